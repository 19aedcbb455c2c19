import { addAssumptionsSlide } from '#output/slides/deck/assumptions-slide.ts';
import { addVariantsSlide } from '#output/slides/deck/variants-slide.ts';
import { addInputWarningsSlide } from '#output/slides/deck/input-warnings-slide.ts';
import { addPopulationSlide } from '#output/slides/deck/population-slide.ts';
import { addFrontPremiumSlide } from '#output/slides/deck/premium-by-age-slide.ts';
import { addProofSlide } from '#output/slides/deck/proof-slide.ts';
import { addSchemesSlide } from '#output/slides/deck/schemes-slide.ts';
import { addSensitivitySlide } from '#output/slides/deck/sensitivity-slide.ts';
import { addSurvivorSlide } from '#output/slides/deck/survivor-slide.ts';
import { addCompensationPlanSlide } from '#output/slides/main/compensation-plan-slide.ts';
import type { AddSlides } from '#output/slides/report.ts';

/** Behind the divider: what a board may ask about. Everything else is in the workbook. */
export const appendixSlides: readonly AddSlides[] = [
  addFrontPremiumSlide,
  addProofSlide,
  addSchemesSlide,
  addCompensationPlanSlide,
  addSurvivorSlide,
  addSensitivitySlide,
  addVariantsSlide,
  addAssumptionsSlide,
  addInputWarningsSlide,
  addPopulationSlide,
];
