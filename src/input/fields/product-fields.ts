import type { CurrentProduct } from '#core/dossier/lifecycle.ts';
import type { Choice, FieldGroup } from '#input/fields/field.ts';

/** What the current premium scheme invests in, besides the table of its lifecycle. */
export const currentProductGroup = {
  title: 'Beleggen',
  lead: 'Belegt de huidige uitvoerder anders, of tegen andere kosten dan de nieuwe? Staat op het kostenoverzicht van de huidige uitvoerder.',
  fields: [
    {
      name: 'huidig_beleggingskosten',
      type: 'percentage',
      label: 'Beleggingskosten huidige regeling',
      unit: '% per jaar',
      minimum: 0,
      maximum: 0.05,
      example: '0,6%',
      help: 'Totale kosten van het beleggen in de huidige regeling. Leeg: gelijk aan de beleggingskosten bij de aannames. Belegt de huidige regeling ook in een andere verdeling, vul dan ook de lifecycle van de huidige regeling in.',
    },
  ],
} as const satisfies FieldGroup;

const existingCapitalChoices = [
  { text: 'blijft', value: 'stays', synonyms: ['blijft achter', 'blijft bij de huidige uitvoerder'] },
  { text: 'gaat mee', value: 'moves', synonyms: ['gaat over', 'waardeoverdracht'] },
] as const satisfies readonly (Choice & { readonly value: CurrentProduct['existingCapital'] })[];

/** Where capital built up before the transition goes. */
export const existingCapitalGroup = {
  title: 'Bestaand kapitaal',
  lead: 'Wat gebeurt er met het kapitaal dat er op de transitiedatum is?',
  fields: [
    {
      name: 'bestaand_kapitaal',
      type: 'choice',
      label: 'Bestaand kapitaal',
      choices: existingCapitalChoices,
      default: 'stays',
      help: 'Blijft: kapitaal van vóór de transitiedatum houdt de lifecycle en de beleggingskosten van de huidige regeling, tot de nieuwe pensioenleeftijd. Gaat mee: het volgt vanaf de transitiedatum die van de nieuwe regeling. Maakt alleen verschil als die anders zijn.',
    },
  ],
} as const satisfies FieldGroup;
