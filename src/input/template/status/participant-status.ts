import type { Column, TableDescription } from '#input/fields/table.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { counted, either, type Formula, isAbove, joined, sum, words } from '#input/template/status/formula.ts';
import { signs } from '#input/template/status/marks.ts';
import {
  brokenColumns,
  type ColumnCounts,
  type ParticipantCounts,
  totalOf,
} from '#input/template/status/participant-counts.ts';
import type { RowCount } from '#input/template/status/row-counts.ts';
import { comparedRows } from '#input/template/status/row-tests.ts';

const none = words('');

/** A part of the status that is empty when there is nothing to report. */
const clause = (count: Formula, one: string, more: string): Formula =>
  either(isAbove(count, 0), joined(words('; '), counted(count, one, more)), none);

/** Clauses without the separator in front of the first. */
const clauses = (...parts: readonly Formula[]): Formula => `MID(${joined(...parts)},3,2000)`;

function troubles(counts: ParticipantCounts): Formula {
  return clauses(
    clause(totalOf(counts, 'missing'), 'verplichte cel leeg', 'verplichte cellen leeg'),
    clause(totalOf(counts, 'repeated'), 'dubbel personeelsnummer', 'dubbele personeelsnummers'),
    clause(totalOf(counts, 'later'), 'geboortedatum na de peildatum', 'geboortedatums na de peildatum'),
    clause(totalOf(counts, 'wrong'), 'waarde klopt niet', 'waarden kloppen niet'),
    clause(brokenColumns(counts), 'foutwaarde of ontbrekende kolom', 'foutwaarden of ontbrekende kolommen'),
    either(counts.areCitizenNumbers, words('; de personeelsnummers lijken burgerservicenummers (BSN)'), none),
  );
}

function remarks({ remarks: found, rows }: ParticipantCounts): Formula {
  return clauses(
    clause(found.young, 'deelnemer is ongewoon jong', 'deelnemers zijn ongewoon jong'),
    clause(
      found.old,
      'deelnemer heeft de pensioenleeftijd al bereikt',
      'deelnemers hebben de pensioenleeftijd al bereikt',
    ),
    clause(
      found.unusual,
      'salaris of deeltijdpercentage is ongewoon',
      'salarissen of deeltijdpercentages zijn ongewoon',
    ),
    clause(found.joinedLater, 'datum in dienst ligt na de peildatum', 'datums in dienst liggen na de peildatum'),
    clause(found.leftOut, 'deelnemer telt niet mee', 'deelnemers tellen niet mee'),
    either(
      isAbove(rows, comparedRows),
      words(
        `; dubbele nummers zijn nagegaan in de eerste ${wholeNumber(comparedRows)} rijen, het uploaden doet de rest`,
      ),
      none,
    ),
  );
}

const sentence = (start: string, text: Formula): Formula =>
  either(`LEN(${text})>0`, joined(words(start), text, words('.')), none);

/** The status line of the participants. */
export function participantStatus(
  counts: ParticipantCounts,
  table: TableDescription,
  step: (name: string, formula: Formula) => Formula,
): Formula {
  const { rows } = counts;
  const people = counted(rows, 'deelnemer ingevuld.', 'deelnemers ingevuld.');
  const wrong = step('wat niet klopt', troubles(counts));
  const noted = step('wat opvalt', remarks(counts));
  const tooMany = words(
    `${signs.wrong} Er zijn meer dan ${wholeNumber(table.maximumRows)} deelnemers: verdeel ze over meer dossiers.`,
  );
  const filled = either(
    `LEN(${wrong})=0`,
    joined(words(`${signs.done} Dit blad is compleet: `), people, sentence(' Let op: ', noted)),
    joined(words(`${signs.missing} Nog niet klaar: `), people, sentence(' ', wrong), sentence(' Let op: ', noted)),
  );
  return either(
    isAbove(rows, 0),
    either(isAbove(rows, table.maximumRows), tooMany, filled),
    words(`${signs.missing} Nog geen deelnemers ingevuld.`),
  );
}

const located = (sign: string, { count, first }: RowCount, what: string): Formula =>
  joined(words(`${sign} `), count, words(` ${what}, eerste: rij `), first);

const countedStatus = (count: RowCount | null, sign: string, what: string, otherwise: Formula): Formula =>
  count ? either(isAbove(count.count, 0), located(sign, count, what), otherwise) : otherwise;

/** Nothing is wrong: whether the column must be filled, and an example, so that the row reads as a participant. */
function quietStatus({ required, example }: Column): Formula {
  const needed = words(required ? 'verplicht' : 'mag leeg');
  return example === undefined ? needed : joined(needed, 'CHAR(10)', words(`bijv. ${example}`));
}

/** The status above the header of a column: whether it must be filled, or what is wrong in it. */
export function columnStatus(counts: ColumnCounts): Formula {
  const { column, isAbsent, errors, missing, wrong, repeated, later } = counts;
  const quiet = quietStatus(column);
  const dayWrong = countedStatus(later, signs.wrong, 'na peildatum', quiet);
  const repeatedWrong = countedStatus(repeated, signs.wrong, 'dubbel', dayWrong);
  const valueWrong = countedStatus(wrong, signs.wrong, 'onjuist', repeatedWrong);
  const empty = countedStatus(missing, signs.missing, 'leeg', valueWrong);
  const broken = either(
    isAbove(errors, 0),
    joined(words(`${signs.wrong} `), counted(sum(errors), 'foutwaarde', 'foutwaarden')),
    empty,
  );
  return column.required ? either(isAbsent, words(`${signs.wrong} kolom ontbreekt`), broken) : broken;
}
