import type { NumberFormat } from '#output/model/number-formats.ts';
import { ageOfFlat } from '#output/recalculation/recalculation.ts';

/** Where the formula of a month finds the cells of its own row, and of the row before it. */
export interface MonthRow {
  readonly cell: (key: string) => string;
  readonly before: (key: string) => string;
  readonly isFirst: boolean;
}

/** One step of the calculation of a month. */
export interface MonthColumn {
  readonly key: string;
  readonly header: string;
  readonly format: NumberFormat;
  /** The formula in words, with the names of the parameters. */
  readonly meaning: string;
  readonly formula: (row: MonthRow) => string;
  /** Defined name of all its rows. */
  readonly name?: string;
}

/** Value of the scheme that is in force in the month. */
export const inForce =
  (parameter: string) =>
  ({ cell }: MonthRow): string =>
    `IF(${cell('scheme')}="huidig",huidig_${parameter},nieuw_${parameter})`;

/** Only as long as the scheme in force has participants of this age. */
export const beforePension =
  (formula: (row: MonthRow) => string) =>
  (row: MonthRow): string =>
    `IF(${row.cell('month')}<maanden_premie,${formula(row)},0)`;

const time: readonly MonthColumn[] = [
  {
    key: 'date',
    header: 'Datum',
    format: 'date',
    meaning: 'Peildatum plus zoveel maanden.',
    formula: ({ cell }) => `EDATE(peildatum,${cell('month')})`,
  },
  {
    key: 'year',
    header: 'Jaar',
    format: 'year',
    meaning: 'Kalenderjaar.',
    formula: ({ cell }) => `YEAR(${cell('date')})`,
    name: 'maand_jaar',
  },
  {
    key: 'ageInMonths',
    header: 'Leeftijd in maanden',
    format: 'year',
    meaning: 'leeftijd_start plus het aantal maanden. De verjaardag telt op de eerste van de geboortemaand.',
    formula: ({ cell }) => `leeftijd_start+${cell('month')}`,
  },
  {
    key: 'age',
    header: 'Leeftijd',
    format: 'year',
    meaning: 'Hele jaren.',
    formula: ({ cell }) => `INT(${cell('ageInMonths')}/12)`,
    name: 'maand_leeftijd',
  },
  {
    key: 'januaries',
    header: 'Aantal keer 1 januari',
    format: 'year',
    meaning: 'Sinds de peildatum: zo vaak is er verhoogd.',
    formula: ({ cell }) => `${cell('year')}-YEAR(peildatum)`,
  },
];

const pay: readonly MonthColumn[] = [
  {
    key: 'salary',
    header: 'Salaris fulltime',
    format: 'euroCents',
    meaning: 'Eerst deelnemer_salaris; op 1 januari x (1 + loonstijging) x (1 + carrièrestijging bij de leeftijd).',
    formula: ({ cell, before, isFirst }) =>
      isFirst
        ? 'deelnemer_salaris'
        : `IF(MONTH(${cell('date')})=1,${before('salary')}*(1+loonstijging)*(1+INDEX(carriere_stijging,MATCH(${cell('age')},carriere_leeftijd,1))),${before('salary')})`,
    name: 'maand_salaris',
  },
  {
    key: 'scheme',
    header: 'Regeling',
    format: 'general',
    meaning: 'Nieuw vanaf de transitiedatum, behalve bij Nu.',
    formula: ({ cell }) => `IF(OR(alternatief_nummer=1,${cell('month')}<maanden_tot_transitie),"huidig","nieuw")`,
  },
  {
    key: 'offset',
    header: 'Franchise',
    format: 'euroCents',
    meaning: 'huidig_ of nieuw_franchise x (1 + franchisestijging) ^ aantal keer 1 januari.',
    formula: (row) => `${inForce('franchise')(row)}*(1+franchisestijging)^${row.cell('januaries')}`,
  },
  {
    key: 'maximum',
    header: 'Maximumsalaris',
    format: 'euroCents',
    meaning: 'huidig_ of nieuw_max_salaris, net zo verhoogd.',
    formula: (row) => `${inForce('max_salaris')(row)}*(1+franchisestijging)^${row.cell('januaries')}`,
  },
  {
    key: 'base',
    header: 'Pensioengrondslag',
    format: 'euroCents',
    meaning:
      '( laagste van salaris en maximum, dat bij deeltijd boven 100% door de deeltijd wordt gedeeld - franchise, niet onder 0 ) x deelnemer_deeltijd x deelnemer_betaald_deel.',
    formula: beforePension(
      ({ cell }) =>
        `MAX(0,MIN(${cell('salary')},${cell('maximum')}/MAX(1,deelnemer_deeltijd))-${cell('offset')})*deelnemer_deeltijd*deelnemer_betaald_deel`,
    ),
    name: 'maand_grondslag',
  },
];

/** The age that decides the step of the scale. */
export const bracketAge: MonthColumn = {
  key: 'bracketAge',
  header: 'Leeftijd voor de staffel',
  format: 'year',
  meaning: 'Volgens huidig_ of nieuw_leeftijdsbepaling: op de eerste van de maand, op 1 januari of op 31 december.',
  formula: (row) => {
    const [rule, month] = [inForce('leeftijdsbepaling')(row), `MONTH(${row.cell('date')})`];
    return `INT((${row.cell('ageInMonths')}+IF(${rule}="1 januari",1-${month},IF(${rule}="31 december",12-${month},0)))/12)`;
  },
};

