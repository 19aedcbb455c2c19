import { ownScaleText } from '#input/fields/official-scale-fields.ts';
import { isNumber } from '#input/template/status/cell-tests.ts';
import { all, type Formula, words } from '#input/template/status/formula.ts';
import { signs } from '#input/template/status/marks.ts';

/** Whether a table that grows has a row with anything in it. */
export type HasRows = (table: string) => Formula;

/** What does not go together, as the reader finds it too. */
interface Conflict {
  readonly isThere: Formula;
  readonly text: string;
}

/** A field that lies on the wrong side of another one. */
const beside = (name: string, sign: '<' | '<=', other: string, text: string): Conflict => ({
  isThere: all(isNumber(other), `${name}${sign}${other}`),
  text: `${signs.wrong} ${text}`,
});

const salaries = (scheme: 'huidig' | 'nieuw'): Conflict =>
  beside(`${scheme}_max_salaris`, '<=', `${scheme}_franchise`, 'niet hoger dan de franchise');

/** A scale that is chosen by its name while the table holds one as well. */
const twoScales = (hasRows: HasRows): Conflict => ({
  isThere: all(`TRIM(huidig_staffel)<>${words(ownScaleText)}`, hasRows('HuidigeStaffel')),
  text: `${signs.wrong} tabel is ook ingevuld`,
});

const conflicts: Readonly<Record<string, (hasRows: HasRows) => Conflict>> = {
  transitiedatum: () => beside('transitiedatum', '<', 'peildatum', 'ligt vóór de peildatum'),
  huidig_max_salaris: () => salaries('huidig'),
  nieuw_max_salaris: () => salaries('nieuw'),
  huidig_staffel: twoScales,
  compensatie_tot_leeftijd: () =>
    beside('compensatie_tot_leeftijd', '<', 'compensatie_vanaf_leeftijd', 'lager dan de leeftijd vanaf'),
};

/** Whether what stands in a filled field does not go with something else, and the words for it; null when nothing is compared. */
export const fieldConflict = (name: string, hasRows: HasRows): Conflict | null => conflicts[name]?.(hasRows) ?? null;
