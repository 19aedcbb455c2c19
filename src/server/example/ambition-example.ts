import { averagePayParticipants } from '#input/fields/participant-table.ts';
import { enteredRows } from '#input/template/entered-rows.ts';
import type { TemplateFilling } from '#input/template/template.ts';
import { type Department, inventedWorkforce } from '#server/example/invented-workforce.ts';

const day = { year: 2026, month: 7, day: 1 };

/** The minimum offset of art. 18a Wet LB 1964 and the maximum pensionable salary, both of 2026. */
const offset = 19_172;
const maximumSalary = 137_800;
/** What the paid premium has bought so far, below the ambition. */
const accrualRate = 0.015;

const departments: readonly Department[] = [
  { name: 'Winkel', share: 7, entrySalary: 27_500, topSalary: 36_500, women: 6, partTimes: [1, 0.8, 0.6, 0.5] },
  { name: 'Magazijn', share: 4, entrySalary: 28_500, topSalary: 39_000, women: 3, partTimes: [1, 1, 0.8] },
  { name: 'Transport', share: 3, entrySalary: 31_000, topSalary: 42_500, women: 1, partTimes: [1, 1, 1, 0.9] },
  { name: 'Zagerij', share: 2, entrySalary: 30_000, topSalary: 44_000, women: 1, partTimes: [1, 1, 0.8] },
  { name: 'Inkoop', share: 1, entrySalary: 36_000, topSalary: 66_000, women: 5, partTimes: [1, 0.8] },
  { name: 'Klantenservice', share: 2, entrySalary: 29_500, topSalary: 41_000, women: 7, partTimes: [0.9, 0.8, 0.6] },
  { name: 'Hoofdkantoor', share: 1, entrySalary: 40_000, topSalary: 96_000, women: 5, partTimes: [1, 1, 0.8] },
];

/**
 * An invented chain of timber shops with 313 people. Its average pay scheme aims at more than it guarantees: the employer pays
 * one fixed premium, and accrual and indexation are what that premium can bear.
 */
export const ambitionExample: TemplateFilling = {
  story: [
    'Houtmarkten Het Steigerhout bestaat niet; de werkgever en de deelnemers zijn bedacht. Het bestand is volledig ingevuld en kan zo worden geüpload.',
    'Het Steigerhout is een keten van houtwinkels met 313 mensen, van zagerij tot hoofdkantoor, met veel deeltijd in de winkels. De werkgever betaalt een vaste premie van 24% van de grondslag, waarvan de medewerkers 30% dragen.',
    'De regeling belooft een ambitie: 1,75% opbouw per jaar en een half procent toeslag. De vaste premie heeft de laatste jaren maar 1,5% opbouw ingekocht. De vraag is welke premie de ambitie wel waarmaakt, en wat dat de werkgever meer kost.',
    'De premie hing nooit van de leeftijd af. Een progressieve staffel mag daarom niet blijven bestaan: de toets geeft dat als fout, en de vlakke antwoorden zijn hier de bruikbare.',
  ],
  values: {
    werkgever_naam: 'Houtmarkten Het Steigerhout B.V. (VOORBEELD)',
    regeling_naam: 'VOORBEELD middelloonregeling met ambitie',
    uitvoerder: 'Voorbeeldverzekeraar',
    adviseur: 'Voorbeeldadvies',
    peildatum: day,
    transitiedatum: { year: 2028, month: 1, day: 1 },
    regeling_op_30_juni_2023: 'doorsneepremie',
    einddatum_contract: { year: 2027, month: 12, day: 31 },
    huidig_franchise: offset,
    huidig_max_salaris: maximumSalary,
    huidig_pensioenleeftijd: 68,
    huidig_opbouwpercentage: accrualRate,
    huidig_betaalde_premie: 0.24,
    huidig_eigen_bijdrage_soort: '% van de premie',
    huidig_eigen_bijdrage: 0.3,
    huidig_kosten_per_deelnemer: 60,
    tarief_rekenrente: 0.02,
    tarief_sterftetafel: 'AG2022',
    ambitie_opbouwpercentage: 0.0175,
    ambitie_toeslag: 0.005,
    ambitie_rekenrente: 0.02,
    ambitie_sterftetafel: 'AG2022',
    nieuw_franchise: offset,
    nieuw_max_salaris: maximumSalary,
    nieuw_pensioenleeftijd: 68,
    nieuw_eigen_bijdrage_soort: '% van de premie',
    nieuw_eigen_bijdrage: 0.3,
    nieuw_risicopremie_salaris: 0.012,
    nieuw_opslag_premie: 0.03,
    nieuw_kosten_per_deelnemer: 75,
    nieuw_partnerpensioen_dekking: 0.35,
    nieuw_wezenpensioen_dekking: 0.2,
    instroom_leeftijd: 28,
    compensatie_cohort: '1',
  },
  tables: {
    Deelnemers: enteredRows(
      averagePayParticipants,
      inventedWorkforce({ count: 313, departments, day, accrualRate, offset, maximumSalary }),
    ),
  },
};
