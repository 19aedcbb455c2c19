import { describe, expect, it } from 'vitest';
import { isAveragePay } from '#core/scheme-kind.ts';
import { compensationSection } from '#output/exhibits/compensation.ts';
import { effectsSection } from '#output/exhibits/effects.ts';
import { smallestGroup } from '#output/words/conclusions/subject.ts';
import type { OutputContent } from '#output/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { objectsOf, openDeck, type OpenDeck, paragraphsOf, plain } from '#test/slides/open-deck.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import type { SensitivityRow } from '#core/result/sensitivity-result.ts';
import { perAnswer } from '#core/transition/per-answer.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

/** The slide on this subject, or the first of which the subject begins so. */
function slideOn(deck: OpenDeck, topic: string): number {
  const topics = deck.slides.map((slide) =>
    paragraphsOf(objectsOf(slide).find(({ name }) => name === 'Onderwerp')?.xml ?? '').join(''),
  );
  return topics.includes(topic) ? topics.indexOf(topic) : topics.findIndex((text) => text.startsWith(topic));
}

/** Names of the series of the chart on the slide with this topic. */
async function seriesOn(content: OutputContent, topic: string): Promise<readonly string[]> {
  const deck = openDeck(await deckOf(content));
  const relations = deck.text(`ppt/slides/_rels/slide${slideOn(deck, topic) + 1}.xml.rels`);
  const chart = deck.text(`ppt/charts/${/charts\/(chart\d+\.xml)/.exec(relations)?.[1] ?? ''}`);
  return [...chart.matchAll(/<c:tx>.*?<c:v>([^<]*)<\/c:v>/gs)].map(([, name = '']) => plain(name));
}

describe('the transition effect on the basis of the dossier', () => {
  const seriesOf = ({ dossier: { input }, result }: OutputContent): readonly string[] =>
    effectsSection({ input, result })?.exhibits[0]?.chart?.model.series.map(({ name }) => name) ?? [];

  it('tells alternatives with the same outcome at every age together', () => {
    expect(seriesOf(averagePayContent('scheme', 40))).toEqual(['Beide vlakke premies, netto']);
  });

  it('keeps alternatives with other outcomes apart', () => {
    const content = averagePayContent('scheme', 40);
    const { effects } = alternativeOf(content.result, 'budgetNeutralFlat');
    const current = alternativeOf(content.result, 'unchanged').effects.ageCohorts;
    const ageCohorts = effects.ageCohorts.map((figures, index) => ({
      ...figures,
      netProfit: current[index]!.netProfit - 1e6,
    }));
    const result = changedAlternatives(content.result, { budgetNeutralFlat: { effects: { ...effects, ageCohorts } } });
    expect(seriesOf({ ...content, result })).toEqual(['Budgetneutraal vlak, netto', 'Profijtneutraal vlak, netto']);
  });
});

describe('the slide with the cost of the coming years', () => {
  const topic = 'Werkgeverslast in 2027 t/m 2031';
  const isCompensated = ({ result }: OutputContent): boolean =>
    result.alternatives.some(({ compensation }) => (compensation?.totalCost ?? 0) > 0);

  it('has compensation on top where there is any, and no empty series where there is none', async () => {
    const compensated = averagePayContent('ambition', 60);
    expect(isCompensated(compensated)).toBe(true);
    expect(await seriesOn(compensated, topic)).toEqual(['Werkgeverslast', 'Compensatie']);
    const none = compensated.result.alternatives.map((alternative) => ({ ...alternative, compensation: null }));
    const result = { ...compensated.result, compensation: null, alternatives: none };
    const without = { ...compensated, result };
    expect(await seriesOn(without, topic)).toEqual(['Werkgeverslast']);
  });

  it('tells no compensation of a group that is too small for it', async () => {
    const small = averagePayContent('ambition', smallestGroup - 1);
    expect(isCompensated(small)).toBe(true);
    expect(await seriesOn(small, topic)).toEqual(['Werkgeverslast']);
  });
});

describe('a report of a scheme in which nothing moves', () => {
  /** Everybody has one flat premium now, and it can stay. */
  function unmoved(): OutputContent {
    const example = exampleContent(40);
    const { input } = example.dossier;
    if (isAveragePay(input)) throw new Error('no premium scheme');
    const scale = [{ fromAge: 15, rate: 0.18 }];
    const flat = { ...input, current: { ...input.current, scale } };
    const result = resultOf(flat);
    const { sensitivities: calculated } = result.effects;
    const unmovedAnswers = (row: SensitivityRow): SensitivityRow['answers'] =>
      perAnswer((key) => row.answers[key] && { ...row.answers[key], difference: 0 });
    const rows = calculated.rows.map((row) => ({ ...row, answers: unmovedAnswers(row) }));
    const sensitivities = { ...calculated, rows };
    return {
      ...example,
      dossier: { ...example.dossier, input: flat },
      result: { ...result, effects: { ...result.effects, sensitivities } },
    };
  }

  it('has no chart without a figure', async () => {
    const deck = openDeck(await deckOf(unmoved()));
    const charts = deck.names.filter((name) => /ppt\/charts\/chart\d+\.xml$/.test(name)).map((name) => deck.text(name));
    expect(charts.length).toBeGreaterThan(3);
    for (const chart of charts) {
      const values = [...chart.matchAll(/<c:(?:val|yVal)>.*?<\/c:(?:val|yVal)>/gs)].flatMap(([part]) =>
        [...part.matchAll(/<c:v>([^<]*)</g)].map(([, value]) => Number(value)),
      );
      expect(values.some((value) => value !== 0)).toBe(true);
    }
    for (const topic of ['Gevoeligheid', 'Wie gaat voor- of achteruit']) {
      const slide = deck.slides[slideOn(deck, topic)] ?? '';
      expect(slide).toContain('<a:tbl>');
      expect(slide).not.toContain('drawingml/2006/chart');
    }
  });
});

describe('the notes on compensation', () => {
  it('explain shortfalls only where its table has them', () => {
    const compensated = averagePayContent('ambition', 40);
    const { input } = compensated.dossier;
    const changed = { ...input, compensation: { ...input.compensation, method: 'premiumDifference' as const } };
    const notesOf = (asked: typeof input): string =>
      compensationSection({ input: asked, result: resultOf(asked) })!.notes.join(' ');
    expect(notesOf(input)).toContain('Tekort: ');
    expect(notesOf(changed)).not.toContain('Tekort: ');
  });
});
