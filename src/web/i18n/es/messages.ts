import { formats } from '#web/i18n/es/formats.ts';

export const messages = {
  description: (days: number) =>
    `Mensajes del formulario de contacto. Se conservan durante ${formats.counted(days, { one: 'día', other: 'días' })}.`,
  receivedOn: 'Recibido',
  sender: 'Remitente',
  message: 'Mensaje',
  state: 'Estado',
  open: 'Pendiente',
  handledBy: (name: string, moment: string) => `Atendido por ${name}, ${moment}`,
  handled: 'Atendido',
  mailed: (moment: string) => `Enviado también por correo el ${moment}`,
  signedInAs: (organisation: string) => `Sesión iniciada en ${organisation}`,
  actions: 'Acciones',
  read: 'Leer',
  readOf: (name: string) => `Leer el mensaje de ${name}`,
  title: (name: string) => `Mensaje de ${name}`,
  markHandled: 'Atendido',
  markHandledOf: (name: string) => `Atendido: mensaje de ${name}`,
  reopen: 'Reabrir',
  reopenOf: (name: string) => `Reabrir el mensaje de ${name}`,
  delete: 'Eliminar',
  deleteOf: (name: string) => `Eliminar el mensaje de ${name}`,
  organisation: 'Organización',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  emptyTitle: 'No hay mensajes de contacto',
  emptyText: 'Lo que alguien envíe con el formulario de contacto aparecerá aquí.',
  failed: 'El mensaje no se ha actualizado.',
} as const;

export const messageDeletion = {
  title: 'Eliminar mensaje',
  question: (name: string) => `¿Seguro que desea eliminar el mensaje de ${name}?`,
  consequence: 'El mensaje y los datos de contacto desaparecerán. Esto no se puede deshacer.',
  failed: 'El mensaje no se ha eliminado.',
} as const;
