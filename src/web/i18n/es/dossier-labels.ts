import { formats } from '#web/i18n/es/formats.ts';

export const undo = {
  deleted: (name: string) => `Eliminado: ${name}`,
  howLong: 'Puede deshacerlo durante diez segundos, mientras siga en esta página.',
  undo: 'Deshacer',
} as const;

export const dossierLabels = {
  rename: 'Cambiar el nombre',
  renameOf: (name: string) => `Cambiar el nombre del expediente ${name}`,
  renameTitle: 'Cambiar el nombre del expediente',
  renameFailed: 'El nombre no se ha cambiado.',
  archive: 'Archivar',
  archiveOf: (name: string) => `Archivar el expediente ${name}`,
  bringBack: 'Recuperar del archivo',
  bringBackOf: (name: string) => `Recuperar el expediente ${name} del archivo`,
  archived: 'Archivado',
  archivedSince: (day: string) => `Este expediente está archivado desde el ${day}.`,
  archivedToast: (name: string) => `Archivado: ${name}`,
  archivedPlace: 'Lo encontrará con «Mostrar expedientes archivados».',
  broughtBack: (name: string) => `Recuperado: ${name}`,
  broughtBackPlace: 'Vuelve a estar en la lista.',
  show: (count: number) => `Mostrar expedientes archivados (${formats.wholeNumber(count)})`,
  allTitle: 'Todos los expedientes están archivados',
  allText: 'Active abajo el archivo para verlos o añada un expediente nuevo.',
} as const;
