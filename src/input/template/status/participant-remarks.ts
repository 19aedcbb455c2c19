import { type Formula, sum } from '#input/template/status/formula.ts';
import { yesNo } from '#input/fields/yes-no.ts';
import type { FoundRange, ParticipantRanges } from '#input/template/status/participant-ranges.ts';
import type { RowCounter } from '#input/template/status/row-counts.ts';
import { numbersThat, saidIn } from '#input/template/status/row-tests.ts';

/** What is allowed but may be a slip. */
export interface RemarkCounts {
  readonly young: Formula;
  readonly old: Formula;
  readonly unusual: Formula;
  readonly joinedLater: Formula;
  readonly leftOut: Formula;
}

const youngest = 15;

/** Born in or after the year in which one becomes fifteen in the year of the valuation date, as the reader has it. */
const young = (cells: string): Formula =>
  numbersThat(cells, `ISNUMBER(peildatum)*(${cells}>=DATE(YEAR(peildatum)-${youngest - 1},1,1))*(${cells}<=peildatum)`);

/** At or above the pension age of the current scheme on the valuation date. */
function old(cells: string): Formula {
  const age = 'huidig_pensioenleeftijd';
  const birth = `DATE(YEAR(peildatum)-INT(${age}),MONTH(peildatum)-ROUND((${age}-INT(${age}))*12,0),DAY(peildatum))`;
  return numbersThat(cells, `ISNUMBER(peildatum)*ISNUMBER(${age})*(${cells}<=${birth})`);
}

function unusual({ column, cells }: FoundRange): Formula {
  const usual = 'usual' in column ? column.usual : undefined;
  return usual ? numbersThat(cells, `((${cells}<${usual.minimum})+(${cells}>${usual.maximum}))`) : '0';
}

const joinedLater = (cells: string): Formula => numbersThat(cells, `(${cells}>peildatum)*ISNUMBER(peildatum)`);

const [, no] = yesNo;

export function participantRemarks({ columns }: ParticipantRanges, counter: RowCounter): RemarkCounts {
  const range = (key: string): FoundRange => {
    const found = columns.find(({ column }) => column.key === key);
    if (!found) throw new Error(`a participant has a column ${key}`);
    return found;
  };
  const unusualPay = counter.count('ongewoon salaris', unusual(range('fullTimeSalary')));
  const unusualTime = counter.count('ongewoon deeltijdpercentage', unusual(range('partTime')));
  return {
    young: counter.count('ongewoon jong', young(range('born').cells)),
    old: counter.count('op of boven de pensioenleeftijd', old(range('born').cells)),
    unusual: counter.step('ongewone bedragen', sum(unusualPay, unusualTime)),
    joinedLater: counter.count('in dienst na de peildatum', joinedLater(range('hired').cells)),
    leftOut: counter.count('telt niet mee', saidIn(no, range('counts').cells)),
  };
}
