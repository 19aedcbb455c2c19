import { choiceLimits } from '#core/dossier/choice-limits.ts';
import type { FieldGroup } from '#input/fields/field.ts';

/** The flat premium of those who were hired since it began, beside the scale of those who were there before. */
export const flatSinceGroup = {
  title: 'Vlakke premie voor nieuwe medewerkers',
  lead: 'Alleen als nieuwe medewerkers nu al geen staffel meer krijgen.',
  fields: [
    {
      name: 'ingang_vlakke_premie',
      type: 'date',
      label: 'Ingang vlakke premie',
      minimum: { year: 2023, month: 7, day: 1 },
      maximum: { year: 2038, month: 1, day: 1 },
      example: '01-01-2028',
      sinceVersion: 7,
      help: 'Wie op deze dag of later in dienst kwam, heeft nu de vlakke premie; wie eerder in dienst kwam de staffel. De kolom Datum in dienst bepaalt dat.',
    },
    {
      name: 'huidige_vlakke_premie',
      type: 'percentage',
      unit: '% van pensioengrondslag',
      ...choiceLimits.premium,
      label: 'Vlakke premie nu',
      example: '22%',
      lawCheck: 'premiumLimit',
      sinceVersion: 7,
      help: 'De vlakke premie die nieuwe medewerkers nu hebben, op dezelfde andere voorwaarden als de staffel.',
    },
  ],
} as const satisfies FieldGroup;
