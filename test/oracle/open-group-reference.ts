import file from '#cases/reference/open-group.json' with { type: 'json' };
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { areRatesLawful, oneProduct } from '#test/oracle/reference-dossiers.ts';
import { flatShape } from '#test/oracle/shape.ts';

/** The flat answers by which the file names premiums, paths and compensation. */
export type FlatName = 'budgetneutraal vlak' | 'profijtneutraal vlak';

interface ExpectedAnswer {
  readonly exact: number;
  readonly percentages: readonly number[];
  readonly praktisch: readonly number[];
  readonly haalbaar: boolean;
  /** Profit-neutral answers only. */
  readonly andere_basis?: number;
}

interface ExpectedCohort {
  /** Youngest age at the transition. */
  readonly cohort: number;
  readonly aantal: number;
  readonly aantal_in_aanmerking: number;
  /** Null where everybody has an own one. */
  readonly percentage: number | null;
  readonly tekort: number;
  readonly opgebouwd: number;
  readonly kosten_eerste_jaar: number;
  readonly kosten_contant: number;
  readonly kosten_contant_horizon: number;
}

type PerParticipant =
  | 'percentage'
  | 'percentage_eigen'
  | 'tekort'
  | 'eerste_jaar'
  | 'pensioen'
  | 'pensioen_na_premie'
  | 'salaris_totaal'
  | 'salaris_als_pensioen';

type PerYear = 'per_jaar_premie' | 'per_jaar_salaris' | 'per_jaar' | 'per_jaar_nieuwe_deelnemers';

interface ExpectedCompensation extends Readonly<Record<PerParticipant | PerYear, readonly number[]>> {
  readonly premie: number;
  readonly basis: string;
  readonly cohorten: readonly ExpectedCohort[];
  readonly kosten_contant: number;
  readonly kosten_contant_horizon: number;
  /** Null without a shortfall. */
  readonly deel_gevuld: number | null;
}

export interface OpenGroupExpected {
  readonly deelnemers: readonly string[];
  readonly maanden_tot_transitie: number;
  readonly ongewijzigd_kosten: number;
  readonly instroom: {
    readonly instroom_leeftijd: number;
    readonly instroom_salaris: number;
    readonly bron_leeftijd: 'ingevuld' | 'afgeleid' | 'standaard';
    readonly bron_salaris: 'ingevuld' | 'afgeleid' | 'gemiddelde van het bestand';
    readonly aantal_in_dienst_getreden: number;
  };
  readonly aantal_nieuw_huidig: readonly number[];
  readonly aantal_nieuw_nieuw: readonly number[];
  readonly antwoorden: Readonly<
    Record<FlatName | 'budgetneutraal progressief' | 'profijtneutraal progressief', ExpectedAnswer>
  >;
  readonly vorm: readonly Row[];
  readonly profijtneutraal_vlak_andere_maatstaf: Readonly<Record<string, number>>;
  readonly premie_nieuwe_deelnemers: Readonly<
    Record<'onbegrensd' | 'exact' | 'praktisch' | 'zelfde_aantallen', number>
  >;
  readonly vlak_voor_allen: Readonly<Record<'5' | '10' | '30', { readonly exact: number; readonly haalbaar: boolean }>>;
  readonly paden: {
    readonly jaren: readonly number[];
    readonly ongewijzigd: readonly number[];
    /** Null where it is not permitted. */
    readonly 'eerbiedigende werking': readonly number[] | null;
  } & Readonly<Record<`${FlatName} ${'zonder' | 'met'} compensatie`, readonly number[]>>;
  readonly compensatie: Readonly<Record<FlatName, ExpectedCompensation>>;
}

type MaybeEmpty = 'eigen_staffel' | 'huidige_staffel' | 'nieuwe_staffel';

/** The fields of a dossier as the file has them: empty, or not there where the kind or the choice has none. */
type FileInput = Omit<OracleDossier, MaybeEmpty | 'tarief'> & {
  readonly werkgever_naam: string;
  readonly eigen_staffel: readonly Row[] | null;
  readonly huidige_staffel?: readonly Row[];
  readonly nieuwe_staffel?: readonly Row[];
};

interface OpenGroupReference {
  readonly input: OracleDossier & { readonly werkgever_naam: string };
  readonly expected: OpenGroupExpected;
}

/** The reference dossiers of the open group and compensation: what the file leaves empty is filled. */
export const openGroupReference: readonly OpenGroupReference[] = (
  file.dossiers as unknown as readonly { readonly input: FileInput; readonly expected: OpenGroupExpected }[]
).map(({ input, expected }) => ({
  input: {
    ...oneProduct,
    ...input,
    tarief: [],
    huidige_staffel: input.huidige_staffel ?? [],
    nieuwe_staffel: input.nieuwe_staffel ?? [],
    eigen_staffel: input.eigen_staffel ?? [],
  },
  expected,
}));

/** Whether an answer is haalbaar as it is judged: this file judges the exact rates, and what is introduced are the rounded ones. */
export function isFeasibleRounded(
  { input, expected }: OpenGroupReference,
  name: keyof OpenGroupExpected['antwoorden'],
): boolean {
  const { haalbaar, percentages, praktisch } = expected.antwoorden[name];
  return haalbaar && areRatesLawful(input, name.endsWith('vlak') ? flatShape : expected.vorm, percentages, praktisch);
}
