export const organisations = {
  description: 'Las organizaciones de asesoramiento que utilizan esta herramienta, con sus códigos de acceso.',
  add: 'Añadir organización',
  name: 'Organización',
  createdOn: 'Añadida',
  activeCodes: 'Códigos activos',
  lastSignIn: 'Último inicio de sesión',
  never: 'Todavía no',
  state: 'Estado',
  active: 'Activa',
  inactive: 'Inactiva',
  own: 'su propia organización',
  actions: 'Acciones',
  codes: 'Códigos',
  codesOf: (name: string) => `Códigos de ${name}`,
  edit: 'Modificar',
  editOf: (name: string) => `Modificar ${name}`,
  emptyTitle: 'Todavía no hay organizaciones',
  emptyText: 'Añada la primera organización de asesoramiento y emita un código de acceso para sus asesores.',
} as const;

export const organisationForm = {
  addTitle: 'Añadir organización',
  editTitle: 'Modificar organización',
  name: 'Nombre de la organización',
  isActive: 'Activa',
  inactiveHint:
    'Mientras una organización no esté activa, nadie de ella tiene la sesión iniciada ni puede iniciar sesión.',
  ownHint: 'Su propia organización sigue activa.',
  add: 'Añadir',
  failed: 'La organización no se ha guardado.',
} as const;
