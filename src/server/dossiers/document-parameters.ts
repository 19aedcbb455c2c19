import { z } from 'zod';

export const clientParameters = z.object({ clientId: z.guid() });
export const documentParameters = clientParameters.extend({ documentId: z.guid() });
