import type { MonthColumn } from '#output/recalculation/month-columns.ts';

/** In which months the price is needed: under the current scheme, or up to its end of premium where indexation goes on after it. */
const isPriced = (mustIndex: boolean, scheme: string, month: string): string =>
  mustIndex ? `${month}<maanden_premie_huidig` : `AND(${scheme}="huidig",${month}<maanden_premie_huidig)`;

/** Price for a man or a woman at the age in months: between whole ages in the same calendar year. */
function priceOf(table: 'man' | 'vrouw', age: string, ageInMonths: string, januaries: string): string {
  const at = (shift: number): string =>
    `INDEX(tarief_koopsom_${table},MATCH(${age},tarief_leeftijd_${table},1)+${shift},${januaries}+1)`;
  return `IF(MOD(${ageInMonths},12)=0,${at(0)},${at(0)}+(${at(1)}-${at(0)})*MOD(${ageInMonths},12)/12)`;
}

/** Price of EUR 1 yearly pension with the loading for cost. */
export const calculatedPrice = (mustIndex: boolean): MonthColumn => ({
  key: 'price',
  header: 'Koopsom',
  format: 'factor',
  meaning:
    'Prijs van EUR 1 pensioen per jaar uit Narekenen tabellen, tussen twee leeftijden naar rato van de maanden; geslacht X: het gemiddelde. Maal (1 + tarief_kostenopslag).',
  formula: ({ cell }) => {
    const [man, woman] = (['man', 'vrouw'] as const).map((table) =>
      priceOf(table, cell('age'), cell('ageInMonths'), cell('januaries')),
    );
    return `IF(${isPriced(mustIndex, cell('scheme'), cell('month'))},IF(deelnemer_geslacht="M",${man},IF(deelnemer_geslacht="V",${woman},(${man}+${woman})/2))*(1+tarief_kostenopslag),0)`;
  },
});

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
