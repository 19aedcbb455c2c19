import { formats } from '#web/i18n/nl/formats.ts';

export const undo = {
  deleted: (name: string) => `Verwijderd: ${name}`,
  howLong: 'Ongedaan maken kan tien seconden, zolang u op deze pagina blijft.',
  undo: 'Ongedaan maken',
} as const;

export const dossierLabels = {
  rename: 'Hernoemen',
  renameOf: (name: string) => `Dossier ${name} hernoemen`,
  renameTitle: 'Dossier hernoemen',
  renameFailed: 'De naam is niet gewijzigd.',
  archive: 'Archiveren',
  archiveOf: (name: string) => `Dossier ${name} archiveren`,
  bringBack: 'Terughalen uit het archief',
  bringBackOf: (name: string) => `Dossier ${name} terughalen uit het archief`,
  archived: 'Gearchiveerd',
  archivedSince: (day: string) => `Dit dossier is gearchiveerd sinds ${day}.`,
  archivedToast: (name: string) => `Gearchiveerd: ${name}`,
  archivedPlace: 'U vindt het terug met ‘Toon gearchiveerde dossiers’.',
  broughtBack: (name: string) => `Teruggehaald: ${name}`,
  broughtBackPlace: 'Het staat weer in de lijst.',
  show: (count: number) => `Toon gearchiveerde dossiers (${formats.wholeNumber(count)})`,
  allTitle: 'Alle dossiers zijn gearchiveerd',
  allText: 'Zet hieronder het archief aan om ze te zien, of voeg een nieuw dossier toe.',
} as const;
