import type { Scale } from '#core/dossier/scale.ts';
import { isAbove } from '#core/result/is-above.ts';

/** Age in years from which official scales fall themselves: their yearly steps for who works on (Staffelbesluit, Stcrt. 2024-19889). */
const officialFallFrom = 68;

/** Where a scale falls: the first age with a lower rate than the step before, and both rates, fractions of the pension base. */
interface ScaleFall {
  readonly age: number;
  readonly rate: number;
  readonly before: number;
}

/**
 * The first place where a scale asks less of somebody older; null where it nowhere does. Only a premium that rises with age
 * may deviate from one percentage for all (art. 220e lid 1 PW, "een met de leeftijd oplopend percentage"). Steps from 68 on
 * are not judged, as the official scales fall there.
 */
export function scaleFall(scale: Scale): ScaleFall | null {
  for (const [row, { fromAge, rate }] of scale.entries()) {
    const before = scale[row - 1]?.rate ?? 0;
    if (fromAge < officialFallFrom && isAbove(before, rate)) return { age: fromAge, rate, before };
  }
  return null;
}
