import { addCoverSlide } from '#output/files/deck/cover-slide.ts';
import { addOnePageSlide } from '#output/files/deck/one-page-slide.ts';
import { sectionSlides } from '#output/files/deck/section-slides.ts';
import { addInputWarningsSlide } from '#output/topics/basis/input-warnings-slide.ts';
import { addDecisionSlide } from '#output/topics/choices/decision-slide.ts';
import { addProofSlide } from '#output/topics/choices/proof-slide.ts';
import { addPopulationSlide } from '#output/topics/people/population-slide.ts';
import { addSurvivorSlide } from '#output/topics/schemes/survivor-slide.ts';
import { addIllustrativeEffectsSlide, addStatutorySlide } from '#output/topics/statutory/statutory-slide.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { AddSlides } from '#output/writers/pptx/report.ts';

/** What a board reads, in its order: six slides at most, one message each, left out if there is nothing to say. */
const mainSlides: readonly AddSlides[] = [
  addCoverSlide,
  addOnePageSlide,
  sectionSlides.cost,
  sectionSlides.gains,
  addStatutorySlide,
  addDecisionSlide,
];

/** Behind the divider: what a board may ask about. Everything else is in the workbook. */
const appendixSlides: readonly AddSlides[] = [
  sectionSlides.premiumByAge,
  addProofSlide,
  sectionSlides.schemes,
  addIllustrativeEffectsSlide,
  sectionSlides.compensation,
  sectionSlides.flatCost,
  addSurvivorSlide,
  sectionSlides.sensitivity,
  sectionSlides.variants,
  sectionSlides.assumptions,
  addInputWarningsSlide,
  addPopulationSlide,
];

/** For others than the employer: without what he pays, so that the slide of cost and all that stands on it are not there. */
const employeesSlides = {
  main: [addCoverSlide, addOnePageSlide, sectionSlides.groupChanges, addStatutorySlide, addDecisionSlide],
  appendix: [
    sectionSlides.premiumByAge,
    sectionSlides.schemes,
    addIllustrativeEffectsSlide,
    sectionSlides.financing,
    addSurvivorSlide,
    sectionSlides.assumptions,
  ],
} as const;

/** The slides of an edition. */
export const slidesOf = ({
  edition,
}: Pick<OutputContent, 'edition'>): Record<'main' | 'appendix', readonly AddSlides[]> =>
  edition === 'employees' ? employeesSlides : { main: mainSlides, appendix: appendixSlides };
