import { accessCodeDays } from '#api/access-code-days.ts';
import { highestLimit, mostKept } from '#api/highest-limit.ts';
import { exampleMarks } from '#api/list-page.ts';
import { logoRules } from '#api/logo-rules.ts';
import { retentionDays } from '#api/retention-days.ts';
import { sessionLimits } from '#api/session-limits.ts';
import { mostParticipantSources } from '#api/source-limit.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { mostCompared, mostDecisions, mostVariants } from '#api/variant-limits.ts';
import type { Wordings } from '#output/language/wording.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { figuresIn } from '#web/i18n/figures.ts';
import { formatsOf } from '#web/i18n/formats.ts';
import { specifiedFieldFaults } from '#web/i18n/specified-faults.ts';

/* All texts of the screens in English: the module itself is the catalogue, fetched as a whole. */

/** For counting errors. */
const errorForms = { one: 'error', other: 'errors' };

export const formats = formatsOf('en-GB');

export const codes = {
  title: 'Access codes',
  titleOf: (organisation: string) => `Access codes of ${organisation}`,
  description:
    'Who has access: the advisers of your organisation, and people at your employers. An employer sees only what it sends and what is shared with it.',
  descriptionProvider:
    'Which advisers of this organisation have access. Who has access at an employer is seen by the adviser alone.',
  holder: 'Name',
  employer: 'Employer',
  role: 'Role',
  roles: { provider: 'Provider', adviser: 'Adviser', employer: 'Employer' },
  createdOn: 'Issued',
  operator: 'Operator',
  issuerUnknown: 'Not recorded',
  expiresOn: 'Valid until',
  lastUsedOn: 'Last used',
  neverUsed: 'Not yet',
  state: 'Status',
  states: { active: 'Active', expired: 'Expired', revoked: 'Revoked' },
  actions: 'Actions',
  issue: 'Issue code',
  inviteColleague: 'Invite a colleague',
  giveEmployerAccess: 'Give an employer access',
  extend: 'Extend',
  extendOf: (holder: string) => `Extend the code of ${holder}`,
  replace: 'Replace',
  replaceOf: (holder: string) => `Replace the code of ${holder}`,
  revoke: 'Revoke',
  revokeOf: (holder: string) => `Revoke the code of ${holder}`,
  emptyTitle: 'There are no access codes yet',
  emptyText: 'Issue a code to whoever at an employer wants to add or see dossiers.',
  emptyTextProvider: 'Issue a code to the first adviser of this organisation.',
} as const;

export const codeIssue = {
  title: 'Issue access code',
  holder: 'Name of the person who gets the code',
  holderHint: 'A code of its own for each person: you can then revoke it apart.',
  employer: 'Employer',
  chooseEmployer: 'Choose an employer',
  days: 'Valid for (days)',
  submit: 'Issue',
  failed: 'The access code was not issued.',
  issuedTitle: 'Access code issued',
  issuedFor: (holder: string, day: string) => `Code for ${holder}, valid until ${day}:`,
  shownOnce: 'You see this code only now. Pass it on in person, by telephone for example; do not keep it in a mail.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'This browser does not let us copy. Select the text and copy it yourself.',
  sendAlong: 'Sentence to send along',
  sentence: (address: string, day: string) =>
    `With your access code you log in at ${address}; the code is for you alone and valid until ${day}.`,
  copySentence: 'Copy sentence',
  done: 'Done',
} as const;

export const colleagueRequest = {
  text: 'The provider of the program invites new advisers. Send this message; you then confirm the invitation on this page and pass the code on.',
  colleague: 'Name of your colleague',
  label: 'Message to the provider',
  message: (colleague: string, organisation: string, from: string) =>
    `Hello,\n\nPlease invite ${colleague} as an adviser of ${organisation}. I will confirm the invitation on the page of access codes.\n\nKind regards,\n${from}, ${organisation}`,
  mail: 'Open mail',
} as const;

export const codeExtension = {
  title: 'Extend access code',
  text: (holder: string, day: string) =>
    `The code of ${holder} is valid until ${day}. The new period counts from today.`,
  submit: 'Extend',
  failed: 'The access code was not extended.',
} as const;

export const codeRevocation = {
  title: 'Revoke access code',
  question: (holder: string) => `Are you sure that you want to revoke the access code of ${holder}?`,
  consequence: (others: number) =>
    `Whoever is logged in with this code is logged out at once. This cannot be undone.${
      others === 0
        ? ''
        : ` ${formats.counted(others, { one: 'other active code', other: 'other active codes' })} of this name ${others === 1 ? 'stays' : 'stay'} valid.`
    }`,
  failed: 'The access code was not revoked.',
} as const;

export const codeReplacement = {
  title: 'Replace access code',
  question: (holder: string) => `Are you sure that you want to replace the access code of ${holder}?`,
  consequence:
    'The present code and the own code made for it then stop working, and whoever is logged in with them is logged out; you stay logged in yourself. The new code keeps the same end date.',
  failed: 'The access code was not replaced.',
} as const;

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
    DELETION_DONE: 'This can no longer be undone: it was deleted for good.',
    VARIANT_NAME_TAKEN: 'This dossier already has a variant with this name.',
    VARIANTS_FULL: `At most ${mostVariants} variants are kept with a dossier. Delete one that is no longer needed.`,
    VARIANT_NOT_READY: 'This variant has no outcome (yet).',
    VARIANT_OUTDATED: 'This variant was calculated by an earlier version of the program. Calculate it again.',
    VARIANT_GONE: 'One of the chosen variants is no longer there. Load the page again and choose anew.',
    DECISIONS_FULL: `At most ${mostDecisions} decisions are recorded with a dossier, and these stay.`,
    DECISION_NOT_POSSIBLE:
      'This choice cannot be recorded: the law does not allow it, or it is no longer there. Load the page again.',
    CHOICE_C_DECIDED: 'Choice C is recorded and therefore stays as it is. Record another choice first.',
    CHOICE_C_ONLY_PREMIUM:
      'A choice has a premium of its own only; what else this variant changes holds for all choices. Change that in the input file.',
    TEXT_CHANGED_MEANWHILE: 'Somebody else has changed this text meanwhile. Choose which text stays.',
    TEXTS_OPEN: 'This dossier cannot be made final yet: its documents ask for texts that are still open.',
    CHOICE_NOT_ALLOWED: 'This dossier cannot be made final: the premium of the choice that was made is not allowed.',
    SOLIDARY_NOT_FINAL:
      'This dossier cannot be made final yet: the solidary scheme was calculated as if it were flexible. Ask the provider for the effects.',
    DOSSIER_FINAL: 'This dossier is final. Go back to draft first.',
    DECISION_ERASED:
      'A choice can no longer be recorded: the data of participants have been erased. The report and the Word documents can still be downloaded.',
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
  maximumNinety: 'Maximum 90 characters',
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
  largeFile: 'This file is too large',
} as const;

export const auditLog = {
  description: 'Who did what and when in your organisation.',
  descriptionProvider: 'Who did what and when at all organisations, without names of employers and dossiers.',
  happenedOn: 'Moment',
  organisation: 'Organisation',
  action: 'Action',
  holder: 'By',
  object: 'Concerning',
  address: 'IP address',
  notShown: 'Not visible',
  from: 'From',
  to: 'Up to and including',
  holderContains: 'Name contains',
  everyAction: 'All actions',
  everyOrganisation: 'All organisations',
  clear: 'Clear filters',
  export: 'Download CSV',
  exportHint: (maximum: number) =>
    `The file holds what the filters show, at most ${formats.wholeNumber(maximum)} lines, in Dutch. The download is logged too.`,
  fileName: 'audit-log.csv',
  nothing: 'Nothing found with these filters.',
  actions: {
    'signed in': 'logged in',
    'signed out': 'logged out',
    'sign-in refused': 'login refused',
    'call refused': 'part refused: no access',
    'session ended': 'session ended',
    'second factor set': 'second factor set',
    'second factor removed': 'second factor removed',
    'second factor reset': 'second factor cleared for who lost it',
    'second factor reset by provider': 'second factor cleared by the provider, with the codes that the provider issued',
    'second factor reset by operator': 'second factor cleared by the operator',
    'second factor guessed': 'wrong codes of the second factor, many times',
    'recovery code used': 'logged in or confirmed with a recovery code',
    'recovery codes made': 'new recovery codes made',
    'own code made': 'own code made in exchange for the issued access code',
    'recovered by issued code': 'logged in for recovery with the issued access code',
    'sign-in rules changed': 'rules for logging in and sessions changed',
    'access issued': 'access code or link issued',
    'access issued by provider': 'first access code issued by the provider',
    'access issued by operator': 'access code or link issued by the operator',
    'access issued at start': 'access code or link issued at the start',
    'access replaced': 'access code replaced',
    'access extended': 'access code extended',
    'access revoked': 'access revoked',
    'adviser invited': 'adviser invited by the provider',
    'invitation confirmed': 'invitation confirmed, access code issued',
    'invitation refused': 'invitation refused',
    'invitation withdrawn': 'invitation withdrawn by the provider',
    'organisation created': 'organisation added',
    'organisation changed': 'organisation changed',
    'organisation erased': 'all employers of organisation erased, with the key of their files',
    'limits changed': 'limits of organisation changed',
    'client created': 'employer added',
    'client changed': 'employer changed',
    'client exported': 'all data of employer downloaded',
    'client deleted': 'employer erased with all data',
    'client deletion undone': 'erasure of employer undone',
    'dossier uploaded': 'dossier added',
    'dossier downloaded': 'file downloaded',
    'result viewed': 'outcome viewed',
    'effects viewed': 'statutory transition effects viewed',
    'findings viewed': 'findings viewed',
    'what-if opened': 'data for what-if fetched',
    'variant kept': 'variant kept',
    'variant calculated': 'variant calculated again',
    'variant renamed': 'variant renamed',
    'variant deleted': 'variant deleted',
    'variant deletion undone': 'deletion of variant undone',
    'variant viewed': 'outcome of variant viewed',
    'choice C taken': 'variant taken as choice C',
    'choice C given back': 'choice C set back to that of the file',
    'headline changed': 'headline of the outcome changed',
    'appendix chosen': 'topics of the appendix chosen',
    'text written': 'text of the adviser changed',
    'dossier shared': 'dossier shared with the employer',
    'share ended': 'sharing with the employer ended',
    'shared result viewed': 'shared outcome viewed',
    'shared file downloaded': 'shared file downloaded',
    'dossier handed over': 'dossier handed over',
    'note written': 'note changed',
    'decision recorded': 'decision recorded',
    'decision taken back': 'recorded decision taken back',
    'dossier cancelled': 'calculation cancelled',
    'dossier retried': 'calculation started again',
    'dossier restyled': 'report made again',
    'dossier renamed': 'dossier renamed',
    'dossier archived': 'dossier archived',
    'dossier brought back': 'dossier brought back from the archive',
    'dossier marked final': 'report marked final',
    'dossier back to concept': 'report put back to draft',
    'variants reported': 'report with variants asked for',
    'dossier deleted': 'dossier deleted',
    'dossier deletion undone': 'deletion of dossier undone',
    'dossier erased': 'participants’ data erased after the retention period',
    'retention changed': 'retention period changed',
    'office standards changed': 'standard values changed',
    'participant source kept': 'layout of participants file kept',
    'participant source deleted': 'layout of participants file deleted',
    'house style changed': 'house style changed',
    'logo changed': 'logo changed',
    'logo deleted': 'logo deleted',
    'contact message sent': 'contact message sent',
    'contact message handled': 'contact message handled',
    'contact message reopened': 'contact message reopened',
    'contact message deleted': 'contact message deleted',
    'participants compared': 'participants of two dossiers compared',
    'central bank file added': 'file of the central bank added',
    'central bank file withdrawn': 'file of the central bank withdrawn',
    'audit log exported': 'audit log exported',
    'audit log shortened': 'oldest acts erased from the audit log after the retention period',
  },
} as const;

