import { describe, expect, test } from 'vitest';
import { expectAllSame, expectSame } from '#cases/reference/same-figures.ts';
import file from '#cases/reference/unconditional-indexation.json' with { type: 'json' };
import { calculate } from '#core/calculate/calculate.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { unnamedFields } from '#test/oracle/reference-dossiers.ts';

/** What is compared of a way to go on: EUR. */
interface Figures {
  readonly pensioen: number;
  readonly eerste_jaar: number;
  readonly dertig_jaar: number;
  readonly eigen_bijdrage: number;
}

interface Choice extends Figures {
  readonly premie_nu: number | readonly Row[];
  readonly compensatie_eerste_jaar: number;
  readonly compensatie_dertig_jaar: number;
  readonly eenmalig_eerste_jaar: number;
  readonly eenmalig_dertig_jaar: number;
}

interface Dossier {
  readonly invoer: OracleDossier & { readonly werkgever_naam: string };
  readonly verwacht: {
    readonly ongewijzigd: Figures;
    readonly keuzes: Readonly<Record<'A' | 'B', Choice>>;
    readonly deelnemers: readonly string[];
  };
}

const dossiers = file.dossiers as unknown as readonly Dossier[];

const inputOf = ({ invoer }: Dossier): DossierInput =>
  coreInput({ ...unnamedFields, ...invoer, huidige_lifecycle: [] });

const pensionsOf = (result: DossierResult, key: AlternativeKey): number =>
  alternativeOf(result, key).participants.reduce((sum, { pension }) => sum + pension, 0);

describe.each(dossiers.map((dossier) => [dossier.invoer.werkgever_naam, dossier] as const))(
  'unconditional indexation of %s',
  (_, dossier) => {
    const { ongewijzigd, keuzes, deelnemers } = dossier.verwacht;
    const input = inputOf(dossier);
    const result = calculate(input);
    const flat = typeof keuzes.B.premie_nu === 'number' ? keuzes.B.premie_nu : 0;
    const key = dossier.invoer.eigen_vlakke_premie === null ? 'budgetNeutralFlat' : 'ownFlat';

    test('is of the same participants', () => {
      expect(result.participants.map(({ number }) => number)).toEqual(deelnemers);
    });

    test('stands on both sides of each solve: the practical premiums are the same', () => {
      expectSame(alternativeOf(result, key).practicalScale[0]!.rate, flat);
      const scale = alternativeOf(result, 'budgetNeutralProgressive').practicalScale;
      expectAllSame(
        scale.map(({ rate }) => rate),
        (keuzes.A.premie_nu as readonly Row[]).map(([, rate]) => rate),
      );
    });

    test('stays in the pension of every alternative', () => {
      expectSame(pensionsOf(result, 'unchanged'), ongewijzigd.pensioen);
      expectSame(pensionsOf(result, key), keuzes.B.pensioen);
      expectSame(pensionsOf(result, 'budgetNeutralProgressive'), keuzes.A.pensioen);
    });

    test('stays in the cost of the first year, with hires', () => {
      expectSame(result.openGroup.unchanged[0]!, ongewijzigd.eerste_jaar);
      const { cost, compensation } = result.openGroup.flatForAll.find((path) => path.key === key)!;
      expectSame(compensation[0]!, keuzes.B.compensatie_eerste_jaar);
      expectSame(cost[0]! + compensation[0]! + keuzes.B.eenmalig_eerste_jaar, keuzes.B.eerste_jaar);
    });

    test('is what thirty years of the current scheme cost with it, discounted, with hires', () => {
      const goal = { ...input.goal, group: 'withEntrants' as const, horizon: { kind: 'years' as const, years: 30 } };
      const thirty = calculate({ ...input, goal });
      expectSame(alternativeOf(thirty, 'budgetNeutralFlat').proof.target, ongewijzigd.dertig_jaar);
    });
  },
);
