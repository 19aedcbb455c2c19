import { formats } from '#web/i18n/es/formats.ts';

export const clients = {
  title: 'Empleadores',
  description: 'Los empleadores de su organización, con sus expedientes.',
  add: 'Añadir empleador',
  name: 'Empleador',
  kvkNumber: 'Número KvK',
  reference: 'Referencia',
  contact: 'Persona de contacto',
  dossiers: 'Expedientes',
  lastDossier: 'Último expediente',
  actions: 'Acciones',
  none: 'Ninguno',
  edit: 'Modificar',
  overview: 'Expedientes',
  delete: 'Eliminar',
  editOf: (name: string) => `Modificar ${name}`,
  overviewOf: (name: string) => `Expedientes de ${name}`,
  deleteOf: (name: string) => `Eliminar ${name}`,
  emptyTitle: 'Todavía no hay empleadores',
  emptyText: 'Añada el empleador para el que desea calcular un expediente.',
  missing: 'Este empleador no existe (o ya no): se ha eliminado o el enlace no es correcto.',
} as const;

export const clientForm = {
  addTitle: 'Añadir empleador',
  editTitle: 'Modificar empleador',
  name: 'Nombre del empleador',
  kvkNumber: 'Número KvK',
  kvkHint: '8 cifras (registro mercantil neerlandés)',
  reference: 'Referencia',
  referenceHint: 'Su propio número de expediente o de cliente',
  contactName: 'Nombre de la persona de contacto',
  contactEmail: 'Correo electrónico de la persona de contacto',
  add: 'Añadir',
  failed: 'El empleador no se ha guardado.',
  loadLatest: 'Cargar los datos más recientes',
} as const;

export const clientDeletion = {
  title: 'Eliminar empleador',
  question: (name: string) => `¿Seguro que desea eliminar ${name}?`,
  consequence: (count: number) =>
    count === 0
      ? 'Este empleador no tiene expedientes. Podrá deshacerlo durante diez segundos; si sale antes de la página, será definitivo de inmediato.'
      : `${formats.counted(count, { one: 'expediente de este empleador se eliminará también', other: 'expedientes de este empleador se eliminarán también' })}, con todos los archivos. Podrá deshacerlo durante diez segundos; si sale antes de la página, será definitivo de inmediato.`,
  failed: 'El empleador no se ha eliminado.',
} as const;
