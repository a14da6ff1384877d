export { yunnan as haendler } from '../yunnan/face';
