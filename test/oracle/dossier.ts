/** One row of a table with two columns: an age (or a number of years) and a fraction (or a price). */
export type Row = readonly [number, number];

/** A year and month, or a whole date. */
export type DateParts = readonly number[];

export type Kind = 'dcToDc' | 'dbToDc' | 'ambitionDbToDc';

export interface OracleParticipant {
  readonly nr: string;
  readonly geboren: DateParts;
  readonly geslacht: string;
  readonly salaris: number;
  readonly deeltijd: number;
  /** Part of the premium that the insurer pays. Left out: none. */
  readonly premievrijstelling?: number | null;
  /** Left out: empty. */
  readonly datum_in_dienst?: DateParts | null;
  readonly meerekenen: string;
  /** Capital (dcToDc) or accrued pension a year (the other kinds) at the valuation date. */
  readonly start: number;
}

/** The fields that the current and the new scheme share, by the ends of their names. */
export interface SharedTerms {
  readonly franchise: number;
  readonly max_salaris: number;
  readonly pensioenleeftijd: number;
  /** `pensioenleeftijd` or `AOW-leeftijd`. */
  readonly einde_premie: string;
  readonly leeftijdsbepaling: string;
  readonly eigen_bijdrage_soort: string;
  readonly eigen_bijdrage: number;
  readonly risicopremie_grondslag: number;
  readonly risicopremie_salaris: number;
  readonly opslag_premie: number;
  readonly kosten_per_deelnemer: number;
  readonly kosten_op_inleg: number;
}

interface RiskTables {
  /** Risk premium by age, a part of salary, instead of risicopremie_salaris; left out or empty: none. */
  readonly huidige_risicopremie?: readonly Row[];
  readonly nieuwe_risicopremie?: readonly Row[];
}

type CurrentTerms = { readonly [Field in keyof SharedTerms as `huidig_${Field}`]: SharedTerms[Field] };
type NextTerms = { readonly [Field in keyof SharedTerms as `nieuw_${Field}`]: SharedTerms[Field] };

interface TariffFields {
  readonly huidig_opbouwpercentage: number;
  readonly huidig_partnerpensioen: number;
  readonly huidig_indexatie_actieven: number;
  readonly huidig_indexatie_inactieven: number;
  readonly huidig_indexatie_na_ingang: number;
  readonly huidig_indexatie_betaald: string;
  /** Left out: nee. */
  readonly huidig_indexatie_onvoorwaardelijk?: string;
  /** Null: not filled in, the tariff decides. */
  readonly huidig_betaalde_premie: number | null;
  readonly tarief_rekenrente: number;
  readonly tarief_sterftetafel: string;
  readonly tarief_leeftijdscorrectie_deelnemer: number;
  readonly tarief_leeftijdscorrectie_partner: number;
  readonly tarief_partnervariant: string;
  readonly tarief_kostenopslag: number;
  /** Own tariff table; empty: none. */
  readonly tarief: readonly Row[];
  readonly ambitie_opbouwpercentage: number;
  readonly ambitie_toeslag: number;
  readonly ambitie_rekenrente: number;
  readonly ambitie_sterftetafel: string;
  readonly ambitie_leeftijdscorrectie_deelnemer: number;
  readonly ambitie_leeftijdscorrectie_partner: number;
  readonly ambitie_partnervariant: string;
}

interface GoalFields {
  readonly huidige_staffel: readonly Row[];
  readonly nieuw_staffelvorm: string;
  readonly nieuwe_staffel: readonly Row[];
  readonly doel_horizon: string;
  readonly doel_horizon_jaren: number;
  readonly doel_maat: string;
  readonly doel_groep: string;
  readonly profijt_basis: string;
  readonly fiscale_begrenzing: string;
  readonly afronding: number;
}

interface AssumptionFields {
  readonly loonstijging: number;
  readonly franchisestijging: number;
  readonly prijsinflatie: number;
  readonly rendement_aandelen: number;
  readonly rendement_obligaties: number;
  readonly omrekenrente: number;
  readonly beleggingskosten: number;
  readonly risicovrije_rente: number;
  readonly disconteringsvoet: number;
  readonly sterftetafel: string;
  readonly ervaringsfactor: number;
  readonly partnerpensioen_na_pensioendatum: number;
  readonly carriere: readonly Row[];
  readonly uitstroom: readonly Row[];
  readonly lifecycle: readonly Row[];
}

/** What the current premium scheme invests in where that is its own. */
interface ProductFields {
  /** Null: empty, that of the assumptions. */
  readonly huidig_beleggingskosten: number | null;
  /** Empty: that of the assumptions. */
  readonly huidige_lifecycle: readonly Row[];
  /** `blijft` or `gaat mee`. */
  readonly bestaand_kapitaal: string;
}

