import type { OutputContent } from '#documents/output-content.ts';
import { addAssumptionsSlide } from '#documents/slides/assumptions-slide.ts';
import { addCohortCostSlide } from '#documents/slides/cohort-cost-slide.ts';
import { addChangesSlide } from '#documents/slides/changes-slide.ts';
import { addChecksSlide } from '#documents/slides/checks-slide.ts';
import { addCohortPensionSlide } from '#documents/slides/cohort-pension-slide.ts';
import { addCompensationSlide } from '#documents/slides/compensation-slide.ts';
import { addCompensationYearsSlide } from '#documents/slides/compensation-years-slide.ts';
import { addComparisonSlide } from '#documents/slides/comparison-slide.ts';
import { addCostLinesSlide } from '#documents/slides/cost-lines-slide.ts';
import { addMilestonesSlide } from '#documents/slides/milestones-slide.ts';
import { addModelPersonsSlide } from '#documents/slides/model-persons-slide.ts';
import { addOpenGroupSlide } from '#documents/slides/open-group-slide.ts';
import { addCostYearsSlide } from '#documents/slides/cost-years-slide.ts';
import { addCoverSlide } from '#documents/slides/cover-slide.ts';
import { emptyDeck } from '#documents/slides/draft.ts';
import { addJustificationSlide } from '#documents/slides/justification-slide.ts';
import { paletteOf } from '#documents/slides/palette.ts';
import { addPopulationSlide } from '#documents/slides/population-slide.ts';
import { addPremiumByAgeSlide } from '#documents/slides/premium-by-age-slide.ts';
import { addProfitBasesSlide } from '#documents/slides/profit-bases-slide.ts';
import { addProfitSlide } from '#documents/slides/profit-slide.ts';
import { addSchemesSlide } from '#documents/slides/schemes-slide.ts';
import { addSensitivitySlide } from '#documents/slides/sensitivity-slide.ts';
import { addProofSlide } from '#documents/slides/proof-slide.ts';
import { addQuestionSlide } from '#documents/slides/question-slide.ts';
import { repairedPackage } from '#documents/slides/repair.ts';
import type { Report } from '#documents/slides/report.ts';
import { addSummarySlide } from '#documents/slides/summary-slide.ts';
import { addSurvivorSlide } from '#documents/slides/survivor-slide.ts';

/** The slides in their order. A slide that has nothing to say for a dossier adds nothing. */
const slides: readonly ((report: Report) => void)[] = [
  addCoverSlide,
  addSummarySlide,
  addQuestionSlide,
  addProfitBasesSlide,
  addPopulationSlide,
  addSchemesSlide,
  addPremiumByAgeSlide,
  addProofSlide,
  addCostYearsSlide,
  addCostLinesSlide,
  addOpenGroupSlide,
  addCohortCostSlide,
  addCohortPensionSlide,
  addModelPersonsSlide,
  addChangesSlide,
  addProfitSlide,
  addCompensationSlide,
  addCompensationYearsSlide,
  addSurvivorSlide,
  addSensitivitySlide,
  addComparisonSlide,
  addChecksSlide,
  addAssumptionsSlide,
  addMilestonesSlide,
  addJustificationSlide,
];

/** The report for the employer's board as a PowerPoint file. The same content gives the same bytes. */
export async function reportDeck(content: OutputContent): Promise<Uint8Array<ArrayBuffer>> {
  const { dossier, result, houseStyle } = content;
  const deck = emptyDeck();
  const report: Report = { content, subject: { input: dossier.input, result }, deck };
  for (const addSlide of slides) addSlide(report);
  const written = (await deck.presentation.write({ outputType: 'uint8array' })) as Uint8Array;
  const title = `Rapport nieuwe pensioenregeling ${dossier.facts.employerName}`;
  return repairedPackage(written, { slides: deck.slides, palette: paletteOf(houseStyle), houseStyle, title });
}
