import { listed } from '#office/document/dutch-words.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { shortCostWords } from '#output/language/cost-words.ts';

/** "Naast nu kost in 30 jaar A vrijwel evenveel en B 19% meer": without a full stop. */
export function thirtyYearsConclusion({ result }: Pick<ConclusionSubject, 'result'>): string {
  const costs = result.choices.map(
    ({ key, difference }) => `${key} ${shortCostWords(difference.thirtyYears, result.now.cost.thirtyYears)}`,
  );
  return `Naast nu kost in 30 jaar ${costs.length === 1 ? 'keuze ' : ''}${listed(costs)}`;
}
