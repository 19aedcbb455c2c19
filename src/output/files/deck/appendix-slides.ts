import { addAssumptionsSlide } from '#output/topics/basis/assumptions-slide.ts';
import { addVariantsSlide } from '#output/topics/variants/variants-slide.ts';
import { addInputWarningsSlide } from '#output/topics/basis/input-warnings-slide.ts';
import { addPopulationSlide } from '#output/topics/people/population-slide.ts';
import { addFrontPremiumSlide } from '#output/topics/schemes/premium-by-age-slide.ts';
import { addProofSlide } from '#output/topics/choices/proof-slide.ts';
import { addSchemesSlide } from '#output/files/deck/schemes-slide.ts';
import { addSensitivitySlide } from '#output/files/deck/sensitivity-slide.ts';
import { addSurvivorSlide } from '#output/topics/schemes/survivor-slide.ts';
import { addCompensationPlanSlide } from '#output/files/deck/compensation-plan-slide.ts';
import type { AddSlides } from '#output/writers/pptx/report.ts';

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
