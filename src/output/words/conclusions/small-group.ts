import type { DossierResult } from '#core/result/result.ts';
import { smallestGroup } from '#output/words/conclusions/subject.ts';

/** That the costs of few people give their salaries away (decision 0018): a full sentence; null where they are enough. */
export function smallGroupNote({ participantCount }: Pick<DossierResult, 'participantCount'>): string | null {
  if (participantCount >= smallestGroup) return null;
  const people = participantCount === 1 ? 'één deelnemer' : `minder dan ${smallestGroup} deelnemers`;
  return `Vertrouwelijk: uit de kosten van ${people} zijn salarissen te herleiden.`;
}
