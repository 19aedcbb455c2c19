/** "31-12-2036", and the version of a law: "1-1-2026". */
const date = /\b(\d\d?)-(\d\d?)-(\d{4})\b/g;

const hyphen = '</w:t><w:noBreakHyphen/><w:t xml:space="preserve">';

/** The document with dates that stay on one line: programs break a line behind a hyphen, but not behind this sign. */
export const withWholeDates = (documentXml: string): string =>
  documentXml.replaceAll(/<w:t(?: [^>]*)?>[^<]*-\d[^<]*<\/w:t>/g, (text) =>
    text.replaceAll(date, `$1${hyphen}$2${hyphen}$3`),
  );
