import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { Progress } from '#api/dossiers.ts';
import { effectsBasisSchema } from '#api/newer-basis.ts';
import type { BesideAnswer, FinalMark } from '#output/model/output-content.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import { findingWithoutValue } from '#input/findings/finding-without-value.ts';
import { type Finding, findingTotal } from '#input/findings/findings.ts';
import type { Ask } from '#server/calculation/child-messages.ts';
import type { OfferedData } from '#server/calculation/fetched-set.ts';
import type { ProcessedDossier } from '#server/calculation/processed-dossier.ts';
import type { StoredResult } from '#server/dossiers/claim-store.ts';
import { keptForms } from '#server/dossiers/kept-forms.ts';
import type { KeptDataType } from '#server/platform/database/kept-file.ts';
import { packedJson } from '#server/platform/kept/packed-json.ts';

/** Turns an input workbook into its outcome; rejects on a fault of ours and when `signal` aborts. */
export type Calculation = (
  bytes: Uint8Array,
  options: {
    readonly houseStyle: HouseStyle;
    /** Curves and sets of the central bank that are offered to this dossier, and how their scenarios are asked for. */
    readonly statutory: OfferedData;
    readonly onQuestion: Ask;
    /** What stands in the files besides the answer, where that was asked for. */
    readonly beside: BesideAnswer | undefined;
    /** Who marked them final; undefined: they are a concept. */
    readonly final: FinalMark | undefined;
    /** See `CalculationSettings`. */
    readonly calculationDay: PlainDate;
    readonly signal: AbortSignal;
    readonly onProgress: (progress: Partial<Progress>) => void;
  },
) => Promise<ProcessedDossier>;

/** With the house style in which the files were made, and the texts that are in them. */
export async function storedResult(
  processed: ProcessedDossier,
  inFiles: Pick<StoredResult, 'styleKey' | 'textsVersion'>,
): Promise<StoredResult> {
  if (processed.outcome === 'findings') {
    const files = [{ type: 'errorFile' as const, bytes: processed.errorWorkbook }];
    const errors = processed.findings.filter(({ severity }) => severity === 'error');
    return {
      status: 'FailedWithError',
      findingCount: findingTotal(errors),
      warningCount: null,
      keyFigures: null,
      toDo: [],
      effectsBasis: null,
      contractEnd: null,
      figuresKey: null,
      files,
      data: await keptFindings(processed.findings),
      ...inFiles,
      erasesInput: processed.mustErase,
    };
  }
  const files = [
    { type: 'outputFile' as const, bytes: processed.output },
    { type: 'reportFile' as const, bytes: processed.report },
    ...processed.further.map(({ kind, bytes }) => ({ type: `${kind}File` as const, bytes })),
  ];
  return {
    status: 'Finished',
    findingCount: null,
    warningCount: findingTotal(processed.warnings),
    keyFigures: processed.keyFigures,
    toDo: processed.toDo,
    effectsBasis: processed.effectsBasis === null ? null : effectsBasisSchema.parse(processed.effectsBasis),
    contractEnd: processed.contractEnd,
    figuresKey: processed.figuresKey,
    files,
    data: [
      ...(await keptFindings(processed.warnings)),
      kept('screenResult', processed.screenResult),
      kept('statutoryEffects', processed.statutoryEffects),
      kept('whatIfInput', processed.whatIfInput),
      kept('participantNumbers', processed.participantNumbers),
    ],
    ...inFiles,
    erasesInput: false,
  };
}

type KeptData = StoredResult['data'];

const kept = (type: KeptDataType, bytes: Uint8Array): KeptData[number] => ({ type, version: keptForms[type], bytes });

/** Findings, and what may be kept of them when the data of participants are erased. */
const keptFindings = async (findings: readonly Finding[]): Promise<KeptData> => [
  kept('findings', await packedJson(findings)),
  kept('findingPlaces', await packedJson(findings.map(findingWithoutValue))),
];
