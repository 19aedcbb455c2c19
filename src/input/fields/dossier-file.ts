import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { DossierInput, SurvivorCover } from '#core/dossier/dossier.ts';
import type { Finding } from '#input/findings/findings.ts';
import type { Process } from '#input/fields/process.ts';

/** Which office has standards of its own, since when and why. */
export interface OfficeTerms {
  readonly office: string;
  readonly adoptedOn: PlainDate;
  readonly reason: string;
}

/** Texts and facts of a dossier that the calculation does not use but workbook and report show. */
export interface DossierFacts {
  readonly employerName: string;
  readonly employerKvk: string | null;
  readonly schemeName: string;
  readonly provider: string | null;
  /** Another one that carries out the new scheme; null = the same, or not known. */
  readonly newProvider: string | null;
  readonly adviser: string | null;
  readonly contractEnd: PlainDate | null;
  readonly process: Process;
  readonly currentSurvivor: SurvivorCover;
  /** Accrued pension goes along by a collective transfer of value (opgebouwde_aanspraken); left out: it stays. */
  readonly isAccruedTransferred?: true;
}

/** One field as entered in the file, for the sheet `Uitgangspunten` and for listing kept defaults. */
export interface EnteredField {
  /** Defined name ("huidig_franchise"). */
  readonly name: string;
  readonly value: EnteredValue;
  /** True when the value equals the template's default or the cell was empty and the default was taken. */
  readonly isDefault: boolean;
  /** The default that was kept is that of the office, not of the program. */
  readonly ofOffice?: true;
  /** The field whose value was taken because the cell was empty. */
  readonly takenFrom?: string;
}

export type EnteredValue = number | string | PlainDate | null;

/** A table of the workbook other than the participants, as entered: headers and rows. */
export interface EnteredTable {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly EnteredValue[])[];
  /** True when the rows are those that the template was filled with. */
  readonly isDefault?: true;
  /** As of a field. */
  readonly ofOffice?: true;
}

/** What per participant is not calculated with, in the order of `input.participants`. */
export interface ParticipantRemark {
  readonly category: string | null;
  readonly remark: string | null;
}

/** A workbook that was read without errors. */
export interface ReadDossier {
  readonly input: DossierInput;
  readonly facts: DossierFacts;
  readonly fields: readonly EnteredField[];
  readonly tables: readonly EnteredTable[];
  readonly remarks: readonly ParticipantRemark[];
  /** Whose standards the template was filled with, where an office has its own. */
  readonly office?: OfficeTerms;
  /** Version of the template as the file says it; null or absent where it does not. */
  readonly templateVersion?: string | null;
  /** Warnings only. */
  readonly warnings: readonly Finding[];
}

/** Marks a result so that it can be made again: printed in workbook and report. */
export interface Stamp {
  readonly programVersion: string;
  /** SHA-256 of the uploaded file, hexadecimal. */
  readonly inputSha256: string;
  /** The Dutch day on which was calculated; files that are made again keep it. */
  readonly day: PlainDate;
}
