/**
 * In how many generated examples a property is tried: `count` in a usual run, since every run draws others.
 * PROPERTY_TIMES asks for so many times more.
 */
export const propertyRuns = (count: number): { readonly numRuns: number } => ({
  numRuns: count * Number(process.env['PROPERTY_TIMES'] ?? 1),
});
