import type { TableDescription } from '#contract/fields/table.ts';

export const tariffTable = {
  name: 'Tarief',
  title: 'Eigen tarieftabel',
  help: 'Koopsommen van de verzekeraar per leeftijd. Ingevuld vervangt de tabel de koopsommen die uit rekenrente en sterftetafel volgen.',
  columns: [
    {
      key: 'age',
      header: 'Leeftijd',
      type: 'whole',
      unit: 'jaar',
      minimum: 0,
      maximum: 80,
      required: true,
      help: 'Leeftijd in hele jaren. Ertussen wordt recht geïnterpoleerd, erbuiten geldt de dichtstbijzijnde rij.',
    },
    {
      key: 'price',
      header: 'Koopsom',
      type: 'factor',
      unit: 'EUR per EUR 1 pensioen',
      minimum: 0,
      maximum: 100,
      required: true,
      help: 'Koopsom voor € 1 ouderdomspensioen per jaar met het bijbehorende partnerpensioen, zonder kostenopslag.',
    },
  ],
  order: 'rising',
  templateRows: 60,
  maximumRows: 100,
  defaultRows: [],
} as const satisfies TableDescription;
