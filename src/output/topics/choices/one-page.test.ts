import { describe, expect, it, test } from 'vitest';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { headlineOf } from '#core/result/headline.ts';
import { type OnePage, onePage } from '#output/topics/choices/one-page.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { articlesAgainst, levelSigns } from '#output/language/verdict-text.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { propertyRuns } from '#test/property-runs.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';

const rowOf = ({ rows }: OnePage, start: string): readonly string[] =>
  rows.find(({ label }) => label.startsWith(start))?.cells.map(spaced) ?? [];

const withResult = (content: OutputContent, result: OutputContent['result']): OutputContent => ({ ...content, result });

describe('the page of the example', async () => {
  const content = await calculatedContent();
  const page = onePage(content);

  it('has keeping the scale beside the flat premium in front, and says of each what it costs and asks', () => {
    expect(page.choices.map(({ name }) => spaced(name))).toEqual([
      'Staffel houden voor wie er nu is; nieuwe medewerkers een vlakke premie van 22,4%',
      'Een vlakke premie van 29,7% voor iedereen',
    ]);
    expect(page.choices.map(({ isHeadline }) => isHeadline)).toEqual([false, true]);
    expect(rowOf(page, 'Kosten in 2028')).toEqual(['€ 246.657', '€ 248.447, met compensatie € 286.274']);
    expect(rowOf(page, 'Wie merkt het?')[1]).toBe(
      'Van 23 gaan er 16 achteruit en 6 vooruit; 50–69 jaar − 5,8%, 20–49 jaar + 1,4%',
    );
    expect(rowOf(page, 'Compensatie')).toEqual(['Niet van toepassing', '€ 279.886 tot en met 2036, deels als salaris']);
    expect(rowOf(page, 'Wat is nodig?')).toEqual([
      'Instemming; geen transitieplan (art. 150b lid 1 onder c PW)',
      'Instemming en transitieplan, uiterlijk 01-10-2027 bij de uitvoerder',
    ]);
  });

  it('tells the steps of an own contribution, what is shared, and no more changes than are read at a glance', () => {
    const { input } = content.dossier;
    const own = {
      ...input.next.employeeContribution,
      steps: [
        { from: { year: 2029, month: 1 }, rate: 0.03 },
        { from: { year: 2031, month: 1 }, rate: 0.04 },
      ],
      sharing: { part: 0.5, above: 0.25 },
    };
    const product = { lifecycle: [{ yearsToPension: 0, equityWeight: 0.2 }], investmentCost: 0.008 };
    const changed = {
      ...input,
      current: { ...input.current, product: { ...product, existingCapital: 'moves' } },
      next: { ...input.next, employeeContribution: own },
    } as typeof input;
    const stepped = onePage({ ...content, dossier: { ...content.dossier, input: changed } });
    expect(rowOf(stepped, 'Eigen bijdrage')).toEqual([
      'Gelijk (2,0% van de grondslag); in 2 stappen naar 4,0% vanaf 01-01-2031; ook 50,0% van de premie boven 25,0% van de grondslag',
      'Gelijk in 2028; in 2 stappen naar 4,0% vanaf 01-01-2031',
    ]);
    expect(rowOf(stepped, 'Wie merkt het?')[0]).toBe(
      'De staffel blijft; anders worden: leeftijdsbepaling, kosten op de inleg en andere onderdelen',
    );
  });

  it('has no scale to keep where art. 220e does not permit it', () => {
    const { openGroup } = content.result;
    const grandfathering = { ...openGroup.grandfathering, cost: null };
    const without = onePage(withResult(content, { ...content.result, openGroup: { ...openGroup, grandfathering } }));
    expect(without.choices.map(({ name }) => name).join(' ')).not.toContain('Staffel houden');
  });

  it('marks what the law forbids with its sign and article, and never as what stands in front', () => {
    const verdict = {
      allowed: 'no',
      grounds: [
        { code: 'FLAT_ABOVE_LIMIT', article: 'art. 18a lid 1 Wet LB 1964', figures: { rate: 0.31, limit: 0.3 } },
      ],
    } as const;
    const keys = premiumAlternatives(content.result).map(({ key }) => key);
    const changes = Object.fromEntries(keys.map((key) => [key, { verdict }]));
    const barred = onePage(withResult(content, changedAlternatives(content.result, changes)));
    const at = barred.choices.findIndex(({ isBarred }) => isBarred);
    expect(barred.choices[at]?.name).toContain(levelSigns.error);
    expect(rowOf(barred, 'Mag het?')[at]).toMatch(/^■ Nee: boven het maximum van 30% \(art\. 18a lid 1 Wet LB 1964\)$/);
    expect(rowOf(barred, 'Wat is nodig?')[at]).toBe('Kan zo niet');
    expect(barred.choices.some(({ isHeadline }) => isHeadline)).toBe(false);
    expect(barred.conclusion).toContain(articlesAgainst([verdict]));
  });
});

