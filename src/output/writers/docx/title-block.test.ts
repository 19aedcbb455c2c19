import { describe, expect, it } from 'vitest';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { chapter, paragraph } from '#output/model/blocks.ts';
import type { DocumentDraft } from '#output/model/document-draft.ts';
import { documentFile } from '#output/writers/docx/document-file.ts';
import { documentLines, documentParts, mainPart } from '#test/documents/open-document.ts';

const employer = 'Technische Groothandel en Reparatie De Schakel-Van Oudenaarde B.V.';

const draft: DocumentDraft = {
  kind: 'Adviesrapport',
  conclusion: 'Het kost evenveel',
  sentence: 'Niemand verliest.',
  subject: `${employer} · Pensioenregeling`,
  facts: [
    ['Adviseur', 'Voorbeeldadvies'],
    ['Peildatum', '01-10-2026'],
    ['Deelnemers', '23'],
  ],
  basis: 'Berekend op 28-11-2026.',
  notices: [],
  toSettle: ['Nog op te geven: wie instemt.'],
  chapters: [
    chapter('Vraag', [{ kind: 'field', field: { id: 'vraag', name: 'De vraag', hint: 'Wat' } }, paragraph('Tekst.')]),
  ],
  isFinal: false,
  author: 'Voorbeeldadvies',
  madeOn: { year: 2026, month: 11, day: 28 },
};

describe('what stands above the first chapter', () => {
  it('says what it is, of whom and what it comes down to, and then what is open, without a page of its own', async () => {
    const bytes = await documentFile(draft, defaultHouseStyle);
    const lines = documentLines(bytes);
    expect(lines.slice(0, lines.indexOf('# Vraag'))).toEqual([
      'Adviesrapport',
      draft.subject,
      '| Adviseur | Voorbeeldadvies | Peildatum | 01-10-2026 |',
      '| Deelnemers | 23 |  |  |',
      'Berekend op 28-11-2026.',
      '» Het kost evenveel.',
      'Niemand verliest.',
      'Nog te doen',
      '• De vraag',
      '• Nog op te geven: wie instemt.',
    ]);
    expect(mainPart(bytes)).not.toMatch(/pageBreakBefore|Table of Contents/);
  });

  it('has no list of what is open in a final document', async () => {
    const lines = documentLines(await documentFile({ ...draft, chapters: [], isFinal: true }, defaultHouseStyle));
    expect(lines.at(-1)).toBe('Niemand verliest.');
  });

  it('stands beside who made it and when in the properties of the file', async () => {
    const core = documentParts(await documentFile(draft, defaultHouseStyle)).get('docProps/core.xml');
    expect(core).toContain('<dc:creator>Voorbeeldadvies</dc:creator>');
    expect(core).toContain('2026-11-28T00:00:00Z');
  });
});