/** The same in a dossier in which some have a flat premium now, whatever their age. */
export const bracketOrFlat: MonthColumn = {
  ...bracketAge,
  meaning: `${bracketAge.meaning} ${ageOfFlat} voor wie nu al een vlakke premie heeft.`,
  formula: (row) => `IF(deelnemer_vlakke_premie="ja",${ageOfFlat},${bracketAge.formula(row)})`,
};

/** Months, dates, ages, salary and pension base: the same in every kind of dossier. */
export const baseColumns: readonly MonthColumn[] = [
  {
    key: 'month',
    header: 'Maand',
    format: 'year',
    meaning: 'Maanden sinds de peildatum, tot looptijd.',
    formula: ({ before, isFirst }) =>
      isFirst ? '0' : `IF(${before('month')}="","",IF(${before('month')}+1<looptijd,${before('month')}+1,""))`,
  },
  ...time,
  ...pay,
];

/** Which of the schemes has risk premiums by age. */
export type RiskByAge = Readonly<Record<'huidig' | 'nieuw', boolean>>;

/** Risk premium as a part of salary: that of every age, or the one in the table of the scheme in force. */
const salaryRisk =
  (byAge: RiskByAge) =>
  (row: MonthRow): string => {
    const of = (scheme: keyof RiskByAge): string =>
      byAge[scheme]
        ? `INDEX(${scheme}_risicopremie_deel,MATCH(${row.cell('age')},${scheme}_risicopremie_leeftijd,1))`
        : `${scheme}_risicopremie_salaris`;
    return `IF(${row.cell('scheme')}="huidig",${of('huidig')},${of('nieuw')})`;
  };

const riskMeaning = (byAge: RiskByAge): string =>
  byAge.huidig || byAge.nieuw ? ' risicopremie_salaris: naar leeftijd waar de regeling die tabel heeft.' : '';

export const costColumns = (
  contribution: MonthColumn,
  hasBoughtIndexation: boolean,
  riskByAge: RiskByAge,
): readonly MonthColumn[] => [
  contribution,
  {
    key: 'loadings',
    header: 'Opslag, risico en kosten',
    format: 'euroCents',
    meaning: `opslag_premie x premie + ( risicopremie_grondslag x grondslag + ( risicopremie_salaris x salaris x deeltijd + kosten_per_deelnemer x (1 + prijsinflatie) ^ aantal keer 1 januari ) x deelnemer_betaald_deel ) / 12.${riskMeaning(riskByAge)}`,
    formula: beforePension(
      (row) =>
        `${inForce('opslag_premie')(row)}*${row.cell('premium')}+(${inForce('risicopremie_grondslag')(row)}*${row.cell('base')}+(${salaryRisk(riskByAge)(row)}*${row.cell('salary')}*deelnemer_deeltijd+${inForce('kosten_per_deelnemer')(row)}*(1+prijsinflatie)^${row.cell('januaries')})*deelnemer_betaald_deel)/12`,
    ),
  },
  {
    key: 'cost',
    header: 'Werkgeverslast',
    format: 'euroCents',
    meaning: `Premie + opslag, risico en kosten${hasBoughtIndexation ? ' + gekochte toeslag' : ''} - eigen bijdrage.`,
    formula: ({ cell }) =>
      `${cell('premium')}+${cell('loadings')}${hasBoughtIndexation ? `+${cell('bought')}` : ''}-${cell('contribution')}`,
    name: 'maand_werkgeverslast',
  },
  {
    key: 'inService',
    header: 'Kans in dienst',
    format: 'factor',
    meaning:
      '1 tot een jaar na de transitie; elk jaar daarna x (1 - uitstroomkans bij de leeftijd aan het begin van het afgelopen jaar).',
    formula: ({ cell, before, isFirst }) =>
      isFirst
        ? '1'
        : `IF(AND(${cell('month')}>maanden_tot_transitie,MOD(${cell('month')}-maanden_tot_transitie,12)=0),${before('inService')}*(1-INDEX(uitstroom_kans,MATCH(INT((${cell('ageInMonths')}-12)/12),uitstroom_leeftijd,1))),${before('inService')})`,
    name: 'maand_in_dienst',
  },
  {
    key: 'discounted',
    header: 'Werkgeverslast contant',
    format: 'euroCents',
    meaning:
      'Vanaf de transitie, binnen horizon_maanden: werkgeverslast x kans in dienst x (1 + disconteringsvoet) ^ -(maanden sinds de transitie / 12).',
    formula: ({ cell }) =>
      `IF(AND(${cell('month')}>=maanden_tot_transitie,${cell('month')}<MIN(maanden_premie,maanden_tot_transitie+horizon_maanden)),${cell('cost')}*${cell('inService')}*(1+disconteringsvoet)^(-(${cell('month')}-maanden_tot_transitie)/12),0)`,
    name: 'maand_last_contant',
  },
];
