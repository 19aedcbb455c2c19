import type { ChoiceKey } from '#core/dossier/alternative-key.ts';
import { inDutch, statedInDutch, together } from '#output/language/wording.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';

/** What the first two slides of a report say, in Dutch as every report. */
export interface SlideTexts {
  readonly employer: string;
  readonly scheme: string;
  readonly title: string;
  /** Under the title, where there is anything to say. */
  readonly sentence: string;
  /** What each choice costs. */
  readonly figuresTitle: string;
  readonly columns: readonly { readonly choice: ChoiceKey; readonly name: string }[];
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly { readonly text: string; readonly small: string }[];
  }[];
}

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
