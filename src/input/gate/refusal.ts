import {
  damagedWorkbook,
  tooLargeWorkbook,
  type UnreadableWorkbookError,
  unsupportedWorkbook,
  workbookWithPassword,
} from '#input/gate/unreadable-workbook.ts';
import { fileSize } from '#office/document/dutch-format.ts';
import { XmlError, type XmlFault } from '#office/package/xml/xml-error.ts';
import { ZipError, type ZipFault } from '#office/package/zip/zip-fault.ts';
import { zipLimits } from '#input/gate/zip-file.ts';

const ofZip: Readonly<Record<ZipFault, () => UnreadableWorkbookError>> = {
  noEnd: () => damagedWorkbook('het einde ontbreekt'),
  severalEnds: () => damagedWorkbook('het heeft meer dan één einde'),
  noDirectory: () => damagedWorkbook('de inhoudsopgave ontbreekt'),
  wrongDirectory: () => damagedWorkbook('de inhoudsopgave klopt niet'),
  severalFiles: () => damagedWorkbook('het is verdeeld over meer bestanden'),
  tooManyEntries: () => tooLargeWorkbook(`er zijn meer dan ${zipLimits.entries} onderdelen`),
  tooLarge: () => tooLargeWorkbook(`de uitgepakte inhoud is meer dan ${fileSize(zipLimits.totalSize)}`),
  password: workbookWithPassword,
  unknownMethod: () => unsupportedWorkbook('de inhoud is op een onbekende manier ingepakt'),
  linkOutside: () => damagedWorkbook('een onderdeel verwijst naar een plaats buiten het bestand'),
  nameNotStandard: () => unsupportedWorkbook('de namen van de onderdelen zijn niet volgens de norm'),
  wrongName: () => damagedWorkbook('een onderdeel heeft een ongeldige naam'),
  sameName: () => damagedWorkbook('een onderdeel komt twee keer voor'),
  lengthMissing: () => damagedWorkbook('een lengte ontbreekt'),
  wrongLength: () => damagedWorkbook('een lengte klopt niet'),
  entryMissing: () => damagedWorkbook('een onderdeel ontbreekt'),
  entryCutShort: () => damagedWorkbook('een onderdeel is afgebroken'),
  entryDiffers: () => damagedWorkbook('de inhoudsopgave klopt niet met de onderdelen'),
  entriesOverlap: () => damagedWorkbook('onderdelen overlappen elkaar'),
  dataBetween: () => damagedWorkbook('er staan gegevens buiten de onderdelen'),
};

const ofXml: Readonly<Record<XmlFault, (part: string) => UnreadableWorkbookError>> = {
  malformed: (part) => damagedWorkbook(`de inhoud van onderdeel ${part} is ongeldig`),
  notUtf8: (part) => unsupportedWorkbook(`onderdeel ${part} is niet in UTF-8 geschreven`),
  documentType: (part) => unsupportedWorkbook(`onderdeel ${part} bevat een documenttype`),
  tooDeep: (part) => unsupportedWorkbook(`onderdeel ${part} is te diep genest`),
};

/** What the sender of a file reads about an error in its package; other errors as they are. */
export function refusal(error: unknown): unknown {
  if (error instanceof ZipError) return ofZip[error.fault]();
  return error instanceof XmlError ? ofXml[error.fault](error.part) : error;
}