interface CompensationFields {
  readonly compensatie_methode: string;
  readonly compensatie_doel: number;
  readonly compensatie_basis: string;
  readonly compensatie_drempel: number;
  /** Null: empty, no maximum. */
  readonly compensatie_maximum: number | null;
  /** Null: empty, everybody. */
  readonly compensatie_vanaf_leeftijd: number | null;
  readonly compensatie_tot_leeftijd: number | null;
  readonly compensatie_tabel: readonly Row[];
  readonly compensatie_vorm: string;
  readonly compensatie_cohort: number;
  readonly compensatie_einde: string;
  readonly compensatie_jaren: number;
  readonly compensatie_salarisopslag: number;
}

interface OpenGroupFields {
  readonly vervanging: number;
  /** Null: empty, derived. */
  readonly instroom_leeftijd: number | null;
  /** Null: empty, derived. */
  readonly instroom_salaris: number | null;
  /** Null: empty, derived. */
  readonly premie_toetreders: number | null;
}

interface EffectFields {
  readonly eigen_vlakke_premie: number | null;
  /** Left out: nee, and zelfde kosten. */
  readonly keuze_a?: string;
  readonly keuze_b?: string;
  /** The adviser's own scale; empty: none. */
  readonly eigen_staffel: readonly Row[];
  /** Null: empty, the rounded median of the file. */
  /** Of files of version 6: these up to the curve are in reference files, and nothing is reckoned with them. */
  readonly maatmens_salaris: number | null;
  readonly rendement_aandelen_pessimistisch: number;
  readonly rendement_obligaties_pessimistisch: number;
  readonly omrekenrente_pessimistisch: number;
  readonly rendement_aandelen_optimistisch: number;
  readonly rendement_obligaties_optimistisch: number;
  readonly omrekenrente_optimistisch: number;
  readonly disconteringscurve: string;
  /** Not a field: years that everybody counts as older in the mortality table (a sensitivity). */
  readonly ouder_in_tafel?: number;
}

/** A dossier by the field names of the workbook: percentages as fractions, amounts in EUR a year. */
export interface OracleDossier
  extends
    CurrentTerms,
    NextTerms,
    TariffFields,
    GoalFields,
    AssumptionFields,
    ProductFields,
    CompensationFields,
    OpenGroupFields,
    EffectFields,
    RiskTables {
  readonly soort: Kind;
  readonly peildatum: DateParts;
  readonly transitiedatum: DateParts;
  readonly regeling_op_30_juni_2023: string;
  /** Not in older files: the transition to the new rules. */
  readonly soort_wijziging?: string;
  /** From when who is hired has a flat premium now, and how much; not there: everybody has the scale. */
  readonly ingang_vlakke_premie?: DateParts | null;
  readonly huidige_vlakke_premie?: number | null;
  readonly nieuw_contract: string;
  /** Own contribution to the new scheme from the first of a month on. Not in older files: none. */
  readonly eigen_bijdrage_tabel?: readonly (readonly [DateParts, number])[];
  /** What employees share of the premium above a level; not there: nothing. */
  readonly nieuw_deling_deel?: number;
  readonly nieuw_deling_boven?: number;
  readonly eenmalige_kosten?: readonly OneOff[];
  readonly eenmalig_meetellen?: string;
  readonly deelnemers: readonly OracleParticipant[];
}

/** A row of one-off costs, EUR; of `alle` or the letter of a choice, in older files of `vlak` or `staffel`. */
interface OneOff {
  readonly jaar: number;
  readonly omschrijving: string;
  readonly bedrag: number;
  readonly alternatief: string;
}

/** The terms of one of the two schemes, without the first part of the field names. */
export function termsOf(dossier: OracleDossier, which: 'huidig' | 'nieuw'): SharedTerms {
  return {
    franchise: dossier[`${which}_franchise`],
    max_salaris: dossier[`${which}_max_salaris`],
    pensioenleeftijd: dossier[`${which}_pensioenleeftijd`],
    einde_premie: dossier[`${which}_einde_premie`],
    leeftijdsbepaling: dossier[`${which}_leeftijdsbepaling`],
    eigen_bijdrage_soort: dossier[`${which}_eigen_bijdrage_soort`],
    eigen_bijdrage: dossier[`${which}_eigen_bijdrage`],
    risicopremie_grondslag: dossier[`${which}_risicopremie_grondslag`],
    risicopremie_salaris: dossier[`${which}_risicopremie_salaris`],
    opslag_premie: dossier[`${which}_opslag_premie`],
    kosten_per_deelnemer: dossier[`${which}_kosten_per_deelnemer`],
    kosten_op_inleg: dossier[`${which}_kosten_op_inleg`],
  };
}

/** Whether the employer must go on indexing what was accrued before the transition. */
export const mustIndex = (dossier: OracleDossier): boolean =>
  dossier.soort !== 'dcToDc' &&
  dossier.huidig_indexatie_betaald === 'ja' &&
  dossier.huidig_indexatie_onvoorwaardelijk === 'ja';
