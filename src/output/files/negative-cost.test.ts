import { describe, expect, it } from 'vitest';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { costShare, costShareText, negativeCostNote, noShareNote } from '#output/language/negative-cost.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { tableRecords } from '#test/office-package/table-rows.ts';
import { openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';

const note = 'Waar de werkgeverslast negatief is, betalen de deelnemers samen meer dan de regeling kost.';
const whyNoShare = 'In %: n.v.t. waar de deelnemers samen meer betalen dan de nieuwe regeling kost.';

/** In the new scheme the participants are to pay more than it costs at a premium of equal pension; they don't now. */
function paidByParticipants(count: number): OutputContent {
  const content = exampleContent(count);
  const { input } = content.dossier;
  const next = { ...input.next, employeeContribution: { basis: 'salary' as const, rate: 0.33 } };
  const changed = { ...input, next, goal: { ...input.goal, fiscalCaps: true } } as DossierInput;
  return { ...content, dossier: { ...content.dossier, input: changed }, result: resultOf(changed) };
}

const content = paidByParticipants(20);

describe('a new scheme of which the employer pays less than nothing', () => {
  it('is said to be one where its cost stands, on each slide', async () => {
    expect(alternativeOf(content.result, 'profitNeutralFlat').cost).toBeLessThan(0);
    expect(alternativeOf(content.result, 'unchanged').cost).toBeGreaterThan(0);
    const slides = openDeck(await deckOf(content)).slides.map(paragraphsOf);
    const textOn = (topic: string): string =>
      slides.find((paragraphs) => paragraphs.some((text) => text.startsWith(topic)))?.join(' ') ?? '';
    for (const topic of ['Mag het?', 'Kosten']) expect(textOn(topic), topic).toContain(note);
    // No lead is cut off to make room for it.
    const leads = slides.map((paragraphs) => paragraphs.find((text) => text.includes('. ')) ?? '');
    expect(leads.filter((text) => text.endsWith('…'))).toEqual([]);
    expect(textOn('Hoe de gelijkwaardige premie is bepaald')).toContain(whyNoShare);
  });

  it('is said to be one above the tables of the workbook', async () => {
    const book = openedWorkbook(await workbookOf(content));
    for (const name of ['Samenvatting', 'Lasten']) {
      const cells = book.sheets.find((sheet) => sheet.name === name)?.cells ?? [];
      expect(cells.map(({ value }) => value).join(' '), name).toContain(note);
    }
  });

  it('is nowhere told as more than the whole of the current cost less', async () => {
    const cells = openDeck(await deckOf(content)).slides.flatMap((slide) =>
      [...slide.matchAll(/<a:tc>.*?<\/a:tc>/gs)].map(([cell]) => spaced(paragraphsOf(cell).join(' '))),
    );
    expect(cells.filter((text) => /^− (?:[1-9]\d{2}|\d\.\d{3}[\d.]*),\d+%$/.test(text))).toEqual([]);
    const rows = tableRecords(openedWorkbook(await workbookOf(content)), 'Antwoorden');
    const shares = rows.map((row) => row['Verschil last in %']);
    expect(shares).toContain('n.v.t.');
    expect(shares.filter((share) => Number(share) < -1)).toEqual([]);
  });
});

describe('a cost below zero', () => {
  it('has a note only where it shows as one, and speaks of one participant as of one', () => {
    const { result } = content;
    expect(negativeCostNote(result, [100, -0.4])).toBeNull();
    expect(negativeCostNote(result, [100, -0.6])).toBe(note);
    expect(negativeCostNote({ participantCount: 1 }, [-1])).toBe(
      'Waar de werkgeverslast negatief is, betaalt de deelnemer meer dan de regeling kost.',
    );
    expect(noShareNote(result, [[-50, 100]])).toBeNull();
    expect(noShareNote(result, [[-150, 100]])).toBe(whyNoShare);
  });

  it('is no part of what it is compared with, nor is anything a part of it', () => {
    expect(costShare(-50, 100)).toBe(-0.5);
    expect(costShare(-100.3, 100)).toBe(-1);
    expect(costShare(-150, 100)).toBe('n.v.t.');
    expect(costShare(50, -100)).toBeNull();
    expect(spaced(costShareText(-12, 100))).toBe('− 12,0%');
    expect(costShareText(-150, 100)).toBe('n.v.t.');
  });
});
