import { addedSlide, type SlideDraft } from '#output/writers/pptx/draft.ts';
import type { LayoutName } from '#output/writers/pptx/layouts.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { wholeSentences, writePlaceholder } from '#output/writers/pptx/slide-text.ts';

export interface Heading {
  readonly layout: LayoutName;
  readonly topic: string;
  /** The conclusion, with its figure. */
  readonly title: string;
  /** What is shown, in which unit, over which time; empty: the title says it. */
  readonly lead: string;
}

/** A new slide with its heading: title first, as screen readers expect. */
export function headedSlide(report: Report, { layout, topic, title, lead }: Heading): SlideDraft {
  const slide = addedSlide(report, layout, topic);
  const [shown, untold] = wholeSentences(slide, 'lead', lead);
  writePlaceholder(slide, 'title', title);
  writePlaceholder(slide, 'topic', topic);
  if (shown !== '') writePlaceholder(slide, 'lead', shown);
  if (untold !== '') slide.untold.push(untold);
  return slide;
}
