import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { monthAfter } from '#core/calendar/months.ts';
import type { DossierInput, Participant } from '#core/dossier/dossier.ts';
import { inventedParticipant } from '#core/participant/invented-participant.ts';
import { adviceDraft } from '#output/files/advice/advice-report.ts';
import { reportDeck } from '#output/files/deck/deck.ts';
import { employeesContent } from '#output/files/document/employees-content.ts';
import { transitionPlanDraft } from '#output/files/plan/transition-plan.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { amount } from '#office/document/dutch-format.ts';
import { money } from '#output/language/money.ts';
import { subjectOf } from '#output/model/output-content.ts';
import { outcomeHeadline } from '#output/topics/choices/headline-text.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { statutoryExample, statutoryOutcomeOf } from '#test/fixtures/statutory-content.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';
import { nodePacking } from '#server/calculation/node-packing.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

/** Somebody by what a figure could give away; ages in months at the transition. */
interface Person {
  readonly age: number;
  readonly salary: number;
  readonly partTime: number;
  readonly capital: number;
}

const transition = { year: 2028, month: 1 };

const participantOf = ({ age, salary, partTime, capital }: Person, index: number): Participant => ({
  ...inventedParticipant(`${index}`, { ...monthAfter(transition, -age), day: 1 }, salary),
  partTime,
  capital,
});

/** Premiums are typed, so that what moves is of people. */
function contentOf(people: readonly Person[], compensation: Partial<DossierInput['compensation']> = {}): OutputContent {
  const input: DossierInput = {
    ...plainDossier,
    valuationDate: { year: 2027, month: 7 },
    transitionDate: transition,
    chosenAlternative: 'B',
    current: { ...plainDossier.current, employeeContribution: { basis: 'pensionBase', rate: 0.02 } },
    openGroup: { ...plainDossier.openGroup, entrantPremium: 0.12 },
    ownProposal: { flat: 0.12, scale: [] },
    compensation: {
      ...plainDossier.compensation,
      method: people.length < 10 ? 'pensionOutcome' : 'none',
      ...compensation,
    },
    participants: people.map(participantOf),
  };
  const content = exampleContent();
  return {
    ...content,
    dossier: { ...content.dossier, input, warnings: [] },
    result: resultOf(input),
    statutory: statutoryOutcomeOf(input),
  };
}

/** All that somebody reads of a file, and its tables: rows of cells, the heading first. */
interface Told {
  readonly text: string;
  readonly tables: readonly (readonly (readonly string[])[])[];
}

const ofDraft = (draft: DocumentDraft): Told => ({
  text: JSON.stringify(draft),
  tables: draft.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'table' ? [[block.table.columns.map(({ head }) => head), ...block.table.rows]] : [],
    ),
  ),
});

async function ofDeck(content: OutputContent): Promise<Told> {
  const deck = openDeck(await reportDeck(content, nodePacking));
  const { slides, names } = deck;
  const beside = names
    .filter((name) => /notesSlide\d+\.xml$|charts\/chart\d+\.xml$/.test(name))
    .map((name) => deck.text(name));
  const matches = (xml: string, pattern: RegExp): readonly string[] =>
    [...xml.matchAll(pattern)].map(([found]) => found);
  return {
    text: [...slides.map((slide) => paragraphsOf(slide).join('\n')), ...beside].join('\n'),
    tables: slides.flatMap((slide) =>
      matches(slide, /<a:tbl>.*?<\/a:tbl>/gs).map((table) =>
        matches(table, /<a:tr [^>]*>.*?<\/a:tr>/gs).map((row) =>
          matches(row, /<a:tc>.*?<\/a:tc>/gs).map((cell) => paragraphsOf(cell).join(' ')),
        ),
      ),
    ),
  };
}

/** Plan, advice and slides for others than the employer. */
async function forOthers(content: OutputContent): Promise<readonly Told[]> {
  const employees = employeesContent(content);
  return [ofDraft(transitionPlanDraft(content)), ofDraft(adviceDraft(employees)), await ofDeck(employees)];
}

const agesHead = 'Leeftijd bij de transitie';

/** The rows of what becomes of the pensions of groups. */
const groupRows = ({ tables }: Told): readonly (readonly string[])[] =>
  tables.filter(([head]) => head?.[0] === agesHead).flatMap((rows) => rows.slice(1));

const inRange = (name: string, age: number): boolean => {
  const [, from = '0', to = '130'] = /^(\d+) t\/m (\d+) jaar$/.exec(name) ?? [];
  return age >= Number(from) && age <= Number(to);
};

const years = ({ age }: Person): number => Math.floor(age / 12);

const person = record({
  age: integer({ min: 21 * 12, max: 66 * 12 }),
  salary: integer({ min: 25_000, max: 140_000 }),
  partTime: constantFrom(0.5, 0.6, 0.8, 1),
  capital: integer({ min: 0, max: 300_000 }),
});

/** Another person of the same group of five years. */
const changed = ({ age }: Person): Arbitrary<Person> =>
  person.map((other) => ({ ...other, age: Math.floor(age / 60) * 60 + (other.age % 60) }));

const groupOf = (fewest: number): Arbitrary<Person[]> =>
  oneof(integer({ min: fewest, max: 9 + fewest }), integer({ min: 10, max: 120 })).chain((count) =>
    array(person, { minLength: count, maxLength: count }),
  );

