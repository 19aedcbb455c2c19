/**
 * Scales as what they have in common: rates per premium step of which the highest is 1, and how many times that each scale is. Flat premiums
 * have one shape, whatever their height; so do a scale with and without compensation. What premiums become is linear in their rates, so
 * it is worked out once for each shape.
 */
export interface RateShapes {
  /** Rates per premium step. */
  readonly shapes: readonly Float64Array[];
  /** Of each scale. */
  readonly ofScale: readonly { readonly shape: number; readonly times: number }[];
}

/** Shapes of scales, given as rates per premium step of at least 0. */
export function rateShapes(scales: readonly Float64Array[]): RateShapes {
  const shapes: Float64Array[] = [];
  const places = new Map<string, number>();
  const ofScale = scales.map((rates) => {
    const times = Math.max(...rates);
    const shape = times === 0 ? rates : rates.map((rate) => rate / times);
    const key = shape.join(' ');
    const place = places.get(key) ?? shapes.push(shape) - 1;
    places.set(key, place);
    return { shape: place, times };
  });
  return { shapes, ofScale };
}
