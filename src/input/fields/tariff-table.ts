import type { TableDescription } from '#input/fields/table.ts';

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
      help: 'Hele jaren; tussen twee rijen wordt recht geïnterpoleerd.',
    },
    {
      key: 'price',
      header: 'Koopsom',
      type: 'factor',
      unit: 'EUR per EUR 1 pensioen',
      minimum: 0,
      maximum: 100,
      required: true,
      help: 'Voor € 1 ouderdomspensioen per jaar met partnerpensioen, zonder kostenopslag.',
    },
  ],
  order: 'rising',
  templateRows: 12,
  maximumRows: 100,
  defaultRows: [],
} as const satisfies TableDescription;
