import type { Formula } from '#input/template/status/formula.ts';

/** Signs with which a status begins, so that nothing is shown by colour alone. */
export const signs = {
  missing: '▲',
  wrong: '✖',
  done: '✓',
  standard: '○',
  unneeded: '–',
  remark: '!',
} as const;
type Sign = keyof typeof signs;

/** The texts that the status beside a cell can have. */
export const statusTexts = {
  missing: `${signs.missing} nog invullen`,
  wrong: `${signs.wrong} klopt niet`,
  errorValue: `${signs.wrong} foutwaarde`,
  done: `${signs.done} ingevuld`,
  standard: `${signs.standard} standaard`,
  same: `${signs.done} zoals nu`,
  unneeded: `${signs.unneeded} niet nodig bij deze keuze`,
  optional: 'mag leeg',
} as const;

/** A status that is shown, and where. */
export interface ShownStatus {
  readonly label: string;
  /** With the name of the sheet. */
  readonly cell: string;
}

/** Whether a status begins with a sign. */
export const hasSign = ({ cell }: Pick<ShownStatus, 'cell'>, sign: Sign): Formula => `LEFT(${cell},1)="${signs[sign]}"`;
