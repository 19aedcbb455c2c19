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

export const reauthentication = {
  title: 'Confirme que es usted',
  text: 'Inició sesión hace un rato. Por eso, para esta acción se le pregunta de nuevo quién es.',
  hint: 'El código con el que inicia sesión. ¿Entró con un enlace y no tiene código? Inicie sesión de nuevo con un enlace nuevo.',
  confirm: 'Confirmar',
} as const;

export const organisationSessions = {
  title: 'Sesiones de su organización',
  description: 'Quién tiene sesión iniciada ahora: asesores de su organización y personas de sus empleadores.',
  cardTitle: 'Acceso y sesiones',
  cardText:
    'Quién tiene sesión iniciada ahora, cuándo termina una sesión por sí sola y qué se pide a todos al iniciarla.',
  open: 'Ver sesiones',
  holder: 'Nombre',
  rules: 'Reglas de inicio de sesión y sesiones',
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

export const secondFactor = {
  title: 'Segundo factor',
  text: 'Con un segundo factor, además de su código de acceso se pide un código de una aplicación de su teléfono. Quien solo conozca su código de acceso no podrá entrar.',
  start: 'Configurar segundo factor',
  steps:
    'Escanee el código con una aplicación de autenticación de su teléfono e introduzca después las seis cifras que muestra.',
  typed: '¿No puede escanear? Introduzca esta clave en la aplicación:',
  qr: 'Código QR para su aplicación de autenticación',
  code: 'Código de la aplicación',
  codeHint: 'Seis cifras, o uno de sus códigos de recuperación.',
  confirm: 'Confirmar',
  codesTitle: 'Sus códigos de recuperación',
  codesText:
    'Cada código sirve una vez en lugar de su teléfono. Solo los verá ahora: imprímalos o guárdelos en un lugar seguro, no junto a su código de acceso.',
  print: 'Imprimir',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se puede copiar en este navegador. Seleccione los códigos y cópielos usted mismo.',
  done: 'Los he guardado',
  remove: 'Eliminar segundo factor',
  removeText: 'Por ejemplo, para un teléfono nuevo: elimine el segundo factor con un código y configúrelo de nuevo.',
  renew: 'Nuevos códigos de recuperación',
  renewText: 'Los códigos de recuperación anteriores dejarán de servir.',
  failed: 'No se ha podido hacer.',
  reset: 'Borrar segundo factor',
  resetTitle: 'Borrar segundo factor',
  resetConsequence:
    'Hágalo solo si sabe con certeza quién lo pide, por ejemplo llamando a esa persona. Quien tenga la sesión iniciada queda desconectado; el código de acceso sigue siendo válido.',
  resetByProviderConsequence:
    'Hágalo solo si sabe con certeza quién lo pide, por ejemplo llamando a esa persona. Quien tenga la sesión iniciada queda desconectado. Los códigos que emitió el proveedor dejan de ser válidos: esta persona vuelve a entrar mediante una invitación que se confirme en su organización, o por el administrador del servidor. Se avisa a todas las personas con acceso de asesoría de la organización.',
  resetFailed: 'El segundo factor no se ha borrado.',
  needs: 'Segundo factor obligatorio para todos',
  needsHint: 'Quien aún no tenga uno lo configura antes de continuar, también usted.',
  requiredTitle: 'Configure un segundo factor',
  requiredText:
    'Su acceso exige un segundo factor. Lleva un minuto; necesita un teléfono con una aplicación de autenticación.',
  set: (day: string) => `Configurado el ${day}.`,
  left: (count: number) =>
    `Quedan ${formats.counted(count, { one: 'código de recuperación', other: 'códigos de recuperación' })}.`,
  wrongCodes: (count: number) =>
    `En las últimas 24 horas: ${formats.counted(count, { one: 'código incorrecto introducido', other: 'códigos incorrectos introducidos' })} para usted. ¿No fue usted? Entonces otra persona tiene su código de acceso: pida que se sustituya.`,
  resetOf: (holder: string) => `Borrar segundo factor de ${holder}`,
  resetQuestion: (holder: string) => `¿Seguro que quiere borrar el segundo factor de ${holder}?`,
} as const;

export const ownCode = {
  title: 'Código propio',
  text: 'El código de acceso que recibió también puede haberlo visto quien lo emitió o se lo entregó. Cree a cambio un código propio: con él iniciará sesión a partir de ahora, en el mismo campo. El código emitido queda para la recuperación y solo permitirá crear un nuevo código propio. Sus demás sesiones terminan.',
  make: 'Crear código propio',
  madeTitle: 'Su código propio',
  madeText:
    'Solo verá este código ahora. Guárdelo en un gestor de contraseñas o en un lugar seguro, y guarde aparte el código de acceso emitido para la recuperación. Si su navegador recuerda el código emitido, sustitúyalo allí por este.',
  done: 'Lo he guardado',
  madeOn: (day: string) => `Creado el ${day}.`,
  another:
    '¿Ha perdido su código propio o necesita otro? Inicie sesión con el código de acceso emitido y cree uno nuevo.',
  needsIssued:
    'No ha iniciado sesión con un código de acceso. Inicie sesión con el código de acceso que recibió para crear un código propio.',
  recoveries:
    'El código de acceso emitido se ha usado para la recuperación. ¿No fue usted? Pida que revoquen su acceso e informe de que otra persona tiene el código.',
  recoveryTitle: 'Cree un nuevo código propio',
  recoveryText:
    'Ha iniciado sesión con el código de acceso emitido. Como tiene un código propio, aquel solo sirve para la recuperación: cree un nuevo código propio para continuar. El anterior dejará de funcionar. ¿Rellenó su navegador ese código? Cierre entonces la sesión e iníciela con su código propio.',
  failed: 'No se ha creado el código propio.',
  keptEnd: 'Últimos seis caracteres de su código propio',
  keptHint: 'Cópielos de donde guarda el código. También puede pegar el código entero.',
  keptWrong: 'Introduzca los últimos seis caracteres del código de arriba.',
  requiredTitle: 'Cree un código propio',
  requiredText:
    'El código de acceso con el que ha iniciado sesión también puede haberlo visto quien lo emitió o entregó: cámbielo, en este primer uso, por un código que solo usted conozca.',
  factorFollows: 'Después configurará un segundo factor.',
  needs: 'Códigos de acceso emitidos, cambiados en su primer uso',
  needsHint:
    'Quien inicie sesión con un código de acceso emitido crea un código propio antes de continuar, también usted.',
} as const;