export const centralBank = {
  description:
    'What De Nederlandsche Bank publishes each quarter and month. Dossiers of all organisations calculate their transition effects with it.',
  kinds: { pSet: 'P set', qSet: 'Q set', curve: 'Yield curve' },
  add: 'Add a yield curve',
  setsByCommand: 'Scenario sets are too large to upload here: the operator adds them by a command on the server.',
  file: 'File',
  limits: (megabytes: string) => `Workbook (.xlsx) or csv file, at most ${megabytes} MB`,
  choose: 'Choose a file or drag it here',
  day: 'Day of the curve',
  source: 'Source',
  sourceHint: 'This is how outcomes name the source.',
  send: 'Upload and check',
  kept: (name: string) => `${name} has been checked and kept`,
  failed: 'Something went wrong on our side; nothing was kept. Try again.',
  added: 'Added',
  dossiers: 'Dossiers',
  state: 'Status',
  offered: 'Offered',
  withdrawn: 'Withdrawn',
  actions: 'Actions',
  look: 'View',
  lookAt: (name: string) => `View ${name}`,
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw ${name}`,
  withdrawQuestion: (name: string) => `Are you sure that you want to withdraw ${name}?`,
  withdrawUnused: 'No dossier calculates with it: it will be erased.',
  withdrawUsed: 'New calculations no longer use it. For the dossiers that were calculated with it, it stays.',
  withdrawFailed: 'The file was not withdrawn.',
  fileSize: 'Size',
  scenarios: 'Scenarios',
  scenariosAndYears: (count: string, years: string) => `${count} of ${years} years`,
  firstScenarios: (count: string, all: string, years: string) => `the first ${count} of ${all}, of ${years} years`,
  checksum: 'Checksum (SHA-256)',
  rates: 'Rate',
  term: 'Term',
  years: (years: string) => `${years} years`,
  inYear: 'In year',
  series: { equityReturn: 'Return on equity', priceInflation: 'Price inflation', rateOfTenYears: 'Rate of 10 years' },
  momentsNote:
    'Mean over the scenarios, with the standard deviation in brackets. The rate is that at the end of the year.',
  emptyTitle: 'There are no scenario sets and yield curves',
  emptyText:
    'Without a set, dossiers calculate with the built-in model, as an illustration; without a curve, with the one that is supplied.',
} as const;

export const clients = {
  title: 'Employers',
  description: 'The employers of your organisation, with their dossiers.',
  add: 'Add employer',
  name: 'Employer',
  kvkNumber: 'KvK number',
  reference: 'Reference',
  contact: 'Contact person',
  dossiers: 'Dossiers',
  lastDossier: 'Latest dossier',
  actions: 'Actions',
  none: 'None yet',
  edit: 'Edit',
  overview: 'Dossiers',
  delete: 'Delete',
  editOf: (name: string) => `Edit ${name}`,
  overviewOf: (name: string) => `Dossiers for ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  emptyTitle: 'There are no employers yet',
  emptyText: 'Add the employer for whom you want to calculate a dossier.',
  missing: 'This employer is not there (any more): it was deleted, or the link is wrong.',
} as const;

export const clientForm = {
  addTitle: 'Add employer',
  editTitle: 'Edit employer',
  name: 'Name of the employer',
  kvkNumber: 'KvK number',
  kvkHint: '8 digits (Dutch trade register)',
  reference: 'Reference',
  referenceHint: 'Your own file number or customer number',
  contactName: 'Name of the contact person',
  contactEmail: 'E-mail address of the contact person',
  add: 'Add',
  failed: 'The employer was not saved.',
  rights: 'The employer',
  mayUpload: 'may send dossiers and delete those',
  mayDecide: 'may record a shared choice',
  loadLatest: 'Load the latest data',
} as const;

export const clientDeletion = {
  title: 'Delete employer',
  question: (name: string) => `Are you sure you want to delete ${name}?`,
  losesAccess: (count: number) =>
    `${formats.counted(count, { one: 'person of this employer loses', other: 'people of this employer lose' })} access.`,
  consequence: (count: number) =>
    count === 0
      ? 'This employer has no dossiers. You can undo it for another ten seconds.'
      : `${formats.counted(count, { one: 'dossier', other: 'dossiers' })} of this employer will be deleted as well, with all files. You can undo it for another ten seconds.`,
  failed: 'The employer was not deleted.',
} as const;

/** The page on which two dossiers are compared. What it says of them comes with the comparison, in Dutch. */
export const compare = {
  title: 'Compare dossiers',
  description: 'What differs between two dossiers or variants, and where the difference comes from.',
  link: 'Compare',
  linkWith: 'Compare with…',
  of: 'First dossier',
  with: 'Second dossier',
  choose: 'Choose a dossier',
  variantOf: (side: string) => `Variant, ${side}`,
  noVariant: 'No variant',
  swap: 'Swap first and second',
  same: (count: number) => `${count} the same`,
  summary: 'The difference in short',
  emptyTitle: 'Choose two dossiers',
  emptyText: 'Choose two calculated dossiers above, or a dossier and a variant of it.',
  twice: 'This is the same twice. Choose another dossier or a variant.',
  calculating: (part: string) => `Comparing, ${part}`,
  erased:
    'They can no longer be compared: the participant data of one of them have been erased. The outcomes themselves can still be viewed.',
  failed: 'The comparison failed. Try again.',
};

export const contact = {
  title: 'Get in touch',
  intro: 'A question about the tool or about your access? Your message goes to your provider.',
  privacy: 'Put no data of participants in your message.',
  message: 'Message',
  messageHint: (maximum: number) => `At most ${maximum} characters`,
  name: 'Name',
  organization: 'Organisation',
  telephone: 'Telephone',
  email: 'E-mail address',
  submit: 'Send',
  sending: 'Sending...',
} as const;

/** How a dossier stands, in its row and on the start page. */
export const statuses = {
  errors: (count: number | null) => (count === null ? 'Errors' : formats.counted(count, errorForms)),
  busy: 'Calculating',
  calculated: 'Calculated',
  cancelled: 'Cancelled',
  unknown: 'Status unknown',
  failed: 'Failed',
} as const;

export const desk = {
  news: 'From your employers',
  firstOpened: 'Opened for the first time',
  recorded: (choice: string) => `Choice ${choice} recorded`,
  title: 'Your dossiers and deadlines',
  search: 'Find an employer or dossier',
  add: 'New dossier',
  empty: 'There are no dossiers yet. A new dossier begins with an employer.',
  wrong: 'Needs you',
  due: 'Within six weeks',
  later: 'After that',
  recent: 'Recent',
  all: (count: number) =>
    `${count === 1 ? '' : 'All '}${formats.counted(count, { one: 'dossier', other: 'dossiers' })}`,
  nothingDue: 'Nothing.',
  toErrors: 'See the errors',
  daysLeft: (days: number) => (days === 0 ? 'today' : `${formats.counted(days, { one: 'day', other: 'days' })} left`),
  acts: { you: 'you', employer: 'employer' },
  deadline: {
    transitionPlan: 'Transition plan to the provider',
    transition: 'Start of the new scheme by law',
    contractEnd: 'Contract with the provider ends',
    erasure: 'Participants’ data are erased: download what you want to keep',
  },
  welcome: (product: string) => `What ${product} does`,
} as const;

export const deskSearch = {
  title: 'Search',
  label: 'Name of employer or dossier',
  titleForNew: 'New dossier: for which employer?',
  labelForNew: 'Name of the employer',
  keys: 'Choose with the arrow keys, open with Enter.',
  none: 'Nothing found.',
  failed: 'The search failed.',
  employer: 'employer',
  found: (count: number) => formats.counted(count, { one: 'result', other: 'results' }),
} as const;

export const undo = {
  deleted: (name: string) => `Deleted: ${name}`,
  howLong: 'You can undo this for ten seconds, on another page too.',
  undo: 'Undo',
} as const;

export const dossierLabels = {
  rename: 'Rename',
  renameOf: (name: string) => `Rename dossier ${name}`,
  renameTitle: 'Rename the dossier',
  renameFailed: 'The name was not changed.',
  archive: 'Archive',
  archiveOf: (name: string) => `Archive dossier ${name}`,
  bringBack: 'Bring back from the archive',
  bringBackOf: (name: string) => `Bring dossier ${name} back from the archive`,
  archived: 'Archived',
  archivedSince: (day: string) => `This dossier has been archived since ${day}.`,
  archivedToast: (name: string) => `Archived: ${name}`,
  archivedPlace: 'You can find it with ‘Show archived dossiers’.',
  broughtBack: (name: string) => `Brought back: ${name}`,
  broughtBackPlace: 'It is in the list again.',
  show: (count: number) => `Show archived dossiers (${formats.wholeNumber(count)})`,
  allTitle: 'All dossiers are archived',
  allText: 'Switch the archive on below to see them, or add a new dossier.',
} as const;

