import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { AlternativeYear } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { alternativeDisplay } from '#output/language/alternative-display.ts';
import type { StepChart } from '#output/model/chart.ts';
import { yearsChart } from '#output/model/year-lines.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';

/** The years that the lines reach. */
const yearsAhead = 10;

interface Lined {
  readonly key: PremiumKey;
  readonly years: readonly AlternativeYear[];
}

const amounts = (years: readonly AlternativeYear[]): readonly number[] =>
  years.slice(0, yearsAhead).map(({ cost }) => cost);

/**
 * Employer cost of the closed group in the coming years, without compensation: of the current scheme, of the answer that was
 * calculated, and of what is asked. Null for a small group, whose lines would show when each of them retires.
 */
export function costChart({ result }: ConclusionSubject, asked: Lined, answer: Lined): StepChart | null {
  const years = result.years.slice(0, yearsAhead).map(({ year }) => year);
  if (years.length < 2 || result.participantCount < smallestGroup) return null;
  const isOwn = answer.key === 'ownFlat' || answer.key === 'ownScale';
  const answerLook = alternativeDisplay[isOwn ? 'budgetNeutralFlat' : answer.key].look;
  return yearsChart(years, [
    {
      name: 'Huidige regeling',
      look: alternativeDisplay.unchanged.look,
      amounts: amounts(alternativeOf(result, 'unchanged').years),
    },
    { name: 'Antwoord', look: answerLook, amounts: amounts(answer.years) },
    { name: 'Wat als', look: alternativeDisplay.ownFlat.look, amounts: amounts(asked.years) },
  ]);
}
