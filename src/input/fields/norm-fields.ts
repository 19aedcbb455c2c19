import type { FieldGroup } from '#input/fields/field.ts';

/** What employer and employees agreed that the outcome may come to. */
export const normGroup = {
  title: 'Normen voor de uitkomst',
  lead: 'Mag leeg blijven. Vul in wat werkgever en werknemers aanvaardbaar vinden; elk alternatief wordt eraan getoetst.',
  fields: [
    {
      name: 'norm_achteruitgang_cohort',
      type: 'percentage',
      label: 'Norm achteruitgang cohort',
      unit: '% van het verwachte pensioen',
      minimum: 0,
      maximum: 1,
      example: '5%',
      help: 'Hoeveel het verwachte pensioen van een leeftijdscohort samen ten hoogste lager mag worden, met compensatie. Cohorten onder tien deelnemers worden samengevoegd.',
    },
    {
      name: 'norm_aandeel_achteruit',
      type: 'percentage',
      label: 'Norm aandeel achteruit',
      unit: '% van de deelnemers',
      minimum: 0,
      maximum: 1,
      example: '25%',
      help: 'Welk deel van de deelnemers ten hoogste een lager verwacht pensioen mag krijgen, met compensatie. Een verschil tot 0,5% telt als gelijk.',
    },
    {
      name: 'norm_budget',
      type: 'amount',
      label: 'Norm extra werkgeverslast',
      unit: 'EUR over de horizon, contant',
      minimum: 0,
      maximum: 1_000_000_000,
      example: '€ 100.000',
      help: 'Hoeveel de werkgever over de horizon van het doel ten hoogste meer wil betalen dan in de huidige regeling, met compensatie en zonder nieuwe medewerkers.',
    },
  ],
} as const satisfies FieldGroup;
