import { nodePacking } from '#server/calculation/node-packing.ts';
import { describe, expect, test } from 'vitest';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { DossierInput, Participant } from '#core/dossier/dossier.ts';
import { dayNumber } from '#office/sheet/day-number.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { employerContent } from '#output/files/without-people/employer-content.ts';
import { outputWorkbook } from '#output/files/workbook/output-workbook.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { accessibilityProblems } from '#test/office-package/accessibility.ts';
import { packageContents } from '#test/office-package/package-contents.ts';
import { ownWorkbookProblems } from '#test/office-package/problems.ts';
import { linkedFigureProblems } from '#test/office-package/linked-figures.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';
import { openedWorkbook } from '#test/office-package/workbook-contents.ts';

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

/** People of all ages with signs that nothing else in a file can be: a number, a salary in cents, and a day of birth. */
const marked = (participant: Participant, index: number): Participant => ({
  ...participant,
  born: { year: 1964 + ((7 * index) % 39), month: 1 + (index % 12), day: 3 },
  hired: null,
  number: `PN-${7_000_001 + 13 * index}`,
  fullTimeSalary: Math.round(participant.fullTimeSalary) + 0.01 + (index % 97) / 100,
});

const enough = (content: OutputContent): OutputContent => {
  const { input } = content.dossier;
  const people = Array.from({ length: 40 }, (_, index) => input.participants[index % input.participants.length]!);
  const full: DossierInput = { ...input, participants: people.map(marked) };
  return { ...content, dossier: { ...content.dossier, input: full }, result: resultOf(full) };
};

const dayText = ({ year, month, day }: PlainDate): readonly string[] => {
  const two = (value: number): string => String(value).padStart(2, '0');
  return [`${year}-${two(month)}-${two(day)}`, `${two(day)}-${two(month)}-${year}`];
};

/** Everything of a person that may not be in a part of the file. */
const tracesOf = (participant: Participant): readonly string[] => [
  participant.number,
  String(participant.fullTimeSalary),
  ...dayText(participant.born),
  `<v>${dayNumber(participant.born)}</v>`,
];

const traces = (bytes: Uint8Array, { input }: OutputContent['dossier']): readonly string[] => {
  const all = [...packageContents(bytes).texts.values()].join('\n');
  // As a number of its own: the mean of people with one salary begins with its digits.
  const isThere = (trace: string): boolean =>
    new RegExp(`(?<![\\d.])${trace.replaceAll(/[.]/g, '\\.')}(?!\\d)`).test(all);
  return [...new Set(input.participants.flatMap(tracesOf))].filter(isThere);
};

/** Numbers of people below the smallest group that is shown, in every column of a table that counts them. */
function smallCounts(bytes: Uint8Array): readonly string[] {
  const found: string[] = [];
  for (const { name, cells } of openedWorkbook(bytes).sheets) {
    const heads = cells.filter(({ value }) => value === 'Aantal' || value === 'In aanmerking');
    for (const head of heads) {
      const column = head.address.replace(/\d+/, '');
      for (let row = head.row + 1; ; row++) {
        const cell = cells.find((one) => one.address === `${column}${row}`);
        if (cell?.value === undefined || cell.value === null || cell.type !== 'n') break;
        const count = Number(cell.value);
        if (count > 0 && count < 10) found.push(`${name} ${column}${row}: ${count}`);
      }
    }
  }
  return found;
}

/** Ages that a group starts or ends with, and that no group of the division does: two divisions could be subtracted. */
function otherDivisions(bytes: Uint8Array, { result: { cohorts } }: OutputContent): readonly string[] {
  const [starts, ends] = [cohorts.map(({ fromAge }) => fromAge), cohorts.map(({ toAge }) => toAge)];
  const all = openedWorkbook(bytes).sheets.flatMap(({ cells }) => cells.map(({ value }) => value ?? ''));
  return all.filter((text) => {
    const [, from, to] = /^(\d+) t\/m (\d+) jaar$/.exec(text) ?? [];
    return from !== undefined && !(starts.includes(Number(from)) && ends.includes(Number(to)));
  });
}

describe.each(kinds)('the output without people of generated dossiers of kind %s', (kind) => {
  test(
    'has nothing of a person in any part, no group of few, and no problems',
    async () => {
      for (const content of generatedContents(kind, propertyRuns(2).numRuns).map(enough)) {
        const shown = employerContent(content);
        if (shown === null) throw new Error('forty participants are enough');
        const bytes = await outputWorkbook(shown, nodePacking);
        expect(traces(bytes, content.dossier)).toEqual([]);
        expect(smallCounts(bytes)).toEqual([]);
        expect(ownWorkbookProblems(bytes)).toEqual([]);
        expect(accessibilityProblems(bytes)).toEqual([]);
        expect(linkedFigureProblems(bytes, 'De vier premies')).toEqual([]);
        const names = openedWorkbook(bytes).sheets.map(({ name }) => name);
        expect(names.filter((name) => /deelnemer|narekenen|sterftekansen/i.test(name))).toEqual([]);
        expect(otherDivisions(bytes, shown)).toEqual([]);
        // The full workbook does have them: the signs are those of these people.
        const full = await outputWorkbook(content, nodePacking);
        expect(traces(full, content.dossier)).toContain(content.dossier.input.participants[0]!.number);
        expect(smallCounts(full)).not.toEqual([]);
      }
    },
    propertyTime(120_000),
  );
});

describe('what an employer gets', () => {
  const [content] = generatedContents('dcToDc', 1).map(enough);
  const ofAges = (ages: readonly number[]): OutputContent => {
    const participants = ages.map((age) => ({ number: 'x', age, pensionBase: 1 }));
    const { toAge, ...cohort } = { fromAge: 20, toAge: 24, count: ages.length };
    const result = { ...content!.result, participants, compensation: null, cohorts: [{ ...cohort, toAge }] };
    return { ...content!, result };
  };
  const times = (count: number, age: number): readonly number[] => Array.from({ length: count }, () => age);

  test('is nothing where all together are fewer than ten', () => {
    expect(employerContent(ofAges(times(9, 30)))).toBeNull();
    expect(employerContent(ofAges(times(10, 30)))).not.toBeNull();
  });

  test('is nothing where fewer than ten are left after the first year', () => {
    expect(employerContent(ofAges([...times(9, 30), ...times(12, 66)]))).toBeNull();
  });

  test('has years of cost until ten are left in the year after the last one shown', () => {
    const { input } = content!.dossier;
    const last = Math.min(input.current.pensionAgeInMonths, input.next.pensionAgeInMonths) / 12;
    const shown = employerContent(ofAges([...times(9, 25), 50, ...times(5, 60)]));
    expect(shown?.withoutPeople?.years.cost).toBe(Math.floor(last) - 51);
  });
});
