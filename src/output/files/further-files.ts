import type { Packing } from '#office/package/packing.ts';
import { type WordFile, wordFiles } from '#output/files/word-files.ts';
import { adviceReport } from '#output/files/advice/advice-report.ts';
import { reportDeck } from '#output/files/deck/deck.ts';
import { employeesContent } from '#output/files/document/employees-content.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { workbookWithoutPeople } from '#output/files/workbook/output-workbook.ts';

/** A file that only some dossiers have. */
export interface FurtherFile {
  readonly kind: WordFile['kind'] | 'employeesReport' | 'employeesAdvice' | 'withoutPeople';
  readonly bytes: Uint8Array;
}

/** What is made of a dossier beside its workbook and report: the documents it asks for, the editions for others than the employer, and the workbook for him. */
export async function furtherFiles(content: OutputContent, packing?: Packing): Promise<readonly FurtherFile[]> {
  const documents = await wordFiles(content, packing);
  const forOthers = employeesContent(content);
  const made: readonly FurtherFile[] = [
    ...documents,
    { kind: 'employeesReport', bytes: await reportDeck(forOthers, packing) },
    { kind: 'employeesAdvice', bytes: await adviceReport(forOthers, packing) },
  ];
  const bytes = await workbookWithoutPeople(content, packing);
  return bytes === null ? made : [...made, { kind: 'withoutPeople', bytes }];
}
