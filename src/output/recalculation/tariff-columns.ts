import type { MonthColumn } from '#output/recalculation/month-columns.ts';

/** Price for a man or a woman at the age in months: between whole ages in the same calendar year. */
function priceOf(table: 'man' | 'vrouw', age: string, ageInMonths: string, januaries: string): string {
  const at = (shift: number): string =>
    `INDEX(tarief_koopsom_${table},MATCH(${age},tarief_leeftijd_${table},1)+${shift},${januaries}+1)`;
  return `IF(MOD(${ageInMonths},12)=0,${at(0)},${at(0)}+(${at(1)}-${at(0)})*MOD(${ageInMonths},12)/12)`;
}

/** Price of EUR 1 yearly pension with the loading for cost, in months under the current scheme. */
export const calculatedPrice: MonthColumn = {
  key: 'price',
  header: 'Koopsom',
  format: 'factor',
  meaning:
    'Prijs van EUR 1 pensioen per jaar uit Narekenen tabellen, tussen twee leeftijden naar rato van de maanden; geslacht X: het gemiddelde. Maal (1 + tarief_kostenopslag).',
  formula: ({ cell }) => {
    const [man, woman] = (['man', 'vrouw'] as const).map((table) =>
      priceOf(table, cell('age'), cell('ageInMonths'), cell('januaries')),
    );
    return `IF(AND(${cell('scheme')}="huidig",${cell('month')}<maanden_premie_huidig),IF(deelnemer_geslacht="M",${man},IF(deelnemer_geslacht="V",${woman},(${man}+${woman})/2))*(1+tarief_kostenopslag),0)`;
  },
};

/** The same from a typed tariff: linear between its rows. */
export const typedPrice: MonthColumn = {
  key: 'price',
  header: 'Koopsom',
  format: 'factor',
  meaning:
    'Prijs van EUR 1 pensioen per jaar uit het ingevulde tarief, tussen twee regels naar rato. Maal (1 + tarief_kostenopslag).',
  formula: ({ cell }) => {
    const age = `${cell('ageInMonths')}/12`;
    const at = (column: string, shift: number): string =>
      `INDEX(tarief_${column},MATCH(${age},tarief_leeftijd,1)+${shift})`;
    return `(${at('koopsom', 0)}+(${at('koopsom', 1)}-${at('koopsom', 0)})*(${age}-${at('leeftijd', 0)})/(${at('leeftijd', 1)}-${at('leeftijd', 0)}))*(1+tarief_kostenopslag)`;
  },
};

/** Indexation that the employer buys: of the guaranteed pension, which beside an ambition is not the counted one. */
export const boughtIndexation: readonly MonthColumn[] = [
  {
    key: 'guaranteed',
    header: 'Gegarandeerd opgebouwd',
    format: 'euroCents',
    meaning:
      'Eerst deelnemer_opgebouwd; elke maand + huidig_opbouwpercentage x grondslag / 12, op 1 januari x (1 + huidig_indexatie_actieven).',
    formula: ({ cell, before, isFirst }) =>
      isFirst
        ? 'deelnemer_opgebouwd'
        : `(${before('guaranteed')}+huidig_opbouwpercentage*${before('base')}/12)*IF(MONTH(${cell('date')})=1,1+huidig_indexatie_actieven,1)`,
  },
  {
    key: 'bought',
    header: 'Gekochte toeslag',
    format: 'euroCents',
    meaning: 'Op 1 januari vanaf de transitie: de verhoging van het gegarandeerde pensioen x koopsom.',
    formula: ({ cell }) =>
      `IF(AND(${cell('scheme')}="huidig",MONTH(${cell('date')})=1,${cell('month')}>=MAX(1,maanden_tot_transitie),${cell('month')}<maanden_premie_huidig),${cell('guaranteed')}*huidig_indexatie_actieven/(1+huidig_indexatie_actieven)*${cell('price')},0)`,
  },
];
