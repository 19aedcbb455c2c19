import { describe, expect, it } from 'vitest';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import { afterCompensationConclusion, compensatedGroups } from '#output/topics/compensation/after-compensation.ts';
import { compensationPlanSection } from '#output/topics/compensation/compensation-plan-section.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { keyFigures } from '#output/topics/choices/key-figures.ts';
import { boardFlat, shownBoardFlat, shownCrossingConclusion } from '#output/topics/open-group/open-group.ts';
import { crossing } from '#core/open-group/crossing.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
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

  it('are left out where fewer than ten people are of an age that is compensated', async () => {
    expect(await topicsOf(contentWith({ fromAge: 64 }))).toEqual([]);
    expect(await topicsOf(contentWith({}, 5))).toEqual([]);
  });
});

describe('compensation that is asked of too few people to show it', () => {
  const summaryOf = async (content: OutputContent): Promise<string> => {
    const { slides } = openDeck(await deckOf(content));
    return slides
      .map((slide) => paragraphsOf(slide).join(' '))
      .filter((text) => text.includes('Compensatie is gevraagd'))
      .join('|');
  };

  it('is said once, on the summary, with why it is not there', async () => {
    const why =
      'Compensatie is gevraagd en berekend, maar staat niet in dit rapport: zij gaat over minder dan 10 deelnemers. De bedragen staan in de werkmap, blad Compensatie.';
    for (const content of [contentWith({}, 5), contentWith({ fromAge: 60 })]) {
      const told = await summaryOf(content);
      expect(told).toContain('Mag het?');
      expect(told.split('|').length).toBe(1);
      expect(told).toContain(why);
    }
    expect(await summaryOf(contentWith({ fromAge: 66 }))).toContain(
      'Compensatie is gevraagd, maar niemand is van een leeftijd die haar krijgt.',
    );
    expect(await summaryOf(contentWith({ target: 0 }, 5))).toContain(
      'Compensatie is gevraagd en berekend: bij geen van de vlakke premies krijgt iemand haar.',
    );
    expect(await summaryOf(contentWith({}))).toBe('');
  });

  it('is said not to apply where there was no scheme that changes', async () => {
    const asked = contentWith({});
    const input = { ...asked.dossier.input, schemeOn30June2023: 'noScheme' } as const;
    const content = { ...asked, dossier: { ...asked.dossier, input }, result: resultOf(input) };
    expect(await summaryOf(content)).toContain(
      'Compensatie is gevraagd, maar is niet van toepassing: op 30 juni 2023 was er nog geen regeling (art. 150b lid 1 onder a PW).',
    );
  });
});

/** 40 participants, of whom fewer than ten are of an age that is compensated, and who lose. */
const fewCompensated = contentWith({ fromAge: 60 });

describe('compensation of fewer than ten among more', () => {
  const few = subjectOf(fewCompensated);

  it('is paid, in neither of the figures that leave the hands of the adviser', () => {
    const entitled = fewCompensated.result.compensation!.cohorts.reduce((sum, cohort) => sum + cohort.entitled, 0);
    expect(entitled).toBeGreaterThan(0);
    expect(entitled).toBeLessThan(10);
    const [path] = fewCompensated.result.openGroup.flatForAll;
    expect(path!.compensation.some((amount) => amount > 1)).toBe(true);
    const { choice } = keyFigures(few);
    expect(typeof choice === 'string' ? choice : choice.compensated).toBeNull();
    expect(shownBoardFlat(few.result).compensation.every((amount) => amount === 0)).toBe(true);
    expect(shownCrossingConclusion(few)).toContain('Een vlakke premie van 26,0% voor iedereen, zonder compensatie,');
  });

  it('is judged by the path without it, and told where enough people are compensated', () => {
    const shown = shownBoardFlat(few.result);
    const kept = few.result.openGroup.grandfathering.cost!;
    expect(shown.crossing).toEqual(crossing(shown.cost, kept, few.result.openGroup.years[0]!.year));
    const many = subjectOf(contentWith({}));
    const [path] = many.result.openGroup.flatForAll;
    expect(shownBoardFlat(many.result)).toEqual(path);
    expect(boardFlat(few.result)).toEqual(few.result.openGroup.flatForAll[0]);
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

  it('tells that a shortfall without risk is filled where an expected pension is shown', async () => {
    const slide = 'Compensatie';
    expect(await textOf(contentWith({ basis: 'riskFree' }), slide)).toContain('risicovrij gerekend');
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
