import type { TableDescription } from '#input/fields/table.ts';

const lifecycleShape = {
  columns: [
    {
      key: 'yearsToPension',
      header: 'Jaren tot pensioen',
      type: 'whole',
      unit: 'jaar',
      minimum: 0,
      maximum: 60,
      required: true,
      help: 'Aantal hele jaren tot de pensioendatum vanaf waar de rij geldt.',
    },
    {
      key: 'equityWeight',
      header: 'Aandelen',
      type: 'percentage',
      unit: '% van het kapitaal',
      minimum: 0,
      maximum: 1,
      required: true,
      help: 'Zakelijk belegd deel. De rest is vastrentend belegd.',
    },
  ],
  order: 'distinct',
  templateRows: 15,
  maximumRows: 100,
} as const;

export const lifecycleTable = {
  name: 'Lifecycle',
  title: 'Lifecycle',
  help: 'Deel in aandelen naar het aantal hele jaren tot de pensioendatum. Een rij geldt vanaf dat aantal jaren en hoger.',
  ...lifecycleShape,
  required: true,
  defaultRows: [
    [0, 0.4],
    [5, 0.55],
    [10, 0.7],
    [15, 0.85],
    [20, 1],
  ],
} as const satisfies TableDescription;

/** Of the current premium scheme, where it invests otherwise than the new one. */
export const currentLifecycleTable = {
  name: 'HuidigeLifecycle',
  title: 'Lifecycle van de huidige regeling',
  help: 'Alleen invullen als de huidige regeling anders belegt. Leeg: dezelfde lifecycle als de nieuwe regeling.',
  ...lifecycleShape,
  defaultRows: [],
} as const satisfies TableDescription;
