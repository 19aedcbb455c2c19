import { formats } from '#web/i18n/es/formats.ts';

/** Taking everything of an employer along, and erasing it. */
export const employerData = {
  title: 'Datos de este empleador',
  link: 'Gestionar datos',
  description: 'Todo lo que se conserva de este empleador: descargarlo o borrarlo definitivamente.',
  keptTitle: 'Qué se conserva',
  dossiers: (count: number) => formats.counted(count, { one: 'expediente', other: 'expedientes' }),
  files: (count: number) => formats.counted(count, { one: 'archivo', other: 'archivos' }),
  holders: (count: number) => formats.counted(count, { one: 'persona con acceso', other: 'personas con acceso' }),
  kept: 'Los datos del propio empleador y lo que el registro de actividad dice de él.',
  exportTitle: 'Descargar todo',
  exportText:
    'Un archivo zip con todos los archivos de todos los expedientes, los datos registrados en JSON y en listas para Excel, quién tiene acceso y el registro de actividad de este empleador. La descarga queda anotada en el registro.',
  exportButton: 'Descargar todo (zip)',
  exporting: 'Se está creando el archivo…',
  eraseTitle: 'Borrar todo',
  eraseText:
    'El empleador, los expedientes con todos sus archivos y el acceso de su personal desaparecen definitivamente. En el registro queda constancia de lo ocurrido, sin los nombres. Descargue antes lo que deba conservar.',
  eraseButton: 'Borrar todo',
  questionTitle: 'Borrar todos los datos',
  question: (name: string) => `¿Seguro que desea borrar definitivamente todo lo de ${name}?`,
  consequence: (count: number) =>
    `Desaparecerán ${formats.counted(count, { one: 'expediente', other: 'expedientes' })} con todos los archivos y todo el acceso de su personal. Esto no se puede deshacer.`,
  failed: 'Los datos no se han borrado.',
} as const;
