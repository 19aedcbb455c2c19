import { formats } from '#web/i18n/de/formats.ts';

export const clients = {
  title: 'Arbeitgeber',
  description: 'Die Arbeitgeber Ihrer Organisation mit ihren Dossiers.',
  add: 'Arbeitgeber hinzufügen',
  name: 'Arbeitgeber',
  kvkNumber: 'KvK-Nummer',
  reference: 'Aktenzeichen',
  contact: 'Ansprechperson',
  dossiers: 'Dossiers',
  lastDossier: 'Letztes Dossier',
  actions: 'Aktionen',
  none: 'Noch keines',
  edit: 'Bearbeiten',
  overview: 'Dossiers',
  delete: 'Löschen',
  editOf: (name: string) => `${name} bearbeiten`,
  overviewOf: (name: string) => `Dossiers von ${name}`,
  deleteOf: (name: string) => `${name} löschen`,
  emptyTitle: 'Es gibt noch keine Arbeitgeber',
  emptyText: 'Fügen Sie den Arbeitgeber hinzu, für den Sie ein Dossier berechnen möchten.',
  missing: 'Diesen Arbeitgeber gibt es nicht (mehr): Er wurde gelöscht, oder der Link stimmt nicht.',
} as const;

export const clientForm = {
  addTitle: 'Arbeitgeber hinzufügen',
  editTitle: 'Arbeitgeber bearbeiten',
  name: 'Name des Arbeitgebers',
  kvkNumber: 'KvK-Nummer',
  kvkHint: '8 Ziffern (niederländisches Handelsregister)',
  reference: 'Aktenzeichen',
  referenceHint: 'Ihre eigene Akten- oder Kundennummer',
  contactName: 'Name der Ansprechperson',
  contactEmail: 'E-Mail-Adresse der Ansprechperson',
  add: 'Hinzufügen',
  failed: 'Der Arbeitgeber wurde nicht gespeichert.',
  loadLatest: 'Neueste Daten laden',
} as const;

export const clientDeletion = {
  title: 'Arbeitgeber löschen',
  question: (name: string) => `Möchten Sie ${name} wirklich löschen?`,
  consequence: (count: number) =>
    count === 0
      ? 'Zu diesem Arbeitgeber gibt es keine Dossiers. Rückgängig machen ist noch zehn Sekunden möglich; verlassen Sie die Seite früher, ist es sofort endgültig.'
      : `Auch ${formats.counted(count, { one: 'Dossier dieses Arbeitgebers wird', other: 'Dossiers dieses Arbeitgebers werden' })} mit allen Dateien gelöscht. Rückgängig machen ist noch zehn Sekunden möglich; verlassen Sie die Seite früher, ist es sofort endgültig.`,
  failed: 'Der Arbeitgeber wurde nicht gelöscht.',
} as const;