export const dossiers = {
  ...statuses,
  eraseOn: (day: string) => `Participants’ data will be erased on ${day}`,
  title: 'Dossiers',
  titleOf: (client: string) => `Dossiers for ${client}`,
  description: 'The dossiers of this employer, with input, outcome and report.',
  add: 'Add new dossier',
  createdOn: 'Date and time',
  name: 'Dossier name',
  inputFile: 'Input file',
  errorFile: 'Error file',
  outputFile: 'Output file',
  report: 'Report',
  delete: 'Delete',
  warning: 'One or more input files have errors. Click an icon to download the error messages.',
  download: {
    inputFile: (name: string) => `Excel: download the input file of ${name}`,
    outputFile: (name: string) => `Excel: download the output file of ${name}`,
    reportFile: (name: string) => `PowerPoint: download the report of ${name}`,
    employeesReportFile: (name: string) => `PowerPoint: download the report for employees of ${name}`,
    adviceFile: (name: string) => `Word: download the advice report of ${name}`,
    employeesAdviceFile: (name: string) => `Word: download the advice report for employees of ${name}`,
    transitionPlanFile: (name: string) => `Word: download the draft transition plan of ${name}`,
    consentFile: (name: string) => `Word: download the consent note of ${name}`,
    annexFile: (name: string) => `Word: download the annex with own figures of ${name}`,
    withoutPeopleFile: (name: string) => `Excel: download the output without people of ${name}`,
  },
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? 'Errors' : formats.counted(count, errorForms)}: download the error file of ${name}`,
  noErrors: 'No errors',
  warningCount: (count: number) => formats.counted(count, { one: 'warning', other: 'warnings' }),
  warningsErased: 'The list of warnings was erased with the output',
  doubted: 'Data seem to be wrong',
  busyAt: (share: string) => `Calculating, ${share}`,
  more: 'More',
  moreOf: (name: string) => `More about ${name}`,
  notify: 'Notify me when it is ready',
  notifyOf: (name: string) => `Notify me when it is ready: ${name}`,
  willNotify: 'Your browser will notify you',
  example: exampleMarks.en,
  sameFile: (name: string) => `Same file as ‘${name}’`,
  cancel: 'Cancel',
  cancelOf: (name: string) => `Cancel: calculation of ${name}`,
  retry: 'Try again',
  retryOf: (name: string) => `Try again: calculation of ${name}`,
  restyle: 'Make report again',
  restyleOf: (name: string) => `Make report again: ${name}, in the house style of now`,
  restyling: 'Is being made again in the house style of now',
  olderStyle: 'Report in an earlier house style',
  newerBasis: {
    curve: 'A newer interest rate curve is known for the transition effects',
    set: 'Another scenario set, which takes precedence, is known for the transition effects',
    both: 'A newer interest rate curve and another scenario set are known for the transition effects',
  },
  withVariants: (count: number) => `Report with ${formats.counted(count, { one: 'variant', other: 'variants' })}`,
  erasesShort: (day: string) => `Erased on ${day}`,
  erasedShort: (day: string) => `Erased ${day}`,
  erasedOn: (day: string) => `Participants’ data erased on ${day}; the report stays`,
  erasedWithoutReportOn: (day: string) => `Participants’ data erased on ${day}`,
  findingsErasedOn: (day: string) => `Error file erased on ${day}`,
  findingsEraseOn: (day: string) => `The error file will be erased on ${day}`,
  deleteOf: (name: string) => `Delete dossier ${name}`,
  emptyTitle: 'There are no dossiers yet',
  emptyText: 'A dossier is one pension scheme: you fill in the Excel template and add it here.',
  progressOf: (name: string) => `Progress of ${name}`,
  progress: {
    waiting: (place: number | null) =>
      place === null ? 'In the queue' : `Place ${formats.wholeNumber(place)} in the queue`,
    reading: (rows: number) => `${formats.counted(rows, { one: 'row', other: 'rows' })} read`,
    calculating: (done: number, total: number) =>
      `${formats.wholeNumber(done)} of ${formats.counted(total, { one: 'participant', other: 'participants' })} calculated`,
    effects: 'calculating statutory transition effects',
    writing: (files: number) => `${formats.counted(files, { one: 'file', other: 'files' })} written`,
    done: 'Finishing',
  },
  announcement: {
    added: (name: string) => `Dossier ${name} has been added and is being calculated.`,
    started: (name: string) => `Dossier ${name} is being calculated.`,
    cancelled: (name: string) => `The calculation of dossier ${name} has been cancelled.`,
    Finished: (name: string) => `Dossier ${name} has been calculated.`,
    Failed: (name: string) => `The calculation of dossier ${name} failed.`,
    FailedWithError: (name: string) => `The file of dossier ${name} contains errors.`,
  },
} as const;

export const newDossier = {
  title: 'Add new dossier',
  name: 'Dossier name',
  file: 'Excel file',
  drop: 'Drag your Excel file here or',
  choose: 'choose a file',
  limits: `Only .xlsx, maximum ${uploadRules.maximumMegabytes} MB, without a password and without macros.`,
  otherFile: 'Choose another file',
  submit: 'Add',
  uploading: 'Sending…',
  uploaded: 'Sent, being stored…',
  templateSingle: 'Download an empty template to fill in here.',
  templateSeveral: 'No filled-in file yet? Download an empty template for the kind of change:',
  template: { dcToDc: 'DC to DC', dbToDc: 'DB to DC', ambitionDbToDc: 'Ambition DB to DC' },
  templateOf: (kind: string) => `${kind}: download an empty template`,
} as const;

export const dossierDeletion = {
  title: 'Delete dossier',
  question: 'Are you sure you want to delete this dossier?',
  consequence: (name: string) =>
    `Dossier ‘${name}’ and the files that belong to it will be deleted. You can undo it for another ten seconds.`,
} as const;

/** Taking everything of an employer along, and erasing it. */
export const employerData = {
  title: 'Data of this employer',
  link: 'Manage data',
  description: 'Everything that is kept of this employer: download it or erase it for good.',
  keptTitle: 'What is kept',
  dossiers: (count: number) => formats.counted(count, { one: 'dossier', other: 'dossiers' }),
  files: (count: number) => formats.counted(count, { one: 'file', other: 'files' }),
  holders: (count: number) => formats.counted(count, { one: 'person with access', other: 'people with access' }),
  kept: 'The details of the employer itself, and what the audit log tells about it.',
  exportTitle: 'Download everything',
  exportText:
    'One zip file with all files of all dossiers, the recorded data as JSON and as lists for Excel, who has access, and the audit log of this employer. That you download it is written in the audit log.',
  exportButton: 'Download everything (zip)',
  exporting: 'The file is being made…',
  eraseTitle: 'Erase everything',
  eraseText:
    'The employer, the dossiers with all files and the access of its people disappear for good. The audit log still tells that something happened, without the names. First download what you must keep.',
  eraseButton: 'Erase everything',
  questionTitle: 'Erase all data',
  question: (name: string) => `Are you sure that you want to erase everything of ${name} for good?`,
  consequence: (count: number) =>
    `${formats.counted(count, { one: 'dossier', other: 'dossiers' })} with all files, and all access of its people, will disappear. This cannot be undone.`,
  failed: 'The data were not erased.',
} as const;

const errors = (count: number) => formats.counted(count, { one: 'error', other: 'errors' });
const warnings = (count: number) => formats.counted(count, { one: 'warning', other: 'warnings' });

/** What is found in a file, before it is sent and after it was refused. The findings themselves are in Dutch. */
export const findings = {
  caption: 'Findings in the file',
  wide: 'Findings in the file, scrolls sideways',
  columns: { severity: 'Kind', sheet: 'Sheet', cell: 'Cell', value: 'Value', what: 'What', remedy: 'What you can do' },
  error: 'Error',
  warning: 'Warning',
  errors,
  warnings,
  both: (errorCount: number, warningCount: number) => `${errors(errorCount)} and ${warnings(warningCount)}`,
  wholeFile: 'Whole file',
  all: (count: number) => `All (${formats.wholeNumber(count)})`,
  sheet: (name: string, count: number) => `${name} (${formats.wholeNumber(count)})`,
  goTo: 'Go to',
  search: 'Search the findings',
  none: 'No finding matches what you are looking for.',
  more: (count: number) => `Show ${formats.wholeNumber(count)} more`,
  shown: (count: number, total: number) =>
    `${formats.wholeNumber(count)} of ${formats.counted(total, { one: 'finding', other: 'findings' })}`,
  erased: 'What was in the cells has been erased; the kind of each finding and its place are still there.',
  download: 'Download error file',
  chooseAgain: 'Choose again',
} as const;

/** The check of a chosen file, on the computer of whoever chose it. */
export const fileCheck = {
  thisEmployer: 'this employer',
  newEmployer: (name: string) => `New employer: ${name}`,
  steps: { employer: 'Employer', kind: 'Kind of change', file: 'File', check: 'Check' },
  change: 'Change',
  states: { done: 'done', refused: 'refused', open: 'now', later: 'not yet' },
  haveFile: 'I have a file already',
  kindInFile: 'see file',
  toCheck: 'Go to the check',
  refusedAmong: 'One of the files cannot be sent. Take it away to add the others.',
  later: 'As soon as you choose a file it is checked here. Nothing is sent yet.',
  checking: 'The file is being checked on your computer…',
  sound: 'No errors or warnings found.',
  answer: 'First answer',
  answering: 'The first answer is being calculated on your computer…',
  unanswered: 'The answer could not be calculated here. The server does so when you send the file.',
  stopped: 'The check took too long and was stopped. When you send the file, the server checks it.',
  failed: 'The file could not be checked here. The server does so when you send it.',
  onlyHere: 'Checked on your computer; nothing has been sent yet.',
  errorsFound: 'With errors nothing is calculated. Correct the file in Excel and choose it again.',
  warningsFound: 'With warnings the file is calculated. Read them before you send it.',
  haveRead: 'I have read the warnings',
  readFirst: 'Read the warnings first and tick this box.',
  sendAnyway: 'Send anyway',
  errorFile: 'Make error file here',
  errorFileName: (name: string) => `Errors_${name}`,
  summary: {
    kind: 'Kind',
    employer: 'Employer',
    participants: 'Participants',
    ages: 'Ages on the valuation date',
    salaries: 'Salaries together (full-time salary × part-time percentage)',
    valuationDate: 'Valuation date',
    transitionDate: 'Transition date',
    contractEnd: 'End of contract',
  },
  unknown: 'not read',
  notFilledIn: 'not filled in',
  participants: (count: number) => formats.wholeNumber(count),
  participantsOf: (count: number, rows: number) =>
    `${formats.wholeNumber(count)} of ${formats.counted(rows, { one: 'row', other: 'rows' })} read`,
  countedOf: (counted: number, leftOut: number) =>
    `${formats.wholeNumber(counted)} counted, ${formats.wholeNumber(leftOut)} left out`,
  ages: (youngest: number, oldest: number) => `${youngest} to ${oldest} years`,
  several: (count: number) =>
    `You are adding ${formats.counted(count, { one: 'dossier', other: 'dossiers' })}, each named after its file. You can change the names.`,
  remove: (name: string) => `Do not add ${name}`,
  dropHere: 'Drop the file to add a dossier',
  kinds: {
    dcToDc: 'From a premium scheme with a scale to a new premium scheme.',
    dbToDc: 'From an insured average pay scheme to a new premium scheme.',
    ambitionDbToDc: 'From an average pay scheme with an ambition to a new premium scheme.',
  },
  tryExample: 'Try the example',
  tryExampleOf: (kind: string) => `Try the example: ${kind}`,
  exampleFile: 'Download the example',
  exampleFileOf: (kind: string) => `Download the example: ${kind}`,
  exampleName: (kind: string) => `Example ${kind}`,
} as const;

/** Asked before a window with something unsaved in it closes. */
export const closing = {
  title: 'Close window',
  changed: 'Are you sure you want to close this window?',
  changedConsequence: 'What you filled in is not kept.',
  sending: 'The file is still being sent. Do you want to stop?',
  sendingConsequence: 'What has not been sent yet is not added.',
} as const;

/** Whether the files of a dossier are a concept, and having them made again. */
export const finalMark = {
  concept: 'The report and the Word documents carry the word CONCEPT (draft) until an adviser marks them final.',
  isFinal: (by: string, moment: string) => `Marked final by ${by}, ${moment}.`,
  makeFinal: 'Mark as final',
  backToConcept: 'Back to draft',
  makeAgain: 'Update the files',
  running: 'The files are being made again.',
  barred: 'This cannot be made final yet.',
  sure: 'Make it final all the same?',
  open: 'Still open:',
  forbidden: 'The premium of the choice that was made is not allowed.',
  toTexts: 'To the texts',
  earlier: (name: string) => `${name}: checked before this calculation.`,
  otherChoice: (name: string, choice: string) => `${name}: written when choice ${choice} applied.`,
};

export const documents = {
  title: 'Documents',
  lead: 'What you write here is kept while you type. Report and Word documents have it once you update the files.',
  leadRead: 'What the adviser wrote for report and Word documents.',
  notApplicable: 'Does not apply',
  notApplicableOf: (name: string) => `Does not apply: ${name}`,
  open: 'Still open',
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved',
  changedBy: (name: string) => `${name} has changed this text meanwhile:`,
  keepMine: 'Keep my text',
  takeTheirs: 'Take this text',
  before: (count: number) => `Earlier texts (${count})`,
  putBack: 'Put back',
  earlier: 'Checked before this calculation: the figures have changed since.',
  otherChoice: (choice: string) => `Written when choice ${choice} applied. Is the text still right?`,
  confirm: 'Text still holds',
  unasked: 'The documents of this dossier do not ask for this text now.',
  older: 'The files are older than these texts.',
  appendix: 'Appendix of the report',
  appendixLead: (most: number) =>
    `Choose ${most} topics at most. Without a choice the dossier decides what the appendix has. The files are made again when you take the choice.`,
  takeAppendix: 'Take this choice',
};

export const footer = {
  label: 'Documents',
  documents: { manualDocument: 'Manual', faqDocument: 'Questions and answers', conditionsDocument: 'Terms' },
  contact: 'Contact',
  telephone: 'Telephone',
  email: 'E-mail',
  information: 'Information',
  social: 'Follow us',
  opensElsewhere: 'opens in a new window',
  copyright: (name: string, year: number) => `© ${year} ${name}`,
} as const;

export const general = {
  skipToContent: 'Skip to content',
  home: 'Home',
  clients: 'Employers',
  dossiers: 'Dossiers',
  organisations: 'Organisations',
  messages: 'Contact messages',
  centralBank: 'Scenario sets and yield curves',
  auditLog: 'Audit log',
  houseStyle: 'House style',
  accessCodes: 'Access codes',
  settings: 'Settings',
  security: 'Security',
  logOut: 'Log out',
  mainNavigation: 'Main navigation',
  breadcrumbs: 'Breadcrumbs',
  toTop: 'Back to top',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  retry: 'Try again',
  yes: 'Yes',
  no: 'No',
  optional: 'optional',
  language: 'Language',
  scheme: 'Appearance',
  schemes: { system: 'Light or dark: as your system', light: 'Light', dark: 'Dark' },
  manual: 'Explained in the manual',
  manualOpens: 'PDF in Dutch, opens in a new tab',
  notifications: 'Notifications',
  homeOf: (name: string) => `${name}, to the home page`,
} as const;

export const houseStyle = {
  description: 'How the report and the output file of your organisation look.',
  formTitle: 'Name and colours',
  name: 'Name',
  nameHint: 'Stands at the foot of each slide',
  primary: 'Primary colour',
  primaryHint: 'Cover, bands, titles and the first lines in charts',
  accent: 'Accent colour',
  accentHint: 'Small accents and the other lines in charts',
  picker: (label: string) => `${label}: choose`,
  contactLine: 'Contact line',
  contactLineHint: 'Address, telephone and website for example, on one line',
  saved: 'The house style has been saved. New reports get this style.',
  restyleHint: 'Existing reports change only when you make them again below.',
  failed: 'The house style was not saved.',
  loadLatest: 'Load the latest house style',
  reset: 'Restore the standard',
  unsaved: 'Not saved yet',
  previewTitle: 'Preview',
  previewCover: 'Cover of the report in this house style',
  previewFigures: 'Slide with the choices in this house style',
  previewExample:
    'With the figures of an example dossier; reports are Dutch. Colours, logo and places are those of the report.',
  previewOwn: (name: string) =>
    `Of your newest dossier, ${name}; reports are Dutch. Colours, logo and places are those of the report.`,
  contrastTitle: 'Legibility',
  onColour: (colour: string) => `Text on ${colour}`,
  white: 'white',
  dark: 'dark',
  ratio: (value: number) => `${formats.oneDecimal(value)}:1`,
  textFact: (text: string, ratio: string) => `${text}, ${ratio}`,
  titleFact: 'Titles on white',
  accentFact: 'Accent colour on white',
  asGiven: 'your colour',
  darkened: (colour: string) => `made darker, to #${colour}`,
  primaryOnly: 'primary colour',
  decorationOnly: 'as decoration only, never as text',
} as const;

