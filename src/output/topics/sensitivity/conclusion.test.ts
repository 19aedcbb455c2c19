import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { describe, expect, it } from 'vitest';
import type { SensitivityKey, SensitivityRow } from '#core/result/sensitivity-result.ts';
import { perAnswer } from '#core/transition/outcomes.ts';
import { isVisiblyMoved, pairedRows, sensitivityConclusion } from '#output/topics/sensitivity/conclusion.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

type Row = readonly [key: SensitivityKey, exact: number, feasible?: boolean];

type Now = { readonly exact: number; readonly feasible?: boolean };

/** What is said when a flat answer is this now and so much under changed assumptions; the other one does not move. */
function said(now: Now, rows: readonly Row[], answer: 'budgetNeutralFlat' | 'profitNeutralFlat' = 'budgetNeutralFlat') {
  const { dossier, result } = exampleContent(25);
  const { exact, feasible = true } = now;
  const changed = changedAlternatives(result, { [answer]: { exact, feasible } });
  const changes = rows.map(([key, moved, isReached = true]): SensitivityRow => ({
    key,
    answers: perAnswer((each) =>
      each === answer ? { exact: moved, difference: moved - exact, feasible: isReached } : null,
    ),
    pension: null,
    entrantPremium: null,
    longRun: null,
  }));
  const sensitivities = { ...result.sensitivities, rows: changes };
  return sensitivityConclusion({ input: dossier.input, result: { ...changed, sensitivities } });
}

describe('the conclusion about sensitivity', () => {
  it('names the assumption that moves the budget-neutral flat premium most', () => {
    expect(
      said({ exact: 0.2 }, [
        ['wageGrowthUp', 0.205],
        ['exitsDoubled', 0.19],
      ]),
    ).toBe('De vlakke premie beweegt het meest door de uitstroom: 1,00 procentpunt');
    expect(said({ exact: 0.2 }, [])).toBeNull();
  });

  it('names none where all of them leave the tenth of a percentage point that is shown', () => {
    expect(
      said({ exact: 0.2 }, [
        ['wageGrowthUp', 0.2001],
        ['exitsDoubled', 0.1997],
      ]),
    ).toBe('De vlakke premie verandert door geen van de aannames meer dan 0,03 procentpunt');
    expect(said({ exact: 0.2 }, [['exitsDoubled', 0.1995]])).toMatch(/het meest door de uitstroom: 0,05 procentpunt$/);
  });

  it('follows the profit-neutral flat premium where nothing moves the other one', () => {
    expect(said({ exact: 0.2 }, [['returnDown', 0.2042]], 'profitNeutralFlat')).toBe(
      'De vlakke premie beweegt het meest door het rendement: 0,42 procentpunt',
    );
    expect(said({ exact: 0.2 }, [['younger', 0.200_01]])).toBe(
      'Geen van de aannames verandert de budgetneutrale of de profijtneutrale vlakke premie',
    );
  });

  it('says of how many changes put the premium out of reach: how far they would move it is not known', () => {
    const rows: readonly Row[] = [
      ['exitsHalved', 0.25],
      ['wageGrowthDown', 0.3, false],
    ];
    const lost = 'De budgetneutrale vlakke premie is bij 1 van de 2 veranderde aannames niet haalbaar';
    expect(said({ exact: 0.28 }, rows)).toBe(lost);
    expect(said({ exact: 0.3, feasible: false }, rows)).toBe(lost);
  });
});

it.each([
  [0.00004, false],
  [-0.00004, false],
  [0.00006, true],
  [-0.5, true],
])('an assumption that moves a premium by %f is drawn: %s', (difference, isDrawn) => {
  const { dossier, result } = exampleContent(25);
  const [pair] = pairedRows({ input: dossier.input, result });
  const premium = {
    exact: 0.2,
    feasible: true,
    under: () => ({ exact: 0.2 + difference, feasible: true, difference }),
  };
  expect(isVisiblyMoved(pair!, premium)).toBe(isDrawn);
});

it('a change that brings a premium out of reach is not drawn: it has no size', () => {
  const { dossier, result } = exampleContent(25);
  const [pair] = pairedRows({ input: dossier.input, result });
  const premium = (isLost: boolean) => ({
    exact: 0.2,
    feasible: true,
    under: () => ({ exact: 0.3, feasible: !isLost, difference: 0.1 }),
  });
  expect([false, true].map((isLost) => isVisiblyMoved(pair!, premium(isLost)))).toEqual([true, false]);
});
