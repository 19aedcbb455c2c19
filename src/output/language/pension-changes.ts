import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { direction } from '#output/language/phrases.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** How many participants come out better, equal and worse. */
export interface ChangeCounts {
  readonly better: number;
  readonly equal: number;
  readonly worse: number;
}

/** How much the expected pension of a participant changes by an alternative, and what it is now, EUR a year. */
interface PensionChange {
  readonly current: number;
  readonly change: number;
}

/** The same of every participant. */
function pensionChanges({ result }: ConclusionSubject, { participants }: PremiumAlternative): readonly PensionChange[] {
  const current = alternativeOf(result, 'unchanged').participants;
  return participants.map(({ pension }, index) => ({
    current: current[index]!.pension,
    change: pension - current[index]!.pension,
  }));
}

/** Mean change of the expected pension, new minus current, EUR a year in today's money. */
export function meanChange(subject: ConclusionSubject, alternative: PremiumAlternative): number {
  const changes = pensionChanges(subject, alternative);
  return changes.reduce((sum, { change }) => sum + change, 0) / changes.length;
}

const countNames = { more: 'better', equal: 'equal', less: 'worse' } as const;

/** How many of these come out better, equal and worse. */
export function countedChanges(changes: readonly PensionChange[]): ChangeCounts {
  const counts = { better: 0, equal: 0, worse: 0 };
  for (const { change, current } of changes) counts[countNames[direction(change, current)]]++;
  return counts;
}

/** How many participants come out better, equal and worse by an alternative. */
export const changeCounts = (subject: ConclusionSubject, alternative: PremiumAlternative): ChangeCounts =>
  countedChanges(pensionChanges(subject, alternative));
