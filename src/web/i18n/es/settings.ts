import { formats } from '#web/i18n/es/formats.ts';

export const retention = {
  pageDescription: 'Lo que rige para toda su organización.',
  title: 'Plazo de conservación',
  text: 'Los archivos con partícipes se borran ese número de días después de su última descarga o, si nadie los descarga, después de haberse añadido. El informe, que no contiene personas, permanece.',
  days: 'Días de conservación',
  daysHint: (minimum: number, maximum: number) =>
    `De ${formats.wholeNumber(minimum)} a ${formats.counted(maximum, { one: 'día', other: 'días' })}`,
  shorter:
    'El plazo rige también para los expedientes que ya existen. Lo que según el nuevo plazo sea demasiado antiguo se borrará en el plazo de un día.',
  saved: 'El plazo de conservación se ha guardado.',
  failed: 'El plazo de conservación no se ha guardado.',
  logTitle: 'Registro de actividad',
  logText: 'Quién ha iniciado sesión, añadido, descargado, modificado y eliminado.',
  logOpen: 'Ver el registro de actividad',
} as const;
