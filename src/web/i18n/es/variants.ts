import { mostCompared, mostVariants } from '#api/variants/variant-limits.ts';
import { formats } from '#web/i18n/es/formats.ts';

/** What is kept beside an outcome: variants of it, and decisions. What these say of the outcome comes with them, in Dutch. */
export const variants = {
  title: 'Variantes',
  lead: `Elija como máximo ${mostCompared} para ponerlas junto a la respuesta.`,
  keep: 'Guardar como variante',
  keepTitle: 'Guardar como variante',
  keepLead: `El servidor calcula la variante con el programa que también calculó la respuesta. Se conservan como máximo ${mostVariants} variantes por expediente.`,
  name: 'Nombre de la variante',
  kept: (name: string) => `La variante ${name} se ha guardado y se está calculando.`,
  rename: (name: string) => `Cambiar el nombre de la variante ${name}`,
  renameTitle: 'Cambiar el nombre de la variante',
  again: (name: string) => `Calcular de nuevo la variante ${name}`,
  remove: (name: string) => `Eliminar la variante ${name}`,
  removeTitle: 'Eliminar variante',
  removeQuestion: (name: string) => `¿Desea eliminar la variante ${name}?`,
  removeConsequence: 'Una decisión registrada con esta variante se conserva.',
  calculating: 'en cálculo',
  failed: 'no calculada',
  outdated: 'de una versión anterior',
  otherVersion: (name: string) =>
    `La variante ${name} se calculó con otra versión del programa que la respuesta. Calcule la variante de nuevo para poder compararlas.`,
  comparison: 'Variantes junto a la respuesta',
  report: 'Informe con estas variantes',
  plainReport: 'Informe sin variantes',
  reportLead:
    'El libro y el informe se vuelven a crear, con estas variantes junto a la respuesta y con las decisiones registradas.',
  reportRunning: 'El libro y el informe se están volviendo a crear.',
  reportHas: (count: number) =>
    `El libro y el informe contienen ahora ${formats.counted(count, { one: 'variante', other: 'variantes' })}.`,
  reportErased: 'El archivo de entrada no se conserva (ya): el libro y el informe no se pueden volver a crear.',
  reportWithout:
    'El libro y el informe se crean entonces sin variantes. Después, calcule de nuevo las variantes y cree el informe con variantes.',
  changeFailed: 'No se ha podido hacer.',
} as const;

export const decisions = {
  title: 'Decisiones registradas',
  record: 'Registrar una decisión',
  recordTitle: 'Registrar una decisión',
  recordLead:
    'La decisión se conserva con las cifras y comprobaciones de este momento, su nombre y la hora. No se puede modificar ni eliminar; una decisión posterior se añade. No mencione partícipes en el motivo.',
  premium: 'Aportación',
  ofVariant: (variant: string, premium: string) => `Variante ${variant}: ${premium}`,
  reason: 'Motivo: ¿por qué esta decisión?',
  none: 'Aún no se ha registrado ninguna decisión.',
  byOn: (by: string, moment: string) => `${by}, ${moment}`,
  figures: 'Cifras y comprobaciones de ese momento',
  passed: 'Comprobaciones en orden',
  attention: 'Comprobaciones que requieren atención',
  columns: {
    level: 'Resultado',
    check: 'Comprobación',
    about: 'Se refiere a',
    finding: 'Encontrado',
    article: 'Artículo',
    figure: 'Cifra',
    amount: 'Importe o porcentaje',
    compared: 'Comparado',
  },
  print: 'Imprimir las decisiones',
  printed: (moment: string) => `Impreso el ${moment}`,
  recorded: 'La decisión se ha registrado.',
} as const;
