import { describe, expect, it } from 'vitest';
import { documentsState } from '#output/files/documents-state.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { textKeys } from '#output/model/written-texts.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';

const withValues = (values: Readonly<Record<string, string>>): Promise<OutputContent> =>
  calculatedContent({ ...exampleFilling, values: { ...exampleFilling.values, ...values } }, 'dcToDc');

const unusualSalary = {
  code: 'VALUE_UNUSUAL',
  severity: 'warning',
  sheet: 'Deelnemers',
  cell: 'E12',
  field: 'Salaris',
  found: '5.000',
  message: 'Dit salaris is laag.',
  remedy: 'Kijk het na.',
} as const;

describe('what the documents of a dossier ask of its adviser', () => {
  it('is the texts of those that it gets, in their order', async () => {
    const { asked } = documentsState(await withValues({ gekozen_keuze: '' }));
    expect(asked).toContain('advies');
    // Of the plan, which there is once a choice asks for it.
    expect(asked).not.toContain('evenwichtigheid');
    const flat = documentsState(await withValues({ gekozen_keuze: 'B' })).asked;
    expect(flat).toEqual(textKeys.filter((key) => flat.includes(key)));
    expect(flat).toEqual(expect.arrayContaining(['advies', 'evenwichtigheid', 'voorrangsregels']));
  });

  it('is the same whether or not they were written', async () => {
    const content = await withValues({ gekozen_keuze: 'B' });
    const texts = { advies: 'Kies vlak.', evenwichtigheid: null };
    const written = { ...content, beside: { variants: [], decisions: [], texts } };
    expect(documentsState(written).asked).toEqual(documentsState(content).asked);
  });

  it('has what speaks against it: no recorded choice, warnings, assumptions that nobody adopted, an old curve', async () => {
    const { doubts } = documentsState(await statutoryExample('dcToDc'));
    expect(doubts).toContain('Er is geen keuze vastgelegd.');
    expect(doubts.join(' ')).toContain('De rentecurve');
    const content = await withValues({});
    const dossier = { ...content.dossier, warnings: [unusualSalary, unusualSalary] };
    expect(documentsState({ ...content, dossier }).doubts.join(' ')).toContain(
      'Het invoerbestand gaf 2 waarschuwingen: lees ze eerst.',
    );
    expect(documentsState(content).doubts.join(' ')).not.toContain('waarschuwing');
    const unadopted = documentsState(await withValues({ uitgangspunten_vastgesteld_door: '' })).doubts;
    expect(unadopted).toContain('Niemand heeft de uitgangspunten vastgesteld.');
    const adopted = documentsState(await withValues({ uitgangspunten_vastgesteld_door: 'An' })).doubts;
    expect(adopted).not.toContain('Niemand heeft de uitgangspunten vastgesteld.');
  });

  it('says that the premium of the chosen choice is forbidden, and not of one that the dossier has not', async () => {
    const forbidden = await withValues({ gekozen_keuze: 'C', eigen_vlakke_premie: '0.32' });
    expect(documentsState(forbidden)).toMatchObject({ isChoiceForbidden: true });
    const content = await withValues({ gekozen_keuze: '' });
    const input = { ...content.dossier.input, decidedChoice: 'C' as const };
    const absent = documentsState({ ...content, result: resultOf(input) });
    expect(absent.isChoiceForbidden).toBe(false);
    expect(absent.doubts.join(' ')).toContain('Keuze C is gekozen, maar die is er in dit dossier niet');
  });
});
