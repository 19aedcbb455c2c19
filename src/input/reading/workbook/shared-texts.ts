import { TextStore } from '#input/reading/workbook/text-store.ts';
import { XmlScanner, xmlToken } from '#office/package/xml/xml-scanner.ts';

/** The texts that cells share, by number. The content of `rPh` is a reading aid, not text. */
export function sharedTexts(bytes: Uint8Array, part: string): TextStore {
  const scanner = new XmlScanner(bytes, part);
  const store = new TextStore(bytes, part);
  let isInText = false;
  let isInReading = false;
  for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next()) {
    if (token === xmlToken.text) {
      if (isInText && !isInReading) store.addPiece(scanner);
    } else if (scanner.is('t')) isInText = token === xmlToken.open;
    else if (scanner.is('rPh')) isInReading = token === xmlToken.open;
    else if (token === xmlToken.close && scanner.depth === 2 && scanner.is('si')) store.finish();
  }
  return store;
}
