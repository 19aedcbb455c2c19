import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { describe, expect, it } from 'vitest';
import type { SensitivityKey } from '#core/result/effects-result.ts';
import { sensitivityConclusion } from '#output/words/conclusions/sensitivity.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

type Row = readonly [key: SensitivityKey, exact: number, feasible?: boolean];

/** What is said when the premium is this now and so much under changed assumptions. */
function said(now: { exact: number; feasible?: boolean; missing?: number }, ...rows: readonly Row[]): string | null {
  const { dossier, result } = exampleContent(25);
  const { exact, feasible = true, missing = 1 } = now;
  const shortfall = feasible ? null : { amount: missing, fraction: missing / 100 };
  const changed = changedAlternatives(result, { profitNeutralFlat: { exact, feasible, shortfall } });
  const sensitivities = rows.map(([key, moved, isReached = true]) => ({
    key,
    answers: { profitNeutralFlat: { exact: moved, difference: moved - exact, feasible: isReached } },
  }));
  const effects = { ...result.effects, sensitivities } as unknown as typeof result.effects;
  return sensitivityConclusion({ input: dossier.input, result: { ...changed, effects } });
}

describe('the conclusion about sensitivity', () => {
  it('names the change that moves the premium most', () => {
    expect(said({ exact: 0.2 }, ['wageGrowthUp', 0.205], ['returnUp', 0.19])).toBe(
      'De profijtneutrale vlakke premie beweegt het meest bij 1 procentpunt meer rendement: 19,0% in plaats van 20,0%',
    );
    expect(said({ exact: 0.2 }, ['younger', 0.2001])).toBe(
      'Geen van de aannames verandert de profijtneutrale vlakke premie van 20,0%',
    );
    expect(said({ exact: 0.2 })).toBeNull();
  });

  it('says first which changes put the premium out of reach: how far they would move it is not known', () => {
    expect(said({ exact: 0.28 }, ['conversionUp', 0.25], ['returnDown', 0.3, false])).toBe(
      'De profijtneutrale vlakke premie van 28,0% is niet haalbaar bij 1 procentpunt minder rendement',
    );
    const two: readonly Row[] = [
      ['returnDown', 0.3, false],
      ['conversionDown', 0.3, false],
    ];
    expect(said({ exact: 0.28 }, ...two)).toBe(
      'De profijtneutrale vlakke premie van 28,0% is niet haalbaar bij 1 procentpunt minder rendement en bij 1 procentpunt minder omrekenrente',
    );
    expect(said({ exact: 0.28 }, ...two, ['younger', 0.3, false])).toMatch(/rendement en bij nog 2 veranderingen$/);
  });

  it('says of a premium out of reach which changes bring it within', () => {
    const lost = { exact: 0.3, feasible: false };
    expect(said(lost, ['returnUp', 0.28], ['returnDown', 0.3, false])).toBe(
      'De profijtneutrale vlakke premie is niet haalbaar (hoogstens 30,0%), maar wel bij 1 procentpunt meer rendement',
    );
    expect(said(lost, ['returnDown', 0.3, false], ['older', 0.3, false])).toBe(
      'De profijtneutrale vlakke premie is niet haalbaar (hoogstens 30,0%), ook niet bij een van de 2 veranderde aannames',
    );
    expect(said({ exact: 0, feasible: false, missing: -1 }, ['older', 0, false], ['younger', 0, false])).toBe(
      'De profijtneutrale vlakke premie is niet haalbaar, ook niet bij een van de 2 veranderde aannames',
    );
  });
});
