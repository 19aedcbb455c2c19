import { alternativeOf } from '#core/result/alternative-of.ts';
import { readFileSync } from 'node:fs';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '#core/result/verdict.ts';
import { scaleGround } from '#test/fixtures/example-checks.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { difficultContent } from '#test/slides/difficult-content.ts';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { inDutch } from '#output/language/wording.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { type ScreenResult, shownSections, type View } from '#output/model/screen-result.ts';
import { typesetText } from '#output/writers/pptx/typeset-text.ts';
import { amount } from '#office/document/dutch-format.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { openDeck, paragraphsOf, plain } from '#test/slides/open-deck.ts';

const ownProposal = { flat: 0.2, scale: exampleScale };

/** The same people, so many times, under numbers that no figure holds by chance. */
function withTellingNumbers(content: OutputContent, times = 1): OutputContent {
  const { participants: given } = content.dossier.input;
  const participants = Array.from({ length: times }, () => given)
    .flat()
    .map((one, at) => Object.assign({ ...one }, { number: `PNR-${at}-Q` }));
  const input = { ...content.dossier.input, participants };
  return { ...content, dossier: { ...content.dossier, input }, result: resultOf(input) };
}

/** A dossier of which the law surely allows no premium: of the flat ones nobody knows, or they are forbidden too. */
function nothingAllowed(flat: Verdict['allowed']): OutputContent {
  const content = exampleContent(25);
  const unknown = { verdict: { allowed: flat, grounds: [scaleGround] } };
  const forbidden = { verdict: { allowed: 'no', grounds: [scaleGround] } } as const;
  const changes = {
    budgetNeutralFlat: unknown,
    profitNeutralFlat: unknown,
    budgetNeutralProgressive: forbidden,
    profitNeutralProgressive: forbidden,
  };
  return { ...content, result: changedAlternatives(content.result, changes) };
}

const contents: readonly (readonly [string, OutputContent])[] = [
  ['enough people in a premium scheme', withTellingNumbers(exampleContent(25))],
  ['enough people with an ambition', averagePayContent('ambition', 60, { ownProposal })],
  ['names that are long', difficultContent()],
  ['premiums that may be forbidden', nothingAllowed('unknown')],
  ['forbidden premiums', nothingAllowed('no')],
  ...schemeKinds.flatMap((kind) =>
    generatedContents(kind, 2).map((content, at): [string, OutputContent] => [
      `${kind} ${at + 1}`,
      withTellingNumbers(content, at === 0 ? 1 : 12),
    ]),
  ),
];

const chosen = (content: OutputContent, view: View): OutputContent =>
  view === 'none'
    ? content
    : { ...content, result: { ...content.result, chosen: alternativeOf(content.result, view).choice } };

const viewsOf = ({ views }: ScreenResult): readonly View[] => Object.keys(views) as readonly View[];

/** Minus zero is stored as zero, and shown as it. */
const stored = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(stored)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, stored(part)]))
      : Object.is(value, -0)
        ? 0
        : value;

/** Every sentence and figure, apart from how it is stored. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

/** What a title of the appendix says of the part of a subject that it shows. */
const partOfSubject = /[ \u00a0]\((?:\d+\u00a0van\u00a0\d+|alle onderdelen)\)$/;

/** Sections that the report has a slide of, as far as the dossier has something to say on them. */
const onSlides: ReadonlySet<string> = new Set(['gains', 'compensation-plan', 'flat-cost', 'sensitivity', 'schemes']);

