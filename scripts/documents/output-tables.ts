import { sheetPurposes } from '#output/topics/choices/guide-rows.ts';
import { terms } from '#output/topics/schemes/terms.ts';
import { asText, markdownTable } from './markdown-table.ts';

/** The sheets of the output workbook. */
export const outputSheets = (): string =>
  markdownTable(
    ['Blad', 'Wat erop staat'],
    Object.entries(sheetPurposes).map(([name, purpose]) => [`**${asText(name)}**`, asText(purpose)]),
  );

/** Terms as the output workbook explains them. */
export const termTable = (): string =>
  markdownTable(
    ['Begrip', 'Betekenis'],
    terms.map(([term, meaning]) => [`**${asText(term)}**`, asText(meaning)]),
  );
