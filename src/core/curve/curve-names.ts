/**
 * Names of all registered zero curves, in the order in which they are offered. Apart from the register, so that whoever only
 * offers a choice does not load the curves. A newer one is one more name here.
 */
export const zeroCurveNames: readonly string[] = ['31-12-2023'];
