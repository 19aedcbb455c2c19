import type { Scale } from '#core/dossier/scale.ts';
import { scaleRate } from '#core/scheme/premium-steps.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { flatNowText } from '#output/language/flat-since.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { currentScaleName } from '#output/language/current-scheme.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { ofHeadline } from '#output/language/headline.ts';
import { practicalPremium, scaleDecimals } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** Whether two scales ask the same of everybody. */
export const isSameScale = (one: Scale, other: Scale): boolean =>
  [...one, ...other].every(({ fromAge }) => Math.abs(scaleRate(one, fromAge) - scaleRate(other, fromAge)) < 1e-9);

/** Up to which age a flat premium lies above a scale and from which below it, which may be later; null where it is not so. */
export function crossing(flat: number, scale: Scale): { readonly above: number; readonly below: number } | null {
  const signs = scale.map(({ rate }) => Math.sign(Math.round((flat - rate) * 1e6)));
  const [above, below] = [signs.findIndex((sign) => sign <= 0), signs.indexOf(-1)];
  if (above < 1 || below < 0 || signs.some((sign, step) => sign > (signs[step - 1] ?? sign))) return null;
  return { above: scale[above]!.fromAge, below: scale[below]!.fromAge };
}

/**
 * What stands in front, by age: of a flat premium where it comes to lie below the scale of now, which is told of one that
 * does so once; of a scale who has it, and what those have who are hired later.
 */
export const scaleConclusion = (subject: ConclusionSubject): string =>
  ofHeadline(subject, (premium) =>
    premium.form === 'flat' ? flatBesideScale(subject, premium) : scaleOfThosePresent(subject, premium),
  );

/** Who has a scale. */
export function scaleHolders(subject: ConclusionSubject, premium: PremiumAlternative): string {
  const scale =
    premium.key === 'keptScale' ? 'De staffel van nu' : `De staffel van ${practicalPremium(subject, premium)}`;
  const since = flatSinceOf(subject.input);
  return since === null
    ? `${scale} geldt voor wie nu deelneemt`
    : `${scale} blijft voor wie haar heeft, ${flatNowText(since)} ook`;
}

/** Who has a scale, and what those pay who are hired later. */
function scaleOfThosePresent(subject: ConclusionSubject, premium: PremiumAlternative): string {
  const { rate } = subject.result.openGroup.grandfathering.entrantPremium;
  const later = percentage(rate, scaleDecimals([{ fromAge: 0, rate }], subject.input.goal.rounding));
  const flat = flatSinceOf(subject.input) === null ? ' vlak' : '';
  return `${scaleHolders(subject, premium)}; wie later begint, krijgt ${later}${flat}`;
}

function flatBesideScale(subject: ConclusionSubject, premium: PremiumAlternative): string {
  const phrase = `${practicalPremium(subject, premium)} vlak`;
  const found = crossing(premium.practicalScale[0]?.rate ?? 0, subject.result.currentScale);
  return found === null
    ? `${phrase} geldt op elke leeftijd`
    : `${phrase} ligt tot ${found.above} jaar boven ${currentScaleName(subject.input)}, vanaf ${found.below} jaar eronder`;
}
