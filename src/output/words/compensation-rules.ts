import { percentage } from '#office/document/dutch-format.ts';
import { compensationWords } from '#output/words/compensation-words.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';

/** The highest flat premium that fits the current budget with its compensation. */
function highestFlatText({ result }: ConclusionSubject): string {
  const highest = result.compensation?.highestFlat ?? null;
  return highest === null ? 'Geen vlakke premie' : `Hoogstens vlak ${percentage(highest.rate)}`;
}

/** The chosen rules of compensation for a table, each with its name. */
export function compensationRules(subject: ConclusionSubject): readonly (readonly [string, string])[] {
  const { compensation } = subject.input;
  const { method, target, form, end, salaryLoading } = compensationWords(compensation, subject.input);
  return [
    ['Voor wie', 'Wie op de transitiedatum in dienst is'],
    ['Methode', method.label],
    ...(compensation.method === 'pensionOutcome' ? [['Doel', target] as const] : []),
    ['Vorm', form.label],
    ['Periode', end.label],
    ['Opslag op salaris', salaryLoading],
    ['Past in het budget', highestFlatText(subject)],
  ];
}
