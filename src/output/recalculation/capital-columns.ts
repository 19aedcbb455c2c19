import { inForce, type MonthColumn, type MonthRow } from '#output/recalculation/month-columns.ts';
import type { Products } from '#core/projection/products.ts';

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

const yearsLeft: MonthColumn = {
  key: 'yearsLeft',
  header: 'Jaren tot pensioen',
  format: 'year',
  meaning: 'Hele jaren die na deze maand resten tot maanden_doel.',
  formula: ({ cell }) => `MAX(0,INT((maanden_doel-${cell('month')}-1)/12))`,
};

const weightOf = (table: string, years: string): string => `INDEX(${table}_aandelen,MATCH(${years},${table}_jaren,1))`;

const mixed = (weight: string, cost: string): string =>
  `${weight}*rendement_aandelen+(1-${weight})*rendement_obligaties-${cost}`;

const ofScheme = (scheme: string, current: string, next: string): string => `IF(${scheme}="huidig",${current},${next})`;

/** The return of the new scheme, which the current one shares, or which takes its place at the transition. */
function returnColumns(products: Products): readonly MonthColumn[] {
  const isMoved = products === 'moves';
  return [
    {
      key: 'equity',
      header: 'Deel in aandelen',
      format: 'percentEntered',
      meaning: isMoved
        ? 'Lifecycle bij dat aantal jaren: die van de huidige regeling, vanaf de transitie die van de nieuwe.'
        : 'Lifecycle bij dat aantal jaren.',
      formula: ({ cell }) => {
        const next = weightOf('lifecycle', cell('yearsLeft'));
        return isMoved ? ofScheme(cell('scheme'), weightOf('huidige_lifecycle', cell('yearsLeft')), next) : next;
      },
    },
    {
      key: 'return',
      header: 'Rendement per jaar',
      format: 'percentEntered',
      meaning: isMoved
        ? 'Deel x rendement_aandelen + (1 - deel) x rendement_obligaties - huidig_beleggingskosten, vanaf de transitie - beleggingskosten.'
        : 'Deel x rendement_aandelen + (1 - deel) x rendement_obligaties - beleggingskosten.',
      formula: ({ cell }) =>
        mixed(
          cell('equity'),
          isMoved ? ofScheme(cell('scheme'), 'huidig_beleggingskosten', 'beleggingskosten') : 'beleggingskosten',
        ),
      name: 'maand_rendement',
    },
  ];
}

/** The return of what stays invested by the current scheme. */
const stayedReturnColumns: readonly MonthColumn[] = [
  {
    key: 'stayedEquity',
    header: 'Deel in aandelen, huidige regeling',
    format: 'percentEntered',
    meaning: 'Lifecycle van de huidige regeling bij dat aantal jaren.',
    formula: ({ cell }) => weightOf('huidige_lifecycle', cell('yearsLeft')),
  },
  {
    key: 'stayedReturn',
    header: 'Rendement per jaar, huidige regeling',
    format: 'percentEntered',
    meaning: 'Deel x rendement_aandelen + (1 - deel) x rendement_obligaties - huidig_beleggingskosten.',
    formula: ({ cell }) => mixed(cell('stayedEquity'), 'huidig_beleggingskosten'),
    name: 'maand_rendement_huidig',
  },
];

/** A capital at the start and at the end of a month. */
interface Pot {
  readonly key: string;
  readonly header: string;
  readonly start: string;
  readonly startMeaning: string;
  readonly returnKey: string;
  /** What comes in, of a month. */
  readonly invested: (row: MonthRow) => string;
  readonly investedMeaning: string;
  readonly name?: string;
}