describe.each(contents)('the results page of %s', (_, content) => {
  const result = screenResult(content);

  it('comes back from its stored text as it was, with nothing that is no figure', () => {
    expect(JSON.parse(JSON.stringify(result))).toStrictEqual(stored(result));
    expect(textsOf(result).filter((text) => /NaN|undefined|Infinity|\[object|null/.test(text))).toEqual([]);
  });

  it('names no participant', () => {
    const text = JSON.stringify(result);
    for (const { number } of content.dossier.input.participants) {
      if (number.startsWith('PNR')) expect(text).not.toContain(number);
    }
  });

  it('has in every view sections of different subjects, each with a conclusion and its table', () => {
    for (const view of viewsOf(result)) {
      const sections = shownSections(result, view);
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      for (const { id, conclusion, exhibits } of sections) {
        expect(conclusion, id).toMatch(/^\S.*[^.]$/);
        for (const { table } of exhibits) {
          expect(table, id).not.toBeNull();
          for (const row of table!.model.rows) expect(row.length, id).toBe(table!.model.columns.length);
        }
      }
    }
  });

  it('has a view of each choice that may be chosen, and rows with a cell for each choice', () => {
    const { columns, rows } = result.table;
    const choosable = result.cards.filter(({ mayBeChosen }) => mayBeChosen).map(({ key }) => key);
    expect(viewsOf(result).filter((view) => view !== 'none')).toEqual(choosable);
    expect(viewsOf(result)).toContain(result.front ?? 'none');
    expect(columns.map(({ key }) => key)).toEqual(expect.arrayContaining(choosable));
    for (const { label, cells } of rows) expect(cells.length, inDutch(label)).toBe(columns.length);
  });

  it('has cells of a figure or a few words, with a line below them', () => {
    for (const { label, cells, question } of result.table.rows)
      for (const { text } of cells)
        expect(inDutch(text).length, `${inDutch(label)}: ${inDutch(text)}`).toBeLessThanOrEqual(
          question === 'needs' || question === 'who' ? 60 : 40,
        );
  });

  it('names as explanation of a row only a section that the page has', () => {
    const ids = new Set(viewsOf(result).flatMap((view) => shownSections(result, view).map(({ id }) => id)));
    const explained = result.table.rows.flatMap(({ explainedBy }) => explainedBy ?? []);
    expect(explained.length).toBeGreaterThan(0);
    for (const id of explained) if (id !== 'gains') expect(ids).toContain(id);
  });

  it('says with each premium in front what the slides of that choice say', async () => {
    const own = viewsOf(result).indexOf(result.front ?? 'none');
    const last = viewsOf(result).length - 1;
    for (const view of new Set([own, last].map((at) => viewsOf(result)[at]!))) {
      const isOwn = view === (result.front ?? 'none');
      const { slides } = openDeck(await deckOf(isOwn ? content : chosen(content, view)));
      const told = slides.map(paragraphsOf);
      for (const { topic, conclusion, id } of shownSections(result, view)) {
        const titles = told
          .filter((paragraphs) => paragraphs.includes(topic))
          .map(([title = '']) => spaced(title.replace(partOfSubject, '')));
        if (onSlides.has(id)) expect(titles, `${view}: ${id}`).toContain(spaced(plain(typesetText(conclusion))));
      }
    }
  });

  it('has cards that agree with the key figures and with the sections of their own view', () => {
    for (const { key, figures, mayBeChosen } of result.cards) {
      expect(mayBeChosen).toBe(viewsOf(result).includes(key));
      if (!mayBeChosen) continue;
      const { cost } = content.result.choices.find(({ premium }) => premium === key)!;
      const text = (id: string): string | undefined => figures.find((figure) => figure.id === id)?.text;
      expect(text('thirty-years')).toBe(amount(cost.thirtyYears));
      expect(text('first-year')).toBe(amount(cost.firstYear));
    }
  });

  it('never lets what the law forbids look chosen', () => {
    for (const { key, marks, mayBeChosen } of result.cards) {
      const { verdict } = content.result.alternatives.find((one) => one.key === key)!;
      if (verdict.allowed === 'no') expect(mayBeChosen).toBe(false);
      expect(marks.some(({ tone }) => tone === 'forbidden')).toBe(verdict.allowed === 'no');
    }
  });
});

describe('the results page', () => {
  it('has no premium in front where the law surely allows none, and lets the reader choose what it may allow', () => {
    const [unsure, barred] = [screenResult(nothingAllowed('unknown')), screenResult(nothingAllowed('no'))];
    expect([unsure.front, barred.front]).toEqual([null, null]);
    expect(Object.keys(unsure.views)).toEqual(['none', 'budgetNeutralFlat']);
    expect(Object.keys(barred.views)).toEqual(['none']);
    expect(barred.cards.filter(({ mayBeChosen }) => mayBeChosen)).toEqual([]);
  });

  it('shows all money of a small group, and nothing of single people', () => {
    const result = screenResult(exampleContent(9));
    const shown = new Set(result.sections.map(({ id }) => id));
    expect(shown).toContain('open-group');
    const gains = result.sections.filter(({ id }) => id === 'gains').map(({ exhibits }) => exhibits[0]!.table!.model);
    expect(gains.length).toBeGreaterThan(0);
    for (const { columns } of gains)
      expect(columns.map(({ head }) => head)).toEqual(['Leeftijd bij de transitie', 'Alle medewerkers samen']);
    expect(result.cards.flatMap(({ figures }) => figures.map(({ id }) => id))).toContain('own-contribution');
    expect(result.warnings.confidential).toContain('minder dan 10 deelnemers');
  });

  it('keeps no value of a participant that a warning is about', () => {
    const content = exampleContent(25);
    expect(content.dossier.warnings.map(({ found }) => found)).toContain('512000');
    const { warnings } = screenResult(content);
    expect(warnings.findings.map(({ cell }) => cell)).toEqual(['E7']);
    expect(JSON.stringify(warnings)).not.toContain('512000');
  });

  it('says how many are left out', () => {
    const content = exampleContent(25);
    const excluded = [{ number: 'PNR-1-Q', reason: 'notCounted' }] as const;
    const without = { ...content, result: { ...content.result, excluded: [] } };
    expect(screenResult(without).warnings.leftOut).toBeNull();
    const text = JSON.stringify(screenResult({ ...content, result: { ...content.result, excluded } }));
    expect(text).toContain('25 deelnemers doen mee; 1 niet');
    expect(text).not.toContain('PNR');
  });

  it('is small, however many participants there are', () => {
    const content = averagePayContent('ambition', 1000, { ownProposal });
    expect(JSON.stringify(screenResult(content)).length).toBeLessThan(400_000);
  });

  it('points at headings that the manual has', () => {
    const manual = readFileSync(new URL('../../../../content/handleiding.md', import.meta.url), 'utf8');
    for (const { heading, anchor } of Object.values(manualPlaces)) {
      expect(manual).toContain(`# ${heading} {#${anchor}}\n`);
    }
  });
});

it('the screen names who approved the assumptions', () => {
  const content = exampleContent(5);
  const by = { name: 'uitgangspunten_vastgesteld_door', value: 'P. Jansen', isDefault: false };
  const fields = [{ name: 'loonstijging', value: 0.02, isDefault: true }, by];
  const shown = screenResult({ ...content, dossier: { ...content.dossier, fields } });
  expect(JSON.stringify(shown)).toContain('Uitgangspunten vastgesteld door P. Jansen.');
});
