import { expect, test } from 'vitest';
import published from '#cases/law/published-values.json' with { type: 'json' };
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { expectGolden } from '#test/golden.ts';
import { workbookText } from '#test/office-package/workbook-text.ts';

/** A text in which the newest published amounts, which the template shows, have their names: a new year changes nothing. */
function withoutNewestYear(text: string): string {
  const { day, minimumOffset, maximumSalary } = published.amounts.at(-1)!;
  return text
    .replaceAll(`€\u00a0${minimumOffset.toLocaleString('nl-NL')}`, '[minimale franchise]')
    .replaceAll(`€\u00a0${maximumSalary.toLocaleString('nl-NL')}`, '[maximum pensioengevend salaris]')
    .replaceAll(`(vanaf 01-01-${day.slice(0, 4)})`, '(vanaf [eerste dag])');
}

test.each(schemeKinds)('the empty template %s says what it said before', async (kind) => {
  const text = workbookText(await templateWorkbook(kind));
  expect(text).not.toMatch(/undefined|NaN/);
  const people = text.indexOf('== Lijsten');
  expectGolden(
    `${withoutNewestYear(text.slice(0, people).trimEnd())}\n`,
    `golden/template-${kind}.txt`,
    import.meta.url,
  );
});
