import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { euros, inDutch } from '#output/language/wording.ts';
import { listed } from '#office/document/dutch-words.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { besides } from '#output/language/phrases.ts';
import { shortCostWords } from '#output/language/cost-words.ts';

/** "In 30 jaar kost A vrijwel evenveel en B 19% meer dan nu": without a full stop. */
export function thirtyYearsConclusion({ result, input }: Pick<ConclusionSubject, 'result' | 'input'>): string {
  // A first scheme has nothing to be compared with.
  if (isFirstScheme(input)) {
    const amounts = result.choices.map(({ key, cost }) => `${key} ${inDutch(euros(cost.thirtyYears))}`);
    return `In 30 jaar kost ${amounts.length === 1 ? 'keuze ' : ''}${listed(amounts)}`;
  }
  const costs = result.choices.map(
    ({ key, difference }) => `${key} ${shortCostWords(difference.thirtyYears, result.now.cost.thirtyYears)}`,
  );
  return `In 30 jaar kost ${costs.length === 1 ? 'keuze ' : ''}${besides(listed(costs), 'nu')}`;
}
