import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { dossierWithChoices } from '#input/what-if/dossier-with-choices.ts';
import { findingWithoutValue } from '#input/findings/finding-without-value.ts';
import { type WhatIfInput, whatIfInput } from '#input/what-if/what-if-input.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { outcomeOf } from '#output/live/what-if/outcome-of.ts';
import type { WhatIfAnswer, WhatIfOutcome } from '#output/live/what-if/what-if-outcome.ts';
import { type WhatIfQuestion, WhatIfSession } from '#output/live/what-if/what-if-session.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { propertyRuns } from '#test/property-runs.ts';

/** What the page gets of a dossier, as it comes over the line. */
const received = ({ dossier, stamp }: OutputContent): WhatIfInput =>
  JSON.parse(JSON.stringify(whatIfInput({ dossier, stamp }))) as WhatIfInput;

/** What the server keeps of a dossier for the page. */
function keptResult(content: OutputContent, dossier: ReadDossier): string {
  const { warnings } = content.dossier;
  const without = { ...dossier, warnings: warnings.map(findingWithoutValue) };
  return JSON.stringify(screenResult({ ...content, dossier: without, result: calculate(dossier.input) }));
}

const question = (choices: WhatIfChoices) => ({ choices, chosen: null, lossLimit: 0.05 });
/** The answers to a question: of sums alone, and whole. */
const answersOf = (session: WhatIfSession, question: WhatIfQuestion): readonly WhatIfAnswer[] => [
  ...session.answers(question),
];
const whole = (session: WhatIfSession, question: WhatIfQuestion): WhatIfAnswer => answersOf(session, question).at(-1)!;
const figure = ({ figures }: WhatIfOutcome, id: string) => figures.find((one) => one.id === id);

const many: WhatIfChoices = {
  premium: { is: 'flat', rate: 0.231 },
  compensationTarget: 0.9,
  contribution: 0.04,
  equityReturn: 0.047,
  rounding: 0.005,
};

describe.each(schemeKinds)('what-ifs of %s', (kind) => {
  const contents = generatedContents(kind, 2);

  it('without choices are to the last bit what the server keeps, and with choices what it would', () => {
    for (const content of contents) {
      const session = new WhatIfSession(received(content));
      expect(JSON.stringify(session.page({ choices: {} }))).toBe(keptResult(content, content.dossier));
      const chosen = dossierWithChoices(content.dossier, many);
      expect(JSON.stringify(session.page({ choices: many }))).toBe(keptResult(content, chosen));
    }
  });

  it('answer from a part of the calculation what the whole of it says', () => {
    for (const content of contents) {
      const { answer, outcome } = whole(new WhatIfSession(received(content)), question(many));
      const { input } = dossierWithChoices(content.dossier, many);
      const result = calculate(input);
      expect(outcome).toEqual(outcomeOf({ input, result }, alternativeOf(result, 'ownFlat'), 0.05));
      const base = { input: content.dossier.input, result: calculate(content.dossier.input) };
      expect(answer).toEqual(outcomeOf(base, alternativeOf(base.result, answer.key), 0.05));
    }
  });

  it('tell of a premium at once what the calculation says of it then', () => {
    const [content] = contents;
    const session = new WhatIfSession(received(content!));
    const premium = fc.oneof(
      fc.record({ is: fc.constant('flat' as const), rate: fc.integer({ min: 0, max: 400 }).map((one) => one / 1000) }),
      fc.record({
        is: fc.constant('scale' as const),
        factor: fc.integer({ min: 50, max: 150 }).map((one) => one / 100),
      }),
    );
    fc.assert(
      fc.property(premium, fc.constantFrom<WhatIfChoices>({}, { wageGrowth: 0.03 }), (chosen, others) => {
        whole(session, question(others));
        const [summed, calculated] = answersOf(session, question({ ...others, premium: chosen })) as [
          WhatIfAnswer,
          WhatIfAnswer,
        ];
        const { figures, marks, isWhole, reason, key, premium: text, rate } = summed.outcome;
        expect(calculated.outcome).toMatchObject({ key, premium: text, rate });
        expect({ marks, isWhole, reason }).toEqual({ marks: [], isWhole: false, reason: null });
        expect(figures.map(({ id }) => id)).toContain('pension');
        for (const one of figures) expect(figure(calculated.outcome, one.id)).toEqual(one);
        expect(calculated.outcome.marks.length).toBeGreaterThan(0);
        expect(summed.chart).toEqual(calculated.chart);
      }),
      propertyRuns(8),
    );
  });
});

