import { assert, boolean, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import { answersSection } from '#output/topics/choices/answers-section.ts';
import { headlineText } from '#output/topics/choices/headline-text.ts';
import { solverConclusion } from '#output/topics/choices/solver-name.ts';
import { summarySentences } from '#output/topics/choices/summary-sentences.ts';
import { basisExplanation, certaintyNote } from '#output/language/bases.ts';
import { cohortConclusion } from '#output/topics/people/cohorts-conclusion.ts';
import {
  compensationConclusion,
  compensationYearsConclusion,
} from '#output/topics/compensation/compensation-conclusion.ts';
import { thirtyYearsConclusion } from '#output/topics/open-group/thirty-years.ts';
import { turnConclusion } from '#output/topics/open-group/open-group.ts';
import { milestonesConclusion } from '#output/topics/choices/milestones-conclusion.ts';
import { planningSteps } from '#output/topics/choices/planning.ts';
import { scaleConclusion } from '#output/language/scale.ts';
import { sensitivityConclusion } from '#output/topics/sensitivity/conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { survivorConclusion, survivorLaw } from '#output/topics/schemes/survivor-conclusion.ts';
import { fittedText } from '#output/writers/drawing/fitted-text.ts';
import { placeholderOf } from '#output/writers/pptx/layouts.ts';
import { coreInput } from '#test/oracle/core-input.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { dossiers } from '#test/oracle/dossier-generator.ts';
import { propertyRuns } from '#test/property-runs.ts';

const coverBefore = { partner: 0.7, orphan: null, anwGap: 12_000 };

type Sentences = readonly (readonly [name: string, text: string | null])[];

/** Conclusions that stand in titles: without a full stop. */
const titles = (subject: ConclusionSubject): Sentences => [
  ['headline', headlineText(subject).title],
  ['solver', solverConclusion(subject)],
  ['solved premiums', answersSection(subject)?.conclusion ?? null],
  ['cohorts', cohortConclusion(subject)],
  ['compensation', compensationConclusion(subject)],
  ['compensation years', compensationYearsConclusion(subject)],
  ['thirty years', thirtyYearsConclusion(subject)],
  ['turn', turnConclusion(subject)],
  ['milestones', milestonesConclusion(subject)],
  ['scale', scaleConclusion(subject)],
  ['sensitivity', sensitivityConclusion(subject)],
  ['survivor', survivorConclusion(subject, coverBefore)],
];

/** Full sentences. */
const sentences = (subject: ConclusionSubject): Sentences =>
  [
    ...summarySentences(subject),
    ...basisExplanation(subject, 'expected'),
    ...basisExplanation(subject, 'riskFree'),
    certaintyNote(subject),
    ...survivorLaw(subject),
  ].map((text, index) => [`sentence ${index}`, text] as const);

/** What no Dutch sentence of ours may hold. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/NaN|undefined|null|Infinity|∞|\[object/, 'a figure that is none'],
  [/(?<![\d.,])-0(?:,0+)?(?![\d,.])/, 'minus zero'],
  [/ {2}| [,.;:)]|\( /, 'a space too many'],
  [/(?<![\d.,])1 (?:jaren|deelnemers|maanden|antwoorden zijn|uitgangspunten)/, 'a plural after one'],
  [/(?<![\d.,])(?:[02-9]|\d{2,}) (?:deelnemer|maand)\b/, 'a singular after many'],
  [/€ /, 'a breaking space after the euro sign'],
  [/\d{4,}(?!\d)(?<!(?:19|20|21)\d\d)/, 'a number without points'],
  [/\d\.\d{1,2}(?!\d)/, 'a decimal point'],
  [/\d%\d|%%|€\u00a0€|\.\.|,,|;;/, 'signs that run into each other'],
  [/\b(\p{L}+) \1\b/iu, 'a word that is there twice'],
  [/ (?:en|of|van|met|dan|als|de|het|een)[.]?$/, 'a loose end'],
  [/€\u00a0-?0 (?:meer|minder|hoger|lager)/, 'a difference of nothing'],
  [/(?<![\d,.])0,0+% (?:meer|minder|hoger|lager)/, 'a difference of nothing'],
  [/(?<![\d,.])(?!100,0+%)(?:\d[\d.]{3,}|[1-9]\d{2})(?:,\d+)?% (?:minder|lager)/, 'more than the whole of it less'],
  [/\balle 2\b/i, 'all two instead of both'],
];

function expectDutch(name: string, text: string): void {
  for (const [pattern, fault] of faults) expect(pattern.test(text), `${fault} in ${name}: ${text}`).toBe(false);
  expect(/^[A-Z\d]/.test(text), `no capital: ${text}`).toBe(true);
}

const { box, fontSize, bold } = placeholderOf('content', 'title');

function expectTitle(name: string, text: string | null): void {
  if (text === null) return;
  expectDutch(name, text);
  expect(/[.!]$/.test(text), `a full stop behind ${name}: ${text}`).toBe(false);
  const fitted = fittedText(text, { ...box, largest: fontSize, smallest: 16, bold });
  expect(fitted.text, `${name} does not fit: ${text}`).toBe(text);
}

function expectSentence(name: string, text: string | null): void {
  if (text === null) return;
  expectDutch(name, text);
  expect(/[.]$/.test(text), `no full stop behind ${name}: ${text}`).toBe(true);
}

/** Everybody five times, so that no group is too small to be shown. */
const crowded = (dossier: OracleDossier): OracleDossier => ({
  ...dossier,
  deelnemers: [1, 2, 3, 4, 5].flatMap((copy) =>
    dossier.deelnemers.map((one) => Object.assign({}, one, { nr: `${one.nr}-${copy}` })),
  ),
});

describe('the faults that are looked for', () => {
  it.each([
    'Vlak NaN kost u evenveel',
    'Vlak -0,0% kost u evenveel',
    'Vlak 17,0%  kost u evenveel',
    'Over 1 jaren is het gelijk',
    'Het gaat om 3 deelnemer',
    'Het kost € 100 meer',
    'Het kost €\u00a01200 meer',
    'Vlak 17.5% kost u evenveel',
    'Het het kost u evenveel',
    'Het kost u evenveel als',
    'Het kost u €\u00a00 meer',
    'Het kost u 237,1% minder',
    'Het kost u 1.237% minder',
    'Dan gaan alle 2 deelnemers erop vooruit',
    'vlak kost u evenveel',
  ])('are found in "%s"', (text) => {
    expect(() => expectDutch('example', text)).toThrow();
  });
});

const runs = { dcToDc: 16, dbToDc: 5, ambitionDbToDc: 5 } as const;

describe.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)('the conclusions of any dossier of kind %s', (kind) => {
  it('are Dutch sentences with Dutch figures that fit their place', () => {
    assert(
      property(dossiers(kind), boolean(), (dossier, isCrowded) => {
        const input = coreInput(isCrowded ? crowded(dossier) : dossier);
        const subject = { input, result: calculate(input) };
        for (const [name, text] of titles(subject)) expectTitle(name, text);
        for (const [name, text] of sentences(subject)) expectSentence(name, text);
        for (const { what, who } of planningSteps(subject)) for (const text of [what, who]) expectDutch('step', text);
      }),
      propertyRuns(runs[kind]),
    );
  });
});
