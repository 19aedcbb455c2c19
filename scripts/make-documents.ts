// Builds the general documents of a customer as PDF, into dist/documents unless another folder is named:
// node scripts/make-documents.ts [FOLDER]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { customerFile, generalDocuments, type GeneralDocumentName, typescript } from './documents/general-documents.ts';
import { Typesetter } from './documents/typesetter.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../dist/documents');
const customer = customerFile(process.env['CUSTOMER'] || 'evenwicht');
const typesetter = await Typesetter.start();
mkdirSync(folder, { recursive: true });
for (const name of Object.keys(generalDocuments) as GeneralDocumentName[]) {
  writeFileSync(join(folder, `${name}.pdf`), typesetter.pdf(typescript(name, customer)));
}
