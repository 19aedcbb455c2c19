import { withChosenTab } from '#office/sheet/chosen-tab.ts';
import { applicationPropertiesXml, corePropertiesXml } from '#office/package/document-properties.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import { packedText, type ZipPart } from '#office/package/zip-part.ts';

/**
 * What the library has no setting for: no author and no clock in the properties, no filter buttons on locked tables (it offers
 * only hidden buttons, at which Excel drops the table) and no English label for a totals row.
 */
function finishedPart(part: ZipPart, title: string): ZipPart {
  if (part.name === 'docProps/core.xml') return packedText(part.name, corePropertiesXml(title));
  if (part.name === 'docProps/app.xml') return packedText(part.name, applicationPropertiesXml('Evenwicht'));
  if (part.name === 'xl/worksheets/sheet1.xml') return packedText(part.name, withChosenTab(partText(part)));
  if (!part.name.startsWith('xl/tables/')) return part;
  const table = partText(part).replaceAll(' totalsRowLabel="Total"', '');
  const isGrowing = table.includes('name="Deelnemers"');
  return packedText(
    part.name,
    isGrowing ? table : table.replace(/<autoFilter ref="[^"]*"\s*(\/>|><\/autoFilter>)/, ''),
  );
}

/** The workbook as the library wrote it, made ready to be sent. */
export function finishedPackage(bytes: Uint8Array, title: string): Uint8Array<ArrayBuffer> {
  return zipArchive(zipParts(bytes).map((part) => finishedPart(part, title)));
}
