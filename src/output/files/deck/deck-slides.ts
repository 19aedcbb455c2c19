import { addCoverSlide } from '#output/files/deck/cover-slide.ts';
import { addOnePageSlide } from '#output/files/deck/one-page-slide.ts';
import { sectionSlides } from '#output/files/deck/section-slides.ts';
import { addInputWarningsSlide } from '#output/topics/basis/input-warnings-slide.ts';
import { addDecisionSlide } from '#output/topics/choices/decision-slide.ts';
import { addProofSlide } from '#output/topics/choices/proof-slide.ts';
import { addPopulationSlide } from '#output/topics/people/population-slide.ts';
import { addSurvivorSlide } from '#output/topics/schemes/survivor-slide.ts';
import { addIllustrativeEffectsSlide, addStatutorySlide } from '#output/topics/statutory/statutory-slide.ts';
import type { AddSlides } from '#output/writers/pptx/report.ts';

/** What a board reads, in its order: six slides at most, one message each, left out if there is nothing to say. */
export const mainSlides: readonly AddSlides[] = [
  addCoverSlide,
  addOnePageSlide,
  sectionSlides.cost,
  sectionSlides.gains,
  addStatutorySlide,
  addDecisionSlide,
];

/** Behind the divider: what a board may ask about. Everything else is in the workbook. */
export const appendixSlides: readonly AddSlides[] = [
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
