import type { Choice, DateField, FieldGroup } from '#input/fields/field.ts';
import type { AmendmentClause, Process, Representation } from '#input/fields/process.ts';
import { yesNo } from '#input/fields/choice-words.ts';

export const consentGroup = {
  title: 'Medezeggenschap en uitvoerder',
  lead: 'Wie moet met de wijziging instemmen, en wie voert de regeling uit?',
  fields: [
    {
      name: 'medezeggenschap',
      type: 'choice',
      label: 'Medezeggenschap',
      choices: [
        { text: 'ondernemingsraad', value: 'council', synonyms: ['or'] },
        { text: 'personeelsvertegenwoordiging', value: 'representatives', synonyms: ['pvt'] },
        { text: 'cao-partijen', value: 'unions', synonyms: ['cao'] },
        { text: 'niemand van deze', value: 'none', synonyms: ['niemand', 'geen'] },
      ] as const satisfies readonly (Choice & { readonly value: Representation })[],
      example: 'ondernemingsraad',
      sinceVersion: 7,
      help: 'Met wie de werkgever over de wijziging van de pensioenregeling overlegt. Bepaalt wie moet instemmen en wie adviseert. Leeg: nog niet bekend.',
    },
    {
      name: 'wijzigingsbeding',
      type: 'choice',
      label: 'Wijzigingsbeding',
      choices: [...yesNo, { text: 'onbekend', value: 'unknown' }] as const satisfies readonly (Choice & {
        readonly value: AmendmentClause;
      })[],
      example: 'nee',
      sinceVersion: 7,
      help: 'Of in de pensioenovereenkomst staat dat de werkgever haar zonder instemming van de werknemer mag wijzigen (art. 19 PW).',
    },
    {
      name: 'uitvoerder_soort',
      type: 'choice',
      label: 'Soort uitvoerder',
      choices: [
        { text: 'verzekeraar of PPI', value: 'insurer', synonyms: ['verzekeraar', 'PPI'] },
        { text: 'pensioenfonds', value: 'fund', synonyms: ['fonds'] },
      ] as const satisfies readonly (Choice & { readonly value: Process['provider'] })[],
      default: 'insurer',
      sinceVersion: 7,
      help: 'Wie de nieuwe regeling uitvoert. Voor een pensioenfonds gelden andere dagen.',
    },
  ],
} as const satisfies FieldGroup;

const agreedDay = <const N extends string>(name: N, label: string, help: string) =>
  ({
    name: `planning_${name}`,
    type: 'date',
    label,
    minimum: { year: 2020, month: 1, day: 1 },
    maximum: { year: 2060, month: 12, day: 31 },
    sinceVersion: 7,
    help,
  }) as const satisfies DateField;

export const planningGroup = {
  title: 'Planning',
  lead: 'Welke dagen zijn al afgesproken? Wat leeg blijft, rekent het programma terug.',
  fields: [
    agreedDay(
      'voorgenomen_besluit',
      'Voorgenomen besluit',
      'Dag waarop de werkgever zijn voorgenomen besluit neemt. Leeg: negen maanden vóór de nieuwe regeling of het nieuwe contract.',
    ),
    agreedDay(
      'offertes',
      'Offertes',
      'Dag waarop de offertes van uitvoerders er zijn. Leeg: acht maanden vooraf, want over de keuze van de uitvoerder wordt ook instemming gevraagd.',
    ),
    agreedDay(
      'verzoek',
      'Verzoek om instemming',
      'Dag waarop instemming of advies wordt gevraagd, of de brieven aan werknemers uitgaan. Leeg: acht maanden vooraf.',
    ),
    agreedDay('instemming', 'Instemming', 'Dag waarop daarop is beslist of geantwoord. Leeg: zes maanden vooraf.'),
    agreedDay('besluit', 'Besluit', 'Dag waarop de werkgever besluit en dat meedeelt. Leeg: zes maanden vooraf.'),
    agreedDay(
      'contract',
      'Contract getekend',
      'Dag waarop het contract met de uitvoerder is getekend. Leeg: vier maanden vooraf.',
    ),
    agreedDay(
      'transitieplan',
      'Transitieplan naar de uitvoerder',
      'Dag waarop overeenkomst en transitieplan naar de uitvoerder gaan. Leeg: de laatste dag van de wet.',
    ),
    agreedDay('bericht', 'Bericht aan deelnemers', 'Dag waarop deelnemers bericht krijgen. Leeg: een maand vooraf.'),
  ],
} as const satisfies FieldGroup;
