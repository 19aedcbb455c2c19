import { answerKeys, type Answer, type DossierResult } from '#core/result.ts';
import { outputWorkbook } from '#documents/excel/output.ts';
import type { OutputContent } from '#documents/output-content.ts';
import { type WorkbookContents, openedWorkbook } from '#test/office-package/workbook-contents.ts';

/** The output workbook of a content, written and opened. */
export const written = async (content: OutputContent): Promise<WorkbookContents> =>
  openedWorkbook(await outputWorkbook(content));

/** The same outcome with four answers that cannot be reached. */
export const unfeasible = (result: DossierResult): DossierResult => {
  const changed = (answer: Answer): Answer => ({
    ...answer,
    feasible: false,
    shortfall: { amount: 12_345.67, fraction: 0.02 },
  });
  const answers = answerKeys.map((key) => [key, changed(result.answers[key])]);
  const horizons = result.horizons.map(({ years }) => ({ years, closedGroup: null, openGroup: null }));
  return { ...result, horizons, answers: Object.fromEntries(answers) as DossierResult['answers'] };
};

/** The same content of another employer and scheme. */
export const named = (content: OutputContent, employerName: string, schemeName: string): OutputContent => ({
  ...content,
  dossier: { ...content.dossier, facts: { ...content.dossier.facts, employerName, schemeName } },
});
