import type { Formula } from '#documents/excel/template/status/formula.ts';

/** Signs with which a status begins, so that nothing is told by colour alone. */
export const signs = {
  missing: '▲',
  wrong: '✖',
  done: '✓',
  standard: '○',
  unneeded: '–',
  remark: '!',
} as const;
type Sign = keyof typeof signs;

/** What the status beside a cell can say. */
export const statusTexts = {
  missing: `${signs.missing} nog invullen`,
  wrong: `${signs.wrong} klopt niet`,
  errorValue: `${signs.wrong} foutwaarde`,
  done: `${signs.done} ingevuld`,
  standard: `${signs.standard} standaard`,
  unneeded: `${signs.unneeded} niet nodig bij deze keuze`,
  optional: 'mag leeg',
} as const;

/** A status that is shown, and where. */
export interface ShownStatus {
  readonly label: string;
  /** With the name of the sheet. */
  readonly cell: string;
  readonly value: string;
}

/** Whether a status begins with a sign. */
export const hasSign = (status: Pick<ShownStatus, 'cell' | 'value'>, sign: Sign): Formula<boolean> => ({
  text: `LEFT(${status.cell},1)="${signs[sign]}"`,
  value: status.value.startsWith(signs[sign]),
});
