import { uploadRules } from '#api/upload-rules.ts';
import { currentFirstTexts } from '#web/i18n/language.ts';

interface ChosenFile {
  readonly name: string;
  readonly size: number;
  /** As the browser sees it; empty when the computer does not know the type, whatever it likes with odd settings. */
  readonly type: string;
}

/** What is wrong with a chosen file; null when it may be sent. */
export function fileFault(file: ChosenFile | null): string | null {
  const { system } = currentFirstTexts();
  if (file === null) return system.fileRequired;
  if (file.size > uploadRules.maximumFileSize) return system.fileTooLarge;
  return isWorkbook(file) ? null : system.fileUnsupported;
}

function isWorkbook({ name, type }: ChosenFile): boolean {
  const isKnownAsOther = type !== '' && !type.startsWith('application/');
  return name.toLowerCase().endsWith(uploadRules.extension) && !isKnownAsOther;
}