test('from average pay the scale that may be chosen is the budget-neutral one, and nobody is promised a return', () => {
  const page = onePage(averagePayContent('scheme', 40));
  expect(spaced(page.choices[0]?.name ?? '')).toMatch(
    /^Een progressieve staffel van [\d,]+% tot [\d,]+% voor wie er nu is/,
  );
  for (const cell of rowOf(page, 'Belangrijkste onzekerheid')) expect(cell).toMatch(/^Het rendement, zonder garantie/);
});

test('of a small group it sums no pension and follows nobody who enters', () => {
  const page = onePage(exampleContent(3));
  expect(rowOf(page, '30 jaar')).toEqual([]);
  for (const cell of rowOf(page, 'Wie merkt het?')) expect(cell).not.toMatch(/€|van 3/);
});

test('beside a scale that goes on, consent is asked for whatever else changes, the end of premium too', () => {
  const content = exampleContent(25);
  const pageWith = (next: Partial<OutputContent['dossier']['input']['next']>): OnePage => {
    const { input } = content.dossier;
    const changed = { ...input, change: 'afterGrandfathering', next: { ...input.next, ...next } } as typeof input;
    return onePage({ ...content, dossier: { ...content.dossier, input: changed } });
  };
  const answers = (page: OnePage): readonly (string | undefined)[] =>
    ['Wie merkt het?', 'Wat is nodig?'].map((start) => rowOf(page, start)[0]);
  expect(answers(pageWith({}))).toEqual(['Niemand van wie er nu is', 'Niets: de staffel loopt door']);
  expect(answers(pageWith({ premiumEnd: 'statePensionAge' }))).toEqual([
    'De staffel blijft; anders wordt: einde van de premiebetaling',
    'Instemming voor wat verandert; de staffel loopt door',
  ]);
  const [, needed] = answers(pageWith({ employeeContribution: { basis: 'pensionBase', rate: 0.08 } }));
  expect(needed).toBe('Instemming voor wat verandert; de staffel loopt door');
});

test('one who loses is told of in the singular', () => {
  const content = exampleContent(25);
  const now = alternativeOf(content.result, 'unchanged').participants;
  const participants = now.map((one, at) => (at === 0 ? Object.assign({}, one, { pension: one.pension / 2 }) : one));
  const changed = changedAlternatives(content.result, { budgetNeutralFlat: { participants } });
  const page = onePage(withResult(content, changed));
  const at = page.choices.findIndex(({ isHeadline }) => isHeadline);
  expect(rowOf(page, 'Wie merkt het?')[at]).toMatch(/^Van 25 gaat er 1 achteruit/);
});

describe.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)('the page of generated dossiers of %s', (kind) => {
  it('has at most three choices, an answer to each question for each, and what stands in front among them', () => {
    for (const content of generatedContents(kind, propertyRuns(5).numRuns)) {
      const { choices, rows } = onePage(content);
      expect(choices.length).toBeGreaterThanOrEqual(1);
      expect(choices.length).toBeLessThanOrEqual(3);
      expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
      const fronts = choices.filter(({ isHeadline }) => isHeadline);
      expect(fronts.length).toBe(headlineOf(content.result) === null ? 0 : 1);
      expect(fronts.every(({ isBarred }) => !isBarred)).toBe(true);
      for (const { label, cells } of rows) {
        expect(cells.length, label).toBe(choices.length);
        for (const cell of cells) expect(cell, label).toMatch(/^[A-Z■+−€\d]/);
      }
    }
  });
});
