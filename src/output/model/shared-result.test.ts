import { describe, expect, it } from 'vitest';
import { smallestGroup } from '#core/result/shown-groups.ts';
import { outcomeTabs } from '#api/outcome-tabs.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { leftOutCheck } from '#output/language/left-out-check.ts';
import { sharedResult } from '#output/model/shared-result.ts';
import { tabOfSection } from '#output/model/tab-of-section.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const parts = { choices: ['A', 'B'], tabs: outcomeTabs } as const;

describe('what is shared of the outcome of a few people', () => {
  const few = sharedResult(screenResult(exampleContent(smallestGroup - 1)), parts);
  const enough = sharedResult(screenResult(exampleContent(smallestGroup)), parts);
  const figures = ({ cards }: typeof few) => new Set(cards.flatMap((card) => card.figures.map(({ id }) => id)));
  const ids = ({ sections }: typeof few) => sections.map(({ id }) => id);
  const rows = ({ table }: typeof few) => table.rows.map(({ question }) => question);

  it('has what the employer pays, and no figure of anybody’s pension or contribution', () => {
    expect(figures(few)).toEqual(new Set(['first-year', 'thirty-years']));
    expect(figures(enough)).toContain('pension');
    for (const id of ['answers', 'sensitivity'] as const) {
      expect(ids(enough)).toContain(id);
      expect(ids(few)).not.toContain(id);
    }
    expect(few.sections.filter((section) => tabOfSection(section) === 'medewerkers')).toEqual([]);
    expect(rows(enough)).toContain('who');
    expect(rows(few)).not.toContain('who');
  });

  it('says nothing of who the input file leaves out', () => {
    expect(JSON.stringify(few)).not.toContain(leftOutCheck);
    expect(JSON.stringify(enough)).not.toContain(leftOutCheck);
  });
});

it('a section whose only check is about the input file is not shared', () => {
  const result = screenResult(exampleContent(25));
  const ofFile = result.sections.map((section) => ({
    ...section,
    exhibits: section.exhibits.map((exhibit) => ({
      ...exhibit,
      table: exhibit.table && {
        ...exhibit.table,
        model: { ...exhibit.table.model, rows: [exhibit.table.model.columns.map(() => leftOutCheck)] },
      },
    })),
  }));
  const { sections } = sharedResult({ ...result, sections: ofFile }, parts);
  expect(sections.map(({ id }) => id)).not.toContain('checks');
  expect(sections.map(({ id }) => id)).not.toContain('passed-checks');
  expect(sections.map(({ id }) => id)).toContain('schemes');
});
