import { formats } from '#web/i18n/de/formats.ts';

export const undo = {
  deleted: (name: string) => `Gelöscht: ${name}`,
  howLong: 'Rückgängig machen ist zehn Sekunden möglich, solange Sie auf dieser Seite bleiben.',
  undo: 'Rückgängig machen',
} as const;

export const dossierLabels = {
  rename: 'Umbenennen',
  renameOf: (name: string) => `Dossier ${name} umbenennen`,
  renameTitle: 'Dossier umbenennen',
  renameFailed: 'Der Name wurde nicht geändert.',
  archive: 'Archivieren',
  archiveOf: (name: string) => `Dossier ${name} archivieren`,
  bringBack: 'Aus dem Archiv zurückholen',
  bringBackOf: (name: string) => `Dossier ${name} aus dem Archiv zurückholen`,
  archived: 'Archiviert',
  archivedSince: (day: string) => `Dieses Dossier ist seit ${day} archiviert.`,
  archivedToast: (name: string) => `Archiviert: ${name}`,
  archivedPlace: 'Sie finden es mit „Archivierte Dossiers anzeigen“ wieder.',
  broughtBack: (name: string) => `Zurückgeholt: ${name}`,
  broughtBackPlace: 'Es steht wieder in der Liste.',
  show: (count: number) => `Archivierte Dossiers anzeigen (${formats.wholeNumber(count)})`,
  allTitle: 'Alle Dossiers sind archiviert',
  allText: 'Schalten Sie unten das Archiv ein, um sie zu sehen, oder fügen Sie ein neues Dossier hinzu.',
} as const;
