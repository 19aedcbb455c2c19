export const auth = {
  title: 'Iniciar sesión',
  purpose:
    'Calcule qué aportación, tras el paso a un nuevo plan de aportación definida (premieregeling), cuesta lo mismo al empleador o da la misma pensión a los partícipes.',
  loggedOut: 'Ha cerrado la sesión. Puede iniciarla de nuevo con el código de acceso que ha recibido de su proveedor.',
  unauthorized:
    'No tiene acceso a la herramienta de gestión. ¿Ha introducido un código de acceso o desea obtener acceso? Póngase en contacto con su persona de contacto en el proveedor.',
  ended: 'No ha iniciado sesión o esta ha terminado. Inicie sesión de nuevo con su código de acceso.',
  accessCode: 'Código de acceso',
  accessCodeHint:
    'El código de 26 caracteres que ha recibido de su proveedor, o su código propio. Se admiten guiones y espacios.',
  showAccessCode: 'Mostrar el código',
  accessCodeMissing: 'Introduzca su código de acceso.',
  accessCodeLength: (length: number) =>
    `Un código de acceso tiene 26 letras y cifras; ha introducido ${length}. Compruebe que ha copiado el código completo.`,
  accessCodeCharacters: 'Un código de acceso solo contiene letras y cifras.',
  secondFactor: 'Código de su aplicación de autenticación',
  secondFactorHint: 'Seis cifras, o uno de sus códigos de recuperación.',
  secondFactorMissing: 'Introduzca un código.',
  logIn: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión…',
  handoff: 'Iniciando sesión…',
  checking: 'Comprobando su sesión…',
  privacy:
    'Los expedientes solo son visibles dentro de su propia organización. Este sitio no utiliza cookies ni servicios externos.',
  unreachable: 'No se puede acceder al servidor. Compruebe su conexión e inténtelo de nuevo.',
} as const;
