import { z } from 'zod';
import { generalDocumentNames } from '#contract/general-document-files.ts';

/** GET /api/generalDocuments/{type} */
export const generalDocumentTypeSchema = z.enum(generalDocumentNames);
