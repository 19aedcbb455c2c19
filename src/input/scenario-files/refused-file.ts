import { UnreadableWorkbookError } from '#input/gate/unreadable-workbook.ts';

/** A file of the central bank that is not taken; the message is Dutch: what is wrong and where, and how to repair it. */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
  readonly remedy: string;

  constructor(message: string, remedy: string) {
    super(message);
    this.remedy = remedy;
  }
}

const again =
  'Download het bestand opnieuw bij De Nederlandsche Bank en gebruik het zonder het te openen of te wijzigen.';

/** The contents are not what the central bank publishes; `detail` is a sentence. */
export const wrongContents = (detail: string): RefusedFileError => new RefusedFileError(detail, again);

/** What the sender reads about a file that is no sound package; other errors as they are. */
export function refusedFile(error: unknown): unknown {
  return error instanceof UnreadableWorkbookError ? new RefusedFileError(error.message, again) : error;
}
