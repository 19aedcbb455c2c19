import { describe, expect, it } from 'vitest';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { asksForConsentNote, consentDraft } from '#output/files/consent/consent-note.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { guaranteeExample } from '#server/example/guarantee-example.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { spokenBy, tableNamed } from '#test/fixtures/consent-note.ts';

const chosen = (gekozen_keuze: string): Promise<OutputContent> =>
  calculatedContent({ ...exampleFilling, values: { ...exampleFilling.values, gekozen_keuze } }, 'dcToDc');

/** A later change, in which who was hired since 2028 has a flat premium. */
async function laterChange(chosenAlternative: string): Promise<OutputContent> {
  const content = await calculatedContent();
  const { current, ...others } = content.dossier.input;
  if (current.kind !== 'premium') throw new Error('the example has a premium scheme');
  const input = {
    ...others,
    current: { ...current, flatSince: { from: { year: 2028, month: 1, day: 1 }, rate: 0.22 } },
    change: 'afterGrandfathering',
    transitionDate: { year: 2029, month: 1 },
    chosenAlternative,
  } as DossierInput;
  return { ...content, dossier: { ...content.dossier, input }, result: resultOf(input) };
}

const headsOf = (content: OutputContent): readonly string[] => consentDraft(content).chapters.map(({ title }) => title);

describe('the consent note', () => {
  it('is there for every choice that was made, unless it is agreed with unions', async () => {
    for (const letter of ['A', 'B']) {
      const content = await chosen(letter);
      expect(asksForConsentNote(content)).toBe(true);
      for (const representation of ['council', 'representatives', 'none'] as const)
        expect(asksForConsentNote(spokenBy(content, representation))).toBe(true);
      expect(asksForConsentNote(spokenBy(content, 'unions'))).toBe(false);
      expect(asksForConsentNote({ ...content, result: { ...content.result, chosen: null } })).toBe(false);
    }
  });

  it('has the conditions of a scale and what a change of job does beside a scale alone, and compensation beside a flat premium', async () => {
    expect(headsOf(await chosen('A'))).toEqual([
      'Waar instemming voor wordt gevraagd',
      'Wat verandert er, en voor wie?',
      'Wat betekent het voor wie nu deelneemt?',
      'Mag het? De voorwaarden',
      'Bij verandering van baan',
      'Instemming en planning',
    ]);
    const flat = await chosen('B');
    expect(headsOf(flat)).toEqual([
      'Waar instemming voor wordt gevraagd',
      'Wat verandert er, en voor wie?',
      'Wat betekent het voor wie nu deelneemt?',
      'Compensatie',
      'Instemming en planning',
    ]);
    expect(consentDraft(flat).kind).toBe('Instemmingsnotitie');
    expect(JSON.stringify(consentDraft(flat))).not.toMatch(/€ \d|houdt de staffel|De staffel blijft|220e lid 2/);
  });

  it('tells the premium of everybody where it becomes flat', async () => {
    const [head, first] = tableNamed(await chosen('B'), 'Wat verandert');
    expect(head?.[0]).toBe('Premie van wie nu deelneemt en van wie later begint');
    expect(head?.[1]).toMatch(/stijgt met de leeftijd$/);
    expect(head?.[2]).toMatch(/^\d+,\d%, op elke leeftijd gelijk$/);
    expect(first?.[0]).toMatch(/^Partnerpensioen/);
  });

  it.each(['A', 'B'])('tells three premiums in a later change in which some have a flat one: %s', async (letter) => {
    const content = await laterChange(letter);
    expect(asksForConsentNote(content)).toBe(true);
    const rows = tableNamed(content, 'Wat verandert').filter(([what]) => what?.startsWith('Premie van wie'));
    const scale = /stijgt met de leeftijd$/;
    const flat = /^\d+,\d%, op elke leeftijd gelijk$/;
    const next = letter === 'A' ? [/naar leeftijd/, /^22,0% vlak$/, /^22,0%, op elke/] : [flat, flat, flat];
    expect(rows.map(([what]) => what)).toEqual([
      'Premie van wie nu een staffel heeft',
      'Premie van wie vanaf 1 januari 2028 in dienst kwam',
      'Premie van wie later begint',
    ]);
    for (const [row, now] of [scale, /^22,0% vlak$/, /^22,0% vlak$/].entries()) {
      expect(rows[row]?.[1]).toMatch(now);
      expect(rows[row]?.[2]).toMatch(next[row]!);
    }
    const text = JSON.stringify(consentDraft(content));
    expect(text).toContain('dit is een wijziging na eerbiedigende werking (art. 220e lid 3 PW)');
    expect(text).not.toContain('art. 220ha PW');
  });

  it('tells of a guarantee that what is promised changes too', async () => {
    const values = { ...guaranteeExample.values, gekozen_keuze: 'B' };
    const rows = tableNamed(await calculatedContent({ ...guaranteeExample, values }, 'dbToDc'), 'Wat verandert');
    expect(rows[0]?.[0]).toBe('Soort regeling');
    expect(rows[0]?.[1]).toMatch(/^middelloon/);
  });

  it('tells of a first scheme of all that nobody loses by it', async () => {
    const content = await chosen('B');
    const { current } = content.dossier.input;
    if (current.kind !== 'premium') throw new Error('the example has a premium scheme');
    const input = {
      ...content.dossier.input,
      current: { ...current, scale: [{ fromAge: 15, rate: 0 }] },
      next: { ...content.dossier.input.next, shapeSource: 'fiscalMaximum' },
      schemeOn30June2023: 'noScheme',
      ownProposal: { flat: 0.12, scale: [] },
    } as DossierInput;
    const first = { ...content, dossier: { ...content.dossier, input }, result: resultOf(input) };
    expect(asksForConsentNote(first)).toBe(true);
    const text = JSON.stringify(consentDraft(first));
    expect(text).toContain('niemand krijgt er minder pensioen door');
    expect(text).toContain('art. 150b lid 1 onder a PW');
    expect(text).not.toContain('art. 220ha PW');
  });
});
