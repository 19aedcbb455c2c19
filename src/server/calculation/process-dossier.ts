import { createHash } from 'node:crypto';
import { calculate } from '#core/calculate.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { ReadDossier, Stamp } from '#input/dossier-file.ts';
import type { Progress } from '#api/dossiers.ts';
import type { Finding } from '#input/findings.ts';
import { annotatedWorkbook } from '#input/annotate/annotate.ts';
import { findingsWorkbook } from '#input/annotate/findings-sheet/findings-workbook.ts';
import { screenResult } from '#output/screen/made-screen-result.ts';
import { outputWorkbook } from '#output/workbook/output-workbook.ts';
import { whatIfInput } from '#input/what-if-input.ts';
import { readDossier } from '#input/dossier/read-dossier.ts';
import { findingWithoutValue } from '#input/finding-without-value.ts';
import { readWorkbook } from '#input/reader/read-workbook.ts';
import { UnreadableWorkbookError } from '#input/reader/unreadable-workbook.ts';
import type { Workbook } from '#input/reader/workbook.ts';
import type { OutputContent } from '#output/output-content.ts';
import { hasDoubts } from '#output/words/input-warnings.ts';
import { keyFigures } from '#output/words/summary/key-figures.ts';
import { summarySentences } from '#output/words/summary/summary-sentences.ts';
import { reportDeck } from '#output/slides/deck.ts';
import { domainFinding } from '#server/calculation/domain-finding.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import type { CalculationSettings, ProcessedDossier } from '#server/calculation/processed-dossier.ts';
import { progressReporter } from '#server/calculation/progress-reporter.ts';
import { packedJson } from '#server/platform/kept/packed-json.ts';

type Report = ReturnType<typeof progressReporter>;

/**
 * The whole way of one uploaded file: read, check, calculate, write. What is wrong with the file comes back as findings
 * with the workbook that explains them; only a fault of this program throws. The same bytes give the same bytes.
 */
export async function processDossier(
  bytes: Uint8Array,
  settings: CalculationSettings,
  onProgress: (progress: Progress) => void = () => {},
): Promise<ProcessedDossier> {
  const report = progressReporter(onProgress);
  report({ phase: 'reading' });
  const opened = openedWorkbook(bytes);
  if ('unreadable' in opened) return unreadableFile(opened.unreadable);
  const { dossier, findings } = readDossier(opened.workbook, { onRows: (rowsRead) => report({ rowsRead }) });
  if (dossier === null) return rejectedFile(bytes, findings);
  const calculated = calculatedDossier(dossier, report);
  if ('finding' in calculated) return rejectedFile(bytes, [...findings, calculated.finding]);
  const stamp: Stamp = {
    programVersion: settings.programVersion,
    inputSha256: createHash('sha256').update(bytes).digest('hex'),
  };
  return writtenFiles({ dossier, result: calculated.result, stamp, houseStyle: settings.houseStyle }, report);
}

function openedWorkbook(bytes: Uint8Array): { workbook: Workbook } | { unreadable: UnreadableWorkbookError } {
  try {
    return { workbook: readWorkbook(bytes, nodePlatform) };
  } catch (error) {
    if (error instanceof UnreadableWorkbookError) return { unreadable: error };
    throw error;
  }
}

async function unreadableFile({ code, message, remedy }: UnreadableWorkbookError): Promise<ProcessedDossier> {
  const place = { sheet: null, cell: null, field: null, found: null };
  const findings: Finding[] = [{ code, severity: 'error', ...place, message, remedy }];
  return {
    outcome: 'findings',
    errorWorkbook: await findingsWorkbook(findings),
    findings,
    unreadable: true,
    mustErase: false,
  };
}

async function rejectedFile(bytes: Uint8Array, findings: readonly Finding[]): Promise<ProcessedDossier> {
  // A marked copy would hold the BSNs too: then only the list of findings is given back.
  const mustErase = findings.some(({ code }) => code === 'BSN_COLUMN');
  const errorWorkbook = mustErase ? await findingsWorkbook(findings) : annotatedWorkbook(bytes, findings, nodePlatform);
  return { outcome: 'findings', errorWorkbook, findings, unreadable: false, mustErase };
}

function calculatedDossier({ input }: ReadDossier, report: Report): { result: DossierResult } | { finding: Finding } {
  report({ phase: 'calculating', participantsTotal: input.participants.length });
  try {
    const onParticipants = (participantsCalculated: number, participantsTotal: number) =>
      report({ participantsCalculated, participantsTotal });
    return { result: calculate(input, { onParticipants }) };
  } catch (error) {
    const finding = domainFinding(error);
    if (finding !== null) return { finding };
    throw error;
  }
}

async function writtenFiles(content: OutputContent, report: Report): Promise<ProcessedDossier> {
  const { result, dossier } = content;
  report({
    phase: 'writing',
    participantsCalculated: result.participantCount,
    participantsTotal: result.participantCount,
  });
  const output = await outputWorkbook(content, nodePlatform.packing);
  report({ filesWritten: 1 });
  const deck = await reportDeck(content, nodePlatform.packing);
  report({ phase: 'done', filesWritten: 2 });
  const { participantCount } = result;
  const subject = { input: dossier.input, result };
  return {
    outcome: 'finished',
    output,
    report: deck,
    participantCount,
    summary: summarySentences(subject),
    keyFigures: { ...keyFigures(subject), isDoubted: hasDoubts(dossier.warnings) },
    warnings: dossier.warnings,
    screenResult: await packedJson(screenResult(withoutValues(content))),
    whatIfInput: await packedJson(whatIfInput(content)),
  };
}

/** For what stays when the data of participants are erased: sentences about a cell may repeat what stood in it. */
const withoutValues = (content: OutputContent): OutputContent => ({
  ...content,
  dossier: { ...content.dossier, warnings: content.dossier.warnings.map(findingWithoutValue) },
});
