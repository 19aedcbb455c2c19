import { describe, expect, it } from 'vitest';
import { calculate } from '#core/calculate.ts';
import { answerKeys } from '#core/result.ts';
import { cohortGroups, pensionRatio } from '#contract/terms/conclusions-cohorts.ts';
import { amount, percentage } from '#contract/terms/dutch-format.ts';
import { outputWorkbook } from '#documents/excel/output.ts';
import type { OutputContent } from '#documents/output-content.ts';
import { partText, zipParts } from '#documents/package/zip-directory.ts';
import { reportDeck } from '#documents/slides/deck.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** All numbers in the cells of the output workbook. */
async function workbookFigures(content: OutputContent): Promise<readonly number[]> {
  const sheets = zipParts(await outputWorkbook(content)).filter(({ name }) => name.startsWith('xl/worksheets/sheet'));
  return sheets.flatMap((sheet) =>
    [...partText(sheet).matchAll(/<v>(-?[\d.eE+-]+)<\/v>/g)].map(([, value]) => Number(value)),
  );
}

/** What was entered, and the few figures that are a quotient or a sum of cells of the workbook. */
function derivedFigures({ dossier, result }: OutputContent): readonly number[] {
  const subject = { input: dossier.input, result };
  const groups = cohortGroups(subject);
  return [
    ...numbersIn({ ...dossier.input, participants: [] }),
    ...answerKeys.flatMap((key) => {
      const { proof } = result.answers[key];
      return [(proof.practical - proof.target) / proof.target];
    }),
    ...groups.map((group) => group.pension.unchanged),
    ...groups.flatMap((group) => answerKeys.map((key) => pensionRatio(group, key) ?? 0)),
  ];
}

describe('every amount and percentage on the slides', () => {
  it('stands in a cell of the workbook, or follows from cells beside each other', async () => {
    const content = exampleContent();
    const calculated = { ...content, result: calculate(content.dossier.input) };
    const figures = [...(await workbookFigures(calculated)), ...derivedFigures(calculated)].map(Math.abs);
    const known = new Set(
      figures.flatMap((value) => [amount(value)].concat([0, 1, 2, 3].map((decimals) => percentage(value, decimals)))),
    );
    const text = openDeck(await reportDeck(calculated))
      .slides.flatMap(paragraphsOf)
      .join('\n');
    const shown = [...text.matchAll(/€\u00a0[+-]?([\d.]+\d|\d)|(?<![\d,.])(\d+(?:,\d+)?%)/g)].map(([, euro, share]) =>
      euro === undefined ? (share ?? '') : `€\u00a0${euro}`,
    );
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter((figure) => !known.has(figure))).toEqual([]);
  });
});
