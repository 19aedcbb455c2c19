import { z } from 'zod';
import { diskName } from '#api/disk-name.ts';
import { formMessages } from '#api/form-messages.ts';
import { keyFiguresSchema } from '#api/key-figures.ts';
import type { ListPage } from '#api/list-page.ts';
import { listPageSchema, listPartSchema } from '#api/list-page-schema.ts';
import { sharedDecisionSchema } from '#api/sharing.ts';
import { nextStepSchema } from '#api/steps.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';

export const calculationStatuses = ['Submitted', 'Unknown', 'Finished', 'Failed', 'FailedWithError'] as const;
/** The specification also writes `FailedWithErrors`; both are read as the same state, the server writes the first. */
export const calculationStatusSchema = z.enum([...calculationStatuses, 'FailedWithErrors']);
export type CalculationStatus = z.infer<typeof calculationStatusSchema>;

/** For whom a report is: the employer, or others than him, without what he pays and without figures of few people. */
export const editions = ['werkgever', 'medewerkers'] as const;
export type Edition = (typeof editions)[number];

/** The files that are made in both editions, with the type of the other one. */
const editionTypes = { reportFile: 'employeesReportFile', adviceFile: 'employeesAdviceFile' } as const;

/**
 * Files that only some dossiers have: the other editions, the documents in Word (advice, draft of a transition plan, note to consent to, and
 * own figures of years of birth, for advisers alone), and the workbook without people.
 */
export const furtherTypes = [
  'employeesReportFile',
  'adviceFile',
  'employeesAdviceFile',
  'transitionPlanFile',
  'consentFile',
  'annexFile',
  'withoutPeopleFile',
] as const;
export type FurtherType = (typeof furtherTypes)[number];

export const downloadTypes = ['inputFile', 'outputFile', 'reportFile', ...furtherTypes, 'errorFile'] as const;
export type DownloadType = (typeof downloadTypes)[number];

/** The file of which a type is the other edition; undefined where it is none. */
const otherEditionOf = (type: string): string | undefined =>
  Object.entries(editionTypes).find(([, other]) => other === type)?.[0];

/** GET /api/clients/{id}/documents/{docId}: which file, and where there are two in which edition. */
export const fileQuerySchema = z.object({
  downloadType: z.enum(downloadTypes).exclude(Object.values(editionTypes)),
  edition: z.enum(editions).default('werkgever'),
});

/** The requested file; null if that edition has none. */
export function askedType({ downloadType, edition }: z.infer<typeof fileQuerySchema>): DownloadType | null {
  const others: Partial<Record<DownloadType, DownloadType>> = editionTypes;
  return edition === 'werkgever' ? downloadType : (others[downloadType] ?? null);
}

/** How a file is asked for: the other way round. */
export function fileQuery(type: DownloadType): string {
  const asked = otherEditionOf(type);
  return asked === undefined ? `downloadType=${type}` : `downloadType=${asked}&edition=medewerkers`;
}

/** The word of the specification for a kind of transition. */
export const templateTypes = schemeKinds;
export const templateTypeSchema = z.enum(templateTypes);
export type TemplateType = z.infer<typeof templateTypeSchema>;

export const documentSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdOn: z.iso.datetime(),
  calculationStatus: calculationStatusSchema,
  /** Dutch sentence for a failure of ours or a cancellation; null otherwise. */
  statusReason: z.string().nullable(),
  /** Number of findings in the error file; null when there is none. */
  findingCount: z.number().int().nullable(),
  /** Number of warnings about the input of a finished calculation; null when that is not known. */
  warningCount: z.number().int().nullable(),
  /** What stands in front of its outcome; null before it is finished, and when that was not kept. */
  keyFigures: keyFiguresSchema.nullable(),
  /** Of its effects of the law: a newer curve than theirs is offered, another set that comes before theirs, or both; null: neither. */
  newerBasis: z.enum(['curve', 'set', 'both']).nullable(),
  /** Name of an earlier dossier of this employer with exactly the same file; null otherwise. */
  sameFileAs: z.string().nullable(),
  isExample: z.boolean(),
  /** Finished before; its files are being made again, in another house style or with other variants. */
  isRestyling: z.boolean(),
  /** In which house style its files were made; null while there are none, or when that is not known. */
  styleKey: z.string().nullable(),
  /** How many of its variants stand in its workbook and report. */
  reportVariants: z.number().int(),
  /** The name of the variant that is choice C in its files; null: C is what the file has for it. */
  choiceC: z.string().nullable(),
  /** Who marked its report and Word documents final, and when; null: they say that they are a concept. */
  final: z.object({ by: z.string(), on: z.iso.datetime() }).nullable(),
  /** When the files with participants go; null for an example, and once they are gone. A download postpones it. */
  filesEraseOn: z.iso.datetime().nullable(),
  /** When they were erased; the report, which holds no persons, stays. */
  filesErasedOn: z.iso.datetime().nullable(),
  /** Those of the further files that were made of it, in their order; none of a dossier from before there were any. */
  furtherFiles: z.array(z.enum(furtherTypes)),
  /** False when the uploaded file was not kept because it held BSNs, or was erased. */
  hasInputFile: z.boolean(),
  /** What is to be done first; null before it is finished, when nothing is left, and when that was not kept. */
  nextStep: nextStepSchema.nullable(),
  /** Of the employer himself; of the office otherwise, which may share it. */
  isSentByEmployer: z.boolean(),
  /** Since when the employer sees it, whether it was made again since, when he opened it last, and what he decided there; null: it is not shared. */
  shared: z
    .object({
      on: z.string(),
      isOlder: z.boolean(),
      openedOn: z.string().nullable(),
      decided: sharedDecisionSchema.nullable(),
    })
    .nullable(),
  /** Who of the office works on it; null: nobody in particular, and for an employer. */
  worker: z.string().nullable(),
  /** Since when it is put away: lists leave it out unless they are asked for it. */
  archivedOn: z.iso.datetime().nullable(),
});
export type DossierDocument = z.infer<typeof documentSchema>;

