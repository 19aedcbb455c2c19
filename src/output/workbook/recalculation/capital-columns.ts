import { inForce, type MonthColumn, type MonthRow } from '#output/workbook/recalculation/month-columns.ts';

/** Premium of a scale, or of the flat premium. */
const scaleRate = (column: string, bracketAge: string): string =>
  `INDEX(staffel_premie,MATCH(${bracketAge},staffel_leeftijd,1),${column})`;

/** The premium of a scheme with a scale, as a fraction of the pension base. */
export const premiumSchemeRate: MonthColumn = {
  key: 'rate',
  header: 'Premie %',
  format: 'percentEntered',
  meaning: 'Uit Narekenen tabellen: de huidige staffel, of vanaf de transitie die van het gekozen alternatief.',
  formula: ({ cell }) => scaleRate(`IF(${cell('scheme')}="huidig",1,alternatief_nummer)`, cell('bracketAge')),
  name: 'maand_premie_percentage',
};

/** The premium of the new scheme, beside that of an average pay scheme. */
export const averagePayRate = (currentRate: (row: MonthRow) => string, meaning: string): MonthColumn => ({
  key: 'rate',
  header: 'Premie %',
  format: 'percentEntered',
  meaning: `${meaning} Vanaf de transitie de premie van het gekozen alternatief uit Narekenen tabellen.`,
  formula: (row) =>
    `IF(${row.cell('scheme')}="huidig",${currentRate(row)},${scaleRate('alternatief_nummer', row.cell('bracketAge'))})`,
  name: 'maand_premie_percentage',
});

export const premium: MonthColumn = {
  key: 'premium',
  header: 'Premie',
  format: 'euroCents',
  meaning: 'Premie % x pensioengrondslag / 12.',
  formula: ({ cell }) => `${cell('rate')}*${cell('base')}/12`,
  name: 'maand_premie',
};

const returns: readonly MonthColumn[] = [
  {
    key: 'yearsLeft',
    header: 'Jaren tot pensioen',
    format: 'year',
    meaning: 'Hele jaren die na deze maand resten tot maanden_doel.',
    formula: ({ cell }) => `MAX(0,INT((maanden_doel-${cell('month')}-1)/12))`,
  },
  {
    key: 'equity',
    header: 'Deel in aandelen',
    format: 'percentEntered',
    meaning: 'Lifecycle bij dat aantal jaren.',
    formula: ({ cell }) => `INDEX(lifecycle_aandelen,MATCH(${cell('yearsLeft')},lifecycle_jaren,1))`,
  },
  {
    key: 'return',
    header: 'Rendement per jaar',
    format: 'percentEntered',
    meaning: 'Deel x rendement_aandelen + (1 - deel) x rendement_obligaties - beleggingskosten.',
    formula: ({ cell }) =>
      `${cell('equity')}*rendement_aandelen+(1-${cell('equity')})*rendement_obligaties-beleggingskosten`,
    name: 'maand_rendement',
  },
];

/** Capital month by month; `start` is what there is on the valuation date, `invested` what of the premium is invested. */
export const capitalColumns = (isPremiumScheme: boolean): readonly MonthColumn[] => [
  {
    key: 'invested',
    header: 'Inleg',
    format: 'euroCents',
    meaning: isPremiumScheme
      ? 'Premie x (1 - huidig_ of nieuw_kosten_op_inleg).'
      : 'Premie x (1 - nieuw_kosten_op_inleg), vanaf de transitie.',
    formula: (row) =>
      isPremiumScheme
        ? `${row.cell('premium')}*(1-${inForce('kosten_op_inleg')(row)})`
        : `IF(${row.cell('scheme')}="huidig",0,${row.cell('premium')}*(1-nieuw_kosten_op_inleg))`,
    name: 'maand_inleg',
  },
  ...returns,
  {
    key: 'capitalBefore',
    header: 'Kapitaal begin',
    format: 'euroCents',
    meaning: isPremiumScheme
      ? 'Eerst deelnemer_kapitaal, daarna dat van het einde van de vorige maand.'
      : 'Eerst 0, daarna dat van het einde van de vorige maand.',
    formula: ({ before, isFirst }) => (isFirst ? (isPremiumScheme ? 'deelnemer_kapitaal' : '0') : before('capital')),
  },
  {
    key: 'capital',
    header: 'Kapitaal einde',
    format: 'euroCents',
    meaning: '( kapitaal begin + inleg ) x (1 + rendement) ^ (1/12), tot maanden_doel.',
    formula: ({ cell }) =>
      `IF(${cell('month')}<maanden_doel,(${cell('capitalBefore')}+${cell('invested')})*(1+${cell('return')})^(1/12),${cell('capitalBefore')})`,
    name: 'maand_kapitaal',
  },
];

/** Accrued pension of an average pay scheme month by month. */
export const rightsColumns: readonly MonthColumn[] = [
  {
    key: 'rightsBefore',
    header: 'Opgebouwd begin',
    format: 'euroCents',
    meaning: 'Eerst deelnemer_opgebouwd, daarna dat van het einde van de vorige maand.',
    formula: ({ before, isFirst }) => (isFirst ? 'deelnemer_opgebouwd' : before('rights')),
  },
  {
    key: 'accrual',
    header: 'Opbouw',
    format: 'euroCents',
    meaning: 'In de huidige regeling: gerekend_opbouwpercentage x pensioengrondslag / 12.',
    formula: ({ cell }) =>
      `IF(AND(${cell('scheme')}="huidig",${cell('month')}<maanden_premie_huidig),gerekend_opbouwpercentage*${cell('base')}/12,0)`,
    name: 'maand_opbouw',
  },
  {
    key: 'rights',
    header: 'Opgebouwd einde',
    format: 'euroCents',
    meaning:
      '( begin + opbouw ), op 1 januari daarna verhoogd met gerekende_toeslag, na de transitie met huidig_indexatie_inactieven (bij Ongewijzigd pas na maanden_premie_huidig).',
    formula: ({ cell }) =>
      `IF(${cell('month')}<maanden_huidig,(${cell('rightsBefore')}+${cell('accrual')})*IF(MONTH(EDATE(${cell('date')},1))=1,1+IF(${cell('month')}+1<=IF(alternatief_nummer=1,maanden_premie_huidig,maanden_tot_transitie),gerekende_toeslag,huidig_indexatie_inactieven),1),${cell('rightsBefore')})`,
    name: 'maand_opgebouwd',
  },
];
