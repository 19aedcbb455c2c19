import { z } from 'zod';

/** Whether the reports of an organisation are in its current house style. */
export const reportStateSchema = z.object({
  /** Made in another style, and can be made again. */
  outdated: z.number().int(),
  /** Being made again at this moment. */
  running: z.number().int(),
  /** Made in another style, and staying so: the uploaded file is no longer kept. */
  fixed: z.number().int(),
});
export type ReportState = z.infer<typeof reportStateSchema>;

/** GET /api/reports, and POST /api/reports/restyle */
export const reportStateAnswerSchema = z.object({ data: reportStateSchema });
