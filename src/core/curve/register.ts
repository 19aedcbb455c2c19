import curve20231231 from '#core/curve/curve-2023-12-31.json' with { type: 'json' };
import { type DatedCurve, datedCurveFrom } from '#core/curve/dated-curve.ts';

/** All curves, in the order of their names. A newer one is one more file and one more line here. */
export const zeroCurves: readonly DatedCurve[] = [curve20231231].map(datedCurveFrom);
