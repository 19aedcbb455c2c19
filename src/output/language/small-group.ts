import type { DossierResult } from '#core/result/result.ts';
import { smallestGroup } from '#output/language/subject.ts';

/** That the costs of few people give their salaries away (decision 0018): a full sentence; null where they are enough. */
export function smallGroupNote({ participantCount }: Pick<DossierResult, 'participantCount'>): string | null {
  if (participantCount >= smallestGroup) return null;
  return participantCount === 1
    ? 'Vertrouwelijk: uit de kosten van één deelnemer is het salaris te herleiden.'
    : `Vertrouwelijk: uit de kosten van minder dan ${smallestGroup} deelnemers zijn salarissen te herleiden.`;
}
