import type { SlideTexts } from '#api/report-preview.ts';
import { inDutch, statedInDutch, together } from '#output/language/wording.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';

/** Above the choices. */
export const figuresTopic = 'De keuzes';

/** Those of an outcome. */
export function slideTextsOf({ employer, scheme, headline, sentences, table, sections }: ScreenResult): SlideTexts {
  return {
    employer,
    scheme,
    title: headline.own?.isUsed === true ? headline.own.title : headline.outcome,
    sentence: sentences[1] ?? '',
    figuresTitle: sections.find(({ id }) => id === 'open-group')?.conclusion ?? '',
    columns: table.columns.map(({ choice, name }) => ({ choice, name: inDutch(name) })),
    rows: table.rows.map(({ label, cells }) => ({
      label: statedInDutch(label),
      cells: cells.map(({ text, small }) => ({ text: statedInDutch(text), small: inDutch(together(small)) })),
    })),
  };
}
