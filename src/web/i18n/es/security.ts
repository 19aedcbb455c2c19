import { formats } from '#web/i18n/es/formats.ts';

export const security = {
  title: 'Seguridad',
  description: 'Dónde tiene sesión iniciada y qué se le pide para ello.',
  sessions: 'Sus sesiones',
  sessionsText:
    'Cada fila es un lugar donde tiene sesión iniciada. Si no reconoce una, ciérrela y pida que sustituyan su código de acceso.',
  device: 'Dispositivo',
  unknownDevice: 'Dispositivo desconocido',
  network: 'Red',
  unknownNetwork: 'Desconocida',
  signedInOn: 'Inicio de sesión',
  lastSeenOn: 'Último uso',
  endsOn: 'Termina sin uso',
  thisSession: 'Esta sesión',
  actions: 'Acciones',
  end: 'Cerrar',
  endOf: (whose: string) => `Cerrar sesión: ${whose}`,
  endOthers: 'Cerrar todas las demás sesiones',
  endTitle: 'Cerrar sesión',
  endQuestion: (whose: string) => `¿Seguro que quiere cerrar esta sesión: ${whose}?`,
  othersQuestion: (count: number) =>
    `¿Seguro que quiere cerrar ${formats.counted(count, { one: 'otra sesión', other: 'otras sesiones' })}?`,
  consequence: 'Quien trabaje allí queda desconectado y puede volver a entrar mientras el código de acceso sea válido.',
  failed: 'No se ha podido cerrar.',
  none: 'No hay nadie con sesión iniciada.',
} as const;

export const organisationSessions = {
  title: 'Sesiones de su organización',
  description: 'Quién tiene sesión iniciada ahora: asesores de su organización y personas de sus empleadores.',
  cardTitle: 'Acceso y sesiones',
  cardText: 'Quién tiene sesión iniciada ahora y cuándo termina una sesión por sí sola.',
  open: 'Ver sesiones',
  holder: 'Nombre',
  rules: 'Cuándo termina una sesión',
  rulesText:
    'Vale para todos los de su organización y sus empleadores, también para quienes tienen sesión iniciada ahora.',
  idleMinutes: 'Minutos sin uso',
  sessionHours: 'Horas en total',
  range: (minimum: number, maximum: number) => `De ${minimum} a ${maximum} inclusive`,
  standard: 'Son los valores estándar.',
  since: (day: string, name: string) => `Elegido el ${day} por ${name}.`,
  saved: 'Las reglas se han guardado.',
  notSaved: 'Las reglas no se han guardado.',
} as const;
