import type { FindingCode } from '#input/findings/findings.ts';

type FileCode = Extract<FindingCode, `FILE_${string}`>;

const resave = "Open het bestand in Excel, sla het opnieuw op als 'Excel-werkmap (.xlsx)' en upload het opnieuw.";

/** The file as a whole cannot be read; the message is Dutch: what is wrong and how to repair it. */
export class UnreadableWorkbookError extends Error {
  readonly code: FileCode;
  readonly remedy: string;

  constructor(code: FileCode, message: string, remedy: string) {
    super(message);
    this.name = 'UnreadableWorkbookError';
    this.code = code;
    this.remedy = remedy;
  }
}

/** `detail` ends the sentence: "het bestand is afgebroken". */
export const damagedWorkbook = (detail: string): UnreadableWorkbookError =>
  new UnreadableWorkbookError('FILE_DAMAGED', `Het bestand is beschadigd of onvolledig: ${detail}.`, resave);

export const tooLargeWorkbook = (detail: string): UnreadableWorkbookError =>
  new UnreadableWorkbookError(
    'FILE_TOO_LARGE',
    `Het bestand is te groot om te verwerken: ${detail}.`,
    'Verwijder bladen, rijen en opmaak die niet nodig zijn, of begin met een leeg sjabloon en plak daar de gegevens in.',
  );

export const unsupportedWorkbook = (detail: string): UnreadableWorkbookError =>
  new UnreadableWorkbookError('FILE_UNSUPPORTED', `Dit soort bestand wordt niet gelezen: ${detail}.`, resave);

export const notAWorkbook = (detail: string): UnreadableWorkbookError =>
  new UnreadableWorkbookError('FILE_NOT_XLSX', `Dit is geen Excel-werkmap (.xlsx): ${detail}.`, resave);

export const workbookWithMacros = (): UnreadableWorkbookError =>
  new UnreadableWorkbookError(
    'FILE_MACROS',
    "Het bestand bevat macro's.",
    "Sla het in Excel op als 'Excel-werkmap (.xlsx)', zonder macro's, en upload het opnieuw.",
  );

/** `place` is a sentence that says where, or nothing. */
export const activeWorkbook = (what: string, place: string, remedy: string): UnreadableWorkbookError =>
  new UnreadableWorkbookError('FILE_ACTIVE', place === '' ? what : `${what} ${place}`, remedy);

export const workbookWithPassword = (): UnreadableWorkbookError =>
  new UnreadableWorkbookError(
    'FILE_PASSWORD',
    'Het bestand is beveiligd met een wachtwoord.',
    'Verwijder het wachtwoord in Excel (Bestand > Info > Werkmap beveiligen), sla het op en upload het opnieuw.',
  );

export const oldWorkbook = (): UnreadableWorkbookError =>
  new UnreadableWorkbookError('FILE_OLD_XLS', 'Dit is een werkmap in het oude Excel-formaat (.xls).', resave);

/** The file itself is encrypted by a label of the organisation: there is no password to remove. */
export const labelledWorkbook = (): UnreadableWorkbookError =>
  new UnreadableWorkbookError(
    'FILE_PASSWORD',
    'Het bestand is versleuteld door een vertrouwelijkheidslabel van uw organisatie.',
    'Kies in Excel een label zonder versleuteling (Start > Vertrouwelijkheid), of plak de gegevens in een leeg sjabloon, en upload dat.',
  );

export const uncalculatedColumn = (header: string): UnreadableWorkbookError =>
  new UnreadableWorkbookError('FILE_DAMAGED', `In de kolom ${header} zijn formules nog niet berekend.`, resave);
