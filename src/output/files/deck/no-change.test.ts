import { describe, expect, it } from 'vitest';
import { nothingChanges } from '#output/topics/choices/nothing-changes.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

/** Without a word on the new scheme: it is as the one of now. */
const unchanged = Object.fromEntries(
  Object.entries(exampleFilling.values).filter(([name]) => !name.startsWith('nieuw_')),
);

const contentOf = (values: typeof exampleFilling.values): Promise<OutputContent> =>
  calculatedContent({ ...exampleFilling, values: { ...unchanged, ...values } }, 'dcToDc');

const topicsOf = async (content: OutputContent): Promise<readonly string[]> =>
  openDeck(await deckOf(content)).slides.map((slide) =>
    paragraphsOf(objectsOf(slide).find(({ name }) => name === 'Onderwerp')?.xml ?? '').join(''),
  );

describe('the report of a dossier in which nothing changes', () => {
  it('has four slides and no appendix, in both editions', async () => {
    const content = await contentOf({ gekozen_keuze: 'A' });
    const topics = ['De keuzes', 'Wat de wet vraagt', 'Besluit en planning'];
    const [cover, ...others] = await topicsOf(content);
    expect(cover).toContain('De Schakel');
    expect(others).toEqual(topics);
    expect((await topicsOf({ ...content, edition: 'employees' })).slice(1)).toEqual(topics);
    expect(openDeck(await deckOf(content)).sections.map(({ name }) => name)).toEqual(['Hoofdlijn']);
  });

  it('has behind them what was asked for', async () => {
    const content = await contentOf({ gekozen_keuze: 'A' });
    const beside = { variants: [], decisions: [], appendix: ['premie'] as const };
    expect((await topicsOf({ ...content, beside })).slice(4)).toEqual(['Bijlage', 'Premie per leeftijd: nu en straks']);
  });

  it.each([
    ['one flat premium is chosen', { gekozen_keuze: 'B' }],
    ['nothing is chosen', { gekozen_keuze: '' }],
    ['the cover on death changes', { gekozen_keuze: 'A', nieuw_partnerpensioen_dekking: 0.5 }],
    ['who takes part pays more', { gekozen_keuze: 'A', nieuw_eigen_bijdrage: 0.05 }],
    ['the costs change', { gekozen_keuze: 'A', nieuw_opslag_premie: 0.1 }],
  ])('is not short where %s', async (_, values) => {
    expect(nothingChanges(await contentOf(values))).toBe(false);
  });
});

describe('one flat premium for all that there is already', () => {
  const flat = (premium: number): Promise<OutputContent> =>
    calculatedContent(
      {
        ...exampleFilling,
        values: {
          ...unchanged,
          eigen_vlakke_premie: premium,
        },
        tables: { ...exampleFilling.tables, HuidigeStaffel: [[15, 0.22]] },
      },
      'dcToDc',
    );

  it('changes nothing where it stays', async () => {
    expect(nothingChanges(await flat(0.22))).toBe(true);
    expect(nothingChanges(await flat(0.24))).toBe(false);
  });
});
