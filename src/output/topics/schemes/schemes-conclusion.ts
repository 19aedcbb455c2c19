import { changedFacts, premiumLabel } from '#output/topics/schemes/scheme-comparison.ts';
import { type SchemeFact } from '#output/topics/schemes/scheme-fact.ts';
import { headline } from '#output/language/headline.ts';
import { hasFlatPremium } from '#output/language/current-scheme.ts';
import { enteredRange, practicalPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { percentage } from '#office/document/dutch-format.ts';
import { listed } from '#office/document/dutch-words.ts';

/** So many changes are named beside the premium; that there are more is said without their number, which the table shows. */
const named = 2;

/** A label for use within a sentence: up to its first comma or point. */
export const factInSentence = ({ label, inSentence: own }: SchemeFact): string => {
  if (own !== undefined) return own;
  const [name = label] = label.split(/,| ·/);
  return /^[A-Z][a-z]/.test(name) && !name.startsWith('Anw') ? name.charAt(0).toLowerCase() + name.slice(1) : name;
};

/** What is paid or promised now: "een staffel (17,4% tot 38,2%)". */
function now({ input, result }: ConclusionSubject): string {
  if (input.current.kind === 'averagePay')
    return `Middelloonpensioen met ${percentage(input.current.accrualRate, 3)} opbouw per jaar maakt plaats voor`;
  const text = enteredRange(result.currentScale);
  if (hasFlatPremium(input) && headline({ input, result })?.form === 'flat')
    return 'De premie blijft één percentage en';
  return `De premie verandert van ${!hasFlatPremium(input) ? `een staffel (${text})` : `één percentage (${text})`} in`;
}

/** What is paid by what stands in front. */
function next(subject: ConclusionSubject): string {
  const front = headline(subject);
  if (hasFlatPremium(subject.input) && front?.form === 'flat') return `wordt ${practicalPremium(subject, front)}`;
  if (front?.form === 'progressive') return 'een progressieve staffel, met een vlakke premie voor wie nieuw is';
  return subject.input.current.kind === 'averagePay' ? 'een premie van één vlak percentage' : 'één vlak percentage';
}

/** Facts that the sentence about the premium already tells, besides the premium; of the kind of scheme not that it shares risks or buys pensions. */
const told = ({ input }: ConclusionSubject): readonly string[] => [
  ...(input.next.contract === 'flexible' ? ['Soort regeling'] : []),
  'Opbouw',
  'Ambitie',
];

/** From what to what the premium changes, and what else does. */
export function schemesConclusion(subject: ConclusionSubject, facts: readonly SchemeFact[]): string {
  const isTold = told(subject);
  const others = changedFacts(facts).filter(
    ({ label }) => label !== premiumLabel && !isTold.some((start) => label.startsWith(start)),
  );
  const start = `${now(subject)} ${next(subject)}`;
  if (others.length === 0) return start;
  const names = [...new Set(others.map(factInSentence))];
  if (names.length > named) return `${start}; ook andere onderdelen veranderen`;
  return `${start}; ook ${listed(names)} ${names.length === 1 ? 'verandert' : 'veranderen'}`;
}