export const logoField = {
  label: 'Logo',
  limits: `PNG, JPG or SVG, at most ${logoRules.maximumMegabytes} MB. An SVG is kept as a picture.`,
  drop: 'Drag your logo here or',
  choose: 'choose a file',
  other: 'Choose another logo',
  remove: 'Delete logo',
  uploading: 'Sending…',
  saved: 'The logo has been saved.',
  removed: 'The logo has been deleted.',
  failed: 'The logo was not saved.',
  size: (width: number, height: number) => `${formats.wholeNumber(width)} by ${formats.wholeNumber(height)} pixels`,
  alternative: (name: string) => `Logo of ${name}`,
} as const;

export const styleReset = {
  title: 'Restore the standard',
  question: 'Are you sure that you want to restore the standard house style?',
  consequence: 'Your name, colours, contact line and logo are deleted. Existing reports do not change.',
  failed: 'The standard house style was not restored.',
} as const;

export const officeStandards: Catalogue['officeStandards'] = {
  title: 'Standard values',
  description: 'What the templates of your organisation are filled with.',
  cardText:
    'Interest, returns and other assumptions that your office wants in each new template. The report names them as the standard of your office.',
  open: 'Set standard values',
  historyTitle: 'Adopted before',
  none: 'Your templates have the standard values of Evenwicht.',
  terms: 'Adopt',
  adoptedOn: 'Adopted on',
  reason: 'Reason',
  reasonHint: 'Stands in the template and in the report.',
  marked: 'Check the marked fields.',
  saved: 'The standard values have been saved.',
  failed: 'The standard values were not saved.',
  loadLatest: 'Load the newest standard values',
  ours: (standard) => `Evenwicht: ${standard}`,
  hint: (standard, allowed) => `Empty: ${standard}. Fill in: ${allowed}.`,
  range: (from, to) => `${from} to ${to}`,
  rowsHint: (standard, allowed) => `A line for each row. Empty: ${standard}. Fill in: ${allowed}.`,
  stored: (count, day) => (count === 1 ? `1 value, saved on ${day}` : `${count} values, saved on ${day}`),
};

export const invitations = {
  title: 'Invitations',
  text: 'The provider proposes to make these people advisers of your organisation. An adviser sees all employers and dossiers. There is no code until you confirm, and only you get to see it.',
  by: (name: string, day: string) => `Invited by ${name} (provider) on ${day}`,
  known: 'Is an adviser of your organisation already and gets one more code.',
  confirm: 'Confirm',
  confirmOf: (name: string) => `Confirm the invitation of ${name}`,
  refuse: 'Refuse',
  refuseOf: (name: string) => `Refuse the invitation of ${name}`,
  confirmQuestion: (name: string) => `Are you sure that ${name} should get access?`,
  confirmConsequence: 'Confirm only people you know. You then see the code and pass it on yourself.',
  confirmTitle: 'Confirm invitation',
  confirmFailed: 'The invitation was not confirmed.',
  refuseTitle: 'Refuse invitation',
  refuseQuestion: (name: string) => `Are you sure that you want to refuse the invitation of ${name}?`,
  refuseConsequence: 'There will be no code. The provider can invite again.',
  refuseFailed: 'The invitation was not refused.',
  waiting: 'Waiting for confirmation',
  waitingText:
    'An adviser of this organisation confirms the invitation under Access codes and passes the code on. You do not see that code.',
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the invitation of ${name}`,
  withdrawTitle: 'Withdraw invitation',
  withdrawQuestion: (name: string) => `Are you sure that you want to withdraw the invitation of ${name}?`,
  withdrawConsequence: 'There will be no code.',
  withdrawFailed: 'The invitation was not withdrawn.',
  invitedTitle: 'Invitation ready',
  invited: (name: string) => `${name} gets access as soon as an adviser of this organisation confirms the invitation.`,
} as const;

export const accessNotices = {
  label: 'Notices about access',
  acts: {
    'access issued by operator': (holder: string, moment: string) =>
      `The operator of the server issued access to ${holder} on ${moment}.`,
    'second factor reset by provider': (holder: string, moment: string) =>
      `The provider cleared the second factor of ${holder} on ${moment}. The codes that the provider gave ${holder} have ended.`,
    'second factor reset by operator': (holder: string, moment: string) =>
      `The operator of the server cleared the second factor of ${holder} on ${moment}.`,
    'recovered by issued code': (holder: string, moment: string) =>
      `${holder} logged in for recovery with the issued access code on ${moment}.`,
    'second factor guessed': (holder: string, moment: string) =>
      `Wrong codes of the second factor were entered for ${holder} several times, up to ${moment}. Was that not ${holder}? Then have the access code replaced.`,
  },
  actsText: 'Do you know nothing about this? Then revoke the code and ask the provider about it.',
  dismiss: 'Seen',
  waiting: (count: number) =>
    `${formats.counted(count, { one: 'invitation waits for your confirmation', other: 'invitations wait for your confirmation' })}.`,
  ownCode:
    'The provider issued your access code and may know it, also if you exchanged it. Replace it by a code that only you know.',
  toCodes: 'To Access codes',
} as const;

/** The key figures of a dossier. Each says over which time, of whom, and with or without compensation it is. */
export const keyFigures = {
  title: 'Outcome in brief',
  names: {
    progressive: 'Progressive for participants',
    flatForAll: 'Flat for everyone',
    budgetNeutralFlat: 'Flat, same cost',
    budgetNeutralProgressive: 'Progressive scale',
    profitNeutralFlat: 'Flat, same pension',
    profitNeutralProgressive: 'Progressive scale',
    ambition: 'Ambition scale',
    ownFlat: 'Your flat premium',
    ownScale: 'Your scale',
    keptScale: 'Keep the scale',
    highestFlat: 'Highest flat premium',
  },
  scale: (lowest: string, highest: string) => `${lowest} to ${highest}`,
  chosen: 'Chosen',
  notChosen: 'Not chosen yet',
  notSurelyAllowed: 'It is not certain that this premium is allowed',
  allForbidden: 'None of the calculated premiums is allowed like this',
  noneSurelyAllowed: 'None of the calculated premiums is certain to be allowed',
  inYear: (year: string) => `In ${year}`,
  from: (day: string) => `Twelve months from ${day}`,
  withEntrants: '30 years with new employees',
  withoutEntrants: '30 years without new employees',
  conditions: {
    firstYear: 'with compensation and one-off costs',
    thirtyYears: 'with compensation and one-off costs, discounted',
    lessPension: 'expected, before compensation',
  },
  lessPension: 'Less pension',
  ofAll: (count: string, total: string) => `${count} of ${total}`,
  verdict: { allowed: 'Allowed', doubted: 'Not certain', forbidden: 'Not allowed' },
  inRow: {
    chosen: (choice: string, premium: string) => `${choice} chosen, ${premium}`,
    inView: (choice: string, premium: string) => `${choice}, ${premium}`,
    thirtyYears: (compared: string) => `30 years ${compared}`,
    verdicts: {
      more: (difference: string) => `${difference} more`,
      less: (difference: string) => `${difference} less`,
      nearlyEqual: 'nearly the same',
      equal: 'the same',
    },
    lessPension: (count: string, total: string) => `${count} of ${total} less pension`,
  },
  amountAndShare: (amount: string, share: string) => `${amount} (${share})`,
  verdicts: {
    more: (difference: string) => `${difference} more than now`,
    less: (difference: string) => `${difference} less than now`,
    nearlyEqual: 'nearly the same as now',
    equal: 'the same as now',
  },
} as const;

export const messages = {
  description: (days: number) => `Messages from the contact form. They are kept for ${formats.wholeNumber(days)} days.`,
  receivedOn: 'Received',
  sender: 'Sender',
  message: 'Message',
  state: 'Status',
  open: 'To do',
  handledBy: (name: string, moment: string) => `Handled by ${name}, ${moment}`,
  handled: 'Handled',
  mailed: (moment: string) => `Also mailed on ${moment}`,
  signedInAs: (organisation: string) => `Logged in at ${organisation}`,
  actions: 'Actions',
  read: 'Read',
  readOf: (name: string) => `Read the message of ${name}`,
  title: (name: string) => `Message of ${name}`,
  markHandled: 'Handled',
  markHandledOf: (name: string) => `The message of ${name} has been handled`,
  reopen: 'Reopen',
  reopenOf: (name: string) => `Reopen the message of ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete the message of ${name}`,
  organisation: 'Organisation',
  email: 'E-mail address',
  phone: 'Telephone',
  emptyTitle: 'There are no contact messages',
  emptyText: 'What someone sends with the contact form appears here.',
  failed: 'The message was not updated.',
} as const;

export const messageDeletion = {
  title: 'Delete message',
  question: (name: string) => `Are you sure that you want to delete the message of ${name}?`,
  consequence: 'The message and the contact details are gone then. This cannot be undone.',
  failed: 'The message was not deleted.',
} as const;

export const organisations = {
  description: 'The advisory organisations that use this tool, with their access codes.',
  add: 'Add organisation',
  name: 'Organisation',
  createdOn: 'Added',
  activeCodes: 'Active codes',
  lastSignIn: 'Last login',
  never: 'Not yet',
  state: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  own: 'your own organisation',
  actions: 'Actions',
  codes: 'Codes',
  codesOf: (name: string) => `Codes of ${name}`,
  edit: 'Change',
  editOf: (name: string) => `Change ${name}`,
  emptyTitle: 'There are no organisations yet',
  emptyText: 'Add the first advisory organisation and give its advisers an access code.',
} as const;

export const organisationForm = {
  addTitle: 'Add organisation',
  editTitle: 'Change organisation',
  name: 'Name of organisation',
  isActive: 'Active',
  inactiveHint: 'While an organisation is not active, nobody of it is logged in or can log in.',
  ownHint: 'Your own organisation stays active.',
  add: 'Add',
  failed: 'The organisation was not saved.',
} as const;

/** The page on which participants come into a template from a file with columns of its own. */
export const participantsFile = {
  title: 'Participants from another file',
  description:
    'Puts a list from your payroll program or from a provider into our template, without cutting and pasting.',
  link: 'Participants from another file',
  linkText: 'Are the participants in a list with columns of its own?',
  onlyHere: 'The file is read on your computer; it is not sent.',
  steps: { file: 'Files', rows: 'Rows', columns: 'Columns', questions: 'Questions', result: 'Template' },
  file: 'File with participants',
  limits: (size: string) => `An Excel workbook (.xlsx) or a text file (.csv), at most ${size}.`,
  drop: 'Drop the file here or',
  kind: 'Kind of change',
  template: 'Template',
  uses: {
    new: 'A new template',
    replaced: 'My own template: replace participants',
    completed: 'My own template: complete participants',
  },
  ownTemplateFile: 'Your filled-in template',
  ownTemplateText:
    'The participants in it are replaced. What your list does not have, such as the capital, stays for those who are still there.',
  reading: 'The file is being read…',
  filling: 'The participants are being put into the template…',
  failed: 'That did not work on this computer. Paste the data into the template in Excel.',
  sheet: 'Sheet',
  citizenNumbers: (headers: string) =>
    `Citizen service numbers (BSN) stay behind: ${headers}. They do not come into the template and do not leave your computer.`,
  personal: (headers: string) =>
    `Not taken over either: ${headers}. We do not ask for names, addresses or account numbers.`,
  tableLabel: 'Columns of the template and where they come from, scrolls sideways',
  heads: {
    ours: 'In the template',
    theirs: 'In your file',
    reading: 'How the values are written',
    sample: 'For example',
  },
  required: 'required',
  helper: 'does not come into the template',
  theirsOf: (ours: string) => `${ours}: column in your file`,
  nothing: 'not in the file',
  rowNumber: 'number from top to bottom',
  asIs: 'as it is written',
  periodOf: (ours: string) => `${ours}: amount per`,
  periods: { year: 'per year', month: 'per month', fourWeeks: 'per four weeks', week: 'per week', hour: 'per hour' },
  supplement: 'On top (%)',
  supplementOf: (ours: string) => `${ours}: holiday allowance and other fixed supplements on top, in per cent`,
  partTimePay: 'the salary of the hours worked',
  shareOf: (ours: string) => `${ours}: how it is written`,
  shares: {
    fraction: 'as a part of 1 (0.8)',
    percent: 'as a percentage (80)',
    hours: 'as hours per week',
    fourWeekHours: 'as hours per four weeks',
    monthHours: 'as hours per month',
  },
  fullWeek: 'Full week (hours)',
  daysOf: (ours: string) => `${ours}: order`,
  days: { same: 'day-month-year', monthFirst: 'month/day/year' },
  wordOf: (ours: string, word: string) => `${ours}: ${word} means`,
  leftEmpty: 'leave empty',
  missing: (columns: string) => `No column chosen yet for: ${columns}.`,
  count: (count: number) => formats.counted(count, { one: 'participant', other: 'participants' }),
  inTemplate: (participants: string) => `${participants} in the template`,
  preview: 'The first participants as they come into the template',
  previewWide: 'The first participants in the template, scrolls sideways',
  sound: 'No errors or warnings found in the participants.',
  restLater: 'Then fill in the other sheets of the template in Excel.',
  save: 'Save template',
  fileName: (kind: string) => `Participants_${kind}.xlsx`,
  add: 'Add as dossier',
  source: 'Layout',
  newSource: 'New layout',
  remember: 'Remember layout',
  rememberAs: 'Name of the source',
  rememberHint:
    'For example the name of the payroll program. What is kept: the names of the columns, how they are read, and the codes that stand for a choice, such as M and V.',
  remembered: 'The layout has been kept.',
  forget: 'Forget layout',
  place: (sheet: string, header: number, first: number, last: number) =>
    `${sheet === '' ? 'The list' : `Sheet ${sheet}`}: headers in row ${header}, read from row ${first} to ${last}`,
  rows: {
    firstHeader: 'First row of headers',
    lastHeader: 'Last row of headers',
    first: 'First row of the list',
    last: 'Last row of the list',
  },
  alike: (sheet: string) => `These sheets have the same columns as ${sheet}. Tick what belongs to the list.`,
  separator: 'Between the values is',
  separators: { ';': 'a semicolon (;)', ',': 'a comma (,)', '\t': 'a tab', '|': 'a bar (|)' },
  encoding: 'Characters',
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows (Western Europe)',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16, reversed',
  },
  askRows: {
    matched: (count: number) =>
      `${formats.counted(count, { one: 'participant has', other: 'participants have' })} another number in this list, but the date of birth and sex of somebody in the template. Tick who is the same.`,
    sameNumber: (count: number) =>
      `${formats.counted(count, { one: 'participant has', other: 'participants have' })} the number of somebody in the template in this list, but another date of birth or sex. Tick who is the same all the same.`,
    onlyInList: (count: number) =>
      `${formats.counted(count, { one: 'participant is', other: 'participants are' })} in this list only. Tick who is added.`,
    onlyInTemplate: (count: number) =>
      `${formats.counted(count, { one: 'participant is', other: 'participants are' })} in the template only. Tick who stays.`,
    left: (count: number) =>
      `${formats.counted(count, { one: 'participant', other: 'participants' })} left before the valuation date, or died. Tick who counts all the same.`,
    leaves: (count: number) =>
      `${formats.counted(count, { one: 'participant leaves', other: 'participants leave' })} after the valuation date and before the transition. Tick who counts.`,
    later: (count: number) =>
      `${formats.counted(count, { one: 'participant was', other: 'participants were' })} hired after the valuation date. Tick who counts all the same.`,
    status: (count: number) =>
      `${formats.counted(count, { one: 'participant has', other: 'participants have' })} a status for which usually no premium is paid any more. Tick who counts all the same.`,
    hidden: (count: number) =>
      `${formats.counted(count, { one: 'participant is', other: 'participants are' })} in a row hidden by a filter or by hand. Tick who counts.`,
    noBirthDate: (count: number) =>
      `${formats.counted(count, { one: 'row has', other: 'rows have' })} no date of birth. Tick what is a participant.`,
    noFullTimer: (count: number) => `None of the ${count} participants works full time. Is that right?`,
    oddSalaries: (count: number) =>
      `The middle one of the ${count} salaries is unusually low or high for a year. Is that right?`,
    fewHours: (count: number) =>
      `${formats.counted(count, { one: 'participant works', other: 'participants work' })} less than 2%. Is that right?`,
    sameSalaries: (count: number) => `All ${count} salaries are almost the same. Is that right?`,
    runningSalaries: (count: number) =>
      `The ${count} salaries run on like numbers. Is this the column with the salary?`,
    ages: (count: number) =>
      `${formats.counted(count, { one: 'participant is', other: 'participants are' })} younger than 15 or older than 75. Is that right?`,
    manyHours: (count: number) =>
      `${formats.counted(count, { one: 'participant works', other: 'participants work' })} more than 100%. Is that right?`,
  },
  askEmployments: (who: string, count: number) =>
    `${formats.counted(count, { one: 'participant is', other: 'participants are' })} in more than one row: ${who}. Do these belong together?`,
  askColumn: {
    amountsDay: (header: string) => `Of which day are the amounts in ${header}?`,
    born: (header: string) => `Which is the participant's date of birth? Chosen now: ${header}.`,
    partColumn: (header: string) => `Which column has the part time? Chosen now: ${header}.`,
    payColumn: (header: string) => `Which column is the salary? Chosen now: ${header}.`,
    unit: (header: string) => `How is part time written in ${header}?`,
    fullWeek: (header: string) => `How many hours has a full working week, for ${header}?`,
    period: (header: string) => `Over what time is the amount in ${header}?`,
    workedPay: (header: string) => `Is ${header} the salary of a full working week, or of the hours somebody works?`,
    supplement: (header: string) => `Does anything that counts for the pension come on top of ${header}?`,
    part: (header: string) => `Does ${header} count for the pension?`,
    valuationDate: (header: string) =>
      `What is the valuation date? Who left before that day (${header}) does not count.`,
    accrued: (header: string) =>
      `Is ${header} what was accrued until now, and not what can still be reached? If not: choose another column above.`,
    zeroFormulas: (header: string) =>
      `All formulas in ${header} give 0, and the file asks to be calculated. Is 0 right? If not: open the list in Excel, save it and choose it again.`,
  },
  answers: {
    header: (value: string) => value,
    fraction: () => 'as a part of 1',
    percent: () => 'as a percentage',
    hours: () => 'as hours per week',
    fourWeekHours: () => 'as hours per four weeks',
    monthHours: () => 'as hours per month',
    weekHours: (hours: string) => `${hours} hours`,
    year: () => 'per year',
    month: () => 'per month',
    fourWeeks: () => 'per four weeks',
    week: () => 'per week',
    hour: () => 'per hour',
    fullPay: () => 'of a full working week',
    workedPay: () => 'of the hours worked',
    nothingOnTop: () => 'no, everything is in it',
    holiday: () => 'yes, 8% holiday allowance',
    thirteenth: () => 'yes, 8% holiday allowance and a thirteenth month',
    onTop: (percent: string) => `yes, ${percent}%`,
    partCounts: () => 'yes, it comes on top',
    partDoesNot: () => 'no',
    joined: () => 'yes, one participant: part time added, salary weighted',
    amounts: () => 'yes, one employment: amounts added',
    once: () => 'yes, the same again: the last row counts',
    apart: () => 'no, separate participants',
    isRight: () => 'yes, this is right',
  },
  example: (who: string, written: string) => `For example ${who}: your list has ${written}.`,
  questionOf: (number: number) => `Question ${number}`,
  proof: (rate: string, pay: string, whose: string, count: number) =>
    `By ${rate}, ${pay} is the salary ${whose}: seen of ${formats.counted(count, { one: 'part-timer', other: 'part-timers' })}.`,
  weekProof: (hours: string, part: string, week: string, count: number) =>
    `By ${hours} and ${part} a full week has ${week} hours: this shows for ${formats.counted(count, { one: 'participant', other: 'participants' })}.`,
  rowOf: (row: number, who: string) => `row ${row}: ${who}`,
  rowOfSheet: (sheet: string, row: number, who: string) => `sheet ${sheet}, row ${row}: ${who}`,
  ofRows: (counting: number, of: number) => `${counting} of ${of} count`,
  leftOut: (count: number, rows: string) =>
    `${formats.counted(count, { one: 'row does', other: 'rows do' })} not count, among them ${rows}.`,
  joined: (count: number) =>
    `Rows of ${formats.counted(count, { one: 'participant', other: 'participants' })} were joined.`,
  answerFirst: (count: number) =>
    `First answer ${formats.counted(count, { one: 'question', other: 'questions' })} above.`,
  change: 'Change',
  next: 'Continue',
  tickAll: 'All',
  tickNone: 'None',
  rowsLabel: 'Rows, scrolls',
  facts: 'What was made of each column',
  factsWide: 'What was made of each column, scrolls sideways',
  factHeads: {
    ours: 'In the template',
    theirs: 'From your column',
    lowest: 'Lowest',
    middle: 'Middle',
    highest: 'Highest',
    total: 'Together',
    empty: 'Empty',
  },
  completedText: 'What is empty is completed from this list; nothing is replaced.',
  nextList: 'Complete from another list',
  askedDays: { valuationDate: 'Valuation date', amountsDay: 'Day of the amounts' },
  came: (count: number, numbers: string) =>
    `${formats.counted(count, { one: 'participant is', other: 'participants are' })} new: ${numbers}.`,
  went: (count: number, numbers: string) =>
    `${formats.counted(count, { one: 'participant is', other: 'participants are' })} no longer in the template: ${numbers}.`,
  kept: (count: number) =>
    `${formats.counted(count, { one: 'value of this list was', other: 'values of this list were' })} not taken: the template already had another.`,
  held: (columns: string, count: number, numbers: string) =>
    `Kept for ${formats.counted(count, { one: 'participant', other: 'participants' })} (${numbers}), as your list does not have it: ${columns}.`,
  amountsOfDay: (header: string, day: string) =>
    `The amounts in ${header} are of ${day} and are not converted. If that is not the valuation date, choose that day as the valuation date or ask for a new statement.`,
  inView: 'Rows of the sheet, scrolls sideways',
  unreadable: (headers: string) =>
    `The values cannot be read in: ${headers}. Choose the column yourself, or repair the list.`,
};