describe('a what-if', () => {
  const session = new WhatIfSession(received(exampleContent(25)));

  it('stands beside the answer that is chosen on the page, and is that answer while nothing is changed', () => {
    for (const chosen of ['budgetNeutralFlat', 'keptScale'] as const) {
      const { outcome, answer } = whole(session, { ...question({}), chosen });
      expect(outcome.key).toBe(chosen);
      expect(outcome).toEqual(answer);
    }
    const { outcome, answer } = whole(session, { ...question({ wageGrowth: 0.03 }), chosen: 'keptScale' });
    expect([outcome.key, answer.key]).toEqual(['keptScale', 'keptScale']);
    expect(figure(outcome, 'thirty-years')).not.toEqual(figure(answer, 'thirty-years'));
  });

  it('counts one-off costs where that is chosen: a lower premium then costs as much', () => {
    const content = exampleContent(25);
    const rows = [{ year: 2028, description: 'advies', amount: 40_000, of: 'all' as const }];
    const input = { ...content.dossier.input, oneOffCosts: { rows, counts: false } };
    const oneOff = new WhatIfSession(received({ ...content, dossier: { ...content.dossier, input } }));
    const { start, outcome, answer } = whole(oneOff, {
      ...question({ oneOffCounts: true }),
      chosen: 'budgetNeutralFlat',
    });
    expect([start.hasOneOffs, whole(session, question({})).start.hasOneOffs]).toEqual([true, false]);
    const counted = calculate({ ...input, oneOffCosts: { rows, counts: true } });
    const premium = alternativeOf(counted, 'budgetNeutralFlat');
    expect(outcome).toEqual(
      outcomeOf({ input: { ...input, oneOffCosts: { rows, counts: true } }, result: counted }, premium, 0.05),
    );
    expect(premium.exact).toBeLessThan(alternativeOf(calculate(input), 'budgetNeutralFlat').exact);
    expect(figure(outcome, 'thirty-years')).not.toEqual(figure(answer, 'thirty-years'));
  });

  it('that needs a calculation is not told before it, and a premium beside it only after it', () => {
    const isWholeAtOnce = (choices: WhatIfChoices) => session.answers(question(choices)).next().value?.outcome.isWhole;
    expect(isWholeAtOnce({ equityReturn: 0.04 })).toBe(true);
    expect(isWholeAtOnce({ premium: { is: 'answer', key: 'profitNeutralFlat' } })).toBe(true);
    const flat = { premium: { is: 'flat', rate: 0.2 }, equityReturn: 0.041 } as const;
    expect(isWholeAtOnce(flat)).toBe(true);
    whole(session, question({ equityReturn: 0.041 }));
    expect(isWholeAtOnce({ ...flat, premium: { is: 'flat', rate: 0.21 } })).toBe(false);
  });

  it('counts who loses more than the limit that is given', () => {
    const losers = (lossLimit: number) =>
      figure(whole(session, { ...question({ premium: { is: 'flat', rate: 0.05 } }), lossLimit }).outcome, 'losers');
    expect(losers(0.05)?.text).toBe('alle 25 deelnemers');
    expect(losers(0.95)?.text).toBe('niemand');
    expect(losers(0.005)?.label).toContain('meer dan 0,5% minder pensioen dan nu');
  });

  it('says what the law forbids, and why', () => {
    const { outcome } = whole(session, question({ premium: { is: 'flat', rate: 0.45 } }));
    expect(outcome.marks.map(({ tone }) => tone)).toEqual(['forbidden']);
    expect(outcome.reason).toMatch(/^Boven het maximum van .*art\. 18a/);
  });

  it('of a small group tells nothing of ages', () => {
    const small = new WhatIfSession(received(exampleContent(9)));
    const { outcome, chart } = whole(small, question({ premium: { is: 'flat', rate: 0.05 } }));
    const ids = outcome.figures.map(({ id }) => id);
    expect(ids).toContain('first-year');
    expect(ids).not.toContain('losers');
    expect(ids).not.toContain('worst-cohort');
    expect(ids).not.toContain('compensated');
    expect(chart).not.toBeNull();
    const [summed] = answersOf(small, question({ premium: { is: 'flat', rate: 0.05 } })) as [WhatIfAnswer];
    expect(summed.outcome.figures.map(({ id }) => id)).not.toContain('losers');
    expect(summed.chart).not.toBeNull();
  });

  it('begins at the answer', () => {
    const { start } = whole(session, { ...question({}), chosen: 'budgetNeutralFlat' });
    const { outcome } = whole(session, question({ premium: { is: 'flat', rate: start.flatPremium } }));
    const answer = whole(session, { ...question({}), chosen: 'budgetNeutralFlat' }).outcome;
    expect(figure(outcome, 'first-year')).toEqual(figure(answer, 'first-year'));
  });
});
