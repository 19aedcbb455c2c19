import { z } from 'zod';

/** GET /api/changes: the data of each event. The lists of these employers are other than they were; see for yourself. */
export const changedListsSchema = z.object({ clientIds: z.array(z.string()) });

/** Something is said at least this often, if only that the line is there. */
export const heartbeatMilliseconds = 20_000;