/** Making reports again in another house style. */
export const reports = {
  title: 'Existing reports',
  outdated: (count: number) =>
    `${formats.counted(count, { one: 'report is', other: 'reports are' })} still in an earlier house style.`,
  upToDate: 'All reports are in the current house style.',
  running: (count: number) =>
    `${formats.counted(count, { one: 'report is', other: 'reports are' })} still being made again. You can carry on meanwhile.`,
  fixed: (count: number) =>
    `${formats.counted(count, { one: 'report stays as it is: its input file is', other: 'reports stay as they are: their input files are' })} no longer kept.`,
  restyle: (count: number) => `Make ${formats.counted(count, { one: 'report', other: 'reports' })} again`,
  progress: 'Progress of making reports again',
  unsaved: 'Save first: reports get the house style as it is stored.',
  failed: 'The reports are not being made again.',
} as const;

/** The page with the outcome of a dossier. What it says of the outcome itself comes with the outcome, in Dutch. */
export const results = {
  title: (dossier: string) => `Outcome of ${dossier}`,
  titleUnknown: 'Outcome of a dossier',
  description: 'The calculated premiums with their costs, pensions and checks.',
  participants: (count: number) => formats.counted(count, { one: 'participant', other: 'participants' }),
  transition: (day: string) => `transition ${day}`,
  calculatedOn: (moment: string) => `calculated ${moment}`,
  download: 'Download',
  files: {
    inputFile: 'Input file (Excel)',
    outputFile: 'Output file (Excel)',
    reportFile: 'Report (PowerPoint)',
    employeesReportFile: 'Report for employees (PowerPoint)',
    adviceFile: 'Advice report (Word)',
    employeesAdviceFile: 'Advice report for employees (Word)',
    transitionPlanFile: 'Draft transition plan (Word)',
    consentFile: 'Consent note (Word)',
    annexFile: 'Annex with own figures (Word)',
    withoutPeopleFile: 'Output without people (Excel)',
  },
  allFiles: 'All files (zip)',
  fileGone: 'Not available',
  chooseFirst: 'Transition plan and consent note: record a choice first.',
  back: 'Back to the dossiers',
  warnings: (count: number) => `${formats.counted(count, { one: 'warning', other: 'warnings' })} about the input`,
  noChoice: 'No choice yet',
  noneAllowed: 'None of these choices is allowed',
  inView: 'in view',
  inTemplate: 'chosen in the template',
  recordedOn: (day: string) => `recorded on ${day}`,
  leftOut: (count: number) =>
    formats.counted(count, { one: 'participant is not counted', other: 'participants are not counted' }),
  confidential: 'small group: confidential',
  parts: 'Behind the answer',
  tabs: {
    kosten: { name: 'Cost', question: 'What does it cost each year, and why does that differ from now?' },
    medewerkers: { name: 'Employees', question: 'Who gets more pension, and who less?' },
    compensatie: { name: 'Compensation', question: 'Who is compensated, and what does that cost?' },
    wet: { name: 'Law and plan', question: 'Is it allowed, and what must happen when?' },
    premies: { name: 'Four premiums', question: 'At which premium does cost or pension stay equal?' },
    uitgangspunten: { name: 'Assumptions', question: 'What was assumed?' },
    varianten: { name: 'Variants', question: 'What if it is agreed otherwise?' },
    documenten: { name: 'Documents', question: 'What goes along?' },
  },
  warningColumns: { place: 'Sheet and cell', what: 'What', remedy: 'What you can do' },
  wholeFile: 'Whole file',
  answer: 'The answer',
  choices: 'The choices',
  table: (name: string) => `Table: ${name}`,
  chartWide: (name: string) => `Chart ${name}, scrolls sideways`,
  tableWide: (name: string) => `Table ${name}, scrolls sideways`,
  saveAs: (format: string, name: string) => `Save ${name} as ${format}`,
  pictureFailed: 'The picture cannot be made.',
  notes: 'Explanation',
  source: 'Where does this come from?',
  sourceLaw: 'Law',
  sourceMethod: 'Method',
  sourceWorkbook: 'Output file',
  states: {
    running: 'This dossier is still being calculated. The outcome will appear here by itself.',
    unknown: 'It is not known whether this dossier is still being calculated.',
    failed: 'The calculation of this dossier failed. You can try again in the list of dossiers.',
    withErrors:
      'The input file of this dossier has errors. Nothing was calculated. Correct what is listed below and add the file again.',
    missing: 'This dossier is not there (any more).',
    offline: 'There is no connection. You see the outcome as it was last fetched.',
    erased: (day: string) => `Participants’ data were erased on ${day}. The outcome and the report stay.`,
  },
  statutory: {
    title: 'Transition effects',
    newerCurve: (name: string) =>
      `A newer interest rate curve is known (${name}). The law asks for the most recent one.`,
    newerSet: (name: string) => `Another scenario set is known that takes precedence (${name}).`,
  },
  recalculate: 'Calculate again',
  toClients: 'To the employers',
  inDutch: 'Charts, tables and notes of this outcome are in Dutch.',
} as const;

