import { sessionLimits } from '#api/sign-in/session-limits.ts';
import { mostParticipantSources } from '#api/participant-sources/source-limit.ts';
import { formats } from '#web/i18n/en/formats.ts';
import { highestLimit, mostKept } from '#api/highest-limit.ts';
import { retentionDays } from '#api/retention-days.ts';
import { accessCodeDays } from '#api/access-code-days.ts';
import { mostDecisions, mostVariants } from '#api/variants/variant-limits.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { logoRules } from '#api/logo-rules.ts';
import { specifiedFieldFaults } from '#web/i18n/specified-faults.ts';

/** What the server refuses, by code, and why a dossier is in its state. */
export const answers = {
  refusals: {
    NOT_SIGNED_IN: 'You are not (or no longer) logged in. Log in again with your access code.',
    ACCESS_CODE_WRONG: 'This access code is wrong, expired or revoked.',
    HANDOFF_WRONG: 'This login link is wrong or expired. Log in with your access code, or ask for a new link.',
    HANDOFF_USED:
      'This login link has been used already; a link works once. Log in with your access code, or ask for a new link.',
    SECOND_FACTOR_NEEDED: 'Enter the code of your authenticator app as well, or a recovery code.',
    SECOND_FACTOR_WRONG:
      'This code is wrong, expired or already used. Wait for the next code of your app and try again.',
    SECOND_FACTOR_NEXT:
      'This code is right. Because wrong codes were entered many times today, the next code of your app is needed as well: wait until the app shows it and enter it here.',
    SECOND_FACTOR_MISSING: 'Set up a second factor first: it is required for you.',
    SECOND_FACTOR_SET: 'You already have a second factor. Remove it first.',
    SECOND_FACTOR_NONE: 'No second factor has been set up. Start setting it up again.',
    OWN_CODE_MISSING: 'With the issued access code you first make a (new) own code. After that you can go on.',
    OWN_CODE_NEEDS_ISSUED: 'Log in with the access code that was issued to you to make a (new) own code.',
    REAUTHENTICATION_NEEDED: 'First confirm that it is you: you logged in some time ago.',
    REAUTHENTICATION_WRONG: 'This is not your access code, or it has expired or been revoked.',
    NOT_ALLOWED: 'You have no access to this part.',
    NOT_FOUND: 'This does not exist or has been deleted.',
    INPUT_INVALID: 'Check the marked fields.',
    CLIENT_NAME_TAKEN: 'There is already an employer with this name.',
    CLIENTS_FULL: `An organisation can keep at most ${mostKept.clients} employers. Delete an employer that is no longer needed.`,
    CLIENT_CHANGED_MEANWHILE:
      'Someone else changed this employer in the meantime. Load the page again and make your change again.',
    DOSSIER_STATE_CONFLICT: 'The status of this dossier has changed in the meantime. Load the list again.',
    INPUT_ERASED: 'The input file of this dossier is no longer kept. Add it as a new dossier.',
    FILE_ERASED: 'This file has been erased because its retention period has passed.',
    DOCUMENT_NOT_BUILT: 'This document is not available now.',
    FILE_NOT_READY: 'This file is not there (yet).',
    RESULT_NOT_READY: 'This dossier has no outcome (yet): it has not been calculated.',
    RESULT_OUTDATED:
      'This outcome was made by an earlier version of the program. Calculate the dossier again to see it on screen.',
    RESULT_NOT_KEPT:
      'This outcome was made by an earlier version of the program and cannot be calculated again, because the input file has been erased. The report is still there. Add the input file as a new dossier to see the outcome on screen.',
    FINDINGS_NOT_KEPT:
      'This dossier was read by an earlier version of the program. The findings are in the error file.',
    WHAT_IF_ERASED:
      'What-if is no longer possible for this dossier: the participants’ data have been erased because the retention period has passed. Add the input file as a new dossier.',
    VARIANT_NAME_TAKEN: 'This dossier already has a variant with this name.',
    VARIANTS_FULL: `At most ${mostVariants} variants are kept with a dossier. Delete one that is no longer needed.`,
    VARIANT_NOT_READY: 'This variant has no outcome (yet).',
    VARIANT_OUTDATED: 'This variant was calculated by an earlier version of the program. Calculate it again.',
    VARIANT_GONE: 'One of the chosen variants is no longer there. Load the page again and choose anew.',
    DECISIONS_FULL: `At most ${mostDecisions} decisions are recorded with a dossier, and these stay.`,
    DECISION_NOT_POSSIBLE:
      'This premium cannot be recorded: it is not allowed or is no longer there. Load the page again.',
    FILE_TOO_LARGE: `The file is larger than ${uploadRules.maximumMegabytes} MB.`,
    FILE_NOT_XLSX: "This is no .xlsx file. Save it in Excel as 'Excel Workbook (.xlsx)'.",
    HOLDER_NAME_TAKEN: 'Someone with this name already has another access at this organisation.',
    HOLDER_CODES_FULL: `This person already has ${mostKept.codesOfHolder} valid access codes. First revoke a code that is no longer needed.`,
    CODES_FULL: `This organisation already has ${mostKept.codes} valid access codes. First revoke a code that is no longer needed.`,
    ACCESS_CODE_REVOKED: 'This access code has been revoked and cannot be extended. Issue a new code.',
    ORGANISATION_NAME_TAKEN: 'There already is an organisation with this name.',
    ORGANISATION_OWN: 'Your own organisation cannot be made inactive.',
    OFFICE_STANDARDS_CHANGED_MEANWHILE:
      'Someone else changed the standard values in the meantime. Load the newest and make your change again.',
    TOO_MANY_SOURCES: `There are already ${mostParticipantSources} layouts. Forget one first.`,
    HOUSE_STYLE_CHANGED_MEANWHILE:
      'Someone else changed the house style in the meantime. Load the page again and make your change again.',
    LOGO_TOO_LARGE: `The logo is larger than ${logoRules.maximumMegabytes} MB.`,
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
    ORGANISATION_FULL:
      'This dossier no longer fits in the storage of the advisory organisation. Delete dossiers that are no longer needed and try again; an adviser can ask the provider for more room.',
    EMPLOYER_FULL:
      'This dossier no longer fits in the storage for this employer. Delete dossiers of this employer that are no longer needed and try again; an adviser can ask the provider for more room.',
    ORGANISATION_QUEUE_FULL:
      'As many calculations of the advisory organisation are waiting or running as is allowed. Wait until one is done, or cancel a calculation that is not needed, and try again.',
    EMPLOYER_QUEUE_FULL:
      'As many calculations of this employer are waiting or running as is allowed. Wait until one is done, or cancel a calculation that is not needed, and try again.',
    ORGANISATION_TOO_FAST:
      'As many dossiers were added for the advisory organisation within a minute as is allowed. Wait a minute and try again.',
    EMPLOYER_TOO_FAST:
      'As many dossiers were added for this employer within a minute as is allowed. Wait a minute and try again.',
    CENTRAL_BANK_FILE_KNOWN: 'Of this quarter or day there already is one. Withdraw that first if it is wrong.',
    CENTRAL_BANK_UPLOAD_BUSY: 'A file of the central bank is being uploaded or read already. Wait until that is done.',
    CENTRAL_BANK_UPLOAD_LOST: 'The upload was broken off; nothing was kept. Start again.',
    SERVER_FULL:
      'The disk of the server is almost full: adding, changing and calculating is not possible now, downloading and deleting is. Contact the administrator.',
    TOO_MANY_TRANSFERS:
      'You or your organisation are already sending and downloading as many files at once as is allowed. Wait until one is done and try again.',
    TRANSFERS_FULL: 'Too many files are being sent and downloaded at once. Try again in a few seconds.',
    TOO_MANY_REQUESTS: 'Too many attempts. Wait a moment and try again.',
    LISTS_UNDER_WAY:
      'You already asked for too many searches and lists at once. Wait until they are there and try again.',
    TOO_SLOW: 'This takes too long and was stopped; nothing was changed. Search with fewer words, or try again later.',
    BUSY: 'The service is temporarily unavailable. Try again in a few seconds.',
    INTERNAL: 'Something went wrong on our side. The incident has been recorded.',
  },
  limitsInUse: {
    megabytes: (used: string, most: string) => `Now in use: ${used} of ${most} MB.`,
    openDossiers: (used: string, most: string) => `Now open: ${used} of at most ${most}.`,
    uploadsPerMinute: (used: string, most: string) => `Added in the last minute: ${used} of at most ${most}.`,
  },
  statusReasons: {
    memory: 'The calculation needed more memory than is available.',
    time: 'The calculation took too long and was stopped.',
    crash: 'The calculation was stopped by an error on our side.',
    interrupted: 'The calculation was interrupted.',
    restyleFailed: 'Making it again did not succeed; the previous files are still there.',
    variantsUnusable:
      'A variant for the report was deleted or has no outcome of this version; the previous files are still there. Calculate the variant again, or make the report with other variants or without.',
    outcomeChanged:
      'The outcome has changed since the previous files, because of a newer version of the program or newer data. The previous files are still there. Make them again as a draft first, and look at them before you mark them final.',
    whatIfErased: 'The data from which this variant is calculated are no longer kept.',
    choicesUnknown:
      'This version of the program no longer knows what this variant chooses otherwise. Delete the variant and keep a new one.',
    agesCrossed:
      'The highest age that is compensated is below the lowest: nobody is compensated then. Choose other ages, or no compensation.',
    inputErased: 'The input file contains Dutch citizen service numbers (BSN) and was therefore not kept.',
  },
  cancelledBy: (name: string) => `Cancelled by ${name}.`,
} as const;

