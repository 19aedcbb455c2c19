import { choiceLimits } from '#core/dossier/choice-limits.ts';
import type { FieldGroup } from '#input/fields/field.ts';

export const growthGroup = {
  title: 'Loon en prijzen',
  lead: 'Wat verwacht de werkgever van lonen en prijzen op de lange termijn?',
  fields: [
    {
      name: 'loonstijging',
      type: 'percentage',
      label: 'Loonstijging',
      unit: '% per jaar',
      ...choiceLimits.growth,
      default: 0.024,
      help: 'Algemene loonstijging op elke 1 januari, zonder stijging door loopbaan.',
    },
    {
      name: 'franchisestijging',
      type: 'percentage',
      label: 'Stijging franchise en maximum',
      unit: '% per jaar',
      ...choiceLimits.growth,
      default: 0.024,
      help: 'Stijging van de franchise en het maximum salaris op elke 1 januari.',
    },
    {
      name: 'prijsinflatie',
      type: 'percentage',
      label: 'Prijsinflatie',
      unit: '% per jaar',
      ...choiceLimits.growth,
      default: 0.02,
      help: 'Rekent pensioenen terug naar prijzen van de peildatum en verhoogt de kosten per deelnemer.',
    },
  ],
} as const satisfies FieldGroup;

export const returnGroup = {
  title: 'Rendement en rente',
  lead: 'Verwachtingen op de peildatum. Controleer ze elk kwartaal.',
  fields: [
    {
      name: 'rendement_aandelen',
      type: 'percentage',
      label: 'Rendement aandelen',
      unit: '% per jaar',
      ...choiceLimits.assetReturn,
      default: 0.054,
      help: 'Verwacht bruto rendement op het zakelijke deel van de lifecycle. Controleer dit op de peildatum.',
    },
    {
      name: 'rendement_obligaties',
      type: 'percentage',
      label: 'Rendement obligaties',
      unit: '% per jaar',
      ...choiceLimits.assetReturn,
      default: 0.028,
      help: 'Verwacht bruto rendement op het vastrentende deel van de lifecycle. Controleer dit op de peildatum.',
    },
    {
      name: 'omrekenrente',
      type: 'percentage',
      label: 'Omrekenrente',
      unit: '%',
      minimum: -0.02,
      maximum: 0.12,
      default: 0.027,
      help: 'Rente waarmee het kapitaal op de pensioendatum wordt omgerekend naar pensioen. Controleer deze op de peildatum.',
    },
    {
      name: 'risicovrije_rente',
      type: 'percentage',
      label: 'Risicovrije rente',
      unit: '%',
      minimum: -0.02,
      maximum: 0.12,
      default: 0.027,
      help: 'Rendement en omrekenrente bij de vergelijking op risicovrije basis. Controleer deze op de peildatum.',
    },
    {
      name: 'disconteringsvoet',
      type: 'percentage',
      label: 'Disconteringsvoet',
      unit: '%',
      minimum: -0.02,
      maximum: 0.15,
      default: 0.027,
      help: 'Rente waarmee de toekomstige werkgeverslast wordt teruggerekend naar de transitiedatum.',
    },
  ],
} as const satisfies FieldGroup;

export const investmentGroup = {
  title: 'Beleggen',
  lead: 'Staat op het kostenoverzicht van de nieuwe uitvoerder.',
  fields: [
    {
      name: 'beleggingskosten',
      type: 'percentage',
      label: 'Beleggingskosten',
      unit: '% per jaar',
      minimum: 0,
      maximum: 0.05,
      default: 0.004,
      help: 'Totale kosten van het beleggen. Ze gaan af van het bruto rendement.',
    },
  ],
} as const satisfies FieldGroup;