export const auth = {
  title: 'Log in',
  purpose:
    'Find out which premium costs an employer the same, or gives the participants together the same pension, after moving to a new defined contribution scheme (premieregeling).',
  loggedOut: 'You are logged out. You can log in again with the access code that you received from your provider.',
  unauthorized:
    'You have no access to the management tool. Have you entered an access code, or would you like access? If so, please get in touch with your contact at the provider.',
  ended: 'You are not (or no longer) logged in. Log in again with your access code.',
  accessCode: 'Access code',
  accessCodeHint:
    'The code of 26 characters that you received from your provider, or your own code. Hyphens and spaces are allowed.',
  showAccessCode: 'Show code',
  accessCodeMissing: 'Enter your access code.',
  accessCodeLength: (length: number) =>
    `An access code has 26 letters and digits; you entered ${length}. Check that you copied the whole code.`,
  accessCodeCharacters: 'An access code consists of letters and digits only.',
  secondFactor: 'Code from your authenticator app',
  secondFactorHint: 'Six digits, or one of your recovery codes.',
  secondFactorMissing: 'Enter a code.',
  logIn: 'Log in',
  loggingIn: 'Logging in…',
  handoff: 'Logging you in…',
  checking: 'Checking your login…',
  privacy:
    'Dossiers are visible within your own organisation only. This site uses no cookies and no external services.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
} as const;

export const security = {
  title: 'Security',
  description: 'Where you are logged in, and what is asked of you for that.',
  sessions: 'Your sessions',
  sessionsText:
    'Each row is a place where you are logged in. If you do not recognise one, end it and have your access code replaced.',
  device: 'Device',
  unknownDevice: 'Unknown device',
  network: 'Network',
  unknownNetwork: 'Unknown',
  signedInOn: 'Logged in',
  lastSeenOn: 'Last used',
  endsOn: 'Ends without use',
  thisSession: 'This session',
  actions: 'Actions',
  end: 'End',
  endOf: (whose: string) => `End session: ${whose}`,
  endOthers: 'End all other sessions',
  endTitle: 'End session',
  endQuestion: (whose: string) => `Are you sure you want to end this session: ${whose}?`,
  othersQuestion: (count: number) =>
    `Are you sure you want to end ${formats.counted(count, { one: 'other session', other: 'other sessions' })}?`,
  consequence: 'Whoever works there is logged out and can log in again as long as the access code is valid.',
  failed: 'Ending it did not succeed.',
  none: 'Nobody is logged in.',
} as const;

export const reauthentication = {
  title: 'Confirm that it is you',
  text: 'You logged in some time ago. For this action you are therefore asked once more who you are.',
  hint: 'The code you log in with. Did you come in by a link and have no code? Then log in again with a new link.',
  confirm: 'Confirm',
} as const;

export const organisationSessions = {
  title: 'Sessions of your organisation',
  description: 'Who is logged in now: advisers of your organisation, and people at your employers.',
  cardTitle: 'Logging in and sessions',
  cardText: 'Who is logged in now, when a session ends by itself, and what is asked of everyone at login.',
  open: 'View sessions',
  holder: 'Name',
  rules: 'Rules for logging in and sessions',
  rulesText: 'Holds for everyone of your organisation and its employers, also for those who are logged in now.',
  idleMinutes: 'Minutes without use',
  sessionHours: 'Hours in total',
  range: (minimum: number, maximum: number) => `From ${minimum} up to and including ${maximum}`,
  standard: 'These are the standard values.',
  since: (day: string, name: string) => `Chosen on ${day} by ${name}.`,
  saved: 'The rules have been saved.',
  notSaved: 'The rules have not been saved.',
} as const;

export const secondFactor = {
  title: 'Second factor',
  text: 'With a second factor, logging in asks for a code from an app on your phone besides your access code. Whoever knows only your access code does not get in.',
  start: 'Set up second factor',
  steps: 'Scan the code with an authenticator app on your phone, then enter the six digits that the app shows.',
  typed: 'Scanning does not work? Enter this key in the app:',
  qr: 'QR code for your authenticator app',
  code: 'Code from the app',
  codeHint: 'Six digits, or one of your recovery codes.',
  confirm: 'Confirm',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each code works once in place of your phone. You see them only now: print them or keep them in a safe place, not with your access code.',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying does not work in this browser. Select the codes and copy them yourself.',
  done: 'I have kept them',
  remove: 'Remove second factor',
  removeText: 'For a new phone, for example: remove the second factor with a code and set it up again.',
  renew: 'New recovery codes',
  renewText: 'The old recovery codes no longer work after that.',
  failed: 'That did not succeed.',
  reset: 'Clear second factor',
  resetTitle: 'Clear second factor',
  resetConsequence:
    'Do this only when you know for certain who asks, for example by calling that person. Whoever is logged in is logged out; the access code stays valid.',
  resetByProviderConsequence:
    'Do this only when you know for certain who asks, for example by calling that person. Whoever is logged in is logged out. The codes that the provider issued end: this person comes in again by an invitation that a colleague confirms, or through the operator of the server. All advisers of the organisation are notified.',
  resetFailed: 'The second factor has not been cleared.',
  needs: 'Second factor required for everyone',
  needsHint: 'Whoever has none yet sets it up before going on, you included.',
  requiredTitle: 'Set up a second factor',
  requiredText:
    'A second factor is required for your access. It takes a minute; you need a phone with an authenticator app.',
  set: (day: string) => `Set on ${day}.`,
  left: (count: number) => `${formats.counted(count, { one: 'recovery code', other: 'recovery codes' })} left.`,
  wrongCodes: (count: number) =>
    `${formats.counted(count, { one: 'wrong code was', other: 'wrong codes were' })} entered for you in the last 24 hours. Was that not you? Then somebody else has your access code: have it replaced.`,
  resetOf: (holder: string) => `Clear second factor of ${holder}`,
  resetQuestion: (holder: string) => `Are you sure you want to clear the second factor of ${holder}?`,
} as const;

export const ownCode = {
  title: 'Own code',
  text: 'The access code you received may also have been seen by whoever issued it or passed it on to you. Make your own code in exchange: from then on you log in with it, in the same field. The issued code remains for recovery and then gives access only to making a new own code. Your other sessions end.',
  make: 'Make own code',
  madeTitle: 'Your own code',
  madeText:
    'You see this code only now. Keep it in a password manager or a safe place, and keep the issued access code apart for recovery. If your browser remembers the issued code, replace it there by this one.',
  done: 'I have kept it',
  madeOn: (day: string) => `Made on ${day}.`,
  another: 'Lost your own code, or need a new one? Log in with the issued access code and make a new one.',
  needsIssued:
    'You did not log in with an access code. Log in with the access code you received to make your own code.',
  recoveries:
    'The issued access code was used for recovery. Was that not you? Have your access revoked and report that somebody else has the code.',
  recoveryTitle: 'Make a new own code',
  recoveryText:
    'You logged in with the issued access code. Because you have an own code, it is for recovery only: make a new own code to go on. The previous one no longer works after that. Did your browser fill in that code? Then log out and log in with your own code.',
  failed: 'The own code has not been made.',
  keptEnd: 'Last six characters of your own code',
  keptHint: 'Copy them from where you keep the code. Pasting the whole code is fine too.',
  keptWrong: 'Enter the last six characters of the code above.',
  requiredTitle: 'Make your own code',
  requiredText:
    'The access code you logged in with may also have been seen by whoever issued it or passed it on: exchange it at this first use for a code that only you know.',
  factorFollows: 'After that you set up a second factor.',
  needs: 'Issued access codes exchanged at their first use',
  needsHint: 'Whoever logs in with an issued access code makes an own code before going on, you included.',
} as const;

export const retention = {
  pageDescription: 'What holds for your whole organisation.',
  title: 'Retention period',
  text: 'Files with participants are erased so many days after their last download, or after they were added when nobody downloads them. The report, which holds no persons, stays.',
  days: 'Days to keep',
  daysHint: (minimum: number, maximum: number) => `From ${minimum} up to ${formats.wholeNumber(maximum)} days`,
  shorter:
    'The period holds for dossiers that are there already too. What is too old by the new period is erased within a day.',
  saved: 'The retention period has been saved.',
  failed: 'The retention period was not saved.',
  logTitle: 'Audit log',
  logText: 'Who logged in, added, downloaded, changed and deleted.',
  logOpen: 'Open the audit log',
} as const;

export const start = {
  greeting: (name: string) => `Welcome, ${name}.`,
  headline: 'A new pension premium, in balance with the old one',
  lead: (product: string) =>
    `${product} calculates which progressive or flat premium costs an employer the same as now after the move to a new premium scheme, or is expected to give the participants together the same pension. For pension advisers and their employers.`,
  tryExample: 'Try the example',
  exampleFailed: 'The example could not be opened.',
  figure: {
    title: 'From the example dossier',
    description: (low: string, high: string, flat: string) =>
      `A pair of scales. On the left the current scale, which rises with age from ${low} to ${high}; on the right a flat premium of ${flat} for everyone. They weigh the same.`,
    current: 'Current scale',
    flat: 'Flat premium',
    caption: (participants: number) =>
      `Premium by age from 15 to 68, for ${participants} participants of an invented wholesaler.`,
  },
  introTitle: 'Two ways to be in balance',
  intro:
    'Existing Dutch pension schemes must have been adapted to the Wet toekomst pensioenen (Future of Pensions Act) by 1 January 2028. New employees then get a premium of the same percentage at every age; those who already take part may keep a progressive premium on conditions. For each employer that is a choice with consequences for cost and for pensions.',
  aims: {
    budget: {
      title: 'Budget neutral',
      text: 'Over the chosen years the employer pays as much as in the current scheme.',
    },
    profit: {
      title: 'Profit neutral',
      text: 'The participants together are expected to get as much pension as in the current scheme.',
    },
  },
  answers: {
    title: 'The four answers of the example dossier',
    scale: 'Progressive scale',
    flat: 'Flat premium',
    range: (low: string, high: string) => `${low}–${high}`,
    note: 'Percentages of the pension base, rounded to 0.1 percentage point. A dossier also works out compensation, the open group, scenarios and sensitivity.',
  },
  bannerLabel: 'Announcement',
  stepsTitle: 'How it works',
  steps: {
    fill: {
      title: 'Fill in the template',
      text: 'Download the empty Excel template, fill in the scheme and the participants and add it to the employer as a dossier. The template is in Dutch.',
    },
    check: {
      title: 'Errors come back explained',
      text: 'If something is not right you get your own file back. Every wrong cell is marked and explained, all at once.',
    },
    report: {
      title: 'Download the outcome',
      text: 'An Excel file that shows where each figure comes from, and a PowerPoint report to discuss. Both are in Dutch.',
    },
  },
  dataTitle: 'What happens to your data',
  dataFacts: {
    closed: {
      title: 'Within your organisation only',
      text: 'Advisers see the dossiers of their own organisation, an employer only what it sends or what is shared with it. The database itself guards that separation.',
    },
    nameless: {
      title: 'No names, no BSN',
      text: 'The template asks for a number per participant. A file with a column of citizen service numbers (BSN) is refused and not kept.',
    },
    erased: {
      title: 'No longer than needed',
      text: `Files with participants are erased ${retentionDays.standard} days after the last download, or after the period that your organisation chooses. You can delete a dossier at any time.`,
    },
    own: {
      title: 'No cookies, nothing from elsewhere',
      text: 'The calculation runs on the server of this application. The pages load nothing from other sites and do not track you.',
    },
  },
} as const;