/** What is wrong with a field. */
export const fieldFaults = {
  ...specifiedFieldFaults,
  kvkNumber: 'A KvK number has 8 digits',
  email: 'Enter a valid e-mail address',
  maximumSixty: 'Maximum 60 characters',
  maximumHundredTwenty: 'Maximum 120 characters',
  oneLine: 'Use visible characters on one line only',
  colour: 'Give a colour as six characters 0-9 and A-F',
  days: 'Enter a whole number of days',
  minimumOneDay: 'At least 1 day',
  maximumCodeDays: `At most ${accessCodeDays.maximum} days`,
  maximumRetentionDays: `At most ${retentionDays.maximum} days`,
  idleMinutes: `Enter a whole number of minutes from ${sessionLimits.idleMinutes.minimum} up to and including ${sessionLimits.idleMinutes.maximum}`,
  sessionHours: `Enter a whole number of hours from ${sessionLimits.sessionHours.minimum} up to and including ${sessionLimits.sessionHours.maximum}`,
  wholeNumber: 'Enter a whole number',
  minimumOne: 'At least 1',
  maximumLimit: `At most ${formats.wholeNumber(highestLimit)}`,
  employerLimit: 'No more than for the whole organisation',
  employer: 'Choose an employer',
  filledIn: 'Fill this in',
  quarter: 'Enter a quarter, such as 2026Q3',
  largeFile: 'This file is too large',
} as const;
