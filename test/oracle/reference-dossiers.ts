import ambition from '#cases/reference/ambition-dossiers.json' with { type: 'json' };
import averagePay from '#cases/reference/average-pay-dossiers.json' with { type: 'json' };
import premium from '#cases/reference/dossiers.json' with { type: 'json' };
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import type { AnswerName } from '#test/oracle/answers.ts';
import { flatShape, legalMaxima } from '#test/oracle/shape.ts';

interface ExpectedAnswer {
  readonly exact: number;
  readonly rates: readonly number[];
  readonly practical: readonly number[];
  /** Whether there is a solution under the caps that the dossier asks for: with fiscale_begrenzing nee under none. */
  readonly haalbaar: boolean;
  readonly kosten: number;
  readonly verschil_kosten: number;
  readonly verschil_pensioen: number;
  readonly pensioen: readonly number[];
  readonly andere_basis: number | null;
}

interface Expected extends Readonly<
  Record<
    'budgetneutraal_vlak' | 'budgetneutraal_progressief' | 'profijtneutraal_vlak' | 'profijtneutraal_progressief',
    ExpectedAnswer
  >
> {
  readonly aantal_deelnemers: number;
  readonly ongewijzigd_kosten: number;
  readonly ongewijzigd_pensioen: number;
  readonly shape: readonly Row[];
  readonly participants: {
    readonly nr: readonly string[];
    readonly keep: readonly boolean[];
    /** Months to the new pension date. */
    readonly months: readonly number[];
    readonly pens_cur: readonly number[];
  };
}

/** Both schemes invest in the same. */
export const oneProduct = {
  huidig_beleggingskosten: null,
  huidige_lifecycle: [],
  bestaand_kapitaal: 'blijft',
} as const;

/** What the files do not name because it has the default value, or belongs to another kind. */
export const unnamedFields = {
  regeling_op_30_juni_2023: 'onbekend',
  huidig_einde_premie: 'pensioenleeftijd',
  nieuw_einde_premie: 'pensioenleeftijd',
  nieuw_contract: 'flexibele premieregeling',
  doel_groep: 'bestaande deelnemers',
  ervaringsfactor: 1,
  tarief: [],
  nieuwe_staffel: [],
  huidige_staffel: [],
  compensatie_methode: 'geen',
  compensatie_doel: 1,
  compensatie_basis: 'als profijt_basis',
  compensatie_drempel: 0,
  compensatie_maximum: null,
  compensatie_vanaf_leeftijd: null,
  compensatie_tot_leeftijd: null,
  compensatie_tabel: [],
  compensatie_vorm: 'pensioenpremie',
  compensatie_cohort: 5,
  compensatie_einde: 'wettelijk einde',
  compensatie_jaren: 1,
  compensatie_salarisopslag: 0,
  vervanging: 1,
  instroom_leeftijd: 32,
  instroom_salaris: null,
  premie_toetreders: null,
  eigen_vlakke_premie: null,
  eigen_staffel: [],
  maatmens_salaris: null,
  rendement_aandelen_pessimistisch: 0,
  rendement_obligaties_pessimistisch: 0,
  omrekenrente_pessimistisch: 0,
  rendement_aandelen_optimistisch: 0,
  rendement_obligaties_optimistisch: 0,
  omrekenrente_optimistisch: 0,
  disconteringscurve: 'vast',
  ...oneProduct,
};

interface ReferenceDossier {
  readonly input: OracleDossier & { readonly werkgever_naam: string };
  readonly expected: Expected;
}

const files = [premium, averagePay, ambition] as unknown as readonly {
  readonly dossiers: readonly ReferenceDossier[];
}[];

/** The reference dossiers of all kinds. */
export const referenceDossiers: readonly ReferenceDossier[] = files
  .flatMap(({ dossiers }) => dossiers)
  .map(({ input, expected }) => ({ input: { ...unnamedFields, ...input }, expected }));

/** Whether tax law allows the exact and the rounded rates of an answer. */
export function areRatesLawful(
  input: OracleDossier,
  shape: readonly Row[],
  ...scales: readonly (readonly number[])[]
): boolean {
  const maxima = legalMaxima(input, shape);
  return scales.every((rates) => rates.every((rate, step) => rate <= maxima[step]! * (1 + 1e-12)));
}

/** Whether an answer is haalbaar as it is judged: what these files call so, at rates that tax law allows. */
export function isFeasibleByLaw({ input, expected }: ReferenceDossier, name: AnswerName): boolean {
  const { haalbaar, rates, practical } = expected[name];
  return haalbaar && areRatesLawful(input, name.endsWith('vlak') ? flatShape : expected.shape, rates, practical);
}
