import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Check } from '#core/result/check.ts';
import { chosenOf } from '#core/result/headline.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import { askedChoice } from '#core/dossier/asked-choice.ts';
import { check } from '#core/checks/check-input.ts';

type Offered = Pick<DossierResult, 'alternatives' | 'chosen' | 'grandfathering'>;

/**
 * Whether the choice that was made counts: one that the dossier has not, or of which the law forbids the premium, is as if none was
 * made. Only where it does not count: that it does, the headline says.
 */
export function chosenChecks(
  dossier: Pick<DossierInput, 'chosenAlternative' | 'decidedChoice'>,
  offered: Offered,
): readonly Check<'CHOICE_NOT_COUNTED'>[] {
  const choice = askedChoice(dossier) ?? offered.chosen;
  if (choice === null || chosenOf(offered) !== null) return [];
  const premium = premiumAlternatives(offered).find((one) => one.choice === choice);
  const reason = premium === undefined ? 'absent' : 'forbidden';
  // What the law says of keeping a scale is why there is none to choose.
  const verdict = premium?.verdict ?? (choice === 'A' ? offered.grandfathering : null);
  const article = verdict?.grounds[0]?.article ?? '';
  return [check('CHOICE_NOT_COUNTED', 'warning', { choice, reason }, { article })];
}