/** Worded as they were specified where they were specified in English. */
export const system = {
  loading: 'Loading...',
  somethingWentWrong: 'Something went wrong...',
  errorTitle: 'Error',
  uploadFailed: 'Document upload failed...',
  deleteFailed: 'Delete document failed...',
  downloadFailed: 'Download failed...',
  notUploaded: 'The file was not uploaded.',
  messageSent: 'Message sent...',
  messageNotSent: 'Message not sent...',
  formNotSent: 'The form was not sent.',
  fileRequired: 'File is required',
  fileTooLarge: 'File size is too large.',
  fileUnsupported: 'Unsupported file format. Please upload .xlsx files only.',
} as const;

export const table = {
  search: 'Search within this list..',
  searchLabel: 'Search within this list',
  clearSearch: 'Clear search',
  firstWords: (most: number) => `Only the first ${most} words are searched for.`,
  nothingFound: (query: string) => `Nothing found for ‘${query}’.`,
  perPage: (size: number) => `${size} per page`,
  pageSize: 'Number per page',
  goToPage: 'Go to page',
  ofPages: (count: number) => `of ${formats.wholeNumber(count)}`,
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  pages: 'Pages',
  range: (from: number, to: number, total: number) =>
    `${formats.wholeNumber(from)}–${formats.wholeNumber(to)} of ${formats.wholeNumber(total)}`,
  printWhole: 'Print the whole list',
  printFailed: 'The whole list could not be fetched.',
  sortBy: 'Sort by',
  ascending: (label: string) => `${label} (ascending)`,
  descending: (label: string) => `${label} (descending)`,
} as const;

/** What is in use of what the provider allows. */
export const usage = {
  title: 'Usage',
  organisation: 'What your organisation uses of what the provider allows.',
  employer: 'What this employer uses of what the provider allows per employer.',
  names: {
    megabytes: 'Storage',
    openDossiers: 'Calculations waiting or running',
    uploadsPerMinute: 'Dossiers added in the last minute',
  },
  inUse: {
    megabytes: (used: string, most: string) => `${used} of ${most} MB`,
    openDossiers: (used: string, most: string) => `${used} of ${most}`,
    uploadsPerMinute: (used: string, most: string) => `${used} of ${most}`,
  },
  near: 'nearly reached',
  reached: 'reached',
  results: 'Results of calculations count as storage too. They are always kept, even when they go beyond the limit.',
  nearOrganisation: 'Your organisation has reached a limit, or nearly.',
  nearEmployer: 'This employer has reached a limit, or nearly.',
  remedies: {
    megabytes: 'Delete dossiers that are no longer needed. An adviser can ask the provider for more room.',
    openDossiers: 'Wait until calculations are done, or cancel what is not needed.',
  },
} as const;

/** The form of the provider with the limits of an organisation. */
export const limits = {
  open: 'Limits',
  openOf: (name: string) => `Limits of ${name}`,
  title: (name: string) => `Limits of ${name}`,
  used: 'Now in use',
  dossiers: (count: number) => formats.counted(count, { one: 'dossier', other: 'dossiers' }),
  organisation: 'Whole organisation',
  employer: 'Per employer',
  names: {
    megabytes: 'Storage in MB',
    openDossiers: 'Calculations waiting or running',
    uploadsPerMinute: 'Dossiers added per minute',
  },
  standard: (value: string) => `Standard: ${value}`,
  fillStandard: 'Fill in standard values',
  hint: 'A lower limit deletes nothing: nothing can be added as long as more is in use.',
  failed: 'The limits have not been saved.',
} as const;

/** What-ifs on the page with an outcome. What the figures say comes with them, in Dutch. */
export const whatIf = {
  title: 'What if',
  below: (letter: string, premium: string) => `Below, choice ${letter} is what you try: ${premium}.`,
  ask: 'What if …?',
  privacy:
    'For this the participants’ data come into this browser, without names or personnel numbers. What you change is only sent and kept when you keep it as a variant.',
  opening: 'The data are being fetched and calculated …',
  close: 'Close what if',
  fold: 'Fold what if',
  unfold: 'Unfold what if',
  unchanged: 'nothing changed',
  costCurve: (rate: string) => `Cost with compensation over 10 years, lowest at ${rate}`,
  calculating: 'The what-if is being calculated',
  failed: 'The calculation does not work with these choices. Change a choice or go back to the answer.',
  notOpened: 'What-ifs cannot be opened now. Please try again later.',
  otherFigures:
    'The outcome on this page was made by another version of the program. Calculate the dossier again first; then a what-if can be compared with it.',
  back: 'Back to the answer',
  backOf: (choice: string) => `${choice}: back to the answer`,
  slider: (choice: string) => `${choice}, slider`,
  outside: (minimum: string, maximum: string) => `Enter a number from ${minimum} up to and including ${maximum}.`,
  noLimit: 'no limit',
  years: 'years',
  groups: {
    compensation: 'Compensation',
    contribution: 'Employee contribution',
    goal: 'Horizon and group',
    expectations: 'Returns and wages',
  },
  choices: {
    flat: 'Flat premium',
    scale: 'Scale',
    entrantPremium: 'Premium of new participants beside a scale',
    method: 'Method',
    target: 'Target',
    threshold: 'Threshold',
    fromAge: 'From age',
    untilAge: 'Up to and including age',
    form: 'Form',
    end: 'End',
    endYears: 'Years of compensation',
    contribution: 'Employee contribution',
    horizon: 'Horizon of the employer cost',
    horizonYears: 'Years of the horizon',
    goalGroup: 'Group for equal employer cost',
    oneOffCounts: 'One-off costs',
    equityReturn: 'Return on equities',
    bondReturn: 'Return on bonds',
    wageGrowth: 'Wage growth',
    rounding: 'Rounding of premiums',
  },
  ofBasis: { pensionBase: '% of the pension base', premium: '% of the premium', salary: '% of salary' },
  withoutSteps: ', without later steps',
  methods: {
    none: 'none',
    pensionOutcome: 'pension outcome',
    premiumDifference: 'premium difference',
    ownTable: 'own table',
  },
  forms: { pensionPremium: 'pension premium', salary: 'salary' },
  ends: { legalEnd: 'legal end', years: 'number of years', pensionDate: 'pension date' },
  horizons: { years: 'number of years', pensionDate: 'until the pension date' },
  goalGroups: { existing: 'existing participants', withEntrants: 'with new participants' },
  counts: { counted: 'counted', apart: 'kept apart' },
} as const;

/** What is kept beside an outcome: variants of it, and decisions. What these say of the outcome comes with them, in Dutch. */
export const variants = {
  title: 'Variants',
  lead: `Choose at most ${mostCompared} to put them beside the answer.`,
  keep: 'Keep as a variant',
  keepTitle: 'Keep as a variant',
  keepLead: `The server calculates the variant with the program that also calculated the answer. At most ${mostVariants} variants are kept with a dossier.`,
  name: 'Name of the variant',
  kept: (name: string) => `Variant ${name} has been kept and is being calculated.`,
  rename: (name: string) => `Rename variant ${name}`,
  renameTitle: 'Rename the variant',
  again: (name: string) => `Calculate variant ${name} again`,
  remove: (name: string) => `Delete variant ${name}`,
  removeTitle: 'Delete variant',
  removeQuestion: (name: string) => `Do you want to delete variant ${name}?`,
  removeConsequence: 'A choice C that comes from this variant stays.',
  take: 'Take as choice C',
  takeAs: (name: string) => `Take variant ${name} as choice C`,
  takeTitle: 'Choice C',
  takeQuestion: (name: string) => `Do you want the premium of variant ${name} as choice C?`,
  takeReplaces: 'The present choice C goes. The files are made again.',
  takeConsequence: 'The files are made again.',
  isChoiceC: (name: string) => `Choice C is the premium of variant ${name}.`,
  giveBack: 'Take choice C back',
  giveBackQuestion: 'Do you want choice C as the input file has it again?',
  calculating: 'being calculated',
  failed: 'not calculated',
  outdated: 'of an earlier version',
  otherVersion: (name: string) =>
    `Variant ${name} was calculated by another version of the program than the answer. Calculate the variant again to be able to compare them.`,
  comparison: 'Variants beside the answer',
  report: 'Report with these variants',
  plainReport: 'Report without variants',
  reportLead:
    'Workbook and report are then made again, with these variants beside the answer and with the recorded decisions.',
  reportRunning: 'Workbook and report are being made again.',
  reportHas: (count: number) =>
    `Workbook and report now have ${formats.counted(count, { one: 'variant', other: 'variants' })}.`,
  reportErased: 'The input file is not kept (any more): workbook and report cannot be made again.',
  reportWithout:
    'Workbook and report are then made without variants. After that, calculate the variants again and make the report with variants.',
  changeFailed: 'This did not succeed.',
} as const;

/** What an office knows of a dossier besides its outcome. */
export const office = {
  title: 'In the office',
  lead: 'Only advisers of your organisation see this.',
  worker: 'Who works on it',
  worksOn: (name: string) => `${name} works on it`,
  nobody: 'nobody in particular',
  note: 'Note',
  happened: 'What happened',
  writtenBy: (by: string, moment: string) => `Changed by ${by} on ${moment}.`,
} as const;

/** What of a dossier its employer sees. */
export const sharing = {
  share: 'Share',
  title: 'Share with the employer',
  lead: 'The employer sees only what you tick, as it is now. If the dossier is made again, this stays until you share it again.',
  choices: 'Choices',
  tabs: 'Parts of the page',
  files: 'Files',
  preview: 'View as the employer',
  shareAgain: 'Share again',
  end: 'Stop sharing',
  openedOn: (by: string, moment: string) => `Last opened by ${by} on ${moment}.`,
  notOpened: 'Not opened yet.',
  older: 'The dossier has been made again since: the employer sees the earlier outcome.',
  wholeFiles: 'Files are about all choices: share all choices to include them.',
  notReady: 'The files are being made again. Share the dossier when that is done.',
  failed: 'This did not succeed.',
  done: (name: string) => `The employer now sees dossier ${name}.`,
  ended: (name: string) => `The employer no longer sees dossier ${name}.`,
  previewed: 'This is how the employer sees this dossier. It has not been shared yet.',
  endPreview: 'Back to the dossier',
  endQuestion: 'Do you want to stop sharing this dossier?',
  endConsequence: (name: string) => `The employer then no longer sees ${name}, also where it is open now.`,
  sharedOn: (by: string, moment: string) => `Shared by ${by} on ${moment}.`,
  openedOnDay: (day: string) => `opened by the employer on ${day}`,
  chosenOnDay: (choice: string, day: string) => `employer chose ${choice} on ${day}`,
  decided: (choice: string, by: string, day: string) => `Choice ${choice} recorded by ${by} on ${day}.`,
  withYou: 'Shared with you',
  noneOfOwn: 'You have not sent any dossiers yourself yet',
  isShared: 'Shared',
  isSharedOlder: 'Shared: earlier outcome',
  notice:
    'From now on an employer sees only what you share. Nothing has been shared yet of the dossiers that were already there.',
  noticed: 'Understood',
} as const;

export const ownHeadline = {
  change: 'Change the headline',
  takeBack: 'Back to the headline of the outcome',
  label: 'Headline',
  hint: (outcome: string) => `Of the outcome: ${outcome}.`,
  filesAgain: 'The headline is in the files too: they are made again.',
  unused: (title: string) => `Your headline belongs to another outcome and is not used: ${title}.`,
} as const;

export const decisions = {
  takeBack: 'Take back',
  takeBackQuestion: 'Are you sure that you want to take this recorded decision back?',
  takeBackConsequence:
    'Page and files are then as without this decision. The log keeps who recorded it and who took it back.',
  title: 'Recorded decisions',
  record: 'Record',
  recordOf: (choice: string) => `Record: ${choice}`,
  isFinal: answers.refusals.DOSSIER_FINAL,
  erased: answers.refusals.DECISION_ERASED,
  recordLead:
    'The decision is kept with the figures and checks of this moment, your name and the time. It cannot be changed, but an adviser can take it back; a later decision is added. Mention no participants in the reason.',
  reason: 'Reason: why this decision?',
  none: 'No decision has been recorded yet.',
  byOn: (by: string, moment: string) => `${by}, ${moment}`,
  earlier: (count: number) => `Recorded before (${count})`,
  figures: 'Figures and checks of that moment',
  passed: 'Checks in order',
  attention: 'Checks that ask attention',
  columns: {
    level: 'Outcome',
    check: 'Check',
    about: 'Concerns',
    finding: 'Found',
    article: 'Article',
    figure: 'Figure',
    amount: 'Amount or percentage',
    compared: 'Compared',
  },
  print: 'Print the decisions',
  printed: (moment: string) => `Printed on ${moment}`,
  recorded: 'The decision has been recorded.',
} as const;

