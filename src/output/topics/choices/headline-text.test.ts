import { describe, expect, it } from 'vitest';
import type { Verdict } from '#core/result/verdict.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { choiceRows } from '#output/topics/choices/choice-rows.ts';
import { headlineText } from '#output/topics/choices/headline-text.ts';
import { guaranteeExample } from '#server/example/guarantee-example.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { scaleGround } from '#test/fixtures/example-checks.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';

const [{ dossier: scale }, { dossier: guarantee }] = await Promise.all([
  calculatedContent(),
  calculatedContent(guaranteeExample, 'dbToDc'),
]);

/** The title and what stands under it. */
function told(input: DossierInput): readonly string[] {
  const { title, sentence } = headlineText({ input, result: resultOf(input) });
  return [title, sentence ?? ''].map(spaced);
}

const flatNow = (rate: number): DossierInput => {
  const { input } = scale;
  return { ...input, current: { ...input.current, scale: [{ fromAge: 15, rate }] } } as DossierInput;
};

/** Everything of the new scheme as it is now. */
function unchanged(input: DossierInput): DossierInput {
  const {
    kind: _,
    scale: __,
    product: ___,
    ...terms
  } = input.current as Extract<typeof input.current, { kind: 'premium' }>;
  return { ...input, next: { ...input.next, ...terms } };
}

/** The same with one premium. */
const asNow = (rate: number): DossierInput => ({
  ...unchanged(flatNow(rate)),
  ownProposal: { flat: rate, scale: [] },
});

/** Nothing else changes than that half of the premium above a level is shared. */
function shared(above: number): DossierInput {
  const input = unchanged(scale.input);
  const employeeContribution = { ...input.next.employeeContribution, sharing: { part: 0.5, above } };
  return { ...input, next: { ...input.next, employeeContribution } };
}

const steep = [
  { fromAge: 15, rate: 0.15 },
  { fromAge: 45, rate: 0.25 },
];

