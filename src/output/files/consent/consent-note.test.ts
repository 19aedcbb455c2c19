import { describe, expect, it } from 'vitest';
import { asksForConsentNote, consentDraft } from '#output/files/consent/consent-note.ts';
import { exactPercentage } from '#office/document/dutch-format.ts';
import { consentSentences } from '#output/language/consent.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { guaranteeExample } from '#server/example/guarantee-example.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { documentFigures } from '#test/documents/document-figures.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { spokenBy, tableNamed } from '#test/fixtures/consent-note.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { consentNoteOf, workbookOf } from '#test/fixtures/made-files.ts';
import { ownWordProblems } from '#test/office-package/problems.ts';
import { textWidth as paperWidth, twipsPerInch } from '#output/writers/docx/sheet-of-paper.ts';
import { titleSize } from '#output/writers/docx/styles.ts';
import { textWidth } from '#output/writers/drawing/text-width.ts';
import { unknownFigures } from '#test/slides/shown-figures.ts';
import { workbookFigures } from '#test/slides/workbook-figures.ts';

/** The scale lowered until it costs the same, as a what-if or a file of version 6 chooses it. */
async function keeping(): Promise<OutputContent> {
  const content = await calculatedContent();
  const input = { ...content.dossier.input, chosenAlternative: 'budgetNeutralProgressive' } as const;
  return { ...content, dossier: { ...content.dossier, input }, result: resultOf(input) };
}

