import type { Packing } from '#office/package/packing.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { appendixSlidesOf, mainSlidesOf } from '#output/files/deck/deck-slides.ts';
import { type AppendixTopic, appendixTopicNames, mostAppendixTopics } from '#output/model/appendix-topics.ts';
import { addDividerSlide } from '#output/files/deck/divider-slide.ts';
import type { SlideDraft } from '#output/writers/pptx/draft.ts';
import { paletteOf } from '#output/writers/drawing/palette.ts';
import { deckPackage } from '#output/writers/pptx/deck-package.ts';
import type { AddSlides } from '#output/writers/pptx/report.ts';

/** The slides that these add to a deck of their own. */
function drawn(content: OutputContent, added: readonly AddSlides[]): readonly SlideDraft[] {
  const deck: SlideDraft[] = [];
  for (const addSlides of added) addSlides({ content, subject: subjectOf(content), deck });
  return deck;
}

/** As many topics as the appendix has room for, in their own order. */
function appendixOf(content: OutputContent): readonly SlideDraft[] {
  const found: Partial<Record<AppendixTopic, readonly SlideDraft[]>> = {};
  let count = 0;
  for (const { topic, add } of appendixSlidesOf(content)) {
    const slides = drawn(content, [add]);
    if (count + slides.length > mostAppendixTopics) continue;
    found[topic] = slides;
    count += slides.length;
  }
  return appendixTopicNames.flatMap((topic) => found[topic] ?? []);
}

/** On every slide: a concept until an adviser marks it final; whose pensions it is about is nobody else's business. */
const standingOf = ({ final }: OutputContent): string =>
  final === undefined ? 'CONCEPT · vertrouwelijk' : `Definitief ${final.on.slice(0, 10)} · vertrouwelijk`;

/**
 * The report as a PowerPoint file, for the employer's board unless it is another edition: the main slides, and an appendix behind a divider, as two
 * sections of the file. The same content and packing give the same bytes.
 */
export async function reportDeck(content: OutputContent, packing?: Packing): Promise<Uint8Array<ArrayBuffer>> {
  const { dossier, houseStyle } = content;
  const appendix = appendixOf(content);
  const divider: AddSlides = (report) => addDividerSlide(report, appendix);
  const sections = [
    { name: 'Hoofdlijn', slides: drawn(content, mainSlidesOf(content)) },
    ...(appendix.length === 0 ? [] : [{ name: 'Bijlage', slides: [...drawn(content, [divider]), ...appendix] }]),
  ];
  const title = `Rapport nieuwe pensioenregeling ${dossier.facts.employerName}`;
  return deckPackage(
    { sections, palette: paletteOf(houseStyle), houseStyle, title, standing: standingOf(content) },
    packing,
  );
}
