import { addCoverSlide } from '#output/files/deck/cover-slide.ts';
import { addDecisionSlide } from '#output/files/deck/decision-slide.ts';
import { addLawSlide } from '#output/files/deck/law-slide.ts';
import { addOnePageSlide } from '#output/files/deck/one-page-slide.ts';
import { sectionSlides } from '#output/files/deck/section-slides.ts';
import { addInputWarningsSlide } from '#output/topics/basis/input-warnings-slide.ts';
import { addProofSlide } from '#output/topics/choices/proof-slide.ts';
import { addPopulationSlide } from '#output/topics/people/population-slide.ts';
import { addIllustrativeEffectsSlide } from '#output/topics/statutory/statutory-slide.ts';
import type { AppendixTopic } from '#output/model/appendix-topics.ts';
import { nothingChanges } from '#output/topics/choices/nothing-changes.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { AddSlides } from '#output/writers/pptx/report.ts';

/** What a board reads, in its order: six slides at most, one message each, left out if there is nothing to say. */
const mainSlides: readonly AddSlides[] = [
  addCoverSlide,
  addOnePageSlide,
  sectionSlides.tenYears,
  sectionSlides.gains,
  addLawSlide,
  addDecisionSlide,
];

/** Where nothing changes: what it would cost and who would notice is nothing to show. */
const slidesOfNoChange: readonly AddSlides[] = [addCoverSlide, addOnePageSlide, addLawSlide, addDecisionSlide];

/** For others than the employer: without what he pays. */
const employeesSlides: readonly AddSlides[] = [
  addCoverSlide,
  addOnePageSlide,
  sectionSlides.groupChanges,
  addLawSlide,
  addDecisionSlide,
];

/** Behind the divider: what a board may ask about. Everything else is in the workbook. */
const appendixSlides: Readonly<Record<AppendixTopic, AddSlides>> = {
  premie: sectionSlides.premiumByAge,
  'vier-premies': addProofSlide,
  regelingen: sectionSlides.schemes,
  effecten: addIllustrativeEffectsSlide,
  compensatie: sectionSlides.compensation,
  'totale-kosten': sectionSlides.flatCost,
  overlijden: sectionSlides.death,
  gevoeligheid: sectionSlides.sensitivity,
  varianten: sectionSlides.variants,
  uitgangspunten: sectionSlides.assumptions,
  invoer: addInputWarningsSlide,
  deelnemers: addPopulationSlide,
};

/** The same for others than the employer; what is not here has his costs, or counts people. */
const employeesAppendix: Partial<Record<AppendixTopic, AddSlides>> = {
  premie: sectionSlides.premiumByAge,
  regelingen: sectionSlides.schemes,
  effecten: addIllustrativeEffectsSlide,
  compensatie: sectionSlides.financing,
  overlijden: sectionSlides.death,
  uitgangspunten: sectionSlides.assumptions,
};

/** Without a choice of the adviser, what is most asked about first. */
const standard: readonly AppendixTopic[] = [
  'varianten',
  'premie',
  'compensatie',
  'effecten',
  'regelingen',
  'vier-premies',
  'overlijden',
  'gevoeligheid',
  'totale-kosten',
  'uitgangspunten',
  'deelnemers',
];

export function mainSlidesOf(content: OutputContent): readonly AddSlides[] {
  if (nothingChanges(content)) return slidesOfNoChange;
  return content.edition === 'employees' ? employeesSlides : mainSlides;
}

/** The topics of the appendix by their weight: warnings about the input always. Where nothing changes only what was asked for. */
function topicsOf(content: OutputContent): readonly AppendixTopic[] {
  const chosen = content.beside?.appendix ?? [];
  if (nothingChanges(content)) return chosen;
  return [...new Set<AppendixTopic>(['invoer', ...(chosen.length > 0 ? chosen : standard)])];
}

/** The topics of the appendix by their weight, each with its slides. */
export function appendixSlidesOf(content: OutputContent) {
  const slides: Partial<Record<AppendixTopic, AddSlides>> =
    content.edition === 'employees' ? employeesAppendix : appendixSlides;
  return topicsOf(content).flatMap((topic) => {
    const add = slides[topic];
    return add === undefined ? [] : [{ topic, add }];
  });
}
