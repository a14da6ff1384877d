export { yunnan as china } from '../yunnan/face';
