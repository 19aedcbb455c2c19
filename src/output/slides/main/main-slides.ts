import { addFrontPremiumSlide } from '#output/slides/deck/premium-by-age-slide.ts';
import { addCostSlide } from '#output/slides/main/cost-slide.ts';
import { addCoverSlide } from '#output/slides/deck/cover-slide.ts';
import { addChoicesSlide } from '#output/slides/main/choices-slide.ts';
import { addCompensationPlanSlide } from '#output/slides/main/compensation-plan-slide.ts';
import { addDecisionSlide } from '#output/slides/main/decision-slide.ts';
import { addGainsSlide } from '#output/slides/main/gains-slide.ts';
import { addKeepOrFlatSlide } from '#output/slides/deck/open-group-slide.ts';
import { addPeopleSlide } from '#output/slides/main/people-slide.ts';
import { addStatutorySlide } from '#output/slides/deck/statutory-slides.ts';
import { addOnePageSlide } from '#output/slides/main/one-page-slide.ts';
import { addSurvivorSlide } from '#output/slides/deck/survivor-slide.ts';
import type { AddSlides } from '#output/slides/report.ts';

/**
 * What is told to the board, in its order: twelve at most, each of them one slide with one message, and left out where
 * there is nothing to say.
 */
export const mainSlides: readonly AddSlides[] = [
  addCoverSlide,
  addOnePageSlide,
  addPeopleSlide,
  addFrontPremiumSlide,
  addCostSlide,
  addKeepOrFlatSlide,
  addGainsSlide,
  addStatutorySlide,
  addCompensationPlanSlide,
  addSurvivorSlide,
  addChoicesSlide,
  addDecisionSlide,
];
