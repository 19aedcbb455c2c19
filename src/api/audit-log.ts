import { z } from 'zod';
import { firstStorableDay, storablePattern } from '#api/text-patterns.ts';
import { type AuditAction, auditActions } from '#api/audit-actions.ts';

const auditActionSchema = z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]);
const notADay = 'Vul een datum in als jjjj-mm-dd';
const day = z.iso.date(notADay).refine((text) => text >= firstStorableDay, notADay);

const auditFilter = z.object({
  /** Days in the Netherlands, both included. */
  from: day.optional(),
  to: day.optional(),
  action: auditActionSchema.optional(),
  /** Part of the name of who did it. */
  holder: z.string().trim().max(80).regex(storablePattern).optional(),
  /** For the provider; others see their own organisation only. */
  organisationId: z.guid().optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

/** GET /api/audit-log/export */
export const auditExportQuerySchema = auditFilter;

/** GET /api/audit-log */
export const auditQuerySchema = auditFilter.extend({
  /** One-based. */
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(25),
});

export const auditEntrySchema = z.object({
  id: z.string(),
  happenedOn: z.iso.datetime(),
  organisation: z.string(),
  action: z.string(),
  /** The action in Dutch. */
  actionText: z.string(),
  /** Who did it; null where the provider may not see it: somebody of an employer. */
  holder: z.string().nullable(),
  /** The object of the action; null where the provider may not see the name of an employer or dossier. */
  object: z.string().nullable(),
  address: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditLogSchema = z.object({
  data: z.object({ entries: z.array(auditEntrySchema), total: z.number().int() }),
});

/** Most lines of an export; a narrower period gives the rest. */
export const auditExportMaximum = 50_000;
