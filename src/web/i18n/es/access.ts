import { formats } from '#web/i18n/es/formats.ts';

const others = {
  one: 'código activo más a este nombre sigue siendo válido',
  other: 'códigos activos más a este nombre siguen siendo válidos',
};

export const codes = {
  title: 'Códigos de acceso',
  titleOf: (organisation: string) => `Códigos de acceso de ${organisation}`,
  description:
    'Quién tiene acceso: los asesores y las asesoras de su organización y personas de sus empleadores. Un empleador solo ve sus propios expedientes.',
  descriptionProvider:
    'Qué asesores y asesoras de esta organización tienen acceso. Solo la organización ve quién tiene acceso en un empleador.',
  holder: 'Nombre',
  employer: 'Empleador',
  role: 'Función',
  roles: { provider: 'Proveedor', adviser: 'Asesor/a', employer: 'Empleador' },
  createdOn: 'Emitido',
  operator: 'Administrador',
  issuerUnknown: 'No registrado',
  expiresOn: 'Válido hasta',
  lastUsedOn: 'Último uso',
  neverUsed: 'Todavía no',
  state: 'Estado',
  states: { active: 'Activo', expired: 'Caducado', revoked: 'Revocado' },
  actions: 'Acciones',
  issue: 'Emitir código',
  extend: 'Prorrogar',
  extendOf: (holder: string) => `Prorrogar el código de ${holder}`,
  replace: 'Sustituir',
  replaceOf: (holder: string) => `Sustituir el código de ${holder}`,
  revoke: 'Revocar',
  revokeOf: (holder: string) => `Revocar el código de ${holder}`,
  emptyTitle: 'Todavía no hay códigos de acceso',
  emptyText: 'Emita un código para quien desee añadir o consultar expedientes por su cuenta en un empleador.',
  emptyTextProvider: 'Emita un código para el primer asesor o la primera asesora de esta organización.',
} as const;

export const codeIssue = {
  title: 'Emitir código de acceso',
  holder: 'Nombre de quien recibe el código',
  holderHint: 'Un código propio para cada persona: así también podrá revocarlo por separado.',
  employer: 'Empleador',
  chooseEmployer: 'Elija un empleador',
  noEmployers: 'Añada primero un empleador en la lista de empleadores.',
  days: 'Válido durante (días)',
  submit: 'Emitir',
  failed: 'El código de acceso no se ha emitido.',
  issuedTitle: 'Código de acceso emitido',
  issuedFor: (holder: string, day: string) => `Código para ${holder}, válido hasta el ${day}:`,
  shownOnce:
    'Solo verá este código ahora. Comuníquelo personalmente, por ejemplo por teléfono; no lo guarde en un correo.',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se puede copiar en este navegador. Seleccione el código y cópielo usted.',
  done: 'Listo',
} as const;

export const codeExtension = {
  title: 'Prorrogar código de acceso',
  text: (holder: string, day: string) =>
    `El código de ${holder} es válido hasta el ${day}. El nuevo plazo cuenta a partir de hoy.`,
  submit: 'Prorrogar',
  failed: 'El código de acceso no se ha prorrogado.',
} as const;

export const codeRevocation = {
  title: 'Revocar código de acceso',
  question: (holder: string) => `¿Seguro que desea revocar el código de acceso de ${holder}?`,
  consequence: (count: number) =>
    `La sesión de quien la haya iniciado con este código se cerrará de inmediato. Esto no se puede deshacer.${
      count === 0 ? '' : ` ${formats.counted(count, others)}.`
    }`,
  failed: 'El código de acceso no se ha revocado.',
} as const;

export const codeReplacement = {
  title: 'Sustituir código de acceso',
  question: (holder: string) => `¿Seguro que desea sustituir el código de acceso de ${holder}?`,
  consequence:
    'El código actual y el código propio creado para él dejarán de funcionar y se cerrará la sesión de quien la haya iniciado con ellos; la suya sigue abierta. El código nuevo conserva la misma fecha de fin.',
  failed: 'El código de acceso no se ha sustituido.',
} as const;
