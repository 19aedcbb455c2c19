import { practicalPremium } from '#contract/terms/conclusions-premium.ts';
import { smallestProfiledGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { listed } from '#contract/terms/conclusions-words.ts';
import { wholeNumber } from '#contract/terms/dutch-format.ts';
import { changeCounts } from '#contract/terms/pension-changes.ts';

/** How many gain and lose by the budget-neutral flat premium; null when the participants are too few to be told about. */
export function changesConclusion(subject: ConclusionSubject): string | null {
  const total = subject.result.participantCount;
  if (total < smallestProfiledGroup) return null;
  const start = `Bij vlak ${practicalPremium(subject, subject.result.answers.budgetNeutralFlat)}`;
  const { better, equal, worse } = changeCounts(subject, 'budgetNeutralFlat');
  const all = `alle ${wholeNumber(total)} deelnemers`;
  if (better === total) return `${start} gaan ${all} erop vooruit`;
  if (worse === total) return `${start} gaan ${all} erop achteruit`;
  if (equal === total) return `${start} houden ${all} evenveel pensioen`;
  const parts = [
    { count: better, one: 'gaat', more: 'gaan', rest: 'erop vooruit' },
    { count: worse, one: 'gaat', more: 'gaan', rest: 'erop achteruit' },
    { count: equal, one: 'houdt', more: 'houden', rest: 'evenveel' },
  ].filter(({ count }) => count > 0);
  const verbs = parts.map(({ count, one, more }) => (count === 1 ? one : more));
  const clauses = parts.map(({ count, rest }, index) => {
    const whole = index === 0 ? ` van de ${wholeNumber(total)} deelnemers` : '';
    const verb = verbs[index] === verbs[index - 1] ? '' : `${verbs[index]} `;
    return `${verb}${wholeNumber(count)}${whole} ${rest}`;
  });
  return `${start} ${listed(clauses)}`;
}
