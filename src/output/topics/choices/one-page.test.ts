import { describe, expect, it, test } from 'vitest';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { chosenOf } from '#core/result/headline.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { type OnePage, onePage, tableLead } from '#output/topics/choices/one-page.ts';
import { levelSigns } from '#output/language/verdict-text.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { propertyRuns } from '#test/property-runs.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';

const rowOf = ({ rows }: OnePage, start: string): readonly string[] =>
  rows.find(({ label }) => label.startsWith(start))?.cells.map(spaced) ?? [];

describe('the table of choices of the example', async () => {
  const content = await calculatedContent();
  const page = onePage(content);

  it('has keeping the scale beside one flat premium, with what each costs and does', () => {
    expect(page.choices.map(({ name }) => name)).toEqual(['A Staffel houden', 'B Vlak voor iedereen']);
    expect(page.choices.some(({ isChosen }) => isChosen)).toBe(false);
    expect(page.rows.map(({ label, cells }) => [label, ...cells].map(spaced))).toMatchInlineSnapshot(`
      [
        [
          "Premie",
          "17,4% tot 38,2%, naar leeftijd; later 22,4% vlak",
          "27,7% vlak",
        ],
        [
          "Kosten in 2028 (nu € 241.513)",
          "+ € 3.464 (+ 1%)",
          "+ € 49.080 (+ 20%)",
        ],
        [
          "Kosten 30 jaar (nu € 6,13 mln)",
          "+ € 37.115 (+ 1%)",
          "+ € 849.888 (+ 14%)",
        ],
        [
          "Waarvan compensatie, 30 jaar",
          "Niet van toepassing (art. 150b lid 1 onder c PW)",
          "€ 387.206",
        ],
        [
          "Eigen bijdrage in 2028 (nu € 15.790)",
          "Gelijk",
          "Gelijk",
        ],
        [
          "Wie merkt het?",
          "Niemand krijgt minder pensioen; 16 meer",
          "20 van de 23 krijgen minder pensioen; 50–69 jaar − 7,5%; na compensatie nog 18 (50–69 jaar − 2,6%)",
        ],
        [
          "Mag het?",
          "Ja: overgangsrecht, art. 220e PW",
          "Ja: maximum 30%",
        ],
        [
          "Wat is nodig?",
          "Instemming ondernemingsraad (als die er is) en werknemers",
          "Instemming ondernemingsraad (als die er is) en werknemers; transitieplan",
        ],
      ]
    `);
  });

  it('marks what the law forbids with its sign and article, and never as chosen', () => {
    const verdict = {
      allowed: 'no',
      grounds: [
        { code: 'FLAT_ABOVE_LIMIT', article: 'art. 18a lid 1 Wet LB 1964', figures: { rate: 0.31, limit: 0.3 } },
      ],
    } as const;
    const keys = premiumAlternatives(content.result).map(({ key }) => key);
    const changes = Object.fromEntries(keys.map((key) => [key, { verdict }]));
    const result = { ...changedAlternatives(content.result, changes), chosen: 'B' as const };
    const barred = onePage({ ...content, result });
    expect(barred.choices.every(({ isBarred, name }) => isBarred && name.startsWith(levelSigns.error))).toBe(true);
    expect(barred.choices.some(({ isChosen }) => isChosen)).toBe(false);
    for (const cell of rowOf(barred, 'Mag het?'))
      expect(cell).toBe('■ Mag niet: boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)');
    expect(barred.conclusion).toBe('Zo mag het niet: boven het maximum van 30% (art. 18a lid 1 Wet LB 1964)');
  });
});

test('from average pay there is no choice A unless it was asked for, and nobody is promised a return', () => {
  const content = averagePayContent('scheme', 40);
  const page = onePage(content);
  expect(page.choices.map(({ name }) => name)).toEqual(['B Vlak voor iedereen']);
  expect(page.sentence).toContain('De garantie vervalt voor wat nog wordt opgebouwd.');
  const input: DossierInput = { ...content.dossier.input, keptPremium: 'budgetNeutral' };
  const asked = onePage({ ...content, dossier: { ...content.dossier, input }, result: resultOf(input) });
  expect(asked.choices[0]?.name).toBe('A Progressief voor deelnemers');
  expect(rowOf(asked, 'Mag het?')[0]).toMatch(/^Ja: naar de letter van art\. 150b/);
});