describe('what stands in front', () => {
  it.each<[string, DossierInput, RegExp, RegExp]>([
    [
      'A and B, none chosen',
      scale.input,
      /^Vlak voor iedereen kost in 30 jaar 14% meer; 20 van de 23 krijgen minder pensioen$/,
      /^Bij vlak verliest wie 50–69 jaar is het meest \(− 7,5%\); na compensatie krijgen nog 18 minder pensioen\. In 2028 kost het 20% meer dan nu\. De staffel houden kost 1% meer dan nu; wie na 31 december 2027 begint, krijgt 22,4% vlak$/,
    ],
    [
      'only B, none chosen',
      guarantee.input,
      /^Vlak voor iedereen \(\d\d,\d%\) kost in 30 jaar \d+(?:,\d)?% (?:meer|minder) dan nu$/,
      /minder verwacht pensioen.*In 2028 kost het .* dan nu\. De garantie vervalt voor wat nog wordt opgebouwd$/,
    ],
    [
      'A chosen',
      { ...scale.input, chosenAlternative: 'A' },
      /^Wie nu deelneemt, houdt de staffel; wie na 31 december 2027 begint, krijgt 22,4% vlak$/,
      /In 30 jaar kost het 1% meer dan nu$/,
    ],
    [
      'B chosen',
      { ...scale.input, chosenAlternative: 'B' },
      /^Vlak voor iedereen wordt 27,7%; dat kost in 30 jaar 14% meer dan nu$/,
      /^20 van de 23 krijgen minder pensioen.*; na compensatie nog 18\. In 2028 kost het 20% meer dan nu$/,
    ],
    [
      'B chosen from average pay',
      { ...guarantee.input, chosenAlternative: 'B' },
      /^Een vlakke premie van \d\d,\d% kost in 30 jaar \d+(?:,\d)?% (?:meer|minder) dan nu$/,
      /De garantie vervalt voor wat nog wordt opgebouwd$/,
    ],
    [
      'C chosen',
      { ...scale.input, chosenAlternative: 'C', ownProposal: { flat: null, scale: steep } },
      /^Uw keuze \(uw staffel\) kost in 30 jaar \d+% (?:meer|minder) dan nu$/,
      /pensioen/,
    ],
    ['nothing that changes', asNow(0.22), /^De premie blijft 22,0%$/, /^$/],
    [
      'a premium that is flat now',
      flatNow(0.22),
      /^De premie wordt \d\d,\d% \(nu 22,0%\)$/,
      /^In 30 jaar kost dat .*pensioen/,
    ],
    [
      'A of which it is unknown whether it may',
      { ...scale.input, schemeOn30June2023: 'unknown' },
      /^Vlak voor iedereen kost in 30 jaar/,
      /\. De staffel houden, als art\. 220e PW geldt, kost /,
    ],
    [
      'A in a dossier of which half of the premium above 20% is shared',
      { ...shared(0.2), chosenAlternative: 'A' },
      /^Wie nu deelneemt, houdt de staffel; /,
      /^Niemand krijgt minder pensioen\. In 30 jaar kost het \d+% minder dan nu\. In 2028 gaat de eigen bijdrage van € 15\.790 naar € \d\d\.\d{3}$/,
    ],
    [
      'B in such a dossier',
      { ...shared(0.2), chosenAlternative: 'B' },
      /^Vlak voor iedereen wordt /,
      /In 2028 kost het .* nu; de eigen bijdrage gaat van € 15\.790 naar € \d\d\.\d{3}$/,
    ],
    [
      'a progressive premium from average pay',
      { ...guarantee.input, keptPremium: 'budgetNeutral', chosenAlternative: 'A' },
      /^Progressief voor wie nu deelneemt; wie na 31 december 2027 begint, krijgt \d\d,\d% vlak$/,
      /De garantie vervalt voor wat nog wordt opgebouwd$/,
    ],
    [
      'the scale lowered until it costs the same',
      { ...scale.input, chosenAlternative: 'budgetNeutralProgressive' },
      /^Uw keuze: de staffel verlagen tot 9\d,\d%$/,
      /^\S+ .*krijg\S+ minder pensioen.*\. In 30 jaar kost dat vrijwel evenveel als nu$/,
    ],
    [
      'C from average pay',
      { ...guarantee.input, chosenAlternative: 'C', ownProposal: { flat: null, scale: steep } },
      /^Uw keuze \(uw staffel\) kost in 30 jaar /,
      /De garantie vervalt voor wat nog wordt opgebouwd$/,
    ],
    [
      'a later change, none chosen',
      { ...scale.input, change: 'afterGrandfathering' },
      /^Vlak voor iedereen kost in 30 jaar /,
      /; nieuwe medewerkers houden 22,4% vlak$/,
    ],
    [
      'A chosen, of which that is unknown',
      { ...scale.input, schemeOn30June2023: 'unknown', chosenAlternative: 'A' },
      /^Wie nu deelneemt, houdt de staffel; /,
      /Dit geldt als art\. 220e PW van toepassing is: ga na wat de regeling op 30 juni 2023 was$/,
    ],
    [
      'a later change, A chosen',
      { ...scale.input, change: 'afterGrandfathering', chosenAlternative: 'A' },
      /^Wie de staffel heeft, houdt haar; nieuwe medewerkers houden \d\d,\d% vlak$/,
      /In 30 jaar kost het /,
    ],
    [
      'a later change, B chosen',
      { ...scale.input, change: 'afterGrandfathering', chosenAlternative: 'B' },
      /^Vlak voor iedereen wordt \d\d,\d%$/,
      /^19 van de 23 krijgen minder pensioen.*\. In 30 jaar kost dat .*\. In 2028 kost het /,
    ],
    [
      'a later change, where those hired later get another premium than those hired since have',
      {
        ...scale.input,
        change: 'afterGrandfathering',
        current: { ...scale.input.current, flatSince: { from: { year: 2028, month: 1, day: 1 }, rate: 0.2 } },
        openGroup: { ...scale.input.openGroup, entrantPremium: 0.21 },
        chosenAlternative: 'A',
      } as DossierInput,
      /^Wie de staffel heeft, houdt haar; nieuwe medewerkers krijgen 21,0% vlak$/,
      /In 30 jaar kost het /,
    ],
    [
      'B at the highest premium that is allowed',
      {
        ...scale.input,
        next: { ...scale.input.next, offset: 22_000 },
        flatFor: 'samePension',
        chosenAlternative: 'B',
      },
      /^Ook de hoogste vlakke premie die mag \(30,0%\) geeft niet hetzelfde pensioen$/,
      /krijgen minder pensioen/,
    ],
  ])('tells of %s', (_, input, title, sentence) => {
    const [first, second] = told(input);
    expect(first).toMatch(title);
    expect(second).toMatch(sentence);
  });

  const steepened = (count: number): DossierInput => ({
    ...scale.input,
    participants: scale.input.participants.slice(0, count),
    ownProposal: { flat: 0.1, scale: [] },
    chosenAlternative: 'B',
  });

  it('sums up one group that is everybody, and names no most of it', () => {
    expect(told(steepened(15))[1]).toMatch(
      /^Alle \d+ krijgen minder pensioen \(alle medewerkers samen − \d\d,\d%\); ook na compensatie\./,
    );
    expect(told(steepened(25))[1]).toMatch(/^Alle 23 krijgen minder pensioen, het meest wie \d\d–\d\d jaar is /);
    expect(told(steepened(1))[1]).toMatch(/^De deelnemer krijgt minder pensioen; ook na compensatie\./);
  });

  it('is at most two lines with two figures', () => {
    const progressive = { ...guarantee.input, keptPremium: 'budgetNeutral' as const };
    const few = { ...scale.input, participants: scale.input.participants.slice(0, 2) };
    for (const input of [
      scale.input,
      guarantee.input,
      few,
      { ...scale.input, chosenAlternative: 'A' as const },
      progressive,
      { ...progressive, chosenAlternative: 'A' as const },
    ]) {
      const [title = ''] = told(input);
      expect(title.length).toBeLessThanOrEqual(90);
    }
  });
});

