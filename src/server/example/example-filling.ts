import { enteredRows } from '#input/template/filling.ts';
import { premiumParticipants } from '#input/fields/participant-table.ts';
import type { TemplateFilling } from '#input/template/template.ts';
import { sharedValues } from '#server/example/shared-values.ts';
import { exampleParticipants } from '#server/example/example-participants.ts';

/**
 * Scale of the invented wholesaler: a market-rate scale on 1.5% interest for pension age 68, as Penformance published it
 * ("Marktrentestaffels").
 */
export const exampleScale = [
  [15, 0.174],
  [20, 0.183],
  [25, 0.198],
  [30, 0.213],
  [35, 0.23],
  [40, 0.249],
  [45, 0.269],
  [50, 0.292],
  [55, 0.319],
  [60, 0.351],
  [65, 0.382],
] as const;

/** What the example's cells hold. */
export const exampleFilling: TemplateFilling = {
  story: [
    'Technische Groothandel De Schakel bestaat niet; de werkgever en de deelnemers zijn bedacht. Het bestand is volledig ingevuld en kan zo worden geüpload.',
    'De Schakel heeft 25 medewerkers, met veel lange dienstverbanden: de gemiddelde leeftijd is ruim 46 jaar. De beschikbare premie loopt met de leeftijd op van 17,4% tot 38,2%. Het contract eindigt op 31 december 2027.',
    'De directie wil voor iedereen één vlakke premie vanaf 1 januari 2028, zonder dat het meer kost. Let op wie erop vooruitgaat en wie erop achteruitgaat: buitendienst en directie zijn ouder, magazijn en webwinkel jonger.',
    'Vijf medewerkers kwamen de laatste vijf jaar in dienst; hun leeftijd en salaris bepalen wie er later bij komt. Twee van hen namen kapitaal van een vorige werkgever mee.',
    'Medewerker 1004 bereikt vóór de transitie de pensioenleeftijd, 1060 telt niet mee en 1012 verdient meer dan het maximum pensioengevend salaris. De vlakke premie waarmee het totale pensioen gelijk blijft, ligt vlak onder het fiscale maximum.',
  ],
  values: {
    ...sharedValues,
    werkgever_naam: 'Technische Groothandel De Schakel B.V. (VOORBEELD)',
    regeling_naam: 'VOORBEELD beschikbare premieregeling',
    peildatum: { year: 2026, month: 10, day: 1 },
    regeling_op_30_juni_2023: 'premieregeling met staffel',
    huidig_eigen_bijdrage: 0.02,
    huidig_risicopremie_salaris: 0.011,
    huidig_opslag_premie: 0.045,
    huidig_kosten_per_deelnemer: 95,
    huidig_kosten_op_inleg: 0.01,
    huidig_partnerpensioen_dekking: 0.3,
    huidig_wezenpensioen_dekking: 0.06,
    nieuw_risicopremie_salaris: 0.016,
    nieuw_opslag_premie: 0.035,
    nieuw_kosten_per_deelnemer: 80,
    nieuw_kosten_op_inleg: 0,
    nieuw_wezenpensioen_dekking: 0.2,
  },
  tables: { HuidigeStaffel: exampleScale, Deelnemers: enteredRows(premiumParticipants, exampleParticipants) },
};
