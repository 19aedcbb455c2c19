import { isNumber } from '#input/template/status/cell-tests.ts';
import { all, type Formula } from '#input/template/status/formula.ts';
import { signs } from '#input/template/status/marks.ts';

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
  compensatie_tot_leeftijd: {
    other: 'compensatie_vanaf_leeftijd',
    sign: '<',
    text: `${signs.wrong} lager dan de leeftijd vanaf`,
  },
};

/** Whether the number of a field does not go with that of another field, and the words for it; null when nothing is compared. */
export function fieldConflict(name: string): { readonly isThere: Formula; readonly text: string } | null {
  const conflict = conflicts[name];
  if (!conflict) return null;
  const { other, sign, text } = conflict;
  return { isThere: all(isNumber(other), `${name}${sign}${other}`), text };
}