/** GET /api/clients/{id}/documents */
export const documentListSchema = z.object({
  data: z.object({
    name: z.string(),
    documents: z.array(documentSchema),
    /** What those of the employer may do themselves; for the office everything. */
    rights: z.object({ mayUpload: z.boolean(), mayDecide: z.boolean() }),
    /** Key of the current house style; null for roles that may not restyle. */
    styleKey: z.string().nullable(),
    /** How many dossiers are put away, whether they are among these or not. */
    archivedCount: z.number().int(),
    /** Where the answer is a page: which, and what holds for the dossiers on all pages. */
    part: listPartSchema.extend({ isCalculating: z.boolean(), hasFileErrors: z.boolean() }).optional(),
  }),
});
export type DossierList = z.infer<typeof documentListSchema>['data'];

const sortSchema = z.enum(['createdOn', '-createdOn', 'name', '-name']);
export const dossierListPageSchema = listPageSchema(sortSchema.default('createdOn')).extend({
  /** With those that are put away. */
  archived: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});
export type DossierListPage = ListPage<z.infer<typeof sortSchema>> & { readonly archived: boolean };

/** POST /api/clients/{id}/documents, and retry, cancel, restyle, report, rename and archive */
export const documentAnswerSchema = z.object({ data: documentSchema });

/** GET .../documents/{docId}/progress */
export const progressSchema = z.object({
  phase: z.enum(['waiting', 'reading', 'calculating', 'effects', 'writing', 'done']),
  rowsRead: z.number().int(),
  /** Of the phase: participants of the calculation, people of whom effects are calculated. */
  participantsCalculated: z.number().int(),
  participantsTotal: z.number().int(),
  filesWritten: z.number().int(),
});
export type Progress = z.infer<typeof progressSchema>;
export const progressAnswerSchema = z.object({
  data: progressSchema.extend({
    calculationStatus: calculationStatusSchema,
    /** As which it is taken from the queue, 1 next; null where it does not wait, or goes after all that somebody waits for. */
    place: z.number().int().nullable(),
  }),
});
export type ShownProgress = z.infer<typeof progressAnswerSchema>['data'];

/** The name field of the new-dossier form, with the messages of the specification. */
export const dossierNameSchema = z
  .string()
  .min(1, formMessages.nameRequired)
  .trim()
  // A name copied from a file on a Mac has its accents loose from their letters.
  .normalize('NFC')
  .min(1, formMessages.nameTooShort)
  .max(uploadRules.nameMaximum, formMessages.nameTooLong)
  .regex(uploadRules.namePattern, formMessages.namePattern);

/** PUT .../documents/{docId} */
export const dossierRenameSchema = z.strictObject({ name: dossierNameSchema });

/** PUT .../documents/{docId}/final */
export const dossierFinalSchema = z.strictObject({ isFinal: z.boolean() });

/** PUT .../documents/{docId}/archived */
export const dossierArchivedSchema = z.strictObject({ isArchived: z.boolean() });

const extensions: Readonly<Record<DownloadType, 'xlsx' | 'pptx' | 'docx'>> = {
  inputFile: 'xlsx',
  outputFile: 'xlsx',
  reportFile: 'pptx',
  adviceFile: 'docx',
  transitionPlanFile: 'docx',
  consentFile: 'docx',
  annexFile: 'docx',
  employeesReportFile: 'pptx',
  employeesAdviceFile: 'docx',
  withoutPeopleFile: 'xlsx',
  errorFile: 'xlsx',
};

export const fileExtension = (type: DownloadType) => extensions[type];

/** Name of a downloaded file: `{downloadType}_{dossier name}.xlsx|pptx|docx`, of another edition `reportFile_medewerkers_{dossier name}.pptx`. */
export function downloadName(type: DownloadType, dossierName: string): string {
  const first = otherEditionOf(type);
  return `${first === undefined ? type : `${first}_medewerkers`}_${dossierName}.${fileExtension(type)}`;
}

/** Name of the zip with all files of a dossier. */
export const zipName = (dossierName: string): string => `Bestanden_${diskName(dossierName)}.zip`;
