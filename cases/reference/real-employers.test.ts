import { describe, expect, test } from 'vitest';
import file from '#cases/reference/real-employers.json' with { type: 'json' };
import { expectAllSame, expectSame } from '#cases/reference/same-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { participation } from '#core/participant/projected-participant.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { splitPartNames } from '#core/result/pension-split.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { unnamedFields } from '#test/oracle/reference-dossiers.ts';

type Fields = OracleDossier & { readonly gegeven_vlak: number; readonly gegeven_staffel: readonly Row[] };

/** What the independent implementation has of one alternative. */
interface Figures {
  readonly eigen_bijdrage_eerste_jaar: readonly number[];
  readonly pensioen_totaal: number;
  readonly kosten: number;
  readonly kosten_per_jaar: readonly number[];
  readonly eenmalig_contant: number;
  readonly eenmalig_per_jaar: readonly number[];
  readonly pensioen: readonly number[];
}

interface RealEmployer {
  readonly invoer: Fields & { readonly werkgever_naam: string };
  readonly verwacht: {
    readonly meegerekend: readonly string[];
    readonly einde_huidig: readonly number[];
    readonly einde_nieuw: readonly number[];
    readonly maanden_tot_pensioen: readonly number[];
    readonly alternatieven: Readonly<Record<'ongewijzigd' | 'vlak' | 'staffel', Figures>>;
    readonly budgetneutraal_vlak: {
      readonly exact: number;
      readonly haalbaar: boolean;
      readonly kosten_min_doel: number;
    };
    readonly profijtneutraal_vlak_verwacht: number;
    /** Only from a premium scheme: per participant by premium, cost of investing, mix and pension age. */
    readonly uitsplitsing_vlak?: readonly (readonly number[])[];
  };
}

const employers = file.dossiers as unknown as readonly RealEmployer[];

const inputOf = ({ invoer }: RealEmployer) =>
  coreInput({
    ...unnamedFields,
    ...invoer,
    eigen_vlakke_premie: invoer.gegeven_vlak,
    eigen_staffel: invoer.gegeven_staffel,
  });

const named = (name: string): RealEmployer =>
  employers.find(({ invoer }) => invoer.werkgever_naam === `Proefwerkgever ${name}`)!;

test.each(employers.map((employer) => [employer.invoer.werkgever_naam, employer] as const))(
  'premium of %s ends in the same months, for the same participants',
  (_, employer) => {
    const { participants } = participation(inputOf(employer));
    const { verwacht } = employer;
    expect(participants.map(({ participant }) => participant.number)).toEqual(verwacht.meegerekend);
    expect(participants.map((one) => one.premiumMonthsInCurrent)).toEqual(verwacht.einde_huidig);
    expect(participants.map((one) => one.premiumMonthsInNext)).toEqual(verwacht.einde_nieuw);
    expect(participants.map((one) => one.monthsInNext)).toEqual(verwacht.maanden_tot_pensioen);
  },
);

test.each(['605'])('premium waiver of employer %s gives the same pensions', (name) => {
  const employer = named(name);
  const { alternatieven, profijtneutraal_vlak_verwacht: profitNeutral } = employer.verwacht;
  const input = inputOf(employer);
  const result = calculate(input);
  const pensionsOf = (key: AlternativeKey): number[] =>
    alternativeOf(result, key).participants.map(({ pension }) => pension);
  expectAllSame(pensionsOf('unchanged'), alternatieven.ongewijzigd.pensioen);
  expectAllSame(pensionsOf('ownFlat'), alternatieven.vlak.pensioen);
  expectAllSame(pensionsOf('ownScale'), alternatieven.staffel.pensioen);
  expectSame(alternativeOf(result, 'unchanged').cost, alternatieven.ongewijzigd.kosten);
  const goal = { ...input.goal, profitBasis: 'expected', measure: 'totalPension', fiscalCaps: false } as const;
  expectSame(alternativeOf(calculate({ ...input, goal }), 'profitNeutralFlat').exact, profitNeutral);
});