test('of a small group it has the same numbers, and no group of ages', () => {
  const page = onePage(exampleContent(3));
  expect(rowOf(page, 'Kosten 30 jaar')).toHaveLength(2);
  expect(rowOf(page, 'Wie merkt het?').join()).not.toMatch(/jaar/);
});

test('who pays more themselves is named where a part above a level is shared', async () => {
  const content = await calculatedContent();
  const sharedAbove = (above: number): OnePage => {
    const { input } = content.dossier;
    const employeeContribution = { ...input.next.employeeContribution, sharing: { part: 0.5, above } };
    const changed = { ...input, next: { ...input.next, employeeContribution } } as DossierInput;
    return onePage({ ...content, dossier: { ...content.dossier, input: changed }, result: resultOf(changed) });
  };
  const label = 'Wie meer eigen bijdrage betaalt';
  expect(rowOf(onePage(content), label)).toEqual([]);
  expect(rowOf(sharedAbove(0.3), label)).toEqual([expect.stringMatching(/^50–69 jaar \(\+ \d+%\)$/), 'Niemand']);
  expect(rowOf(sharedAbove(0.1), label)[1]).toMatch(/^Alle leeftijden \(samen \+ \d+%\)$/);
});

describe('what stands around the table', async () => {
  const content = await calculatedContent();
  const { dossier } = content;
  const around = (change: object): { readonly lead: string; readonly notes: string } => {
    const input = { ...dossier.input, ...change } as DossierInput;
    const result = resultOf(input);
    return {
      lead: tableLead({ input, result }),
      notes: onePage({ ...content, dossier: { ...dossier, input }, result }).notes.join(' '),
    };
  };

  it('says for whom the scheme of now ends, and nothing where it may go on', () => {
    expect(around({}).notes).toContain('mag de regeling van nu voor nieuwe medewerkers niet doorgaan.');
    expect(around({ schemeOn30June2023: 'averagePremium' }).notes).toContain(
      'na 31 december 2027 mag de regeling van nu voor niemand doorgaan.',
    );
    const later = around({ schemeOn30June2023: 'noScheme' }).notes;
    expect(later).toContain('geen keuze: de regeling van nu mag voor niemand doorgaan (art. 17 lid 1 PW).');
    const aboveMaximum = {
      ...dossier.input.current,
      scale: [15, 45].map((fromAge) => ({ fromAge, rate: fromAge / 100 })),
    };
    expect(around({ current: aboveMaximum }).notes).toContain('mag de regeling van nu voor niemand doorgaan.');
    const flat = { ...dossier.input.current, scale: [{ fromAge: 15, rate: 0.22 }] };
    expect(around({ current: flat }).notes).not.toContain('doorgaan');
  });

  it('speaks of compensation only where some choice has it, and of salary as it is paid', () => {
    expect(around({}).lead).toMatch(/^Met compensatie; /);
    expect(around({ schemeOn30June2023: 'noScheme' }).lead).toMatch(/^30 jaar: /);
    expect(around({}).notes).toContain('Een deel van de compensatie is salaris');
    const form = 'salary';
    expect(around({ compensation: { ...dossier.input.compensation, form } }).notes).toContain(
      'De compensatie is salaris',
    );
  });
});

describe.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)('the choices of generated dossiers of %s', (kind) => {
  it('are at most three, with an answer to each question', () => {
    for (const content of generatedContents(kind, propertyRuns(5).numRuns)) {
      const { choices, rows } = onePage(content);
      expect(choices.length).toBeGreaterThanOrEqual(1);
      expect(choices.length).toBeLessThanOrEqual(3);
      expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
      const chosen = choices.filter(({ isChosen }) => isChosen);
      expect(chosen.length).toBe(chosenOf(content.result) === null ? 0 : 1);
      for (const { label, cells } of rows) {
        expect(cells.length, label).toBe(choices.length);
        for (const cell of cells) expect(cell, label).toMatch(/^[A-Z■▲+−€\d]/);
      }
    }
  });
});
