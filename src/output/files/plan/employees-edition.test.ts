import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { monthAfter } from '#core/calendar/months.ts';
import type { DossierInput, Participant } from '#core/dossier/dossier.ts';
import { inventedParticipant } from '#core/participant/invented-participant.ts';
import { ageGroupsOf } from '#core/result/shown-groups.ts';
import { adviceDraft } from '#output/files/advice/advice-report.ts';
import { transitionPlanDraft } from '#output/files/plan/transition-plan.ts';
import type { Block, DocumentDraft } from '#output/model/document-draft.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { statutoryExample, statutoryOutcomeOf } from '#test/fixtures/statutory-content.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';

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
const contentOf = (people: readonly Person[]): OutputContent => {
  const input: DossierInput = {
    ...plainDossier,
    valuationDate: { year: 2027, month: 7 },
    transitionDate: transition,
    chosenAlternative: 'B',
    current: { ...plainDossier.current, employeeContribution: { basis: 'pensionBase', rate: 0.02 } },
    openGroup: { ...plainDossier.openGroup, entrantPremium: 0.12 },
    ownProposal: { flat: 0.12, scale: [] },
    compensation: { ...plainDossier.compensation, method: people.length < 10 ? 'pensionOutcome' : 'none' },
    participants: people.map(participantOf),
  };
  const content = exampleContent();
  return {
    ...content,
    dossier: { ...content.dossier, input, warnings: [] },
    result: resultOf(input),
    statutory: statutoryOutcomeOf(input),
  };
};

type Rows = readonly (readonly string[])[];

const titles = new Set([
  'Doelen, maatstaven en voorrangsregels',
  'Transitie-effecten',
  'Compensatie en financiering',
  'Verantwoording van de evenwichtigheid',
]);

const blocksOf = ({ chapters }: DocumentDraft): readonly Block[] =>
  chapters.filter(({ title }) => titles.has(title)).flatMap(({ blocks }) => blocks);

const rowsOf = (draft: DocumentDraft, name: string): Rows =>
  blocksOf(draft).flatMap((block) => (block.kind === 'table' && block.name === name ? block.table.rows : []));

const groupTable = 'Wie krijgt meer en wie minder pensioen';
const effectTable = 'Transitie-effect per geboortejaar';

/** What is told of people: the front page, and the chapters in which they are. */
const told = (draft: DocumentDraft): string => JSON.stringify([draft.facts, draft.conclusion, blocksOf(draft)]);

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

describe('the transition plan', () => {
  test(
    'moves with one person only where ten or more stand behind a figure',
    () => {
      const drawn = oneof(integer({ min: 1, max: 9 }), integer({ min: 10, max: 120 }))
        .chain((count) => array(person, { minLength: count, maxLength: count }))
        .chain((people) => tuple(constant(people), changed(people[0]!)));
      assert(
        property(drawn, ([people, other]) => {
          const [before, after] = [people, [other, ...people.slice(1)]].map((group) =>
            transitionPlanDraft(contentOf(group)),
          );
          if (people.length < 10) expect(told(after!)).toBe(told(before!));
          for (const draft of [before!, after!])
            expect(told(draft)).not.toMatch(/(?<![\d.,])\d (?:van de \d+ )?deelnemer/);
          const [was, is] = [before!, after!].map((draft) => rowsOf(draft, groupTable));
          for (const [place, row] of is!.entries()) {
            const name = row[0]!;
            expect(people.filter((one) => inRange(name, years(one))).length).toBeGreaterThanOrEqual(10);
            const isMoved = row.join() !== was![place]!.join();
            if (isMoved) expect(inRange(name, years(people[0]!))).toBe(true);
          }
          for (const [year, ofWhom] of rowsOf(before!, effectTable)) {
            const born = people.map(participantOf).filter((one) => `${one.born.year}` === year).length;
            if (ofWhom === 'deelnemers') expect(born).toBeGreaterThanOrEqual(10);
          }
        }),
        propertyRuns(14),
      );
    },
    propertyTime(120_000),
  );
});

describe('the plan beside the advice', () => {
  test.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)(
    'has the same groups of ages, so that nothing of fewer people is left of one less the other: %s',
    async (kind) => {
      const content = await statutoryExample(kind);
      const groups = ageGroupsOf(content.result.cohorts);
      const [starts, ends] = [groups.map(({ fromAge }) => fromAge), groups.map(({ toAge }) => toAge)];
      for (const draft of [transitionPlanDraft(content), adviceDraft(content)]) {
        const text = JSON.stringify(draft.chapters);
        const ranges = [...text.matchAll(/\b(\d\d)(?:–| t\/m )(\d\d)\b(?! jaar voor)/g)];
        expect(ranges.length).toBeGreaterThan(0);
        for (const [, from, to] of ranges) {
          expect(starts).toContain(Number(from));
          expect(ends).toContain(Number(to));
        }
      }
    },
  );
});
