import { amount, percentage } from '#office/document/dutch-format.ts';
import { type Formats, formatsOf } from '#web/i18n/formats.ts';

/** Amounts and shares are written as in workbook and report. */
export const formats: Formats = { ...formatsOf('nl-NL'), euros: amount, percentage };