const potColumns = (pot: Pot): readonly MonthColumn[] => [
  {
    key: `${pot.key}Before`,
    header: `${pot.header} begin`,
    format: 'euroCents',
    meaning: `Eerst ${pot.startMeaning}, daarna dat van het einde van de vorige maand.`,
    formula: ({ before, isFirst }) => (isFirst ? pot.start : before(pot.key)),
  },
  {
    key: pot.key,
    header: `${pot.header} einde`,
    format: 'euroCents',
    meaning: `( kapitaal begin + ${pot.investedMeaning} ) x (1 + rendement) ^ (1/12), tot maanden_doel.`,
    formula: (row) => {
      const before = row.cell(`${pot.key}Before`);
      return `IF(${row.cell('month')}<maanden_doel,(${before}+${pot.invested(row)})*(1+${row.cell(pot.returnKey)})^(1/12),${before})`;
    },
    ...(pot.name === undefined ? {} : { name: pot.name }),
  },
];

/** What stays invested by the current scheme and what is invested by the new one, and both together. */
const potsApart: readonly MonthColumn[] = [
  ...potColumns({
    key: 'stayed',
    header: 'Kapitaal huidige regeling',
    start: 'deelnemer_kapitaal',
    startMeaning: 'deelnemer_kapitaal',
    returnKey: 'stayedReturn',
    invested: ({ cell }) => ofScheme(cell('scheme'), cell('invested'), '0'),
    investedMeaning: 'inleg zolang de huidige regeling geldt',
  }),
  ...potColumns({
    key: 'later',
    header: 'Kapitaal nieuwe regeling',
    start: '0',
    startMeaning: '0',
    returnKey: 'return',
    invested: ({ cell }) => ofScheme(cell('scheme'), '0', cell('invested')),
    investedMeaning: 'inleg vanaf de transitie',
  }),
  {
    key: 'capital',
    header: 'Kapitaal einde',
    format: 'euroCents',
    meaning: 'Kapitaal huidige regeling einde + kapitaal nieuwe regeling einde.',
    formula: ({ cell }) => `${cell('stayed')}+${cell('later')}`,
    name: 'maand_kapitaal',
  },
];

const onePot = (isPremiumScheme: boolean): readonly MonthColumn[] =>
  potColumns({
    key: 'capital',
    header: 'Kapitaal',
    start: isPremiumScheme ? 'deelnemer_kapitaal' : '0',
    startMeaning: isPremiumScheme ? 'deelnemer_kapitaal' : '0',
    returnKey: 'return',
    invested: ({ cell }) => cell('invested'),
    investedMeaning: 'inleg',
    name: 'maand_kapitaal',
  });

/** Capital month by month: what there is on the valuation date, what of the premium is invested, and what it grows by. */
export const capitalColumns = (isPremiumScheme: boolean, products: Products): readonly MonthColumn[] => [
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
  yearsLeft,
  ...returnColumns(products),
  ...(products === 'stays' ? [...stayedReturnColumns, ...potsApart] : onePot(isPremiumScheme)),
];

/** Accrued pension of an average pay scheme month by month. */
export const rightsColumns = (mustIndex: boolean): readonly MonthColumn[] => [
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
    meaning: `( begin + opbouw ), op 1 januari daarna verhoogd met gerekende_toeslag, na de transitie met huidig_indexatie_inactieven (bij Nu pas na maanden_premie_huidig).${mustIndex ? ' Onvoorwaardelijk: bij de andere premies tot maanden_premie_huidig met huidig_indexatie_actieven.' : ''}`,
    formula: ({ cell }) =>
      `IF(${cell('month')}<maanden_huidig,(${cell('rightsBefore')}+${cell('accrual')})*IF(MONTH(EDATE(${cell('date')},1))=1,1+IF(${cell('month')}+1<=IF(alternatief_nummer=1,maanden_premie_huidig,maanden_tot_transitie),gerekende_toeslag,${mustIndex ? `IF(${cell('month')}+1<=maanden_premie_huidig,huidig_indexatie_actieven,huidig_indexatie_inactieven)` : 'huidig_indexatie_inactieven'}),1),${cell('rightsBefore')})`,
    name: 'maand_opgebouwd',
  },
];
