import { declaration } from '#office/package/xml-declaration.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';

/** docProps/core.xml with title and language only: no author, no machine, no time of making. */
export const corePropertiesXml = (title: string): string =>
  `${declaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ` +
  `xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(title)}</dc:title><dc:language>nl-NL</dc:language>` +
  '</cp:coreProperties>';

/** docProps/app.xml with the name of the making program only. */
export const applicationPropertiesXml = (application: string): string =>
  `${declaration}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">` +
  `<Application>${xmlText(application)}</Application></Properties>`;
