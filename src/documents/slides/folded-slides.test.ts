import { describe, expect, it } from 'vitest';
import { calculate } from '#core/calculate.ts';
import type { DossierResult } from '#core/result.ts';
import { smallestShownGroup } from '#contract/terms/conclusions-subject.ts';
import type { OutputContent } from '#documents/output-content.ts';
import { reportDeck } from '#documents/slides/deck.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { openDeck, paragraphsOf, plain, type OpenDeck } from '#test/slides/open-deck.ts';

const slideOn = (deck: OpenDeck, topic: string): number =>
  deck.slides.findIndex((slide) => paragraphsOf(slide).some((text) => text.startsWith(topic)));

/** Names of the series of the chart on the slide with this topic. */
async function seriesOn(content: OutputContent, topic: string): Promise<readonly string[]> {
  const deck = openDeck(await reportDeck(content));
  const relations = deck.text(`ppt/slides/_rels/slide${slideOn(deck, topic) + 1}.xml.rels`);
  const chart = deck.text(`ppt/charts/${/charts\/(chart\d+\.xml)/.exec(relations)?.[1] ?? ''}`);
  return [...chart.matchAll(/<c:tx>.*?<c:v>([^<]*)<\/c:v>/gs)].map(([, name = '']) => plain(name));
}

describe('the slide with the transition effect', () => {
  const topic = 'Transitie-effect per leeftijdscohort';

  it('tells alternatives with the same outcome at every age together', async () => {
    const series = await seriesOn(averagePayContent('dbToDc', 40), topic);
    expect(series).toEqual(['Alle alternatieven, netto']);
  });

  it('keeps alternatives with other outcomes apart', async () => {
    const content = averagePayContent('dbToDc', 40);
    const changed = (result: DossierResult): DossierResult => ({
      ...result,
      effects: {
        ...result.effects,
        ageCohorts: result.effects.ageCohorts.map(({ figures, ...cohort }) => {
          const budgetNeutralFlat = { ...figures.budgetNeutralFlat, netProfit: figures.unchanged.netProfit - 1e6 };
          return Object.assign(cohort, { figures: { ...figures, budgetNeutralFlat } });
        }),
      },
    });
    const series = await seriesOn({ ...content, result: changed(content.result) }, topic);
    expect(series).toEqual(['Budgetneutraal vlak, netto', 'Alle behalve budgetneutraal vlak, netto']);
  });
});

describe('the slide with the cost of the coming years', () => {
  const topic = 'Werkgeverslast in de komende';
  const isCompensated = ({ result }: OutputContent): boolean =>
    Object.values(result.compensation?.variants ?? {}).some(({ totalCost }) => totalCost > 0);

  it('has compensation on top where there is any, and no empty series where there is none', async () => {
    const compensated = averagePayContent('ambitionDbToDc', 60);
    expect(isCompensated(compensated)).toBe(true);
    expect(await seriesOn(compensated, topic)).toEqual(['Werkgeverslast', 'Compensatie']);
    const without = { ...compensated, result: { ...compensated.result, compensation: null } };
    expect(await seriesOn(without, topic)).toEqual(['Werkgeverslast']);
  });

  it('tells no compensation of a group that is too small for it', async () => {
    const small = averagePayContent('ambitionDbToDc', smallestShownGroup - 1);
    expect(isCompensated(small)).toBe(true);
    expect(await seriesOn(small, topic)).toEqual(['Werkgeverslast']);
  });
});

describe('a report of a scheme in which nothing moves', () => {
  /** Everybody has one flat premium now, and it can stay. */
  function unmoved(): OutputContent {
    const example = exampleContent(40);
    const { input } = example.dossier;
    if (input.kind !== 'dcToDc') throw new Error('no premium scheme');
    const scale = [{ fromAge: 15, rate: 0.18 }];
    const flat = { ...input, current: { ...input.current, scale } };
    const result = calculate(flat);
    const sensitivities = result.effects.sensitivities.map((row) => ({
      ...row,
      answers: Object.fromEntries(
        Object.entries(row.answers).map(([key, answer]) => [key, { ...answer, difference: 0 }]),
      ) as typeof row.answers,
    }));
    return {
      ...example,
      dossier: { ...example.dossier, input: flat },
      result: { ...result, effects: { ...result.effects, sensitivities } },
    };
  }

  it('has no chart without a figure', async () => {
    const deck = openDeck(await reportDeck(unmoved()));
    const charts = deck.names.filter((name) => /ppt\/charts\/chart\d+\.xml$/.test(name)).map((name) => deck.text(name));
    expect(charts.length).toBeGreaterThan(3);
    for (const chart of charts) {
      const values = [...chart.matchAll(/<c:(?:val|yVal)>.*?<\/c:(?:val|yVal)>/gs)].flatMap(([part]) =>
        [...part.matchAll(/<c:v>([^<]*)</g)].map(([, value]) => Number(value)),
      );
      expect(values.some((value) => value !== 0)).toBe(true);
    }
    for (const topic of ['Gevoeligheid', 'Transitie-effect per leeftijdscohort', 'Wie gaat erop voor- of achteruit']) {
      const slide = deck.slides[slideOn(deck, topic)] ?? '';
      expect(slide).toContain('<a:tbl>');
      expect(slide).not.toContain('drawingml/2006/chart');
    }
  });
});

describe('the notes', () => {
  const notesOn = async (content: OutputContent, topic: string): Promise<string> => {
    const deck = openDeck(await reportDeck(content));
    return paragraphsOf(deck.text(`ppt/notesSlides/notesSlide${slideOn(deck, topic) + 1}.xml`)).join(' ');
  };

  it('explain points and shortfalls only where the slide has them', async () => {
    const topic = 'Wie gaat erop voor- of achteruit';
    expect(await notesOn(exampleContent(40), topic)).toMatch(/Een punt is een groep.*Regel voor de punten/);
    expect(await notesOn(exampleContent(12), topic)).not.toMatch(/punt /);
    const compensated = averagePayContent('ambitionDbToDc', 40);
    const { input } = compensated.dossier;
    const changed = { ...input, compensation: { ...input.compensation, method: 'premiumDifference' as const } };
    const byPremium = {
      ...compensated,
      dossier: { ...compensated.dossier, input: changed },
      result: calculate(changed),
    };
    expect(await notesOn(compensated, 'Compensatie')).toContain('Tekort: ');
    expect(await notesOn(byPremium, 'Compensatie')).toContain('Compenseren is een afspraak');
    expect(await notesOn(byPremium, 'Compensatie')).not.toContain('Tekort: ');
  });
});
