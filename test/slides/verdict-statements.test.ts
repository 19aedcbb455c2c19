import { describe, expect, it } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { answersOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { ratesAboveMaximum } from '#core/result/within-maxima.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { nearMaximum } from '#test/fixtures/near-maximum.ts';
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
    openGroup: { ...input.openGroup, entrantPremium: 0.31 },
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

const withInput = (content: OutputContent, input: DossierInput): OutputContent => ({
  ...content,
  dossier: { ...content.dossier, input },
  result: calculate(input),
});

/** The first of these that can be brought so near its maximum that rounding passes it. */
const nearMaximumContents = (contents: readonly OutputContent[]): readonly OutputContent[] =>
  contents
    .flatMap((content) => {
      const input = nearMaximum(content.dossier.input);
      return input === null ? [] : [withInput(content, input)];
    })
    .slice(0, 1);

/** Whether a scale, low enough, may be kept is not known. */
function unknownScheme(): OutputContent {
  const content = exampleContent(10);
  const { input } = content.dossier;
  if (input.current.kind !== 'premium') throw new Error('the example has no scale');
  const scale = input.current.scale.map(({ fromAge, rate }) => ({ fromAge, rate: rate / 2 }));
  return withInput(content, {
    ...input,
    schemeOn30June2023: 'unknown',
    current: { ...input.current, scale },
  } as DossierInput);
}

const contents = new Map(
  kinds.map((kind) => {
    const generated = generatedContents(kind, propertyRuns(changes.length).numRuns);
    return [
      kind,
      [
        ...generated.map((content, index) =>
          withInput(content, changes[index % changes.length]!(content.dossier.input)),
        ),
        ...nearMaximumContents(generated),
        ...(kind === 'dcToDc' ? [unknownScheme()] : []),
      ],
    ];
  }),
);

describe.each(kinds)('what generated dossiers of kind %s say', (kind) => {
  it(
    'of what is allowed is the same on the page of a board, titles, proof, checks and sheets, and is the verdict',
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

it('the dossiers have premiums that only rounding puts above the maximum, of every kind', () => {
  for (const kind of kinds) {
    const found = contents
      .get(kind)!
      .flatMap(({ result }) => answersOf(result).map((answer) => ratesAboveMaximum(answer)));
    expect(found, kind).toContain('practical');
  }
});

it('a place that says another thing than the verdict is found', async () => {
  const [content] = contents.get('dcToDc')!;
  const files = await stated(content!);
  const changes = content!.result.premiums.map(
    ({ key, verdict }) =>
      [
        key,
        { verdict: { allowed: verdict.allowed === 'no' ? ('yes' as const) : ('no' as const), grounds: [] } },
      ] as const,
  );
  const result = changedAlternatives(content!.result, Object.fromEntries(changes));
  const problems = verdictProblems({ ...content!, result }, files);
  for (const place of ['Oordeel', 'proof', 'page', 'the checks'])
    expect(
      problems.some((problem) => problem.includes(place)),
      place,
    ).toBe(true);
});
