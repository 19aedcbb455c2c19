import type { Packing } from '#office/package/packing.ts';
import type { OutputContent } from '#output/output-content.ts';
import { addAfterCompensationSlide } from '#output/slides/deck/after-compensation-slide.ts';
import { addDecisionsSlide, addVariantsSlide } from '#output/slides/deck/beside-slides.ts';
import { addAssumptionsSlide } from '#output/slides/deck/assumptions-slide.ts';
import { addCohortCostSlide } from '#output/slides/deck/cohort-cost-slide.ts';
import { addChangesSlide } from '#output/slides/deck/changes-slide.ts';
import { addChecksSlide } from '#output/slides/deck/checks-slide.ts';
import { addCohortPensionSlide } from '#output/slides/deck/cohort-pension-slide.ts';
import { addCompensationSlide } from '#output/slides/deck/compensation-slide.ts';
import { addCompensationYearsSlide } from '#output/slides/deck/compensation-years-slide.ts';
import { addComparisonSlide } from '#output/slides/deck/comparison-slide.ts';
import { addCostBridgeSlide } from '#output/slides/deck/cost-bridge-slide.ts';
import { addCostLinesSlide } from '#output/slides/deck/cost-lines-slide.ts';
import { addFrontierSlide } from '#output/slides/deck/frontier-slide.ts';
import { addMilestonesSlide } from '#output/slides/deck/milestones-slide.ts';
import { addModelPersonsSlide } from '#output/slides/deck/model-persons-slide.ts';
import { addOpenGroupSlide } from '#output/slides/deck/open-group-slide.ts';
import { addCostYearsSlide } from '#output/slides/deck/cost-years-slide.ts';
import { addCoverSlide } from '#output/slides/deck/cover-slide.ts';
import type { SlideDraft } from '#output/slides/drawing/draft.ts';
import { addJustificationSlide } from '#output/slides/deck/justification-slide.ts';
import { paletteOf } from '#output/slides/drawing/palette.ts';
import { addPopulationSlide } from '#output/slides/deck/population-slide.ts';
import { addPremiumByAgeSlide } from '#output/slides/deck/premium-by-age-slide.ts';
import { addProfitBasesSlide } from '#output/slides/deck/profit-bases-slide.ts';
import { addProfitSlide } from '#output/slides/deck/profit-slide.ts';
import { addSchemesSlide } from '#output/slides/deck/schemes-slide.ts';
import { addOpenSensitivitySlide } from '#output/slides/deck/open-sensitivity-slide.ts';
import { addSensitivitySlide } from '#output/slides/deck/sensitivity-slide.ts';
import { addProofSlide } from '#output/slides/deck/proof-slide.ts';
import { addQuestionSlide } from '#output/slides/deck/question-slide.ts';
import { deckPackage } from '#output/slides/package/deck-package.ts';
import type { Report } from '#output/slides/report.ts';
import { addStatutorySlide, addStatutoryTableSlides } from '#output/slides/deck/statutory-slides.ts';
import { addSummarySlide } from '#output/slides/deck/summary-slide.ts';
import { addSurvivorSlide } from '#output/slides/deck/survivor-slide.ts';

/** The slides in their order. A slide without content for this dossier is left out. */
const slides: readonly ((report: Report) => void)[] = [
  addCoverSlide,
  addSummarySlide,
  addQuestionSlide,
  addProfitBasesSlide,
  addPopulationSlide,
  addSchemesSlide,
  addPremiumByAgeSlide,
  addProofSlide,
  addCostBridgeSlide,
  addCostYearsSlide,
  addCostLinesSlide,
  addOpenGroupSlide,
  addCohortCostSlide,
  addCohortPensionSlide,
  addModelPersonsSlide,
  addChangesSlide,
  addStatutorySlide,
  addProfitSlide,
  addCompensationSlide,
  addCompensationYearsSlide,
  addAfterCompensationSlide,
  addFrontierSlide,
  addSurvivorSlide,
  addSensitivitySlide,
  addOpenSensitivitySlide,
  addComparisonSlide,
  addVariantsSlide,
  addDecisionsSlide,
  addChecksSlide,
  addAssumptionsSlide,
  addMilestonesSlide,
  addStatutoryTableSlides,
  addJustificationSlide,
];

/** The report for the employer's board as a PowerPoint file. The same content and packing give the same bytes. */
export async function reportDeck(content: OutputContent, packing?: Packing): Promise<Uint8Array<ArrayBuffer>> {
  const { dossier, result, houseStyle } = content;
  const deck: SlideDraft[] = [];
  const report: Report = { content, subject: { input: dossier.input, result }, deck };
  for (const addSlide of slides) addSlide(report);
  const title = `Rapport nieuwe pensioenregeling ${dossier.facts.employerName}`;
  return deckPackage({ slides: deck, palette: paletteOf(houseStyle), houseStyle, title }, packing);
}
