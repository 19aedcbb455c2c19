import { createHash } from 'node:crypto';
import { isoDay } from '#core/calendar/days.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { ChoiceKey } from '#core/dossier/alternative-key.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { OutcomeBasis, StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import type { ReadDossier, Stamp } from '#input/fields/dossier-file.ts';
import type { Progress } from '#api/dossiers.ts';
import { type CheckedFile, checkedFile, errorWorkbook } from '#input/check/checked-file.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { placedResult } from '#output/files/screen/placed-result.ts';
import { documentsState } from '#output/files/documents-state.ts';
import { figuresKey } from '#server/calculation/figures-key.ts';
import { outputWorkbook } from '#output/files/workbook/output-workbook.ts';
import { dossierWithChoiceC } from '#input/what-if/dossier-with-choices.ts';
import { whatIfInput } from '#input/what-if/what-if-input.ts';
import { findingWithoutValue } from '#input/findings/finding-without-value.ts';
import { furtherFiles } from '#output/files/further-files.ts';
import { type BesideAnswer, type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { hasDoubts } from '#output/topics/law/input-warnings.ts';
import { keyFigures } from '#output/topics/choices/key-figures.ts';
import { toDo } from '#output/topics/choices/to-do.ts';
import { summarySentences } from '#output/topics/choices/summary-sentences.ts';
import { reportDeck } from '#output/files/deck/deck.ts';
import {
  dossierEffects,
  keptOutcome,
  ownScenarios,
  type ScenarioSources,
} from '#server/calculation/dossier-effects.ts';
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
  sources: ScenarioSources = ownScenarios,
): Promise<ProcessedDossier> {
  const report = progressReporter(onProgress);
  report({ phase: 'reading' });
  const { given = {} } = settings;
  const checked = checkedFile(bytes, nodePlatform, { onRows: (rowsRead) => report({ rowsRead }), given });
  if (checked.dossier === null) return rejectedFile(checked, bytes);
  const dossier = asOnScreen(checked.dossier, settings.beside);
  const stamp: Stamp = {
    programVersion: settings.programVersion,
    inputSha256: createHash('sha256').update(bytes).digest('hex'),
    day: settings.calculationDay,
  };
  const result = calculatedDossier(dossier, report);
  const statutory = await dossierEffects(dossier.input, result, {
    day: settings.calculationDay,
    data: settings.statutory,
    sources,
    onStart: () => report({ phase: 'effects', ...people(0, 0) }),
    onPeople: (done, total) => report(people(done, total)),
  });
  const { houseStyle, beside, final } = settings;
  const made = { houseStyle, beside, final };
  return writtenFiles({ dossier, result, statutory, stamp, ...made }, report);
}

/** With what was made choice C, and with the choice of the last decision in front. */
function asOnScreen(dossier: ReadDossier, { choiceC, decisions }: Partial<BesideAnswer> = {}): ReadDossier {
  const choice = decisions?.[0]?.content.choice;
  const proposed = choiceC === undefined ? dossier : dossierWithChoiceC(dossier, choiceC);
  return choice === undefined ? proposed : decidedDossier(proposed, choice);
}

/** With the choice of a decision in front, as if its file had chosen it; which choices it has stays. */
const decidedDossier = (dossier: ReadDossier, decidedChoice: ChoiceKey): ReadDossier => ({
  ...dossier,
  input: { ...dossier.input, decidedChoice },
  fields: dossier.fields.map((entered) =>
    entered.name === 'gekozen_keuze' ? { ...entered, value: decidedChoice, isDefault: false } : entered,
  ),
});

function rejectedFile(checked: CheckedFile, bytes: Uint8Array): ProcessedDossier {
  const { findings, unreadable, mustErase } = checked;
  return {
    outcome: 'findings',
    errorWorkbook: errorWorkbook(checked, bytes, nodePlatform),
    findings,
    unreadable,
    mustErase,
  };
}

/** How far a phase is that goes by people. */
const people = (done: number, total: number): Partial<Progress> => ({
  participantsCalculated: done,
  participantsTotal: total,
});

function calculatedDossier({ input }: ReadDossier, report: Report): DossierResult {
  report({ phase: 'calculating', participantsTotal: input.participants.length });
  return calculate(input, { onParticipants: (done, total) => report(people(done, total)) });
}

/** Content with the effects of the law: a dossier is asked for them, a what-if is not. */
interface DossierContent extends OutputContent {
  readonly statutory: StatutoryOutcome;
}

async function writtenFiles(content: DossierContent, report: Report): Promise<ProcessedDossier> {
  const { result, dossier, statutory } = content;
  report({
    phase: 'writing',
    participantsCalculated: result.participantCount,
    participantsTotal: result.participantCount,
  });
  const output = await outputWorkbook(content, nodePlatform.packing);
  report({ filesWritten: 1 });
  const deck = await reportDeck(content, nodePlatform.packing);
  report({ filesWritten: 2 });
  const further = await furtherFiles(content, nodePlatform.packing);
  report({ phase: 'done', filesWritten: 2 + further.length });
  const { participantCount } = result;
  const subject = subjectOf(content);
  return {
    outcome: 'finished',
    output,
    report: deck,
    further,
    participantCount,
    summary: summarySentences(subject),
    keyFigures: { ...keyFigures(subject), isDoubted: hasDoubts(dossier.warnings) },
    toDo: toDo(content),
    contractEnd: dossier.facts.contractEnd === null ? null : isoDay(dossier.facts.contractEnd),
    warnings: dossier.warnings,
    screenResult: await packedJson({
      ...placedResult(screenResult(withoutValues(content)), content),
      documents: documentsState(content),
    }),
    statutoryEffects: await packedJson(keptOutcome(statutory)),
    effectsBasis: basisOf(statutory),
    figuresKey: figuresKey(content),
    whatIfInput: await packedJson(whatIfInput(content)),
    participantNumbers: await packedJson(dossier.input.participants.map(({ number }) => number)),
  };
}

/** For what stays when the data of participants are erased: sentences about a cell may repeat what stood in it. */
const withoutValues = (content: OutputContent): OutputContent => ({
  ...content,
  dossier: { ...content.dossier, warnings: content.dossier.warnings.map(findingWithoutValue) },
});

function basisOf({ outcome }: StatutoryOutcome): OutcomeBasis | null {
  return outcome.sort === 'absent' ? null : outcome.effects.basis;
}
