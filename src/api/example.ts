import { z } from 'zod';

/** POST /api/example: the example employer of the organisation, made when it is not there. */
export const exampleAnswerSchema = z.object({ data: z.object({ clientId: z.string() }) });
