import type { Chart } from '#documents/slides/chart.ts';
import { layouts, type LayoutName } from '#documents/slides/layouts.ts';
import { emptyPresentation, type Presentation, type Slide } from '#documents/slides/presentation.ts';

/** A slide while it is being written, with what the package cannot hold for us until the end. */
export interface SlideDraft {
  readonly slide: Slide;
  readonly layout: LayoutName;
  readonly charts: Chart[];
  /** Alternative text by the name of the chart or table. */
  readonly alternativeTexts: Map<string, string>;
  /** Names of shapes that readers skip. */
  readonly decorations: Set<string>;
  readonly notes: string[];
}

export interface DeckDraft {
  readonly presentation: Presentation;
  readonly slides: SlideDraft[];
}

/** A deck without slides, with the layouts declared so that slides can name them. */
export function emptyDeck(): DeckDraft {
  const presentation = emptyPresentation();
  for (const { name, placeholders } of layouts) {
    presentation.defineSlideMaster({
      title: name,
      objects: placeholders
        .filter(({ type }) => type !== 'tbl')
        .map(({ name: placeholder, label, type, box }) => ({
          placeholder: {
            options: { name: placeholder, type: type === 'chart' ? 'chart' : 'body', ...box, objectName: label },
            text: '',
          },
        })),
    });
  }
  return { presentation, slides: [] };
}

export function addedSlide(deck: DeckDraft, layout: LayoutName): SlideDraft {
  const slide = deck.presentation.addSlide({ masterName: layout });
  const draft: SlideDraft = {
    slide,
    layout,
    charts: [],
    alternativeTexts: new Map(),
    decorations: new Set(),
    notes: [],
  };
  deck.slides.push(draft);
  return draft;
}