describe('plan, advice and slides for others than the employer', () => {
  test(
    'move with one person only where ten or more stand behind a figure',
    async () => {
      const drawn = groupOf(1).chain((people) => tuple(constant(people), changed(people[0]!)));
      await assert(
        asyncProperty(drawn, async ([people, other]) => {
          const before = await forOthers(contentOf(people));
          const after = await forOthers(contentOf([other, ...people.slice(1)]));
          for (const [file, is] of after.entries()) {
            const was = before[file]!;
            if (people.length < 10) expect(is.text).toBe(was.text);
            for (const { text } of [was, is])
              expect(text).not.toMatch(/(?<![\d.,])\d (?:(?:van de \d+ )?deelnemer|minder|gelijk,|meer)/);
            expect(groupRows(is).length > 0).toBe(people.length >= 10);
            for (const [place, row] of groupRows(is).entries()) {
              const name = row[0]!;
              expect(people.filter((one) => inRange(name, years(one))).length).toBeGreaterThanOrEqual(10);
              const isMoved = row.join() !== groupRows(was)[place]!.join();
              if (isMoved) expect(inRange(name, years(people[0]!))).toBe(true);
            }
          }
          const effects = before[0]!.tables.filter(([head]) => head?.includes('Cijfers van'));
          for (const [year, ofWhom] of effects.flat()) {
            const born = people.map(participantOf).filter((one) => `${one.born.year}` === year).length;
            if (ofWhom === 'deelnemers') expect(born).toBeGreaterThanOrEqual(10);
          }
        }),
        propertyRuns(12),
      );
    },
    propertyTime(120_000),
  );
});

/** The ages of all ranges that are named: "20 t/m 49 jaar", "20–49", "elke groep vanaf 50 jaar", "de groep tot 50 jaar". */
function rangesIn({ text }: Told): readonly (readonly [from: number, to: number])[] {
  const between = [...text.matchAll(/\b(\d\d)(?:–| t\/m )(\d\d)\b(?! jaar voor)/g)];
  const above = [...text.matchAll(/groep vanaf (\d\d)/g)];
  const below = [...text.matchAll(/groep tot (\d\d)/g)];
  return [
    ...between.map(([, from, to]) => [Number(from), Number(to)] as const),
    ...above.map(([, age]) => [Number(age), 130] as const),
    ...below.map(([, age]) => [0, Number(age) - 1] as const),
  ];
}

describe('the two editions of a dossier beside each other', () => {
  test(
    'name no groups that leave fewer than ten people, one less the other or less all',
    async () => {
      const drawn = tuple(groupOf(10), integer({ min: 30, max: 60 }));
      await assert(
        asyncProperty(drawn, async ([people, fromAge]) => {
          const content = contentOf(people, { method: 'pensionOutcome', fromAge });
          const both = [...(await forOthers(content)), ofDraft(adviceDraft(content)), await ofDeck(content)];
          const ranges: readonly (readonly [number, number])[] = [[0, 130], ...both.flatMap(rangesIn)];
          expect(ranges.length).toBeGreaterThan(1);
          const within = ([from, to]: readonly [number, number]): ReadonlySet<Person> =>
            new Set(people.filter((one) => years(one) >= from && years(one) <= to));
          const sets = [...new Map(ranges.map((range) => [range.join(), within(range)])).values()];
          for (const one of sets)
            for (const other of sets) {
              const left = [...one].filter((member) => !other.has(member)).length;
              expect(left === 0 || left >= 10).toBe(true);
            }
        }),
        propertyRuns(6),
      );
    },
    propertyTime(120_000),
  );

  test.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)(
    'give others no cost of the employer: %s',
    async (kind) => {
      const content = await statutoryExample(kind);
      const { now, choices } = content.result;
      const costs = [now, ...choices].flatMap(({ cost }) => [cost.firstYear, cost.thirtyYears]);
      const differences = choices.flatMap(({ difference }) => [difference.firstYear, difference.thirtyYears]);
      const shown = [...costs, ...differences].flatMap((cost) => [money(Math.abs(cost)), amount(Math.abs(cost))]);
      const amounts = shown.filter((text) => text !== '€ 0').map((text) => text.replaceAll('\u00a0', ' '));
      const employer = ofDraft(adviceDraft(content)).text.replaceAll('\u00a0', ' ');
      expect(amounts.filter((text) => employer.includes(text)).length).toBeGreaterThan(2);
      for (const told of await forOthers(content)) {
        const text = told.text.replaceAll('\u00a0', ' ');
        expect(amounts.filter((one) => text.includes(one))).toEqual([]);
        expect(text).not.toMatch(/kost in 30 jaar|eigen headline|uw kosten/);
      }
      const own = { replaces: outcomeHeadline(subjectOf(content)).title, title: 'Onze eigen headline' };
      const headed = { ...content, beside: { variants: [], decisions: [], headline: own } };
      expect(ofDraft(adviceDraft(headed)).text).toContain(own.title);
      for (const { text } of await forOthers(headed)) expect(text).not.toContain(own.title);
    },
  );

  test('each say on their first page for whom they are', async () => {
    const content = exampleContent(40);
    const [, advice, deck] = await forOthers(content);
    for (const told of [advice!, deck!]) expect(told.text).toMatch(/uitgave.{0,5}medewerkers/i);
    for (const told of [ofDraft(adviceDraft(content)), await ofDeck(content)])
      expect(told.text).toMatch(/uitgave.{0,5}werkgever/i);
  });
});
