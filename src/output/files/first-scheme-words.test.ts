import { describe, expect, it } from 'vitest';
import type { PremiumDossierInput } from '#core/dossier/dossier.ts';
import { reportDeck } from '#output/files/deck/deck.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { wordFiles } from '#output/files/word-files.ts';
import { outputWorkbook, workbookWithoutPeople } from '#output/files/workbook/output-workbook.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { withStatutory } from '#test/fixtures/statutory-content.ts';
import { documentLines } from '#test/documents/open-document.ts';
import { openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { openDeck, paragraphsOf, plain } from '#test/slides/open-deck.ts';

/** The example as the first scheme of all: nobody pays a premium now, and there was no scheme on 30 June 2023. */
async function firstScheme(): Promise<OutputContent> {
  const content = await calculatedContent();
  const { input } = content.dossier;
  const first = {
    ...input,
    schemeOn30June2023: 'noScheme',
    current: { ...input.current, scale: [{ fromAge: 15, rate: 0 }] },
    ownProposal: { flat: 0.12, scale: [] },
  } as PremiumDossierInput;
  return withStatutory({ ...content, dossier: { ...content.dossier, input: first }, result: resultOf(first) });
}

/** What a first scheme has nothing of: goals, their premiums and proof, those who gain and lose, effects. */
const meaningless =
  /vier premies|(?:budget|profijt)neutra|zelfde (?:kosten|pensioen)|blijven uw kosten|verliest|(?:vooruit(?! betaald)|achteruit)|(?:minder|meer|gelijk) (?:verwacht )?pensioen|vrijwel gelijk|wijzigt|gevoeligheid|bewijs van|bruto profijt|compensatie (?:kost|wordt)|(?<!premie )met compensatie|(?:meer|minder|evenveel|duurder|goedkoper) dan nu|als zij doorloopt/i;

const content = await firstScheme();

/** Sheets that explain every column of a table for programs. */
const notToldIn = ['Narekenen', 'Sterftekansen', 'Gegevens'];

async function workbookTexts(bytes: Uint8Array): Promise<readonly (readonly [string, string])[]> {
  return openedWorkbook(bytes).sheets.flatMap(({ name, cells }) => {
    if (notToldIn.some((start) => name.startsWith(start))) return [];
    // Above its own facts that sheet repeats what was typed.
    const first = name === 'Uitgangspunten' ? cells.find(({ value }) => value === 'Kenmerken')!.row : 0;
    return cells
      .filter(({ row }) => row >= first)
      .map(({ address, value }) => [`${name}!${address}`, spaced(value ?? '')] as const);
  });
}

const found = (texts: readonly (readonly [string, string])[]): readonly string[] =>
  texts.filter(([, text]) => meaningless.test(text)).map(([place, text]) => `${place}: ${text}`);

describe('a first scheme of all', () => {
  it('has no slide, note or description of what it is not compared with', async () => {
    const deck = openDeck(await reportDeck(content));
    const parts = deck.names.filter((name) => /(?:slides|notesSlides)\/\w+\.xml$/.test(name));
    const texts = parts.map((name) => [name, spaced(plain(deck.text(name)))] as const);
    expect(texts.length).toBeGreaterThan(10);
    expect(found(texts)).toEqual([]);
    expect(texts.filter(([, text]) => text.includes('ransitie-effecten'))).toEqual([]);
    // One flat line by age.
    expect(texts.filter(([, text]) => text.includes('Premie per leeftijd'))).toEqual([]);
  });

  it('has slides that compare nothing with now', async () => {
    const { slides } = openDeck(await reportDeck(content));
    const texts = slides.slice(0, 6).flatMap(paragraphsOf).map(spaced);
    expect(texts.filter((text) => /dan nu|nu: €|met nu/.test(text))).toEqual([]);
    expect(texts.some((text) => /^Keuze B kost tot en met \d{4} elk jaar € [\d.]+ tot € [\d.]+$/.test(text))).toBe(
      true,
    );
  });

  it('asks for the advice alone, which says nothing of it', async () => {
    const files = await wordFiles(content);
    expect(files.map(({ kind }) => kind)).toEqual(['advice']);
    const lines = documentLines(files[0]!.bytes).map((line, index) => [`line ${index}`, spaced(line)] as const);
    expect(found(lines)).toEqual([]);
    expect(lines.filter(([, text]) => text.includes('ransitie-effecten'))).toEqual([]);
  });

  it('has sheets without it, and one line on compensation', async () => {
    for (const bytes of [await outputWorkbook(content), (await workbookWithoutPeople(content))!]) {
      const texts = await workbookTexts(bytes);
      expect(found(texts)).toEqual([]);
      const summary = texts.filter(([place]) => place.startsWith('Samenvatting!')).map(([, text]) => text);
      expect(summary).toContain('Compensatie is hier niet aan de orde (art. 150b lid 1 onder a PW).');
      expect(summary.filter((text) => text === 'n.v.t.')).toHaveLength(2);
      const { sheets } = openedWorkbook(bytes);
      const employees = texts.filter(([place]) => place.startsWith('Medewerkers!')).map(([, text]) => text);
      expect(employees.length).toBeGreaterThan(0);
      expect(employees.filter((text) => /^(?:Vooruit|Vrijwel gelijk|Achteruit)$/.test(text))).toEqual([]);
      expect(sheets.map(({ name }) => name)).not.toContain('Gevoeligheid');
    }
  });

  it('has no count of who gains or loses, also for programs', async () => {
    const { cells } = openedWorkbook(await outputWorkbook(content)).sheets.find(({ name }) => name === 'Gegevens')!;
    const heads = cells.filter(({ value }) => /^(?:Vooruit|Gelijk|Achteruit)/.test(value ?? ''));
    expect(heads).toHaveLength(4);
    for (const head of heads) {
      const below = cells.filter(({ column, row }) => column === head.column && row > head.row && row <= head.row + 2);
      expect(below.map(({ value }) => value ?? '')).toEqual(below.map(() => ''));
    }
  });

  it('shows nothing of it on screen', () => {
    const { sections, cards, table, sentences, figures } = screenResult(content);
    // The assumptions repeat what was typed.
    const told = sections.filter(({ id }) => id !== 'assumptions');
    const texts = [...told, cards, table, sentences, figures].map(
      (part, index) => [`part ${index}`, spaced(JSON.stringify(part))] as const,
    );
    expect(found(texts)).toEqual([]);
    expect(sections.map(({ id }) => id)).not.toContain('gains');
  });
});
