import { describe, expect, it } from 'vitest';
import { calculate } from '#core/calculate/calculate.ts';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { inDutch, together } from '#output/language/wording.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { dossierWithChoices } from '#input/what-if/dossier-with-choices.ts';
import { findingWithoutValue } from '#input/findings/finding-without-value.ts';
import { type WhatIfInput, whatIfInput } from '#input/what-if/what-if-input.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import type { WhatIfAnswer } from '#output/live/what-if/what-if-answer.ts';
import { type WhatIfQuestion, WhatIfSession } from '#output/live/what-if/what-if-session.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

/** What the page gets of a dossier, as it comes over the line. */
const received = ({ dossier, stamp }: OutputContent): WhatIfInput =>
  JSON.parse(JSON.stringify(whatIfInput({ dossier, stamp }))) as WhatIfInput;

/** What the server keeps of a dossier for the page. */
function keptResult(content: OutputContent, dossier: ReadDossier): string {
  const { warnings } = content.dossier;
  const without = { ...dossier, warnings: warnings.map(findingWithoutValue) };
  return JSON.stringify(screenResult({ ...content, dossier: without, result: calculate(dossier.input) }));
}

const question = (choices: WhatIfChoices, chosen: WhatIfQuestion['chosen'] = null) => ({ choices, chosen });

/** The column that is asked about, by the questions of the rows. */
function asked({ key, table }: WhatIfAnswer) {
  const place = table.columns.findIndex((column) => column.key === key);
  const cellOf = (of: string) => table.rows.find((row) => row.question === of)?.cells[place];
  return { column: table.columns[place], cellOf };
}

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

  it('answer from a part of the calculation what the page then has in its table', () => {
    for (const content of contents) {
      const session = new WhatIfSession(received(content));
      const { key, table, start } = session.answer(question(many));
      expect(key).toBe('ownFlat');
      expect(table.rows).toEqual(session.page({ choices: many }).table.rows);
      // Behind the slider of a flat premium: what each costs with its compensation.
      const [cost] = calculate(content.dossier.input).costByFlat;
      expect(start.costByFlat.map(({ rate }) => rate)).toEqual((cost?.flats ?? []).map(({ rate }) => rate));
    }
  });
});

describe('a what-if', () => {
  const session = new WhatIfSession(received(exampleContent(25)));

  it('begins at the choice in view, and is that choice while nothing is changed', () => {
    const { table } = session.page({ choices: {} });
    for (const chosen of ['budgetNeutralFlat', 'keptScale'] as const) {
      const answer = session.answer(question({}, chosen));
      expect([answer.key, answer.moved]).toEqual([chosen, 'Dezelfde kosten in 30 jaar']);
      expect(answer.table.rows).toEqual(table.rows);
      expect(answer.start.form).toBe(chosen === 'keptScale' ? 'progressive' : 'flat');
    }
    const { start } = session.answer(question({}, 'budgetNeutralFlat'));
    const same = session.answer(question({ premium: { is: 'flat', rate: start.flatPremium } }));
    expect(asked(same).cellOf('first-year')).toEqual(table.rows[0]?.cells[1]);
  });

  it('begins a scale that is kept at the whole of it', () => {
    const { start } = session.answer(question({}, 'keptScale'));
    expect(start).toMatchObject({ form: 'progressive', scaleFactor: 1 });
  });

  it('works out once where the controls begin, not at each step of a slider', () => {
    const [one, other] = [0.21, 0.22].map((rate) => session.answer(question({ premium: { is: 'flat', rate } })).start);
    expect(one).toBe(other);
  });

  it('says what moved the cost, compensation too', () => {
    const { moved } = session.answer(question({ premium: { is: 'flat', rate: 0.24 } }, 'budgetNeutralFlat'));
    expect(moved).toMatch(/^Premie \+\s€\s[\d.,]+( mln)?, compensatie −\s€\s[\d.,]+( mln)? in 30 jaar$/);
    const { moved: dearer } = session.answer(question({ contribution: 0.08 }, 'keptScale'));
    expect(dearer).toMatch(/eigen bijdrage in het eerste jaar \+\s€/);
  });

  it('counts one-off costs where that is chosen: a lower premium then costs as much', () => {
    const content = exampleContent(25);
    const rows = [{ year: 2028, description: 'advies', amount: 40_000, of: 'all' as const }];
    const input = { ...content.dossier.input, oneOffCosts: { rows, counts: false } };
    const oneOff = new WhatIfSession(received({ ...content, dossier: { ...content.dossier, input } }));
    const counted = oneOff.answer(question({ oneOffCounts: true }, 'budgetNeutralFlat'));
    expect([counted.start.hasOneOffs, session.answer(question({})).start.hasOneOffs]).toEqual([true, false]);
    expect(counted.rate).toBeLessThan(oneOff.answer(question({}, 'budgetNeutralFlat')).rate!);
  });

  it('says what the law forbids, and why, also in front of the page', () => {
    const choices: WhatIfChoices = { premium: { is: 'flat', rate: 0.45 } };
    const forbidden = asked(session.answer(question(choices)));
    expect(session.page({ choices }).sentences).toEqual([expect.stringMatching(/^Zo mag het niet: boven het maximum/)]);
    const { tone, small = [] } = forbidden.cellOf('allowed') ?? {};
    expect(tone).toBe('forbidden');
    expect(inDutch(together(small))).toMatch(/art\. 18a/);
  });

  it('has sliders that end where the law does', () => {
    const { start } = session.answer(question({}, 'budgetNeutralFlat'));
    const at = (rate: number) =>
      asked(session.answer(question({ premium: { is: 'flat', rate } }))).cellOf('allowed')?.tone;
    expect([at(start.highestFlat), at(start.highestFlat + 0.001)]).toEqual(['good', 'forbidden']);
  });
});
