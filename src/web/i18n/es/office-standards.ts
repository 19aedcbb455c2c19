import type { Catalogue } from '#web/i18n/catalogue.ts';

export const officeStandards: Catalogue['officeStandards'] = {
  title: 'Valores estándar',
  description: 'Con lo que se rellenan las plantillas de su organización.',
  cardText:
    'Interés, rendimientos y otros supuestos que su despacho quiere en cada plantilla nueva. El informe los nombra como estándar de su despacho.',
  open: 'Fijar valores estándar',
  historyTitle: 'Fijados antes',
  none: 'Sus plantillas tienen los valores estándar de Evenwicht.',
  terms: 'Fijar',
  adoptedOn: 'Fijados el',
  reason: 'Motivo',
  reasonHint: 'Figura en la plantilla y en el informe.',
  marked: 'Revise los campos marcados.',
  saved: 'Los valores estándar se han guardado.',
  failed: 'Los valores estándar no se han guardado.',
  loadLatest: 'Cargar los valores estándar más recientes',
  ours: (standard) => `Evenwicht: ${standard}`,
  hint: (standard, allowed) => `Vacío: ${standard}. Indique: ${allowed}.`,
  rowsHint: (standard, allowed) => `Una línea por fila. Vacío: ${standard}. Indique: ${allowed}.`,
  stored: (count, day) => (count === 1 ? `1 valor, guardado el ${day}` : `${count} valores, guardados el ${day}`),
};