describe('the note on eerbiedigende werking', () => {
  it('has each condition of art. 220e lid 1 PW with its fact and verdict', async () => {
    const rows = tableNamed(await keeping(), 'Voorwaarden voor eerbiedigende werking');
    expect(rows.map(([, , , article]) => article)).toEqual([
      'art. 220e lid 1 onder a PW',
      'art. 220e lid 1 onder b PW en art. 51b lid 1 onder i Besluit uitvoering PW en Wvb',
      'art. 220e lid 1 onder c PW',
      'art. 220e lid 2 PW',
    ]);
    for (const [, found, verdict] of rows) {
      expect(found).not.toBe('');
      expect(verdict).toMatch(/In orde|^Plicht/);
    }
  });

  it('says of average pay that becomes a scale that this is the letter of the law, to be confirmed', async () => {
    const values = { ...guaranteeExample.values, keuze_a: 'budgetneutraal', gekozen_keuze: 'A' };
    const content = await calculatedContent({ ...guaranteeExample, values }, 'dbToDc');
    expect(asksForConsentNote(content)).toBe(true);
    const text = JSON.stringify(consentDraft(content));
    expect(text.split('Naar de letter van art. 150b lid 1 onder c en art. 220e PW')).toHaveLength(3);
    expect(text).not.toContain('gebruikt eerbiedigende werking');
    const kept = JSON.stringify(consentDraft(await keeping()));
    expect(kept).toContain('gebruikt eerbiedigende werking');
    expect(kept).not.toContain('Naar de letter');
  });

  it.each([
    ['art. 220e lid 1 PW', 'de voorwaarden, en voor wie de premie oploopt'],
    ['art. 220e lid 2 PW', 'wat de deelnemer elk jaar hoort'],
    ['art. 27 lid 2 WOR', 'wat er verandert, en de gevolgen'],
    ['art. 27 lid 1 a WOR', 'wie instemt'],
  ])('has a chapter that is not empty for %s: %s', async (article) => {
    const asked = consentDraft(await keeping()).chapters.filter((chapter) => chapter.article?.includes(article));
    expect(asked).not.toEqual([]);
    for (const { blocks } of asked) expect(blocks.length).toBeGreaterThan(0);
  });

  it('says whether anybody’s premium changes, and what those who come later pay', async () => {
    const content = await keeping();
    const { currentScale: practicalScale } = content.result;
    const same = changedAlternatives(content.result, { budgetNeutralProgressive: { practicalScale } });
    const { dossier } = content;
    const { current, next } = dossier.input;
    if (current.kind !== 'premium') throw new Error('the example has a premium scheme');
    const terms = { bracketAgeRule: current.bracketAgeRule, entryCost: current.entryCost };
    const input = { ...dossier.input, next: { ...next, ...terms } };
    const nothing = 'Aan de premie van wie al deelneemt verandert niets.';
    const unchanged = { ...content, result: same, dossier: { ...dossier, input } };
    expect(JSON.stringify(consentDraft(unchanged))).toContain(nothing);
    // The scale is the same, and what it is paid on or when a step begins is not.
    const otherwise = JSON.stringify(consentDraft({ ...content, result: same }));
    expect(otherwise).toContain('De staffel blijft; voor het ouderdomspensioen verandert: kosten op de inleg.');
    const text = JSON.stringify(consentDraft(content));
    expect(otherwise + text).not.toContain(nothing);
    expect(text).toContain('maar niet precies de huidige staffel');
    expect(tableNamed(content, 'Premie per leeftijd')[0]).toHaveLength(3);
    const rows = tableNamed(content, 'Wat verandert');
    expect(rows[1]?.[2]).toMatch(/^\d.*, op elke leeftijd gelijk$/);
    for (const what of ['Partnerpensioen', 'Wezenpensioen', 'Premievrijstelling'])
      expect(rows.some(([label]) => label?.startsWith(what))).toBe(true);
    expect(text).toContain('Eigen bijdrage blijft gelijk.');
    expect(rows.filter(([, now, later]) => now === later)).toEqual([]);
  });

  it('has the scale that stays by age, each step once, also where nothing of it changes', async () => {
    const values = { ...exampleFilling.values, gekozen_keuze: 'A' };
    const content = await calculatedContent({ ...exampleFilling, values }, 'dcToDc');
    const { currentScale } = content.result;
    const name = 'Premie per leeftijd, nu en na de wijziging';
    const [steps] = consentDraft(content).chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' && block.name === name ? [block.table] : [])),
    );
    expect(steps?.columns.map(({ head }) => head)).toEqual(
      ['Vanaf leeftijd'].concat(currentScale.map(({ fromAge }) => String(fromAge))),
    );
    expect(steps?.rows).toEqual([['Premie', ...currentScale.map(({ rate }) => exactPercentage(rate))]]);
    const flat = { ...exampleFilling, values: { ...values, gekozen_keuze: 'B' } };
    expect(tableNamed(await calculatedContent(flat, 'dcToDc'), 'Premie per leeftijd')[0]).toHaveLength(3);
  });

  it('stands alone without what it costs the employer, and its title takes one line', async () => {
    const content = await keeping();
    const text = JSON.stringify(consentDraft(content));
    expect(text).not.toMatch(/€ \d|Wat kost het|[Kk]osten in|kost in|werkgeverslast/);
    expect(textWidth(consentDraft(content).kind, titleSize, true) * twipsPerInch).toBeLessThan(paperWidth);
  });

  it.each(Object.entries(consentSentences))(
    'says who agrees, with its planning: %s',
    async (representation, sentence) => {
      const content = await keeping();
      const draft = consentDraft(spokenBy(content, representation as keyof typeof consentSentences));
      expect(JSON.stringify(draft)).toContain(sentence);
      const steps = tableNamed(content, 'Planning').map(([, what]) => what);
      for (const start of ['Voorgenomen besluit', 'Nabestaandenpensioen', 'Werknemers krijgen bericht'])
        expect(steps.some((what) => what?.startsWith(start))).toBe(true);
      expect(steps.join()).not.toContain('Kiezen');
    },
  );

  it.each([
    ['ondernemingsraad', / vraagt instemming van de ondernemingsraad \(art\. 27 lid 7 WOR\)\./],
    [null, / vraagt instemming van de ondernemingsraad, als er een ondernemingsraad is \(art\. 27 lid 7 WOR\)\./],
    ['niemand van deze', null],
  ])('names another provider of the dossier, and that a council agrees to that choice too: %s', async (who, told) => {
    const values = { ...exampleFilling.values, gekozen_keuze: 'A', nieuwe_uitvoerder: 'Nieuwe Verzekeraar' };
    const content = await calculatedContent(
      { ...exampleFilling, values: { ...values, medezeggenschap: who } },
      'dcToDc',
    );
    const provider = tableNamed(content, 'Wat verandert').find(([what]) => what === 'Uitvoerder');
    expect(provider).toEqual(['Uitvoerder', 'Voorbeeldverzekeraar', 'Nieuwe Verzekeraar']);
    const text = JSON.stringify(consentDraft(content));
    if (told === null) expect(text).not.toContain('nieuwe uitvoerder');
    else expect(text).toMatch(new RegExp(`Ook de keuze voor Nieuwe Verzekeraar als nieuwe uitvoerder${told.source}`));
  });

  it('leaves out of a final note what nobody knows of the provider', async () => {
    const content = await calculatedContent(
      { ...exampleFilling, values: { ...exampleFilling.values, gekozen_keuze: 'A' } },
      'dcToDc',
    );
    const toldOf = (of: OutputContent) => tableNamed(of, 'Wat verandert').filter(([what]) => what === 'Uitvoerder');
    expect(toldOf(content)).toHaveLength(1);
    const final = { by: 'A. de Vries', on: '05-03-2027 10:00' };
    expect(toldOf({ ...content, final })).toEqual([]);
  });

  it('asks nothing of a provider where none or the same one is named', async () => {
    const kept = await keeping();
    expect(JSON.stringify(consentDraft(kept))).not.toContain('nieuwe uitvoerder');
    const { facts } = kept.dossier;
    const same = { ...kept.dossier, facts: { ...facts, newProvider: facts.provider } };
    expect(JSON.stringify(consentDraft({ ...kept, dossier: same }))).not.toContain('nieuwe uitvoerder');
  });

  it('says in front what changes and for whom, without what it costs the employer', async () => {
    const draft = consentDraft(await keeping());
    expect(draft.conclusion).toMatch(/^De premie wordt: de staffel verlagen tot \d+,\d%$/);
    expect(draft.sentence).toMatch(/ krijgt samen minder pensioen\.$/);
    const text = JSON.stringify(draft.chapters);
    expect(text).toContain('Wat betekent het voor wie nu deelneemt?');
    expect(text).not.toMatch(/[Ww]erkgeverslast|kost de werkgever/);
  });

  it('is a sound package, of which every figure has its cell', async () => {
    const content = await keeping();
    const bytes = await consentNoteOf(content);
    expect(ownWordProblems(bytes)).toEqual([]);
    expect(unknownFigures(documentFigures(bytes), workbookFigures(await workbookOf(content)))).toEqual([]);
  });
});
