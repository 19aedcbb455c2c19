import { describe, expect, it } from 'vitest';
import { calculate } from '#core/calculate.ts';
import type { DossierInput } from '#core/dossier.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { OutputContent } from '#output/output-content.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';
import { statedVerdicts, type StatedVerdicts } from '#test/slides/stated-verdicts.ts';
import { verdictProblems } from '#test/slides/verdict-problems.ts';

const stated = async (content: OutputContent): Promise<StatedVerdicts> =>
  statedVerdicts(await workbookOf(content), await deckOf(content));

/** What the generator draws seldom or never: a chosen alternative that may be forbidden, own proposals, no fiscal limits. */
const changes: readonly ((input: DossierInput) => DossierInput)[] = [
  (input) => input,
  (input) => ({ ...input, goal: { ...input.goal, fiscalCaps: false }, ownProposal: { flat: 0.31, scale: [] } }),
  (input) => ({
    ...input,
    chosenAlternative: 'budgetNeutralProgressive',
    ownProposal: { flat: 0.29, scale: [{ fromAge: 15, rate: 0.35 }] },
  }),
  (input) => ({ ...input, chosenAlternative: 'profitNeutralFlat', next: { ...input.next, contract: 'solidary' } }),
  (input) => ({
    ...input,
    change: 'transition',
    schemeOn30June2023: 'unknown',
    next: { ...input.next, contract: 'flexible' },
  }),
];

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

function changedContent(content: OutputContent, index: number): OutputContent {
  const input = changes[index % changes.length]!(content.dossier.input);
  return { ...content, dossier: { ...content.dossier, input }, result: calculate(input) };
}

const contents = new Map(
  kinds.map((kind) => [
    kind,
    generatedContents(kind, propertyRuns(changes.length).numRuns).map((content, index) =>
      changedContent(content, index),
    ),
  ]),
);

describe.each(kinds)('what generated dossiers of kind %s say', (kind) => {
  it(
    'of what is allowed is the same on cards, titles, comparison, proof, checks and sheets, and is the verdict',
    async () => {
      for (const content of contents.get(kind)!) expect(verdictProblems(content, await stated(content))).toEqual([]);
    },
    propertyTime(180_000),
  );
});

it('the dossiers have premiums that are allowed, that are not, and of which that is unknown', () => {
  const found = new Set(
    [...contents.values()]
      .flat()
      .flatMap(({ result }) => premiumAlternatives(result).map(({ verdict }) => verdict.allowed)),
  );
  expect([...found].toSorted()).toEqual(['no', 'unknown', 'yes']);
});

it('a place that says another thing than the verdict is found', async () => {
  const [content] = contents.get('dcToDc')!;
  const files = await stated(content!);
  const [first] = premiumAlternatives(content!.result);
  const other = first!.verdict.allowed === 'no' ? ('yes' as const) : ('no' as const);
  const result = changedAlternatives(content!.result, { [first!.key]: { verdict: { allowed: other, grounds: [] } } });
  const problems = verdictProblems({ ...content!, result }, files);
  for (const place of ['Oordeel', 'comparison forbids', 'proof', 'card forbids', 'the checks'])
    expect(
      problems.some((problem) => problem.includes(place)),
      place,
    ).toBe(true);
});
