import { addCoverSlide } from '#output/files/deck/cover-slide.ts';
import { addStatutorySlide } from '#output/topics/statutory/statutory-slide.ts';
import { addCostSlide } from '#output/files/deck/cost-slide.ts';
import { addDecisionSlide } from '#output/topics/choices/decision-slide.ts';
import { addGainsSlide } from '#output/files/deck/gains-slide.ts';
import { addOnePageSlide } from '#output/files/deck/one-page-slide.ts';
import type { AddSlides } from '#output/writers/pptx/report.ts';

/** What a board reads, in its order: six slides at most, one message each, left out if there is nothing to say. */
export const mainSlides: readonly AddSlides[] = [
  addCoverSlide,
  addOnePageSlide,
  addCostSlide,
  addGainsSlide,
  addStatutorySlide,
  addDecisionSlide,
];
