import type { AnswerKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { practicalPremium } from '#output/language/premium.ts';
import { isBarred } from '#output/language/shown-name.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** "27,7% vlak"; null where that premium misses its goal or is forbidden. */
function reaching(subject: ConclusionSubject, key: AnswerKey): string | null {
  const answer = alternativeOf(subject.result, key);
  return answer.feasible && !isBarred(answer) ? `${practicalPremium(subject, answer)} vlak` : null;
}

/** At which flat premium the cost stays equal, and at which the pension: goals by their names in the table. */
export function answersConclusion(subject: ConclusionSubject): string {
  const [cost, pension] = [reaching(subject, 'budgetNeutralFlat'), reaching(subject, 'profitNeutralFlat')];
  const cannot = 'kan niet met een vlakke premie die mag';
  if (cost === null) return `Zelfde kosten ${cannot}`;
  return `Zelfde kosten bij ${cost}${pension === null ? `; zelfde pensioen ${cannot}` : `, zelfde pensioen bij ${pension}`}`;
}
