import { averagePayParticipants } from '#input/fields/participant-table.ts';
import { enteredRows } from '#input/template/filling.ts';
import type { TemplateFilling } from '#input/template/template.ts';
import { exampleMaximumSalary, exampleOffset, sharedValues } from '#server/example/shared-values.ts';
import { type Department, inventedWorkforce } from '#server/example/invented-workforce.ts';

const day = { year: 2026, month: 7, day: 1 };

/** Accrued and aimed at alike; what the ambition adds is a yearly indexation that nobody guarantees. */
const accrualRate = 0.016;
const people = 280;

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
 * An invented chain of timber shops with 280 people. Its insured average pay scheme aims at more than it guarantees: the
 * accrual is certain, the indexation is hoped for. The insurer's invoice rises with age; on average it is one percentage of
 * the base, with all risks and cost in it.
 */
export const ambitionExample: TemplateFilling = {
  story: [
    'Houtmarkten Het Steigerhout bestaat niet; de werkgever en de deelnemers zijn bedacht. Het bestand is volledig ingevuld en kan zo worden geüpload.',
    `Het Steigerhout is een keten van houtwinkels met ${people} mensen, van zagerij tot hoofdkantoor, met veel deeltijd in de winkels. De verzekeraar rekent een premie die met de leeftijd stijgt. Op de factuur is dat gemiddeld 25% van de grondslag, met alle risicopremies en kosten daarin; de medewerkers betalen daarvan 30%.`,
    'Gegarandeerd is een opbouw van 1,6% per jaar. De ambitie is dat het opgebouwde pensioen daarna elk jaar met een half procent meegroeit; die toeslag is niet gegarandeerd. De vraag is bij welke premie de lasten gelijk blijven, en welke premie de hele ambitie waarmaakt.',
    'De nieuwe premie is kaal: risicopremies, opslag en kosten komen er apart bij. Vergelijk haar daarom niet zonder meer met de 25% van nu; het blad met de lasten legt de brug van de ene naar de andere.',
  ],
  values: {
    ...sharedValues,
    werkgever_naam: 'Houtmarkten Het Steigerhout B.V. (VOORBEELD)',
    regeling_naam: 'VOORBEELD middelloonregeling met ambitie',
    peildatum: day,
    regeling_op_30_juni_2023: 'verzekerde regeling met leeftijdsafhankelijke premie',
    huidig_opbouwpercentage: accrualRate,
    huidig_betaalde_premie: 0.25,
    huidig_eigen_bijdrage_soort: '% van de premie',
    huidig_eigen_bijdrage: 0.3,
    huidig_kosten_per_deelnemer: 60,
    tarief_rekenrente: 0.02,
    tarief_sterftetafel: 'AG2022',
    ambitie_opbouwpercentage: accrualRate,
    ambitie_toeslag: 0.005,
    ambitie_rekenrente: 0.02,
    ambitie_sterftetafel: 'AG2022',
    nieuw_risicopremie_salaris: 0.012,
    nieuw_opslag_premie: 0.03,
    nieuw_kosten_per_deelnemer: 75,
    nieuw_wezenpensioen_dekking: 0.2,
    compensatie_cohort: '1',
  },
  tables: {
    Deelnemers: enteredRows(
      averagePayParticipants,
      inventedWorkforce({
        count: people,
        departments,
        day,
        accrualRate,
        offset: exampleOffset,
        maximumSalary: exampleMaximumSalary,
      }),
    ),
  },
};
