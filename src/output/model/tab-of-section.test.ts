import { expect, it } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { outcomeTabs } from '#api/outcome-tabs.ts';
import { sectionsOf } from '#output/model/tab-of-section.ts';

it('every section has one tab, but for those that explain the table alone', () => {
  for (const content of schemeKinds.flatMap((kind) => generatedContents(kind, 2))) {
    const { sections } = screenResult(content);
    const placed = outcomeTabs.flatMap((tab) => sectionsOf(tab, sections));
    expect(new Set(placed).size).toBe(placed.length);
    const elsewhere = sections.filter((section) => !placed.includes(section)).map(({ id }) => id);
    expect([...new Set(elsewhere)]).toEqual(['ten-years']);
  }
});
