import type { Packing } from '#office/package/packing.ts';
import { type WordFile, wordFiles } from '#output/files/word-files.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { workbookWithoutPeople } from '#output/files/workbook/output-workbook.ts';

/** A file that only some dossiers have. */
export interface FurtherFile {
  readonly kind: WordFile['kind'] | 'withoutPeople';
  readonly bytes: Uint8Array;
}

/** What is made of a dossier beside its workbook and report: the documents it asks for, and the workbook for an employer. */
export async function furtherFiles(content: OutputContent, packing?: Packing): Promise<readonly FurtherFile[]> {
  const documents = await wordFiles(content, packing);
  const bytes = await workbookWithoutPeople(content, packing);
  return bytes === null ? documents : [...documents, { kind: 'withoutPeople', bytes }];
}
