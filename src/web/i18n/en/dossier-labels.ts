import { formats } from '#web/i18n/en/formats.ts';

export const undo = {
  deleted: (name: string) => `Deleted: ${name}`,
  howLong: 'You can undo this for ten seconds, as long as you stay on this page.',
  undo: 'Undo',
} as const;

export const dossierLabels = {
  rename: 'Rename',
  renameOf: (name: string) => `Rename dossier ${name}`,
  renameTitle: 'Rename the dossier',
  renameFailed: 'The name was not changed.',
  archive: 'Archive',
  archiveOf: (name: string) => `Archive dossier ${name}`,
  bringBack: 'Bring back from the archive',
  bringBackOf: (name: string) => `Bring dossier ${name} back from the archive`,
  archived: 'Archived',
  archivedSince: (day: string) => `This dossier has been archived since ${day}.`,
  archivedToast: (name: string) => `Archived: ${name}`,
  archivedPlace: 'You can find it with ‘Show archived dossiers’.',
  broughtBack: (name: string) => `Brought back: ${name}`,
  broughtBackPlace: 'It is in the list again.',
  show: (count: number) => `Show archived dossiers (${formats.wholeNumber(count)})`,
  allTitle: 'All dossiers are archived',
  allText: 'Switch the archive on below to see them, or add a new dossier.',
} as const;
