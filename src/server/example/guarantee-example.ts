import { averagePayParticipants } from '#input/fields/participant-table.ts';
import { enteredRows } from '#input/template/filling.ts';
import type { TemplateFilling } from '#input/template/template.ts';
import { exampleMaximumSalary, exampleOffset, sharedValues } from '#server/example/shared-values.ts';
import { type Department, inventedWorkforce } from '#server/example/invented-workforce.ts';

const day = { year: 2026, month: 7, day: 1 };

/** Not above the maximum of 1.875% for average pay at pension age 68. */
const accrualRate = 0.0175;

const departments: readonly Department[] = [
  { name: 'Fijnmechanica', share: 4, entrySalary: 30_500, topSalary: 49_000, women: 2, partTimes: [1, 1, 1, 0.8] },
  { name: 'Assemblage', share: 4, entrySalary: 29_000, topSalary: 42_500, women: 5, partTimes: [1, 1, 0.8, 0.6] },
  { name: 'Kalibratie', share: 3, entrySalary: 34_000, topSalary: 58_000, women: 3, partTimes: [1, 1, 0.9] },
  { name: 'Ontwikkeling', share: 3, entrySalary: 42_000, topSalary: 84_000, women: 3, partTimes: [1, 1, 0.8] },
  { name: 'Verkoop en service', share: 2, entrySalary: 36_000, topSalary: 71_000, women: 4, partTimes: [1, 0.8] },
  { name: 'Bedrijfsbureau', share: 2, entrySalary: 32_000, topSalary: 62_000, women: 7, partTimes: [1, 0.8, 0.6] },
];

/**
 * An invented maker of instruments with 93 people and a guaranteed average pay scheme at an insurer, of which the contract
 * ends with 2027. The employer pays the tariff of the accrual and buys a fixed indexation.
 */
export const guaranteeExample: TemplateFilling = {
  story: [
    'Instrumentenfabriek De Passer bestaat niet; de werkgever en de deelnemers zijn bedacht. Het bestand is volledig ingevuld en kan zo worden geüpload.',
    'De Passer maakt meetinstrumenten met 93 mensen: fijnmechanica en assemblage, en een ontwikkelafdeling met hogere salarissen. De regeling is een verzekerde middelloonregeling van 1,75% met 0,5% ingekochte indexatie. Het contract eindigt op 31 december 2027.',
    'De verzekeraar rekent met 2% rente, dus de gegarandeerde opbouw is duur. Gelijk pensioen is hier risicovrij berekend: zo wordt gegarandeerd pensioen niet met verwacht pensioen vergeleken. Op verwachte rendementen volstaat een lagere premie, maar dan zonder garantie. Wat doet de werkgever met dat verschil?',
    'De adviseur laat daarom ook een eigen vlakke premie van 23% doorrekenen, tussen die twee in.',
  ],
  values: {
    ...sharedValues,
    werkgever_naam: 'Instrumentenfabriek De Passer B.V. (VOORBEELD)',
    regeling_naam: 'VOORBEELD verzekerde middelloonregeling',
    peildatum: day,
    regeling_op_30_juni_2023: 'verzekerde regeling met leeftijdsafhankelijke premie',
    huidig_opbouwpercentage: accrualRate,
    huidig_indexatie_actieven: 0.005,
    huidig_indexatie_betaald: 'ja',
    huidig_indexatie_onvoorwaardelijk: 'nee',
    huidig_eigen_bijdrage: 0.04,
    huidig_risicopremie_salaris: 0.008,
    huidig_opslag_premie: 0.03,
    huidig_kosten_per_deelnemer: 110,
    huidig_wezenpensioen_dekking: 0.1,
    tarief_rekenrente: 0.02,
    tarief_sterftetafel: 'AG2022',
    tarief_kostenopslag: 0.025,
    nieuw_risicopremie_salaris: 0.014,
    nieuw_opslag_premie: 0.035,
    nieuw_kosten_per_deelnemer: 85,
    nieuw_wezenpensioen_dekking: 0.15,
    eigen_vlakke_premie: 0.23,
  },
  tables: {
    Deelnemers: enteredRows(
      averagePayParticipants,
      inventedWorkforce({
        count: 93,
        departments,
        day,
        accrualRate,
        offset: exampleOffset,
        maximumSalary: exampleMaximumSalary,
      }),
    ),
  },
};
