import type { Answers } from '#documents/excel/template/status/answers.ts';
import type { Formula } from '#documents/excel/template/status/formula.ts';
import type { FoundRange, ParticipantRanges } from '#documents/excel/template/status/participant-ranges.ts';
import type { RowCounter } from '#documents/excel/template/status/row-counts.ts';
import { isFilledValue, numbersThat, type RowTest } from '#documents/excel/template/status/row-tests.ts';
import { dayNumber, dayOfNumber } from '#documents/excel/day-number.ts';

/** What is allowed but may be a slip. */
export interface RemarkCounts {
  readonly young: Formula<number>;
  readonly old: Formula<number>;
  readonly unusual: Formula<number>;
  readonly joinedLater: Formula<number>;
  readonly leftOut: Formula<number>;
}

export interface RemarkSources {
  readonly answers: Answers;
  readonly counter: RowCounter;
}

const youngest = 15;

/** Born in or after the year in which one becomes fifteen in the year of the valuation date, as the reader has it. */
function young(range: FoundRange, answers: Answers): RowTest {
  const day = answers.value('peildatum');
  const year = typeof day === 'number' ? (dayOfNumber(day, false)?.year ?? 0) : null;
  const limit = year === null ? null : dayNumber({ year: year - youngest + 1, month: 1, day: 1 });
  return numbersThat(
    range,
    (cells) => `ISNUMBER(peildatum)*(${cells}>=DATE(YEAR(peildatum)-${youngest - 1},1,1))*(${cells}<=peildatum)`,
    (value) => limit !== null && typeof day === 'number' && value >= limit && value <= day,
  );
}

/** At or above the pension age of the current scheme on the valuation date. */
function old(range: FoundRange, answers: Answers): RowTest {
  const [day, age] = [answers.value('peildatum'), answers.value('huidig_pensioenleeftijd')];
  const from = typeof day === 'number' ? dayOfNumber(day, false) : null;
  const limit =
    from === null || typeof age !== 'number'
      ? null
      : dayNumber({ ...from, year: from.year - Math.floor(age), month: from.month - Math.round((age % 1) * 12) });
  const name = 'huidig_pensioenleeftijd';
  const birth = `DATE(YEAR(peildatum)-INT(${name}),MONTH(peildatum)-ROUND((${name}-INT(${name}))*12,0),DAY(peildatum))`;
  return numbersThat(
    range,
    (cells) => `ISNUMBER(peildatum)*ISNUMBER(${name})*(${cells}<=${birth})`,
    (value) => limit !== null && value <= limit,
  );
}

function unusual(range: FoundRange): RowTest {
  const usual = 'usual' in range.column ? range.column.usual : undefined;
  if (!usual) return { text: '0', rows: [] };
  const { minimum, maximum } = usual;
  return numbersThat(
    range,
    (cells) => `((${cells}<${minimum})+(${cells}>${maximum}))`,
    (value) => value < minimum || value > maximum,
  );
}

const joinedLater = (range: FoundRange, answers: Answers): RowTest =>
  numbersThat(
    range,
    (cells) => `(${cells}>peildatum)*ISNUMBER(peildatum)`,
    (value) => value > Number(answers.value('peildatum') ?? Number.POSITIVE_INFINITY),
  );

const leftOut = ({ cells, values }: FoundRange): RowTest => ({
  text: `TRIM(${cells})="nee"`,
  rows: values.map((value) => isFilledValue(value) && String(value).trim().toLowerCase() === 'nee'),
});

export function participantRemarks({ columns }: ParticipantRanges, { answers, counter }: RemarkSources): RemarkCounts {
  const range = (key: string): FoundRange => {
    const found = columns.find(({ column }) => column.key === key);
    if (!found) throw new Error(`a participant has a column ${key}`);
    return found;
  };
  const [salary, partTime] = [unusual(range('fullTimeSalary')), unusual(range('partTime'))];
  const unusualPay = counter.count('ongewoon salaris', salary);
  const unusualTime = counter.count('ongewoon deeltijdpercentage', partTime);
  return {
    young: counter.count('ongewoon jong', young(range('born'), answers)),
    old: counter.count('op of boven de pensioenleeftijd', old(range('born'), answers)),
    unusual: counter.step('ongewone bedragen', {
      text: `${unusualPay.text}+${unusualTime.text}`,
      value: unusualPay.value + unusualTime.value,
    }),
    joinedLater: counter.count('in dienst na de peildatum', joinedLater(range('joined'), answers)),
    leftOut: counter.count('telt niet mee', leftOut(range('counts'))),
  };
}
