import type { Answers } from '#documents/excel/template/status/answers.ts';
import { isNumber } from '#documents/excel/template/status/cell-tests.ts';
import { all, type Formula } from '#documents/excel/template/status/formula.ts';
import { signs } from '#documents/excel/template/status/marks.ts';

/** A field that must not lie on the wrong side of another one, as the reader checks it too. */
interface Conflict {
  readonly other: string;
  readonly sign: '<' | '<=';
  readonly text: string;
}

const salaries = (scheme: 'huidig' | 'nieuw'): Conflict => ({
  other: `${scheme}_franchise`,
  sign: '<=',
  text: `${signs.wrong} niet hoger dan de franchise`,
});

const conflicts: Readonly<Record<string, Conflict>> = {
  transitiedatum: { other: 'peildatum', sign: '<', text: `${signs.wrong} ligt vóór de peildatum` },
  huidig_max_salaris: salaries('huidig'),
  nieuw_max_salaris: salaries('nieuw'),
};

/** Whether the number of a field does not go with that of another field, and how that is told; null when nothing is compared. */
export function fieldConflict(
  name: string,
  answers: Answers,
): { readonly isThere: Formula<boolean>; readonly text: string } | null {
  const conflict = conflicts[name];
  if (!conflict) return null;
  const [value, limit] = [answers.value(name), answers.value(conflict.other)];
  const isBelow = typeof value === 'number' && typeof limit === 'number' && value < limit;
  const isEqual = value === limit && conflict.sign === '<=';
  const isThere = all(isNumber({ reference: conflict.other, value: limit }), {
    text: `${name}${conflict.sign}${conflict.other}`,
    value: isBelow || isEqual,
  });
  return { isThere, text: conflict.text };
}
