import { formats } from '#web/i18n/fr/formats.ts';

export const undo = {
  deleted: (name: string) => `Supprimé : ${name}`,
  howLong: 'Vous pouvez annuler pendant dix secondes, tant que vous restez sur cette page.',
  undo: 'Annuler la suppression',
} as const;

export const dossierLabels = {
  rename: 'Renommer',
  renameOf: (name: string) => `Renommer le dossier ${name}`,
  renameTitle: 'Renommer le dossier',
  renameFailed: 'Le nom n’a pas été modifié.',
  archive: 'Archiver',
  archiveOf: (name: string) => `Archiver le dossier ${name}`,
  bringBack: 'Reprendre de l’archive',
  bringBackOf: (name: string) => `Reprendre le dossier ${name} de l’archive`,
  archived: 'Archivé',
  archivedSince: (day: string) => `Ce dossier est archivé depuis le ${day}.`,
  archivedToast: (name: string) => `Archivé : ${name}`,
  archivedPlace: 'Vous le retrouvez avec « Afficher les dossiers archivés ».',
  broughtBack: (name: string) => `Repris : ${name}`,
  broughtBackPlace: 'Il est de nouveau dans la liste.',
  show: (count: number) => `Afficher les dossiers archivés (${formats.wholeNumber(count)})`,
  allTitle: 'Tous les dossiers sont archivés',
  allText: 'Affichez l’archive ci-dessous pour les voir, ou ajoutez un nouveau dossier.',
} as const;
