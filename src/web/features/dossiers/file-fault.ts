import { uploadRules } from '#contract/upload-rules.ts';
import { nl } from '#web/i18n/nl.ts';

interface ChosenFile {
  readonly name: string;
  readonly size: number;
  /** As the browser sees it; empty when the computer does not know the type, whatever it likes with odd settings. */
  readonly type: string;
}

/** What is wrong with a chosen file; null when it may be sent. */
export function fileFault(file: ChosenFile | null): string | null {
  if (file === null) return nl.system.fileRequired;
  if (file.size > uploadRules.maximumFileSize) return nl.system.fileTooLarge;
  return isWorkbook(file) ? null : nl.system.fileUnsupported;
}

function isWorkbook({ name, type }: ChosenFile): boolean {
  const isKnownAsOther = type !== '' && !type.startsWith('application/');
  return name.toLowerCase().endsWith(uploadRules.extension) && !isKnownAsOther;
}
