import { formats } from '#web/i18n/es/formats.ts';

export const contact = {
  title: 'Póngase en contacto',
  intro: '¿Tiene alguna pregunta sobre la herramienta o sobre su acceso? Su mensaje se envía a su proveedor.',
  privacy: 'No incluya datos de partícipes en su mensaje.',
  message: 'Mensaje',
  messageHint: (maximum: number) => `${formats.wholeNumber(maximum)} caracteres como máximo`,
  name: 'Nombre',
  organization: 'Organización',
  telephone: 'Número de teléfono',
  email: 'Correo electrónico',
  submit: 'Enviar',
  sending: 'Enviando…',
} as const;
