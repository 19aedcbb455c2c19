import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { FurtherFile } from '#output/files/further-files.ts';
import type { PlannedStep } from '#api/steps.ts';
import type { KeyFigures } from '#api/key-figures.ts';
import type { OutcomeBasis } from '#core/statutory/statutory-outcome.ts';
import type { GivenValues } from '#input/reading/dossier/given-values.ts';
import type { Finding } from '#input/findings/findings.ts';
import type { OfferedData } from '#server/calculation/fetched-set.ts';
import type { BesideAnswer, FinalMark } from '#output/model/output-content.ts';
import type { HouseStyle } from '#office/document/house-style.ts';

/** What a calculation needs besides the uploaded bytes. */
export interface CalculationSettings {
  readonly houseStyle: HouseStyle;
  readonly programVersion: string;
  /** On which is calculated, by the Dutch calendar: what its files are dated, and by which the age of curve and scenarios is judged. */
  readonly calculationDay: PlainDate;
  /** Left out: no curve or set of scenarios is known beside those of the program. */
  readonly statutory?: OfferedData;
  /** What stands in the files besides the answer of the dossier; of a variant nothing. */
  readonly beside?: BesideAnswer | undefined;
  /** Who marked its files final; absent: they are a concept. */
  readonly final?: FinalMark | undefined;
  /** Values that hold instead of those of the file. */
  readonly given?: GivenValues;
}

/** A file that a calculation process reads, calculates and writes. */
export interface CalculationJob {
  readonly bytes: Uint8Array;
  readonly settings: CalculationSettings;
}

/** The outcome of an uploaded file: workbook and report, or the findings that prevented them. */
export type ProcessedDossier =
  | {
      readonly outcome: 'finished';
      readonly output: Uint8Array;
      readonly report: Uint8Array;
      /** Those that this dossier has. */
      readonly further: readonly FurtherFile[];
      readonly participantCount: number;
      /** What stands in front and the figures beside it: full sentences. */
      readonly summary: readonly string[];
      /** The same figures for the list of dossiers. */
      readonly keyFigures: KeyFigures;
      /** What is to be done with it, in order. */
      readonly toDo: readonly PlannedStep[];
      /** When the running contract ends (2026-12-31); null when the dossier does not say. */
      readonly contractEnd: string | null;
      readonly warnings: readonly Finding[];
      /** `ScreenResult`, packed. */
      readonly screenResult: Uint8Array;
      /** `StatutoryOutcome`, packed. */
      readonly statutoryEffects: Uint8Array;
      /** On which curve and set of scenarios the effects stand; null where none were calculated. */
      readonly effectsBasis: Pick<OutcomeBasis, 'valuationDate' | 'curve' | 'set'> | null;
      /** Differs when a figure does. */
      readonly figuresKey: string;
      /** `WhatIfInput`, packed. */
      readonly whatIfInput: Uint8Array;
      /** Personnel numbers, in the order of its rows, packed. */
      readonly participantNumbers: Uint8Array;
    }
  | {
      readonly outcome: 'findings';
      readonly errorWorkbook: Uint8Array;
      readonly findings: readonly Finding[];
      /** True when the file could not be opened as a workbook, so that no cell in it can be marked. */
      readonly unreadable: boolean;
      /** True when the file holds what the tool may not hold (a BSN), so that neither it nor a copy may be kept. */
      readonly mustErase: boolean;
    };
