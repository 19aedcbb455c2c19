import { specifiedFieldFaults } from '#web/i18n/specified-messages.ts';

/** What the server refuses, by code, and why a dossier is in its state. */
export const answers = {
  refusals: {
    NOT_SIGNED_IN: 'You are not (or no longer) logged in. Log in again with your access code.',
    ACCESS_CODE_WRONG: 'This access code is wrong, expired or revoked.',
    HANDOFF_WRONG: 'This login link is wrong, expired or already used.',
    NOT_ALLOWED: 'You have no access to this part.',
    NOT_FOUND: 'This does not exist or has been deleted.',
    INPUT_INVALID: 'Check the marked fields.',
    CLIENT_NAME_TAKEN: 'There is already an employer with this name.',
    CLIENT_CHANGED_MEANWHILE:
      'Someone else changed this employer in the meantime. Load the page again and make your change again.',
    DOSSIER_STATE_CONFLICT: 'The status of this dossier has changed in the meantime. Load the list again.',
    FILE_NOT_READY: 'This file is not available (yet).',
    FILE_TOO_LARGE: 'The file is larger than 5 MB.',
    FILE_NOT_XLSX: 'This is not an .xlsx file. Save it in Excel as ‘Excel Workbook (.xlsx)’.',
    UPLOAD_INCOMPLETE: 'The file was not received completely. Send it again.',
    TOO_MANY_REQUESTS: 'Too many attempts. Wait a moment and try again.',
    BUSY: 'The service is temporarily unavailable. Try again in a few seconds.',
    INTERNAL: 'Something went wrong on our side. The incident has been recorded.',
  },
  statusReasons: {
    memory: 'The calculation needed more memory than is available.',
    time: 'The calculation took too long and was stopped.',
    crash: 'The calculation was stopped by an error on our side.',
    interrupted: 'The calculation was interrupted.',
    inputErased: 'The input file contains Dutch citizen service numbers (BSN) and was therefore not kept.',
  },
  cancelledBy: (name: string) => `Cancelled by ${name}.`,
} as const;

/** What is wrong with a field. */
export const fieldFaults = {
  ...specifiedFieldFaults,
  kvkNumber: 'A KvK number has 8 digits',
  email: 'Enter a valid e-mail address',
} as const;
