import { z } from 'zod';
import type { OutcomeTab } from '#api/outcome-tabs.ts';
import { choiceKeys } from '#core/dossier/alternative-key.ts';

/** Files without persons: what an employer may get of a dossier of the office. */
export const sharedFileTypes = [
  'reportFile',
  'employeesReportFile',
  'adviceFile',
  'employeesAdviceFile',
  'transitionPlanFile',
  'consentFile',
  'withoutPeopleFile',
] as const;
export type SharedFileType = (typeof sharedFileTypes)[number];

/** Parts of the page that can be shared. */
export const sharedTabs = [
  'kosten',
  'medewerkers',
  'compensatie',
  'wet',
  'premies',
  'uitgangspunten',
] as const satisfies readonly OutcomeTab[];

/** What an employer sees of a dossier: PUT .../documents/{docId}/share, and POST .../share/preview to look at it first. */
export const shareContentSchema = z.strictObject({
  choices: z.array(z.enum(choiceKeys)).min(1).max(choiceKeys.length),
  tabs: z.array(z.enum(sharedTabs)).max(sharedTabs.length),
  files: z.array(z.enum(sharedFileTypes)).max(sharedFileTypes.length),
});
export type ShareContent = z.infer<typeof shareContentSchema>;

/** What the employer decided on a page that was shared. */
export const sharedDecisionSchema = z.object({ choice: z.enum(choiceKeys), by: z.string(), on: z.iso.datetime() });
export type SharedDecision = z.infer<typeof sharedDecisionSchema>;

const shareSchema = z.object({
  content: shareContentSchema,
  sharedBy: z.string(),
  sharedOn: z.iso.datetime(),
  /** Who of the employer opened it last, and when; null: nobody did. */
  opened: z.object({ by: z.string(), on: z.iso.datetime() }).nullable(),
  /** The dossier was calculated or made again since: what is shared is as it was. */
  isOlder: z.boolean(),
});

/** GET .../documents/{docId}/share; `files`: those that there are to share. */
export const shareAnswerSchema = z.object({
  data: z.object({ share: shareSchema.nullable(), files: z.array(z.enum(sharedFileTypes)) }),
});
export type ShareState = z.infer<typeof shareAnswerSchema>['data'];

const sharedDossierSchema = z.object({
  id: z.string(),
  name: z.string(),
  sharedBy: z.string(),
  sharedOn: z.iso.datetime(),
  files: z.array(z.enum(sharedFileTypes)),
  decided: sharedDecisionSchema.nullable(),
});
export type SharedDossier = z.infer<typeof sharedDossierSchema>;

/** GET /api/clients/{id}/shared */
export const sharedListSchema = z.object({ data: z.array(sharedDossierSchema) });

/** GET /api/clients/{id}/shared/{docId}; `result` as the page of an outcome has it. */
export const sharedOutcomeSchema = z.object({
  data: sharedDossierSchema.extend({ tabs: z.array(z.enum(sharedTabs)), mayDecide: z.boolean(), result: z.unknown() }),
});
export type SharedOutcome = z.infer<typeof sharedOutcomeSchema>['data'];
