import { exampleMarks } from '#api/list-page.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { statuses } from '#web/i18n/es/desk.ts';
import { errors } from '#web/i18n/es/error-words.ts';
import { formats } from '#web/i18n/es/formats.ts';

export const dossiers = {
  ...statuses,
  title: 'Expedientes',
  titleOf: (client: string) => `Expedientes de ${client}`,
  description: 'Los expedientes de este empleador, con los datos de entrada, el resultado y el informe.',
  add: 'Añadir expediente',
  createdOn: 'Fecha y hora',
  name: 'Nombre del expediente',
  inputFile: 'Archivo de entrada',
  errorFile: 'Archivo de errores',
  outputFile: 'Archivo de salida',
  report: 'Informe',
  delete: 'Eliminar',
  warning:
    'Uno o varios archivos de entrada contienen errores. Haga clic en un icono para descargar los mensajes de error correspondientes.',
  excel: 'Excel',
  powerPoint: 'PowerPoint',
  download: {
    inputFile: (name: string) => `Excel: descargar el archivo de entrada de ${name}`,
    outputFile: (name: string) => `Excel: descargar el archivo de salida de ${name}`,
    reportFile: (name: string) => `PowerPoint: descargar el informe de ${name}`,
    adviceFile: (name: string) => `Word: descargar el informe de asesoramiento de ${name}`,
    transitionPlanFile: (name: string) => `Word: descargar el borrador del plan de transición de ${name}`,
    consentFile: (name: string) => `Word: descargar la nota de consentimiento de ${name}`,
    withoutPeopleFile: (name: string) => `Excel: descargar los resultados sin personas de ${name}`,
  },
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? 'Errores' : formats.counted(count, errors)}: descargar el archivo de errores de ${name}`,
  noErrors: 'Sin errores',
  warningCount: (count: number) =>
    `${formats.counted(count, { one: 'advertencia', other: 'advertencias' })} sobre los datos`,
  warningPlace: 'Las advertencias están en la hoja Toetsen del archivo de salida',
  warningsErased: 'La lista de advertencias se borró con el archivo de salida',
  doubted: 'Hay datos que parecen incorrectos; a petición se ha calculado con ellos',
  busyAt: (share: string) => `Calculando, ${share}`,
  more: 'Más',
  moreOf: (name: string) => `Más sobre ${name}`,
  notify: 'Avisar cuando esté listo',
  notifyOf: (name: string) => `Avisar cuando esté listo: ${name}`,
  willNotify: 'Su navegador le avisará',
  example: exampleMarks.es,
  sameFile: (name: string) => `El mismo archivo que «${name}»`,
  cancel: 'Cancelar',
  cancelOf: (name: string) => `Cancelar: cálculo de ${name}`,
  retry: 'Reintentar',
  retryOf: (name: string) => `Reintentar: cálculo de ${name}`,
  restyle: 'Volver a crear el informe',
  restyleOf: (name: string) => `Volver a crear el informe: ${name}, con la imagen corporativa actual`,
  restyling: 'Se está volviendo a crear con la imagen corporativa actual',
  olderStyle: 'Informe con una imagen corporativa anterior',
  newerBasis: {
    curve: 'Se conoce una curva de tipos más reciente para los efectos de la transición',
    set: 'Se conoce otro conjunto de escenarios, con prioridad, para los efectos de la transición',
    both: 'Se conocen una curva de tipos más reciente y otro conjunto de escenarios para los efectos de la transición',
  },
  withVariants: (count: number) => `Informe con ${formats.counted(count, { one: 'variante', other: 'variantes' })}`,
  erasedOn: (day: string) => `Datos de los partícipes borrados el ${day}; el informe permanece`,
  erasedWithoutReportOn: (day: string) => `Datos de los partícipes borrados el ${day}`,
  findingsErasedOn: (day: string) => `Archivo de errores borrado el ${day}`,
  findingsEraseOn: (day: string) => `El archivo de errores se borrará el ${day}`,
  deleteOf: (name: string) => `Eliminar el expediente ${name}`,
  emptyTitle: 'Todavía no hay expedientes',
  emptyText: 'Un expediente corresponde a un plan de pensiones: rellene la plantilla de Excel y añádala aquí.',
  progressOf: (name: string) => `Progreso de ${name}`,
  progress: {
    waiting: 'En cola',
    reading: (rows: number) => formats.counted(rows, { one: 'fila leída', other: 'filas leídas' }),
    calculating: (done: number, total: number) =>
      `${formats.wholeNumber(done)} de ${formats.counted(total, { one: 'partícipe calculado', other: 'partícipes calculados' })}`,
    effects: 'calculando los efectos legales de la transición',
    writing: (files: number) => formats.counted(files, { one: 'archivo escrito', other: 'archivos escritos' }),
    done: 'Finalizando',
  },
  announcement: {
    added: (name: string) => `El expediente ${name} se ha añadido y se está calculando.`,
    started: (name: string) => `Se está calculando el expediente ${name}.`,
    cancelled: (name: string) => `El cálculo del expediente ${name} se ha cancelado.`,
    Finished: (name: string) => `El expediente ${name} se ha calculado.`,
    Failed: (name: string) => `El cálculo del expediente ${name} ha fallado.`,
    FailedWithError: (name: string) => `El archivo del expediente ${name} contiene errores.`,
  },
} as const;

export const newDossier = {
  title: 'Añadir expediente',
  name: 'Nombre del expediente',
  file: 'Archivo de Excel',
  drop: 'Arrastre su archivo de Excel hasta aquí o',
  choose: 'elija un archivo',
  limits: `Solo .xlsx, ${uploadRules.maximumMegabytes} MB como máximo, sin contraseña y sin macros.`,
  otherFile: 'Elegir otro archivo',
  submit: 'Añadir',
  uploading: 'Enviando…',
  uploaded: 'Enviado, guardando…',
  templateSingle: 'Descargue aquí una plantilla vacía para rellenar.',
  templateSeveral: '¿Aún no tiene un archivo rellenado? Descargue una plantilla vacía según el tipo de cambio:',
  template: { dcToDc: 'DC to DC', dbToDc: 'DB to DC', ambitionDbToDc: 'Ambición DB to DC' },
  templateOf: (kind: string) => `${kind}: descargar una plantilla vacía`,
} as const;

export const dossierDeletion = {
  title: 'Eliminar expediente',
  question: '¿Seguro que desea eliminar este expediente?',
  consequence: (name: string) =>
    `El expediente «${name}» y los archivos correspondientes se eliminarán. Podrá deshacerlo durante diez segundos; si sale antes de la página, será definitivo de inmediato.`,
} as const;
