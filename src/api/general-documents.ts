import { z } from 'zod';
import { generalDocumentNames } from '#api/general-document-files.ts';

/** GET /api/generalDocuments/{type} */
export const generalDocumentTypeSchema = z.enum(generalDocumentNames);

/** `inline` opens it in the browser; a download otherwise. */
export const documentViewSchema = z.object({ view: z.literal('inline').optional() });
