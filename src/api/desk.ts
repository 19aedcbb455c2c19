import { z } from 'zod';
import { calculationStatusSchema } from '#api/dossiers.ts';
import { stepSchema } from '#api/steps.ts';
import { storablePattern } from '#api/text-patterns.ts';

/** Why a dossier lies on the desk: the first that holds, the most urgent in front. */
export const deskReasons = ['wrong', 'expiring', 'running', 'recent'] as const;
export type DeskReason = (typeof deskReasons)[number];

/** Dossiers with faults lie there this long, what employers did with what is shared too, and files are near their erasure this long before it. */
export const deskDays = { wrong: 30, news: 30, expiring: 7 } as const;

/** Most dossiers on the desk for each reason. */
export const deskSize = { ofReason: 3, contracts: 3, steps: 5, news: 5, found: 8 } as const;

const placeShape = { clientId: z.string(), clientName: z.string() };

export const deskDossierSchema = z.object({
  ...placeShape,
  id: z.string(),
  name: z.string(),
  reason: z.enum(deskReasons),
  createdOn: z.iso.datetime(),
  calculationStatus: calculationStatusSchema,
  statusReason: z.string().nullable(),
  findingCount: z.number().int().nullable(),
  /** When the files with participants go. */
  filesEraseOn: z.iso.datetime().nullable(),
});
export type DeskDossier = z.infer<typeof deskDossierSchema>;

export const deskDeadlineSchema = z.object({
  /** 2027-10-01 */
  day: z.iso.date(),
  /** Two days of the law that hold for everybody, the end of the contract of one employer, and a step of one dossier. */
  what: z.enum(['transitionPlan', 'transition', 'contractEnd', 'step']),
  client: z.object(placeShape).nullable(),
  /** Which step, of which dossier. */
  step: z
    .object({ ...placeShape, id: z.string(), name: z.string(), ...stepSchema.omit({ day: true }).shape })
    .nullable(),
});
export type DeskDeadline = z.infer<typeof deskDeadlineSchema>;

/** What an employer did with a dossier that is shared with him: decided on a choice, or opened it for the first time. */
export const deskNewsSchema = z.object({
  ...placeShape,
  id: z.string(),
  name: z.string(),
  by: z.string(),
  on: z.iso.datetime(),
  /** Null: opened. */
  choice: z.string().nullable(),
});
export type DeskNews = z.infer<typeof deskNewsSchema>;

/** GET /api/desk */
export const deskSchema = z.object({
  data: z.object({
    dossiers: z.array(deskDossierSchema),
    deadlines: z.array(deskDeadlineSchema),
    /** Since this adviser last looked at the dossier, the newest first. */
    news: z.array(deskNewsSchema),
    /** How many dossiers there are that were not put away. */
    total: z.number().int(),
    /** Whether one of them is no example: who has one knows what the tool does. */
    hasOwn: z.boolean(),
  }),
});
export type Desk = z.infer<typeof deskSchema>['data'];

export const deskSearchSchema = z.object({
  search: z.string().max(200).regex(storablePattern).default(''),
  /** Employers only, where one is to be chosen. */
  only: z.enum(['clients']).optional(),
});

const foundSchema = z.object({
  ...placeShape,
  /** Null: the employer itself. */
  dossier: z
    .object({ id: z.string(), name: z.string(), createdOn: z.iso.datetime(), isArchived: z.boolean() })
    .nullable(),
});
export type Found = z.infer<typeof foundSchema>;

/** GET /api/desk/search: employers first, then what is shared with who asks, then dossiers, the newest first. Without a word the first employers. */
export const foundListSchema = z.object({ data: z.array(foundSchema) });
