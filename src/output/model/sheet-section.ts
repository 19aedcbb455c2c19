import type { Chart } from '#output/model/chart.ts';
import { inDutch, type Said } from '#output/language/wording.ts';
import { manualPlaces } from '#output/model/manual-places.ts';
import type { Exhibit, ExhibitTable, Section } from '#output/model/section.ts';

/** A model with what it shows; null where there is nothing to draw. */
export type Shown<Model> = readonly [model: Model | null, what: string];

export interface ShownExhibit {
  readonly chart?: Shown<Chart>;
  readonly table: Shown<ExhibitTable>;
}

/** A chart and its table under one name; who cannot see them hears the conclusion as well. */
export function exhibitOf(name: string, conclusion: string, shown: ShownExhibit): Exhibit {
  const told = <Model>([model, what]: Shown<Model>) => model && { model, text: `${what}. ${conclusion}.` };
  return { name, chart: shown.chart === undefined ? null : told(shown.chart), table: told(shown.table) };
}

type Parts = Pick<Section, 'id' | 'conclusion'> & {
  readonly topic: Said;
  /** Sentences; what does not apply is null. */
  readonly lead: readonly (string | null)[];
  readonly notes: readonly (string | null)[];
  readonly sheet: Section['source']['sheet'];
  /** Where on that sheet, after its name. */
  readonly where?: string;
  /** Where the figures are, if not on that sheet alone. */
  readonly places?: string;
  readonly method?: keyof typeof manualPlaces | null;
  readonly article?: string | null;
} & (
    | { readonly exhibits: readonly Exhibit[] }
    // The only exhibit, called as the topic where it has no name.
    | (ShownExhibit & { readonly name?: string })
  );

const filled = (sentences: readonly (string | null)[]): readonly string[] =>
  sentences.filter((sentence) => sentence !== null);

/** A section whose figures are on a sheet of the workbook. */
export const sheetSection = ({
  lead,
  notes,
  sheet,
  where = '.',
  places = `blad ${sheet}${where}`,
  method = 'steps',
  article = null,
  ...parts
}: Parts): Section => ({
  id: parts.id,
  topic: inDutch(parts.topic),
  ...(typeof parts.topic !== 'string' && { saidTopic: parts.topic }),
  conclusion: parts.conclusion,
  lead: filled(lead).join(' '),
  exhibits:
    'exhibits' in parts ? parts.exhibits : [exhibitOf(parts.name ?? inDutch(parts.topic), parts.conclusion, parts)],
  notes: filled(notes),
  source: { sheet, sentence: `Bron in de werkmap: ${places}`, article, method: method && manualPlaces[method] },
});
