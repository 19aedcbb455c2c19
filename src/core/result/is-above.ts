/** Rates and amounts typed as decimals are not exact in binary; less than this part above a limit is not above it. */
const binaryNoise = 1e-12;

/** Whether a value passes a limit. */
export const isAbove = (value: number, limit: number): boolean => value > limit + binaryNoise * Math.abs(limit);
