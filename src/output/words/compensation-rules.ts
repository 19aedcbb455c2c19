import { budgetLabel, budgetReach } from '#output/words/budget-reach.ts';
import { compensationWords } from '#output/words/compensation-words.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';

/** The chosen rules of compensation for a table, each with its name. */
export function compensationRules({ input, result }: ConclusionSubject): readonly (readonly [string, string])[] {
  const rules = input.compensation;
  const words = compensationWords(rules, input);
  const frontier = result.compensation?.frontier ?? null;
  return [
    ['Voor wie', words.who.label],
    ['Methode', words.method.label],
    ...(words.threshold === null ? [] : [['Drempel', words.threshold.label] as const]),
    ['Vorm', words.form.label],
    ...(words.maximum === null ? [] : [['Maximum', words.maximum.label] as const]),
    ['Periode', words.end.label],
    ['Opslag op looncompensatie', words.salaryLoading],
    ...(frontier === null ? [] : [[budgetLabel(rules), budgetReach(rules, frontier)] as const]),
  ];
}
