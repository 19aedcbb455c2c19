import { logoRules } from '#contract/logo-rules.ts';
import { formMessages } from '#contract/form-messages.ts';

/** What the server refuses, by code, and why a dossier is in its state. */
export const answers = {
  refusals: {
    NOT_SIGNED_IN: 'You are not logged in (any more). Log in again with your access code.',
    ACCESS_CODE_WRONG: 'This access code is wrong, expired or revoked.',
    HANDOFF_WRONG: 'This login link is wrong, expired or already used.',
    NOT_ALLOWED: 'You have no access to this part.',
    NOT_FOUND: 'This does not exist or has been deleted.',
    INPUT_INVALID: 'Check the marked fields.',
    CLIENT_NAME_TAKEN: 'There already is an employer with this name.',
    CLIENT_CHANGED_MEANWHILE:
      'Someone else changed this employer in the meantime. Load the page again and make your change again.',
    DOSSIER_STATE_CONFLICT: 'The status of this dossier has changed in the meantime. Load the list again.',
    INPUT_ERASED: 'The input file of this dossier is no longer kept. Add it as a new dossier.',
    FILE_ERASED: 'This file has been erased because its retention period has passed.',
    DOCUMENT_NOT_BUILT: 'This document is not available now.',
    FILE_NOT_READY: 'This file is not there (yet).',
    FILE_TOO_LARGE: 'The file is larger than 5 MB.',
    FILE_NOT_XLSX: "This is no .xlsx file. Save it in Excel as 'Excel Workbook (.xlsx)'.",
    HOLDER_NAME_TAKEN: 'Someone with this name already has another access at this organisation.',
    ACCESS_CODE_REVOKED: 'This access code has been revoked and cannot be extended. Issue a new code.',
    ORGANISATION_NAME_TAKEN: 'There already is an organisation with this name.',
    ORGANISATION_OWN: 'Your own organisation cannot be made inactive.',
    HOUSE_STYLE_CHANGED_MEANWHILE:
      'Someone else changed the house style in the meantime. Load the page again and make your change again.',
    LOGO_TOO_LARGE: 'The logo is larger than 1 MB.',
    LOGO_TYPE_UNKNOWN: 'This is no PNG, JPG or SVG file.',
    LOGO_DAMAGED: 'This logo cannot be opened: the file is damaged or incomplete.',
    LOGO_DIMENSIONS: `This logo is too large or too elongated: at most ${logoRules.maximumSide} pixels high and wide, and the long side at most ${logoRules.maximumStretch} times the short one.`,
    LOGO_FOR_PRINT: 'This logo is stored in print colours (CMYK). Save it in screen colours (RGB) and try again.',
    LOGO_UNSAFE:
      'This SVG file holds something that is not allowed: a script, a reference outside the file, or entities. Export it as plain SVG or as PNG.',
    LOGO_TEXT:
      'This SVG file holds loose text, which is lost without its font. Turn the text into outlines or export the logo as PNG.',
    LOGO_TOO_COMPLEX: 'This logo is too complicated to draw. Export it as PNG.',
    LOGO_EMPTY: 'There is nothing to see on this logo: the file is empty or damaged.',
    UPLOAD_INCOMPLETE: 'The file was not received completely. Send it again.',
    TOO_MANY_REQUESTS: 'Too many attempts. Wait a moment and try again.',
    BUSY: 'The service cannot be reached for a moment. Try again in a few seconds.',
    INTERNAL: 'Something went wrong on our side. The incident has been recorded.',
  },
  statusReasons: {
    memory: 'The calculation needed more memory than there is.',
    time: 'The calculation took too long and was stopped.',
    crash: 'The calculation was stopped by a fault on our side.',
    interrupted: 'The calculation was interrupted.',
    inputErased: 'The input file contains citizen service numbers and was therefore not kept.',
  },
  cancelledBy: (name: string) => `Cancelled by ${name}.`,
} as const;

/** What is wrong with a field. */
export const fieldFaults = {
  ...formMessages,
  minimumTwo: 'Minimum 2 characters',
  maximumForty: 'Maximum 40 characters',
  maximumEighty: 'Maximum 80 characters',
  kvkNumber: 'A KvK number has 8 digits',
  email: 'Enter a valid e-mail address',
} as const;
