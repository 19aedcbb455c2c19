import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { describe, expect, it } from 'vitest';
import type { SensitivityKey, SensitivityRow } from '#core/result/sensitivity-result.ts';
import { perAnswer } from '#core/transition/outcomes.ts';
import { isVisiblyMoved, pairedRows, sensitivityConclusion } from '#output/topics/sensitivity/conclusion.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

type Row = readonly [key: SensitivityKey, exact: number, feasible?: boolean];

type Now = { readonly exact: number; readonly practical?: number; readonly feasible?: boolean };

/** What is said when a flat answer is this now and so much under changed assumptions; the other one does not move. */
function said(now: Now, rows: readonly Row[], answer: 'budgetNeutralFlat' | 'profitNeutralFlat' = 'budgetNeutralFlat') {
  const { dossier, result } = exampleContent(25);
  const { exact, practical = exact, feasible = true } = now;
  const practicalScale = [{ fromAge: 15, rate: practical }];
  const changed = changedAlternatives(result, { [answer]: { exact, feasible, practicalScale } });
  const changes = rows.map(([key, moved, isReached = true]): SensitivityRow => ({
    key,
    answers: perAnswer((each) =>
      each === answer ? { exact: moved, difference: moved - exact, feasible: isReached } : null,
    ),
    pension: null,
    entrantPremium: null,
    longRun: null,
  }));
  const effects = { ...result.effects, sensitivities: { ...result.effects.sensitivities, rows: changes } };
  return sensitivityConclusion({ input: dossier.input, result: { ...changed, effects } });
}

describe('the conclusion about sensitivity', () => {
  it('names the assumption that moves the budget-neutral flat premium most', () => {
    expect(
      said({ exact: 0.2 }, [
        ['wageGrowthUp', 0.205],
        ['exitsDoubled', 0.19],
      ]),
    ).toBe('De budgetneutrale vlakke premie verandert hoogstens 1,00 procentpunt, het meest door de uitstroom');
    expect(said({ exact: 0.2 }, [])).toBeNull();
  });

  it('follows the profit-neutral flat premium where nothing moves the other one', () => {
    expect(said({ exact: 0.2 }, [['returnDown', 0.2042]], 'profitNeutralFlat')).toBe(
      'De profijtneutrale vlakke premie verandert hoogstens 0,42 procentpunt, het meest door het rendement',
    );
    expect(said({ exact: 0.2 }, [['younger', 0.200_01]])).toBe(
      'Geen van de aannames verandert de budgetneutrale of de profijtneutrale vlakke premie',
    );
  });

  it('says first which changes put the premium out of reach: how far they would move it is not known', () => {
    expect(
      said({ exact: 0.28 }, [
        ['exitsHalved', 0.25],
        ['wageGrowthDown', 0.3, false],
      ]),
    ).toBe(
      'De budgetneutrale vlakke premie is 28,0%; bij 1 procentpunt minder loonstijging kost ook de hoogst toegestane vlakke premie minder dan nu',
    );
    expect(said({ exact: 0.2796, practical: 0.278 }, [['wageGrowthDown', 0.3, false]])).toMatch(
      /^De budgetneutrale vlakke premie is 27,8%; /,
    );
    const two: readonly Row[] = [
      ['wageGrowthDown', 0.3, false],
      ['discountDown', 0.3, false],
    ];
    expect(said({ exact: 0.28 }, two)).toBe(
      'De budgetneutrale vlakke premie is 28,0%; bij 1 procentpunt minder loonstijging en bij een 1 procentpunt lagere disconteringsvoet kost ook de hoogst toegestane vlakke premie minder dan nu',
    );
    expect(said({ exact: 0.28 }, [...two, ['exitsHalved', 0.3, false]])).toMatch(
      /loonstijging en bij nog 2 veranderingen kost ook/,
    );
  });

  it('says of a premium out of reach which changes bring it within', () => {
    const lost = { exact: 0.3, feasible: false };
    expect(
      said(lost, [
        ['wageGrowthUp', 0.28],
        ['wageGrowthDown', 0.3, false],
      ]),
    ).toBe('De budgetneutrale vlakke premie is niet haalbaar, maar wel bij 1 procentpunt meer loonstijging');
    expect(
      said(lost, [
        ['wageGrowthUp', 0.3, false],
        ['discountUp', 0.3, false],
      ]),
    ).toBe('De budgetneutrale vlakke premie is niet haalbaar, ook niet bij een van de veranderde aannames');
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
