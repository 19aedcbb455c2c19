import { choiceLimits } from '#core/dossier/choice-limits.ts';
import type { FieldGroup } from '#input/fields/field.ts';

const flatPremium = { type: 'percentage', unit: '% van pensioengrondslag', ...choiceLimits.premium } as const;

/** Premiums that the adviser chooses instead of the calculation. */
export const proposalGroup = {
  title: 'Eigen voorstel en toetreders',
  lead: 'Mag leeg blijven: alleen als u zelf een premie wilt laten doorrekenen.',
  fields: [
    {
      ...flatPremium,
      name: 'eigen_vlakke_premie',
      requiredWhen: [{ field: 'gekozen_alternatief', is: ['ownFlat'] }],
      example: '25%',
      label: 'Eigen vlakke premie',
      lawCheck: 'premiumLimit',
      help: 'Vlakke premie die u zelf voorstelt of die de offerte noemt. Als de wet haar toelaat, is zij keuze B. Leeg: het programma zoekt de premie van keuze B.',
    },
    {
      ...flatPremium,
      name: 'premie_toetreders',
      example: '22%',
      label: 'Premie voor nieuwe deelnemers',
      lawCheck: 'premiumLimit',
      help: 'Vlakke premie van wie na de transitiedatum in dienst komt. Leeg: de premie die voor hen over dertig jaar evenveel kost als de huidige regeling, ten hoogste het wettelijk maximum.',
    },
  ],
} as const satisfies FieldGroup;
