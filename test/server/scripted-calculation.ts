import type { PlannedStep } from '#api/steps.ts';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { CalculationEndedError } from '#server/calculation/calculation-ended.ts';
import type { BesideAnswer, FinalMark } from '#output/model/output-content.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import type { VariantCalculation } from '#server/dossiers/variants/calculate-variant.job.ts';
import { packedJson } from '#server/platform/kept/packed-json.ts';
import { exampleKeyFigures } from '#test/fixtures/key-figures.ts';
import { zipBytes } from '#test/factories.ts';

/** What a scripted calculation does with a file: written in the file itself. */
export interface Script {
  /** Milliseconds. */
  readonly takes?: number;
  /** Path of a file: it is under way until that is there. */
  readonly until?: string;
  /** Path of a file that each calculation that comes so far adds its number to. */
  readonly tells?: string;
  readonly ends?: 'finished' | 'findings' | 'fault' | 'memory' | 'the process';
  /** What the dossier says of its contract. */
  readonly contractEnd?: string;
  /** What there is to do. */
  readonly toDo?: readonly PlannedStep[];
  /** Makes files differ. */
  readonly number?: number;
}

export const scripted = (script: Script): Buffer => zipBytes(JSON.stringify(script));

/** Stands for what the results page shows. */
export const scriptedResult = { front: 'budgetNeutralFlat', scheme: 'Pensioenregeling 2028' };

/** Stands for the effects of the law. */
export const scriptedEffects = { alternatives: [], outcome: { sort: 'absent', absence: { reason: 'notPrescribed' } } };

/** Stands for the input that is kept for what-ifs. */
export const scriptedInput = { input: { reference: 'scheme' } };

/** Stands for the calculation of a variant: what comes out tells what was chosen. */
export const scriptedVariant: VariantCalculation = async (_input, { choices }) => ({
  outcome: 'finished',
  keyFigures: exampleKeyFigures,
  card: null,
  changes: [{ label: 'Loonstijging', text: '3%', was: '2,4%' }],
  screenResult: await packedJson({ ...scriptedResult, choices }),
  programVersion: '1.2.3',
});

/** The output for a file: always the same for the same bytes. */
export const outputFor = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The report tells what stands in it besides the answer, and who marked it final. */
export const reportFor = (beside?: BesideAnswer, final?: FinalMark): string =>
  `${plainReportFor(beside)}${final === undefined ? '' : `, final by ${final.by}`}`;

const plainReportFor = (beside?: BesideAnswer): string =>
  beside === undefined
    ? 'report'
    : `report, ${beside.variants.map(({ name }) => name).join(' and ')}, ${beside.decisions.length} decided`;

const adviceFor = (beside?: BesideAnswer, final?: FinalMark): string =>
  `advice${beside === undefined ? '' : `, ${beside.decisions.length} decided`}${final === undefined ? '' : ', final'}`;

/** Stands for the calculation where the subject is everything around it. */
export const scriptedCalculation: Calculation = async (bytes, { signal, onProgress, beside, final }) => {
  const script = JSON.parse(Buffer.from(bytes).subarray(4).toString()) as Script;
  const { takes = 0, until, ends = 'finished', tells, number = 0, contractEnd = null, toDo = [] } = script;
  onProgress({ phase: 'calculating', rowsRead: 25, participantsTotal: 25 });
  await pause(takes, undefined, { signal });
  if (until !== undefined) while (!existsSync(until)) await pause(20, undefined, { signal });
  if (tells !== undefined) appendFileSync(tells, `${number}\n`);
  if (ends === 'the process') process.kill(process.pid, 'SIGKILL');
  if (ends === 'memory') throw new CalculationEndedError('memory');
  if (ends === 'fault') throw new Error('salaris 987654,32 van Canarius');
  if (ends === 'findings')
    return {
      outcome: 'findings',
      errorWorkbook: zipBytes('errors'),
      findings: [],
      unreadable: false,
      mustErase: false,
    };
  const output = Buffer.from(outputFor(bytes));
  return {
    outcome: 'finished',
    output,
    report: Buffer.from(reportFor(beside, final)),
    further: [
      { kind: 'advice', bytes: Buffer.from(adviceFor(beside, final)) },
      { kind: 'employeesReport', bytes: Buffer.from('report for employees') },
      { kind: 'withoutPeople', bytes: Buffer.from('without people') },
    ],
    participantCount: 25,
    summary: [],
    keyFigures: exampleKeyFigures,
    contractEnd,
    toDo,
    warnings: [],
    screenResult: await packedJson(scriptedResult),
    statutoryEffects: await packedJson(scriptedEffects),
    effectsBasis: null,
    figuresKey: 'figures',
    whatIfInput: await packedJson(scriptedInput),
    participantNumbers: await packedJson([]),
  };
};
