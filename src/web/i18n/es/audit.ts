import { formats } from '#web/i18n/es/formats.ts';

export const auditLog = {
  description: 'Quién hizo qué y cuándo en su organización.',
  descriptionProvider:
    'Quién hizo qué y cuándo en todas las organizaciones, sin nombres de empleadores ni de expedientes.',
  happenedOn: 'Momento',
  organisation: 'Organización',
  action: 'Acción',
  holder: 'Por',
  object: 'Referente a',
  address: 'Dirección IP',
  notShown: 'No visible',
  from: 'Desde',
  to: 'Hasta (inclusive)',
  holderContains: 'El nombre contiene',
  everyAction: 'Todas las acciones',
  everyOrganisation: 'Todas las organizaciones',
  clear: 'Borrar filtros',
  export: 'Descargar CSV',
  exportHint: (maximum: number) =>
    `El archivo contiene lo que muestran los filtros, ${formats.wholeNumber(maximum)} líneas como máximo, en neerlandés. La propia descarga también queda en el registro.`,
  fileName: 'registro.csv',
  nothing: 'No se ha encontrado nada con estos filtros.',
} as const;