/** What the table of choices says; articles of Dutch law keep their Dutch names. */
export const outcome: Wordings = {
  texts: {
    ...keyFigures.names,
    levelScale: 'Level scale',
    scaleAt: 'Scale at {0}',
    scaleLowered: 'Lower the scale to {0}',
    scaleRaised: 'Raise the scale to {0}',
    premium: 'Premium',
    premiumOfThose: 'Premium of those who now have {0}',
    costInYear: 'Cost in {0}',
    costInTwelveMonths: 'Cost in the first twelve months from {0}',
    costInThirtyYears: 'Cost over 30 years',
    whoNotices: 'Who notices it?',
    pensionOfThose: 'Pension of the {0} with {1}',
    contributionInYear: 'Own contribution in {0}',
    contributionInTwelveMonths: 'Own contribution in the first twelve months from {0}',
    whoPaysMore: 'Who pays more own contribution',
    isItAllowed: 'Is it allowed?',
    whatIsNeeded: 'What is needed?',
    now: 'now {0}',
    theScale: 'the scale',
    flat: '{0} flat',
    range: '{0} to {1}',
    byAge: '{0}, by age',
    flatLater: 'later {0} flat',
    equal: 'equal',
    nearlyEqual: 'nearly equal',
    none: 'none',
    including: 'including {0}',
    ofCompensation: '{0} compensation',
    ofOneOff: '{0} one-off',
    ofPension: '{0} pension',
    someMore: '{0} more',
    transitionalLaw: 'transitional law, {0}',
    nobodyNotices: 'nobody: the pension stays nearly equal',
    nobodyLess: 'nobody gets less',
    onlyOneLess: 'the participant gets less',
    bothLess: 'both get less',
    allLess: 'all {0} get less',
    oneLess: '{0} of {1} gets less',
    someLess: '{0} of {1} get less',
    allTogether: 'all employees together',
    together: 'together',
    ages: 'ages {0}',
    and: '{0} and {1}',
    semicolon: '{0}; {1}',
    comma: '{0}, {1}',
    beside: '{0} {1}',
    inBrackets: '{0} ({1})',
    inBracketsTogether: '{0} (together {1})',
    afterCompensationNobody: 'after compensation nobody',
    afterCompensationStill: 'after compensation still {0}',
    afterCompensationNobodyLess: 'after compensation nobody less',
    afterCompensationStillLess: 'after compensation still {0} less',
    most: 'the most {0}',
    lessMore: '{0} less, {1} more',
    lessSameMore: '{0} less, {1} equal, {2} more',
    nobody: 'nobody',
    allAges: 'all ages',
    allowed: 'Yes',
    forbidden: '{0} Not allowed',
    notKnown: '{0} Not known',
    toTheLetter: 'by the letter of art. 150b lid 1 c and 220e PW; ask your provider to confirm',
    atMost: 'at most {0}',
    atMostAfterCost: 'at most {0} after the costs on contributions',
    twoSchemes: '{0} and {1} flat require two schemes',
    scaleMayStay: 'the scale may stay',
    notWhenSolidary: 'not in a solidarity-based scheme',
    noEarlierScheme: 'there was no scheme yet on 30 June 2023',
    schemeDoesNotQualify: 'the scheme of 30 June 2023 does not qualify',
    schemeUnknown: 'the scheme of 30 June 2023 was not filled in',
    tooLate: 'the transition comes too late',
    noRisingScale: 'there is no rising scale to keep',
    scaleFalls: 'the scale falls at a higher age',
    aboveScale: 'above the highest scale allowed',
    aboveFlat: 'above the maximum of {0}',
    entrantsAboveFlat: 'premium of new employees above the maximum of {0}',
    offsetTooLow: 'the new offset (franchise) is too low',
    maximumSalaryTooHigh: 'the new maximum salary is too high',
    partnerTooHigh: 'the new partner’s pension is too high',
    orphanTooHigh: 'the new orphan’s pension is too high',
    anwTooHigh: 'the new Anw cover is too high',
    pensionAgeTooHigh: 'the new pension age is too high',
    compensationNotLevel: 'the percentage of compensation differs within an age group',
    onlyUntil: 'only until {0}',
    atMostUntil: 'until {0} at most, if the transitional law applies',
    flatAllowedRestNot: 'the flat premium is allowed; the rest of the scheme was not checked',
    seeChecks: 'see the checks',
    otherChoice: 'another choice',
    consentOfCouncil: 'consent of the works council',
    consentOfCouncilAndStaff: 'consent of the works council and employees',
    consentOfCouncilIfAny: 'consent of the works council (if there is one)',
    consentOfCouncilIfAnyAndStaff: 'consent of the works council (if there is one) and employees',
    consentOfStaff: 'consent of employees',
    noConsent: 'no consent of present participants',
    adviceOfRepresentatives: 'advice of the staff representatives',
    adviceAndConsent: 'advice of the staff representatives, consent of employees',
    agreementWithUnions: 'agreement with the unions',
    transitionPlan: 'transition plan',
    fullStop: '{0}.',
    inYear: 'in {0}',
    inTwelveMonths: 'in the first twelve months from {0}',
    pension: 'pension',
    expectedPension: 'expected pension',
    colon: '{0}: {1}',
    asMuch: 'as much',
    nearlyAsMuch: 'nearly as much',
    costMore: '{0} more',
    costLess: '{0} less',
    asMuchAsNow: 'as much as now',
    nearlyAsMuchAsNow: 'nearly as much as now',
    costMoreThanNow: '{0} more than now',
    costLessThanNow: '{0} less than now',
    flatForAllCosts: 'Flat for everyone costs {0} over 30 years; {1}',
    flatAtCosts: 'Flat for everyone ({0}) costs {1} over 30 years',
    flatForAllAt: 'Flat for everyone ({0})',
    flatBecomes: 'Flat for everyone becomes {0}',
    flatBecomesAndCosts: 'Flat for everyone becomes {0}; over 30 years that costs {1}',
    flatCostsIn30Years: 'A flat premium of {0} costs {1} over 30 years',
    flatCostsInTime: 'A flat premium of {0} costs {1} {2}',
    highestFlatIsLess: 'Even the highest flat premium allowed ({0}) does not give the same pension',
    premiumStays: 'The premium stays {0}',
    premiumBecomes: 'The premium becomes {0} (now {1})',
    scaleIsKept: 'Those who have the scale keep it',
    thoseNowKeepScale: 'Those who take part now keep the scale',
    progressiveNow: 'Progressive for those who take part now',
    hiredAfterGets: 'those who start after {0} get {1} flat',
    newStaffGets: 'new employees get {0} flat',
    newStaffKeeps: 'new employees keep {0} flat',
    notAllowedSo: 'It is not allowed like this: {0}',
    noPremiumAllowed: 'no premium is allowed',
    thatCostsIn30Years: 'over 30 years that costs {0}',
    itCostsIn30Years: 'over 30 years it costs {0}',
    inTimeItCosts: '{0} it costs {1}',
    inTimeContributionGoes: '{0} the own contribution goes from {1} to {2}',
    contributionGoes: 'the own contribution goes from {0} to {1}',
    keepingScaleCosts: 'keeping the scale costs {0}',
    keepingScaleIfCosts: 'keeping the scale, if art. 220e PW applies, costs {0}',
    progressiveCosts: 'a progressive premium for those who take part now costs {0}',
    progressiveIfCosts: 'a progressive premium for those who take part now, if art. 220e PW applies, costs {0}',
    guaranteeLapses: 'the guarantee lapses for what is still to be built up',
    nothingChangesNow: 'nothing changes in the premium and retirement pension of those who take part now',
    scaleStaysStepsInJanuary: 'the scale stays; from now on a higher step begins on 1 January',
    scaleStaysSeveralChange: 'the scale stays; several other terms change',
    ifArticle220e: 'this holds if art. 220e PW applies: find out what the scheme was on 30 June 2023',
    onlyChoiceAllowed: 'only choice {0} is allowed',
    turns: 'added up, choice {0} is cheaper than choice {2} until {1}, and dearer after that',
    lessOf: '{0} {1}',
    lessTogether: '{0} ({1} {2})',
    mostOfAll: '{0}, most of all {1} ({2})',
    flatLosesMost: 'with a flat premium {0} lose most ({1})',
    afterCompensationNobodyLosing: 'after compensation nobody gets less pension',
    afterCompensationOneLosing: 'after compensation 1 still gets less pension',
    afterCompensationSomeLosing: 'after compensation {0} still get less pension',
    afterCompensationNobodyAnyMore: 'after compensation nobody any more',
    alsoAfterCompensation: 'also after compensation',
    choice: 'Choice {0}',
    illustrative: 'illustrative',
    statutoryBasis: 'statutory basis',
    topicAnswers: 'How the equivalent premium was determined',
    topicPremiumByAge: 'Premium by age',
    topicTenYears: 'What it costs',
    topicOpenGroup: 'Cost over thirty years',
    topicBridge: 'Employer cost in {0}, by part',
    topicReconciliation: 'Reconciliation with the invoice',
    topicGains: 'Who gains and who loses',
    topicSplit: 'What changes the pension',
    topicPlan: 'Compensation',
    topicFlatCost: 'Cost by flat premium',
    topicCompensation: 'Rules of the compensation',
    topicSensitivity: 'Sensitivity',
    topicSchemes: 'Current and new scheme',
    topicDeath: 'If somebody dies',
    topicChecks: 'Checks',
    topicPassedChecks: 'Checks in order',
    topicAssumptions: 'Assumptions',
    topicMilestones: 'Decision and planning',
    topicEffects: 'Transition effects',
    topicPensions: 'Expected pension',
    discounted: '30 years: discounted.',
    discountedWithEntrants: '30 years: with new employees, discounted.',
    compensatedDiscounted: 'With compensation; 30 years: discounted.',
    compensatedDiscountedWithEntrants: 'With compensation; 30 years: with new employees, discounted.',
    withoutCompensation: 'Without compensation.',
    noSchemeNow: 'There is no scheme now.',
    nowUnchanged: 'Now = the scheme unchanged.',
    pensionExpected: 'Pension as expected.',
    pensionNotGuaranteed: 'Pension as expected, but without guarantee.',
  },
  figure: figuresIn('en-GB'),
};

/** Words of the field, in the forms in which they are found in texts, with what they mean: two sentences each. */
export const glossary = {
  scale: {
    words: 'scale',
    meaning:
      'A premium that rises with age, in steps (staffel). Those who start after the transition can no longer get it.',
  },
  flat: {
    words: 'flat premium|flat',
    meaning:
      'A premium that is the same part of the pension base at every age. Younger people get relatively more pension from it than from a scale.',
  },
  offset: {
    words: 'offset',
    meaning:
      'The part of the salary over which no pension is built up, because the state pension (AOW) covers it. A higher offset gives less premium and less pension.',
  },
  base: {
    words: 'pension base',
    meaning:
      'The part of the salary over which premium is paid: pensionable salary less the offset, by part time. Salary above the maximum does not count.',
  },
  transitionalLaw: {
    words: 'transitional law',
    meaning:
      'The rules by which those who take part now may keep a rising premium (art. 220e PW). Those who start later get a flat premium.',
  },
  compensation: {
    words: 'compensation',
    meaning:
      'What the employer pays extra to those who get less pension by a flat premium. It can be paid as premium or as salary; salary is no pension.',
  },
  provider: {
    words: 'provider',
    meaning:
      'The insurer, premium pension institution or pension fund that carries out the scheme (uitvoerder). The employer makes the contract with the provider.',
  },
  costNeutral: {
    words: 'cost-neutral|budget-neutral',
    meaning: 'With the new premium the employer pays as much as now. The pension of one participant can still change.',
  },
  pensionNeutral: {
    words: 'benefit-neutral',
    meaning:
      'With the new premium the participants together get as much as now. One of them can still get more or less.',
  },
  transitionPlan: {
    words: 'transition plan',
    meaning:
      'The document in which the employer lays down the choice, its effects and the compensation (art. 150d PW). It goes to the provider before the day that the law sets.',
  },
  discounted: {
    words: 'discounted',
    meaning:
      'Amounts of later, converted to their value on the day of the transition. A euro in thirty years therefore counts for less than a euro now.',
  },
} as const;
