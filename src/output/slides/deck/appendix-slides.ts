import { addAssumptionsSlide } from '#output/slides/deck/assumptions-slide.ts';
import { addFlatForAllSlide } from '#output/slides/deck/open-group-slide.ts';
import { addPopulationSlide } from '#output/slides/deck/population-slide.ts';
import { addDecisionsSlide, addVariantsSlide } from '#output/slides/deck/beside-slides.ts';
import { addChecksSlide } from '#output/slides/deck/checks-slide.ts';
import { addCohortCostSlide } from '#output/slides/deck/cohort-cost-slide.ts';
import { addCostLinesSlide } from '#output/slides/deck/cost-lines-slide.ts';
import { addCostYearsSlide } from '#output/slides/deck/cost-years-slide.ts';
import { addInputWarningsSlide } from '#output/slides/deck/input-warnings-slide.ts';
import { addJustificationSlide } from '#output/slides/deck/justification-slide.ts';
import { addModelPersonsSlide } from '#output/slides/deck/model-persons-slide.ts';
import { addOpenSensitivitySlide } from '#output/slides/deck/open-sensitivity-slide.ts';
import { addPensionSplitSlide } from '#output/slides/deck/pension-split-slide.ts';
import { addProfitBasesSlide } from '#output/slides/deck/profit-bases-slide.ts';
import { addProofSlide } from '#output/slides/deck/proof-slide.ts';
import { addReconciliationSlide } from '#output/slides/deck/reconciliation-slide.ts';
import { addSchemesSlide } from '#output/slides/deck/schemes-slide.ts';
import { addSensitivitySlide } from '#output/slides/deck/sensitivity-slide.ts';
import { addStatutoryTableSlides } from '#output/slides/deck/statutory-slides.ts';
import type { AddSlides } from '#output/slides/report.ts';

/**
 * Behind the divider: the proof of what the main slides say, in full, to turn to when somebody asks. What is of use to who
 * calculates alone (the frontier, each rule of compensation, the profit on the basis of the dossier) is in the workbook.
 */
export const appendixSlides: readonly AddSlides[] = [
  addProofSlide,
  addCostYearsSlide,
  addCostLinesSlide,
  addFlatForAllSlide,
  addCohortCostSlide,
  addReconciliationSlide,
  addPensionSplitSlide,
  addModelPersonsSlide,
  addSensitivitySlide,
  addOpenSensitivitySlide,
  addProfitBasesSlide,
  addVariantsSlide,
  addDecisionsSlide,
  addStatutoryTableSlides,
  addSchemesSlide,
  addChecksSlide,
  addAssumptionsSlide,
  addInputWarningsSlide,
  addPopulationSlide,
  addJustificationSlide,
];
