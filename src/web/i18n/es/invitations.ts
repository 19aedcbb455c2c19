import { formats } from '#web/i18n/es/formats.ts';

export const invitations = {
  title: 'Invitaciones',
  text: 'El proveedor propone dar a estas personas acceso de asesoría en su organización. Con ese acceso se ven todos los empleadores y expedientes. No hay código hasta que usted confirme, y solo usted lo verá.',
  by: (name: string, day: string) => `Invitación de ${name} (proveedor) del ${day}`,
  known: 'Ya tiene acceso de asesoría en su organización y recibe un código más.',
  confirm: 'Confirmar',
  confirmOf: (name: string) => `Confirmar la invitación de ${name}`,
  refuse: 'Rechazar',
  refuseOf: (name: string) => `Rechazar la invitación de ${name}`,
  confirmQuestion: (name: string) => `¿Seguro que ${name} debe tener acceso?`,
  confirmConsequence: 'Confirme solo a quien conozca. Después verá el código y lo comunicará usted.',
  confirmTitle: 'Confirmar invitación',
  confirmFailed: 'La invitación no se ha confirmado.',
  refuseTitle: 'Rechazar invitación',
  refuseQuestion: (name: string) => `¿Seguro que desea rechazar la invitación de ${name}?`,
  refuseConsequence: 'No habrá código. El proveedor puede volver a invitar.',
  refuseFailed: 'La invitación no se ha rechazado.',
  waiting: 'Pendiente de confirmación',
  waitingText:
    'Un asesor o una asesora de esta organización confirma la invitación en Códigos de acceso y comunica el código. Usted no ve ese código.',
  withdraw: 'Retirar',
  withdrawOf: (name: string) => `Retirar la invitación de ${name}`,
  withdrawTitle: 'Retirar invitación',
  withdrawQuestion: (name: string) => `¿Seguro que desea retirar la invitación de ${name}?`,
  withdrawConsequence: 'No habrá código.',
  withdrawFailed: 'La invitación no se ha retirado.',
  invitedTitle: 'Invitación preparada',
  invited: (name: string) => `${name} tendrá acceso en cuanto se confirme la invitación en esta organización.`,
} as const;

export const accessNotices = {
  label: 'Avisos sobre el acceso',
  acts: {
    'access issued by operator': (holder: string, moment: string) =>
      `El administrador del servidor dio acceso a ${holder} el ${moment}.`,
    'second factor reset by provider': (holder: string, moment: string) =>
      `El proveedor borró el segundo factor de ${holder} el ${moment}. Los códigos que el proveedor dio a ${holder} ya no son válidos.`,
    'second factor reset by operator': (holder: string, moment: string) =>
      `El administrador del servidor borró el segundo factor de ${holder} el ${moment}.`,
    'recovered by issued code': (holder: string, moment: string) =>
      `${holder} inició sesión para recuperación con el código de acceso emitido el ${moment}.`,
    'second factor guessed': (holder: string, moment: string) =>
      `Se introdujeron varias veces códigos incorrectos del segundo factor de ${holder}, hasta el ${moment}. ¿No fue ${holder}? Pida entonces que se sustituya el código de acceso.`,
  },
  actsText: '¿No sabe nada de esto? Revoque entonces el código y pregunte al proveedor.',
  dismiss: 'Visto',
  waiting: (count: number) =>
    `${formats.counted(count, { one: 'invitación espera su confirmación', other: 'invitaciones esperan su confirmación' })}.`,
  ownCode:
    'El proveedor emitió su código de acceso y puede conocerlo, aunque usted lo haya cambiado. Sustitúyalo por un código que solo usted conozca.',
  toCodes: 'Ir a los códigos de acceso',
} as const;