describe('that one choice alone is allowed', () => {
  const verdicts = (A: Verdict['allowed'], B: Verdict['allowed']): string => {
    const verdict = (allowed: Verdict['allowed']) => ({ verdict: { allowed, grounds: [scaleGround] } });
    const result = changedAlternatives(resultOf(scale.input), { keptScale: verdict(A), budgetNeutralFlat: verdict(B) });
    return headlineText({ input: scale.input, result }).sentence ?? '';
  };

  it('is said where it surely is and the other surely is not', () => {
    expect(verdicts('no', 'yes')).toMatch(/^Alleen keuze B mag\. /);
    expect(verdicts('no', 'unknown')).not.toContain('Alleen keuze');
    expect(verdicts('unknown', 'yes')).not.toContain('Alleen keuze');
  });
});

it('counts of people beside choices have the point of thousands', () => {
  const { input } = scale;
  const result = resultOf(input);
  const people = { more: 1_060, same: 1_029, less: 1_839, lessAfterCompensation: 1_621 };
  const subject = {
    input,
    result: {
      ...result,
      participantCount: 3_928,
      choices: result.choices.map((choice) => Object.assign({}, choice, { people })),
    },
  };
  const { title, sentence } = headlineText(subject);
  expect(spaced(`${title}. ${sentence}`)).toMatch(/1\.839 van de 3\.928 krijgen minder pensioen\. .*nog 1\.621/);
  const cells = choiceRows(subject).flatMap((row) => row.cells.map(spaced));
  expect(cells.join()).toMatch(/1\.839 van de 3\.928 krijgen minder pensioen;.*na compensatie nog 1\.621/);
});
