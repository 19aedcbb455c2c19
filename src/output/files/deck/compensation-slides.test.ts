import { describe, expect, it } from 'vitest';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import { afterCompensationConclusion, compensatedGroups } from '#output/topics/compensation/after-compensation.ts';
import { compensationRules } from '#output/topics/compensation/compensation-rules.ts';
import { compensationPlanSection } from '#output/topics/compensation/compensation-plan-section.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

const topics = ['Compensatie'] as const;

const base = averagePayContent('ambition', 40).dossier.input.compensation;
const contentWith = (changes: Partial<CompensationRules>, count = 40): OutputContent =>
  averagePayContent('ambition', count, { compensation: { ...base, ...changes } });

async function topicsOf(content: OutputContent): Promise<readonly string[]> {
  const { slides } = openDeck(await deckOf(content));
  const shown = new Set(
    slides.flatMap((slide) =>
      objectsOf(slide).flatMap(({ name, xml }) => (name === 'Onderwerp' ? paragraphsOf(xml) : [])),
    ),
  );
  return topics.filter((topic) => shown.has(topic));
}

const subjectOf = ({ dossier: { input }, result }: OutputContent) => ({ input, result });

describe('the slides on compensation', () => {
  it('are one: its rule, what it costs and what it restores', async () => {
    expect(await topicsOf(contentWith({}))).toEqual(topics);
  });

  it('tell the money where fewer than ten people are of an age that is compensated, and neither ages nor pensions', async () => {
    for (const few of [contentWith({ fromAge: 64 }), contentWith({}, 5)]) {
      const exhibit = compensationPlanSection(subjectOf(few))!.exhibits[0]!.table!.model;
      expect(exhibit.rows).toHaveLength(1);
      expect(exhibit.rows[0]![0]).toBe('Alle medewerkers samen');
      const heads = exhibit.columns.map(({ head }) => head);
      expect(heads).toContain('Totaal');
      expect(heads.filter((head) => /pensioen|zonder|met/i.test(head))).toEqual([]);
      expect(await topicsOf(few)).toEqual(topics);
    }
  });
});

/** All that stands on the slide of a topic. */
async function textOf(content: OutputContent, topic: string): Promise<string> {
  const { slides } = openDeck(await deckOf(content));
  return slides
    .map(paragraphsOf)
    .filter((texts) => texts.includes(topic))
    .flat()
    .join(' ')
    .replaceAll('\u00a0', ' ');
}

describe('what the slides on compensation say', () => {
  it('draws no salary where none is paid', async () => {
    const drawn = (content: OutputContent) =>
      compensationPlanSection(subjectOf(content))!.exhibits[0]!.chart!.model.series.map(({ name }) => name);
    const table = { method: 'ownTable', ownTable: [{ fromAge: 20, rate: 0.001 }] } as const;
    expect(drawn(contentWith({ form: 'salary' }))).toEqual(['Als salaris, met opslag']);
    expect(drawn(contentWith(table))).toEqual(['Als pensioenpremie']);
  });

  it('names a loading where salary is paid alone', () => {
    const rulesOf = (content: OutputContent) => compensationRules(subjectOf(content)).map(([rule]) => rule);
    const table = { method: 'ownTable', ownTable: [{ fromAge: 20, rate: 0.001 }] } as const;
    expect(rulesOf(contentWith({ form: 'salary' }))).toContain('Opslag op looncompensatie');
    expect(rulesOf(contentWith(table))).not.toContain('Opslag op looncompensatie');
  });

  it('tells that a shortfall without risk is filled where an expected pension is shown', async () => {
    const slide = 'Compensatie';
    expect(await textOf(contentWith({ basis: 'riskFree' }), slide)).toMatch(/Risicovrij: .* is het tekort gerekend/);
    expect(await textOf(contentWith({ basis: 'expected' }), slide)).not.toContain('risicovrij');
  });
});

describe('the pension after compensation in words', () => {
  it('is set beside that of now, without and with compensation, and promises nothing', () => {
    expect(afterCompensationConclusion(subjectOf(contentWith({})))).toMatch(
      /^Met compensatie is het pensioen van wie in aanmerking komt naar verwachting, zonder garantie, .* de ambitie.*; zonder compensatie .* de ambitie$/,
    );
  });

  it('says that the guarantee is repaired where the shortfall is reckoned without risk, with what is expected beside it', () => {
    const content = contentWith({ basis: 'riskFree' });
    expect(afterCompensationConclusion(subjectOf(content))).toMatch(
      /^Compensatie herstelt (?:een deel van )?de pensioenambitie: risicovrij gerekend is het pensioen van wie in aanmerking komt zonder compensatie .* lager dan .* en met compensatie .*; naar verwachting, zonder garantie, is het /,
    );
    const heads = compensationPlanSection(subjectOf(content))!.exhibits[0]!.table!.model.columns.map(
      ({ head }) => head,
    );
    expect(heads.slice(-3)).toEqual(['Risicovrij zonder', 'Risicovrij met', 'Verwacht met']);
  });

  it('says that salary is counted as if it were pension, and only where some is paid', () => {
    const salary = afterCompensationConclusion(subjectOf(contentWith({ form: 'salary' })));
    expect(salary).toContain('(salaris als pensioen gerekend)');
    const table = { method: 'ownTable', ownTable: [{ fromAge: 20, rate: 0.001 }] } as const;
    expect(afterCompensationConclusion(subjectOf(contentWith(table)))).not.toContain('salaris');
  });

  it('of groups adds up to that of everybody who is compensated', () => {
    const content = contentWith({});
    const groups = compensatedGroups(subjectOf(content), 'profitNeutralFlat');
    const { cohorts } = content.result.compensation!;
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    expect(sum(groups.map(({ current }) => current))).toBeCloseTo(sum(cohorts.map((one) => one.currentPension)), 4);
    for (const { without, afterPremium, withSalary } of groups) {
      expect(afterPremium).toBeGreaterThanOrEqual(without);
      expect(withSalary).toBeGreaterThanOrEqual(afterPremium);
    }
  });
});
