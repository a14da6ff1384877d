import { phone } from '$lib/ui/screen';

/** The room for the panels: on a phone about as many units as it has points, so that letters keep their size. */
export const SIZE: [number, number] = phone.matches ? [400, 560] : [1000, 640];
