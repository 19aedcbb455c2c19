import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { paysSalaryBeside } from '#output/language/pays-compensation.ts';
import { compensationWords } from '#output/topics/compensation/compensation-words.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** The chosen rules of compensation for a table, each with its name. */
export function compensationRules({ input, result }: ConclusionSubject): readonly (readonly [string, string])[] {
  const rules = input.compensation;
  const words = compensationWords(rules, input);
  return [
    ['Voor wie', words.who.label],
    ['Methode', words.method.label],
    ...(words.threshold === null ? [] : [['Drempel', words.threshold.label] as const]),
    ['Vorm', words.form.label],
    ...(words.maximum === null ? [] : [['Maximum', words.maximum.label] as const]),
    ['Periode', words.end.label],
    ...(premiumAlternatives(result).some(paysSalaryBeside)
      ? [['Opslag op looncompensatie', words.salaryLoading] as const]
      : []),
  ];
}
