import { withoutOneOffs } from '#output/language/one-off.ts';
import { inFirstYear } from '#output/topics/cost/years-conclusion.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { amount } from '#office/document/dutch-format.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { practicalPremium, premiumPhrase } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { neutralFlatSentence } from '#output/topics/open-group/open-group.ts';
import { keyFigures } from '#output/topics/choices/key-figures.ts';
import { type ChoiceFigures } from '#output/model/figure-types.ts';
import { headline } from '#output/language/headline.ts';

/** What the budget-neutral flat premium is called, which may be none: the highest lawful one where even that costs less. */
function budgetNeutralName(front: PremiumAlternative & { readonly sort: 'answer' }): string {
  if (front.feasible || front.shortfall === null) return 'De budgetneutrale vlakke premie';
  return front.shortfall.amount > 0 ? 'De hoogst toegestane vlakke premie' : 'Een vlakke premie';
}

const nameOf = (subject: ConclusionSubject, front: PremiumAlternative): string =>
  front.key === 'budgetNeutralFlat' && front.sort === 'answer'
    ? `${budgetNeutralName(front)} van ${practicalPremium(subject, front)}`
    : premiumPhrase(subject, front);

/** What the premium in front costs in the first year and with compensation; null where neither is known. */
function costSentence(
  subject: ConclusionSubject,
  front: PremiumAlternative,
  { firstYear, compensated, goal }: ChoiceFigures,
): string | null {
  const people = goal.countsEntrants ? ' voor de bestaande deelnemers' : '';
  const period = horizonPhrase(subject.input.goal.horizon);
  const costs = [
    firstYear &&
      `${inFirstYear(subject.result)} ${amount(firstYear.cost)}${withoutOneOffs(front, 1)} (nu ${amount(firstYear.now)})`,
    compensated &&
      `met compensatie ${period}${people} ${amount(compensated.cost)} (nu ${amount(compensated.now)}, beide contant)`,
  ].filter((clause) => clause !== null);
  return costs.length === 0 ? null : `${nameOf(subject, front)} kost u ${costs.join(' en ')}.`;
}

/** The key figures as full sentences. */
export function keyFigureSentences(subject: ConclusionSubject): readonly string[] {
  const { choice } = keyFigures(subject);
  const front = headline(subject);
  const cost = front === null || typeof choice === 'string' ? null : costSentence(subject, front, choice);
  return [...(cost === null ? [] : [cost]), neutralFlatSentence(subject)];
}
