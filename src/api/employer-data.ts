import { z } from 'zod';
import { diskName } from '#api/disk-name.ts';

/** What is kept of an employer: all that an export holds and an erasure takes away. */
export const employerDataSchema = z.object({
  name: z.string(),
  dossierCount: z.number().int(),
  fileCount: z.number().int(),
  byteCount: z.number().int(),
  /** People of the employer who have, or had, access. */
  holderCount: z.number().int(),
});
export type EmployerData = z.infer<typeof employerDataSchema>;

/** GET /api/clients/{id}/data */
export const employerDataAnswerSchema = z.object({ data: employerDataSchema });

/** Name of the file with everything of an employer. */
export const exportName = (employer: string): string => `Gegevens_${diskName(employer)}.zip`;
