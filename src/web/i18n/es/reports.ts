import { formats } from '#web/i18n/es/formats.ts';

/** Making reports again in another house style. */
export const reports = {
  title: 'Informes existentes',
  outdated: (count: number) =>
    `${formats.counted(count, { one: 'informe tiene', other: 'informes tienen' })} todavía una imagen corporativa anterior.`,
  upToDate: 'Todos los informes tienen la imagen corporativa actual.',
  running: (count: number) =>
    `Se están volviendo a crear: ${formats.counted(count, { one: 'informe', other: 'informes' })}. Mientras tanto puede seguir trabajando.`,
  fixed: (count: number) =>
    `${formats.counted(count, { one: 'informe queda como está: su archivo de entrada', other: 'informes quedan como están: sus archivos de entrada' })} ya no se conserva.`,
  restyle: (count: number) => `Volver a crear ${formats.counted(count, { one: 'informe', other: 'informes' })}`,
  progress: 'Progreso de la nueva creación',
  unsaved: 'Guarde primero: los informes reciben la imagen corporativa guardada.',
  failed: 'Los informes no se vuelven a crear.',
} as const;
