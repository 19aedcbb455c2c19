// Builds the general documents of a customer as PDF, into dist/documents unless another folder is named, and all of them
// unless some are: node scripts/make-documents.ts [FOLDER [NAME ...]]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { customerFile, generalDocuments, type GeneralDocumentName, typescript } from './documents/general-documents.ts';
import { Typesetter } from './documents/typesetter.ts';

const [folder = join(import.meta.dirname, '../dist/documents'), ...named] = process.argv.slice(2);
const names = named.length > 0 ? named : Object.keys(generalDocuments);
const customer = customerFile(process.env['CUSTOMER'] || 'evenwicht');
const typesetter = await Typesetter.start();
mkdirSync(folder, { recursive: true });
for (const name of names as GeneralDocumentName[]) {
  writeFileSync(join(folder, `${name}.pdf`), typesetter.pdf(typescript(name, customer)));
}
