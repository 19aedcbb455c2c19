import { formats } from '#web/i18n/es/formats.ts';

const errors = (count: number) => formats.counted(count, { one: 'error', other: 'errores' });
const warnings = (count: number) => formats.counted(count, { one: 'advertencia', other: 'advertencias' });

/** What is found in a file, before it is sent and after it was refused. The findings themselves are in Dutch. */
export const findings = {
  caption: 'Observaciones en el archivo',
  wide: 'Observaciones en el archivo, se desplaza hacia los lados',
  columns: {
    severity: 'Tipo',
    sheet: 'Hoja',
    cell: 'Celda',
    value: 'Valor',
    what: 'Qué ocurre',
    remedy: 'Qué puede hacer',
  },
  error: 'Error',
  warning: 'Advertencia',
  errors,
  warnings,
  both: (errorCount: number, warningCount: number) => `${errors(errorCount)} y ${warnings(warningCount)}`,
  wholeFile: 'Todo el archivo',
  all: (count: number) => `Todo (${formats.wholeNumber(count)})`,
  sheet: (name: string, count: number) => `${name} (${formats.wholeNumber(count)})`,
  goTo: 'Ir a',
  search: 'Buscar en las observaciones',
  none: 'Ninguna observación coincide con lo que busca.',
  more: (count: number) => `Mostrar ${formats.wholeNumber(count)} más`,
  shown: (count: number, total: number) =>
    `${formats.wholeNumber(count)} de ${formats.counted(total, { one: 'observación', other: 'observaciones' })}`,
  erased: 'El contenido de las celdas se ha borrado; el tipo de cada observación y su lugar siguen ahí.',
  download: 'Descargar el archivo de errores',
  chooseAgain: 'Elegir de nuevo',
} as const;

/** The check of a chosen file, on the computer of whoever chose it. */
export const fileCheck = {
  steps: { kind: 'Tipo de cambio', file: 'Archivo', check: 'Comprobación' },
  later: 'En cuanto elija un archivo, se comprobará aquí. Todavía no se envía nada.',
  checking: 'El archivo se está comprobando en su ordenador…',
  sound: 'No se han encontrado errores ni advertencias.',
  stopped: 'La comprobación ha durado demasiado y se ha detenido. Al enviarlo, el servidor comprueba el archivo.',
  failed: 'El archivo no se ha podido comprobar aquí. Lo hará el servidor cuando lo envíe.',
  onlyHere: 'Comprobado en su ordenador; todavía no se ha enviado nada.',
  errorsFound: 'Con errores no se calcula. Corrija el archivo en Excel y elíjalo de nuevo.',
  warningsFound: 'Con advertencias sí se calcula. Léalas antes de enviar el archivo.',
  haveRead: 'He leído las advertencias',
  readFirst: 'Lea primero las advertencias y marque esta casilla.',
  sendAnyway: 'Enviar de todos modos',
  errorFile: 'Crear aquí el archivo de errores',
  errorFileName: (name: string) => `Errores_${name}`,
  show: (found: string) => `Mostrar ${found}`,
  summary: {
    kind: 'Tipo',
    employer: 'Empresa',
    participants: 'Partícipes',
    ages: 'Edades en la fecha de valoración',
    salaries: 'Salarios en total (salario a tiempo completo × porcentaje de jornada)',
    valuationDate: 'Fecha de valoración',
    transitionDate: 'Fecha de transición',
    contractEnd: 'Fin del contrato',
  },
  unknown: 'no leído',
  notFilledIn: 'sin rellenar',
  participants: (count: number) => formats.wholeNumber(count),
  participantsOf: (count: number, rows: number) =>
    `${formats.wholeNumber(count)} de ${formats.counted(rows, { one: 'fila', other: 'filas' })} leídas`,
  notCounted: (count: number) => `de los cuales ${formats.wholeNumber(count)} no se cuentan`,
  ages: (youngest: number, oldest: number) => `${youngest} a ${oldest} años`,
  several: (count: number) =>
    `Va a añadir ${formats.counted(count, { one: 'expediente', other: 'expedientes' })}, cada uno con el nombre de su archivo. Puede cambiar los nombres.`,
  remove: (name: string) => `No añadir ${name}`,
  dropHere: 'Suelte el archivo para añadir un expediente',
  kinds: {
    dcToDc: 'De un plan de aportaciones con escala a un nuevo plan de aportaciones.',
    dbToDc: 'De un plan asegurado de salario medio a un nuevo plan de aportaciones.',
    ambitionDbToDc: 'De un plan de salario medio con ambición a un nuevo plan de aportaciones.',
  },
  tryExample: 'Probar el ejemplo',
  tryExampleOf: (kind: string) => `Probar el ejemplo: ${kind}`,
  exampleFile: 'Descargar el ejemplo',
  exampleFileOf: (kind: string) => `Descargar el ejemplo: ${kind}`,
  exampleName: (kind: string) => `Ejemplo ${kind}`,
} as const;

/** Asked before a window with something unsaved in it closes. */
export const closing = {
  title: 'Cerrar la ventana',
  changed: '¿Seguro que quiere cerrar esta ventana?',
  changedConsequence: 'Lo que ha rellenado no se guardará.',
  sending: 'El envío no ha terminado. ¿Quiere detenerlo?',
  sendingConsequence: 'Lo que aún no se ha enviado no se añade.',
} as const;
