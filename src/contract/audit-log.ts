import { z } from 'zod';

/** What is written down, and how it is told. */
export const auditActions = {
  'signed in': 'ingelogd',
  'signed out': 'uitgelogd',
  'access issued': 'toegangscode of link uitgegeven',
  'access extended': 'toegangscode verlengd',
  'access revoked': 'toegang ingetrokken',
  'organisation created': 'organisatie toegevoegd',
  'organisation changed': 'organisatie gewijzigd',
  'client created': 'werkgever toegevoegd',
  'client changed': 'werkgever gewijzigd',
  'client deleted': 'werkgever verwijderd',
  'dossier uploaded': 'dossier toegevoegd',
  'dossier downloaded': 'bestand gedownload',
  'dossier cancelled': 'berekening geannuleerd',
  'dossier retried': 'berekening opnieuw gestart',
  'dossier restyled': 'rapport opnieuw opgemaakt',
  'dossier deleted': 'dossier verwijderd',
  'dossier erased': 'deelnemersgegevens gewist na de bewaartermijn',
  'retention changed': 'bewaartermijn gewijzigd',
  'house style changed': 'huisstijl gewijzigd',
  'logo changed': 'logo gewijzigd',
  'logo deleted': 'logo verwijderd',
  'contact message sent': 'contactbericht verstuurd',
  'contact message handled': 'contactbericht afgehandeld',
  'contact message reopened': 'contactbericht heropend',
  'contact message deleted': 'contactbericht verwijderd',
  'audit log exported': 'logboek geëxporteerd',
} as const;
export type AuditAction = keyof typeof auditActions;

const auditActionSchema = z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]);
const day = z.iso.date('Vul een datum in als jjjj-mm-dd');

const auditFilter = z.object({
  /** Days in UTC, both included. */
  from: day.optional(),
  to: day.optional(),
  action: auditActionSchema.optional(),
  /** Part of the name of who did it. */
  holder: z.string().trim().max(80).optional(),
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
  holder: z.string(),
  /** What it was done to; null where the provider may not see the name of an employer or dossier. */
  object: z.string().nullable(),
  address: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditLogSchema = z.object({
  data: z.object({ entries: z.array(auditEntrySchema), total: z.number().int() }),
});

/** Most lines of an export; a narrower period gives the rest. */
export const auditExportMaximum = 50_000;
