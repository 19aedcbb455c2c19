export const organisations = {
  description: 'Die Beratungsorganisationen, die dieses Programm nutzen, mit ihren Zugangscodes.',
  add: 'Organisation hinzufügen',
  name: 'Organisation',
  createdOn: 'Hinzugefügt',
  activeCodes: 'Aktive Codes',
  lastSignIn: 'Zuletzt angemeldet',
  never: 'Noch nicht',
  state: 'Status',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  own: 'Ihre eigene Organisation',
  actions: 'Aktionen',
  codes: 'Codes',
  codesOf: (name: string) => `Codes von ${name}`,
  edit: 'Bearbeiten',
  editOf: (name: string) => `${name} bearbeiten`,
  emptyTitle: 'Es gibt noch keine Organisationen',
  emptyText:
    'Fügen Sie die erste Beratungsorganisation hinzu und stellen Sie ihren Beraterinnen und Beratern einen Zugangscode aus.',
} as const;

export const organisationForm = {
  addTitle: 'Organisation hinzufügen',
  editTitle: 'Organisation bearbeiten',
  name: 'Name der Organisation',
  isActive: 'Aktiv',
  inactiveHint:
    'Solange eine Organisation nicht aktiv ist, ist niemand aus dieser Organisation angemeldet und kann sich niemand anmelden.',
  ownHint: 'Ihre eigene Organisation bleibt aktiv.',
  add: 'Hinzufügen',
  failed: 'Die Organisation wurde nicht gespeichert.',
} as const;
