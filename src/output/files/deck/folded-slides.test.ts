import { describe, expect, it } from 'vitest';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { compensationSection } from '#output/topics/compensation/compensation-section.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { type OpenDeck, objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';
import type { SensitivityRow } from '#core/result/sensitivity-result.ts';
import { perAnswer } from '#core/transition/outcomes.ts';

/** The slide on this subject, or the first of which the subject begins so. */
function slideOn(deck: OpenDeck, topic: string): number {
  const topics = deck.slides.map((slide) =>
    paragraphsOf(objectsOf(slide).find(({ name }) => name === 'Onderwerp')?.xml ?? '').join(''),
  );
  return topics.includes(topic) ? topics.indexOf(topic) : topics.findIndex((text) => text.startsWith(topic));
}

describe('a report of a scheme in which nothing moves', () => {
  /** Everybody has one flat premium now, and it can stay. */
  function unmoved(): OutputContent {
    const example = exampleContent(40);
    const { input } = example.dossier;
    if (isAveragePay(input)) throw new Error('no premium scheme');
    const scale = [{ fromAge: 15, rate: 0.18 }];
    const flat = { ...input, current: { ...input.current, scale } };
    const result = resultOf(flat);
    const { sensitivities: calculated } = result;
    const unmovedAnswers = (row: SensitivityRow): SensitivityRow['answers'] =>
      perAnswer((key) => row.answers[key] && { ...row.answers[key], difference: 0 });
    const rows = calculated.rows.map((row) => ({ ...row, answers: unmovedAnswers(row) }));
    const sensitivities = { ...calculated, rows };
    return {
      ...example,
      dossier: { ...example.dossier, input: flat },
      result: { ...result, sensitivities },
    };
  }

  it('has no chart without a figure', async () => {
    const deck = openDeck(await deckOf(unmoved()));
    const charts = deck.names.filter((name) => /ppt\/charts\/chart\d+\.xml$/.test(name)).map((name) => deck.text(name));
    expect(charts.length).toBeGreaterThan(1);
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
