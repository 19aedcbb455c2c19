import { describe, expect, it } from 'vitest';
import { keyFigures, keyFigureSentences } from '#output/words/summary/key-figures.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';

const subject = (count: number) => {
  const { dossier, result } = averagePayContent('ambition', count);
  return { input: dossier.input, result };
};

describe('the figures beside the budget-neutral flat premium', () => {
  it('are its first year, its cost with compensation and what is neutral with new hires', () => {
    const [costs, longTerm] = keyFigureSentences(subject(40)).map(spaced);
    expect(costs).toMatch(
      /van \d+,\d% kost u in \d{4} € [\d.]+ \(nu € [\d.]+\) en met compensatie .* € [\d.]+ \(nu € [\d.]+, beide contant\)\.$/,
    );
    expect(longTerm).toMatch(/^Met nieuwe medewerkers kost over 30 jaar /);
  });

  it('leave compensation out for a group in which it would be of persons', () => {
    expect(keyFigures(subject(40)).compensated).not.toBeNull();
    expect(keyFigures(subject(9)).compensated).toBeNull();
  });

  it('do not call a premium budget-neutral that is not', () => {
    const { input, result } = subject(40);
    const told = (amount: number) => {
      const lost = { feasible: false, shortfall: { amount, fraction: amount / 100 } };
      return keyFigureSentences({ input, result: changedAlternatives(result, { budgetNeutralFlat: lost }) })[0];
    };
    expect(told(5)).toMatch(/^De hoogst toegestane vlakke premie van /);
    expect(told(-5)).toMatch(/^Een vlakke premie van /);
  });
});
