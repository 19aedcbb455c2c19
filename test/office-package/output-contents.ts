import type { DossierResult } from '#core/result/result.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { openedWorkbook, type WorkbookContents } from '#test/office-package/workbook-contents.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { answerKeys } from '#core/dossier/alternative-key.ts';

/** The output workbook of a content, written and opened. */
export const written = async (content: OutputContent): Promise<WorkbookContents> =>
  openedWorkbook(await workbookOf(content));

/** The same outcome with four answers that cannot be reached. */
export const unfeasible = (result: DossierResult): DossierResult => {
  const change = { feasible: false, shortfall: { amount: 12_345.67, fraction: 0.02 } };
  const changes = Object.fromEntries(answerKeys.map((key) => [key, change]));
  const atMaximum = { exact: 0.3, isReached: false, isLawful: true };
  const horizons = result.horizons.map(({ years }) => ({ years, closedGroup: atMaximum, openGroup: atMaximum }));
  return { ...changedAlternatives(result, changes), horizons };
};

/** The same content of another employer and scheme. */
export const named = (content: OutputContent, employerName: string, schemeName: string): OutputContent => ({
  ...content,
  dossier: { ...content.dossier, facts: { ...content.dossier.facts, employerName, schemeName } },
});
