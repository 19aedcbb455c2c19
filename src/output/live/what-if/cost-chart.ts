import { looks } from '#output/language/look.ts';
import type { AlternativeYear } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { StepChart } from '#output/model/chart.ts';
import { yearsChart } from '#output/model/year-lines.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** The years that the lines reach. */
const yearsAhead = 10;

interface Lined {
  readonly years: readonly AlternativeYear[];
}

const amounts = (years: readonly AlternativeYear[]): readonly number[] =>
  years.slice(0, yearsAhead).map(({ cost }) => cost);

/**
 * Employer cost of the closed group in the coming years, without compensation: of the current scheme, of the answer that was
 * calculated, and of what is asked. Null for a single year.
 */
export function costChart({ result }: ConclusionSubject, asked: Lined, answer: Lined): StepChart | null {
  const years = result.years.slice(0, yearsAhead).map(({ year }) => year);
  if (years.length < 2) return null;
  return yearsChart(years, [
    {
      name: 'Huidige regeling',
      look: looks.now,
      amounts: amounts(alternativeOf(result, 'unchanged').years),
    },
    { name: 'Antwoord', look: looks.B, amounts: amounts(answer.years) },
    { name: 'Wat als', look: looks.C, amounts: amounts(asked.years) },
  ]);
}
