import { isoDay } from '#core/calendar/days.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { declaration } from '#office/package/xml-declaration.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';

/** What programs tell of a file that somebody sends. */
export interface DocumentProperties {
  readonly title: string;
  readonly author?: string;
  /** The day of what is in it: the same file is made again with the same bytes. */
  readonly madeOn?: PlainDate;
}

const moment = (name: string, day: PlainDate): string =>
  `<dcterms:${name} xsi:type="dcterms:W3CDTF">${isoDay(day)}T00:00:00Z</dcterms:${name}>`;

/** docProps/core.xml with title and language, author and day where they are given: no machine, no time of making. */
export const corePropertiesXml = ({ title, author, madeOn }: DocumentProperties): string =>
  `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ` +
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
  `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${xmlText(title)}</dc:title>` +
  (author === undefined ? '' : `<dc:creator>${xmlText(author)}</dc:creator>`) +
  (madeOn === undefined ? '' : moment('created', madeOn) + moment('modified', madeOn)) +
  '<dc:language>nl-NL</dc:language></cp:coreProperties>';

/** docProps/app.xml with the name of the making program only. */
export const applicationPropertiesXml = (application: string): string =>
  `${declaration}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">` +
  `<Application>${xmlText(application)}</Application></Properties>`;
