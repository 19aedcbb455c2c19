import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { keptPension } from '#output/language/conditions.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** The question of every dossier, with what its goal of equal pension keeps. */
export function question(subject: ConclusionSubject): string {
  const { input, result } = subject;
  if (isFirstScheme(input)) return 'Wat kost de eerste pensioenregeling?';
  const isUsual = result.profitBasis === 'expected' && input.goal.measure === 'totalPension';
  const kept = isUsual ? 'het verwachte pensioen' : keptPension(subject);
  return `Bij welke premie blijven de kosten van de werkgever gelijk, en bij welke ${kept}?`;
}