describe.each(['601', '602', '603', '604', '606'])(
  'end of premium, two products, premium waiver and risk premiums by age of employer %s',
  (name) => {
    const employer = named(name);
    const { alternatieven, profijtneutraal_vlak_verwacht: profitNeutral } = employer.verwacht;
    const result = calculate(inputOf(employer));
    const pensionsOf = (key: AlternativeKey): number[] =>
      alternativeOf(result, key).participants.map(({ pension }) => pension);

    test('gives the same cost of the current scheme', () => {
      const unchanged = alternativeOf(result, 'unchanged');
      expectSame(unchanged.cost, alternatieven.ongewijzigd.kosten);
      expectAllSame(
        unchanged.years.slice(0, 10).map(({ cost }) => cost),
        alternatieven.ongewijzigd.kosten_per_jaar,
      );
    });

    test('gives the same pensions', () => {
      expectAllSame(pensionsOf('unchanged'), alternatieven.ongewijzigd.pensioen);
      expectAllSame(pensionsOf('ownFlat'), alternatieven.vlak.pensioen);
      expectAllSame(pensionsOf('ownScale'), alternatieven.staffel.pensioen);
    });

    test('gives the same parts of the change of each pension', () => {
      const { uitsplitsing_vlak: split } = employer.verwacht;
      const counted = result.participants.map(({ number }) => number);
      const input = inputOf(employer);
      for (const [index, number] of counted.entries()) {
        const participants = input.participants.filter((one) => one.number === number);
        const { pensionSplit } = alternativeOf(calculate({ ...input, participants }), 'ownFlat');
        if (split === undefined) expect(pensionSplit).toBeNull();
        else {
          const size = alternatieven.ongewijzigd.pensioen[index]!;
          for (const [step, part] of splitPartNames.entries())
            expect(Math.abs(pensionSplit!.total[part] - split[index]![step]!)).toBeLessThanOrEqual(1e-9 * size);
        }
      }
    });

    test('gives the same profit-neutral flat premium', () => {
      const input = inputOf(employer);
      const goal = { ...input.goal, profitBasis: 'expected', measure: 'totalPension', fiscalCaps: false } as const;
      expectSame(alternativeOf(calculate({ ...input, goal }), 'profitNeutralFlat').exact, profitNeutral);
    });
  },
);

const keys = { ongewijzigd: 'unchanged', vlak: 'ownFlat', staffel: 'ownScale' } as const;

describe.each(employers.map((employer) => [employer.invoer.werkgever_naam, employer] as const))(
  'cost of %s',
  (_, employer) => {
    const { alternatieven, budgetneutraal_vlak: neutral } = employer.verwacht;
    const input = inputOf(employer);
    const result = calculate(input);

    test.each(['ongewijzigd', 'vlak', 'staffel'] as const)(
      'with own contribution and one-off costs of %s is the same',
      (which) => {
        const alternative = alternativeOf(result, keys[which]);
        const expected = alternatieven[which];
        const years = alternative.years.slice(0, 10);
        // What counts in the solve is in the cost; the file has it apart.
        const counted = input.oneOffCosts.counts ? alternative.oneOffCost : 0;
        expectSame(alternative.cost - counted, expected.kosten);
        expectAllSame(
          years.map(({ cost }) => cost),
          expected.kosten_per_jaar,
        );
        expectSame(alternative.oneOffCost, expected.eenmalig_contant);
        expectAllSame(
          years.map(({ oneOff }) => oneOff),
          expected.eenmalig_per_jaar,
        );
        // Nobody leaves within the first year.
        const contributions = expected.eigen_bijdrage_eerste_jaar.reduce((sum, part) => sum + part, 0);
        expectSame(alternative.years[0]!.employeeContribution, contributions);
        expectSame(alternative.firstYear.employeeContribution, contributions);
      },
    );

    test('is equal at the same flat premium', () => {
      const { exact, feasible, exactCostDifference } = alternativeOf(result, 'budgetNeutralFlat');
      expectSame(exact, neutral.exact);
      expect(feasible).toBe(neutral.haalbaar);
      const size = alternatieven.ongewijzigd.kosten;
      expect(Math.abs(exactCostDifference - neutral.kosten_min_doel)).toBeLessThanOrEqual(1e-9 * size);
    });
  },
);
