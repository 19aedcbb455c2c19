/** A place on a slide, in inches. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
