import { addCoverSlide } from '#output/slides/deck/cover-slide.ts';
import { addStatutorySlide } from '#output/slides/deck/statutory-slide.ts';
import { addCostSlide } from '#output/slides/main/cost-slide.ts';
import { addDecisionSlide } from '#output/slides/main/decision-slide.ts';
import { addGainsSlide } from '#output/slides/main/gains-slide.ts';
import { addOnePageSlide } from '#output/slides/main/one-page-slide.ts';
import type { AddSlides } from '#output/slides/report.ts';

/** What a board reads, in its order: six slides at most, one message each, left out if there is nothing to say. */
export const mainSlides: readonly AddSlides[] = [
  addCoverSlide,
  addOnePageSlide,
  addCostSlide,
  addGainsSlide,
  addStatutorySlide,
  addDecisionSlide,
];
