import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { registers } from '#input/fields/register.ts';
import { oldestVersion, templateVersion, versionOf } from '#input/fields/templates.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import type { FieldPlaces } from '#input/reading/cells/field-places.ts';
import { type FindingList, type Place, wholeFile } from '#input/reading/cells/finding-list.ts';
import { error, type Problem } from '#input/reading/cells/problem.ts';
import { shortened } from '#input/reading/cells/shown-value.ts';

const freshTemplate = 'Download een leeg sjabloon, plak de gegevens daarin en upload dat bestand.';

interface Mark {
  readonly text: string;
  readonly place: Place;
}

function mark(places: FieldPlaces, name: string): Mark | null {
  const placed = registers.dcToDc.field(name);
  const place = places.place(placed);
  const cell = place?.sheet.cell(place.row, place.column);
  if (!place || !cell) return null;
  const { sheet, row, column } = place;
  return { text: String(cell.value).trim(), place: { sheet: sheet.name, row, column, field: placed.field.label } };
}

/** Which version of its template the file says it is; null where the cell is gone. */
export const versionOfTemplate = (places: FieldPlaces): string | null => {
  const found = mark(places, 'sjabloon_versie');
  return found === null ? null : shortened(found.text);
};

/** As which kind the file can be read, if its version is one that is read; otherwise null and a finding with the reason. */
export function readableKind(places: FieldPlaces, findings: FindingList): SchemeKind | null {
  if (!isReadableVersion(mark(places, 'sjabloon_versie'), findings)) return null;
  const found = mark(places, 'sjabloon_soort');
  if (!found) {
    findings.add(
      error(
        'TEMPLATE_KIND_UNKNOWN',
        'Het bestand is geen invoersjabloon van Evenwicht, of het soort sjabloon is gewist.',
        freshTemplate,
      ),
      wholeFile,
    );
    return likelyKind(places);
  }
  const kind = schemeKinds.find((item) => item.toLowerCase() === found.text.toLowerCase());
  if (kind === undefined) {
    const problem = error('TEMPLATE_KIND_UNKNOWN', 'Dit soort sjabloon bestaat niet.', freshTemplate);
    findings.add(problem, found.place, shortened(found.text));
    return null;
  }
  return kind;
}

/** The kind of which the file has most fields, so that all other faults can be reported too; null when it has none. */
function likelyKind(places: FieldPlaces): SchemeKind | null {
  const counts = schemeKinds.map((kind) => ({ kind, count: places.count(registers[kind]) }));
  const [best] = counts.toSorted((a, b) => b.count - a.count);
  return best !== undefined && best.count > 0 ? best.kind : null;
}

const tooNew = error(
  'TEMPLATE_TOO_NEW',
  'Het sjabloon is gemaakt met een nieuwere versie van Evenwicht.',
  freshTemplate,
);

const tooOld = (version: number): Problem =>
  error(
    'TEMPLATE_TOO_OLD',
    `Dit bestand is gemaakt met versie ${version} van het sjabloon, en die wordt niet meer gelezen.`,
    'Download het nieuwste sjabloon, kopieer de waarden uit dit bestand daarheen en upload dat bestand.',
  );

/** A file whose version is gone is read as the newest; one of version 6 by the names of its cells. */
function isReadableVersion(found: Mark | null, findings: FindingList): boolean {
  const version = versionOf(found?.text);
  if (!found || (version >= oldestVersion && version <= templateVersion)) return true;
  findings.add(version > templateVersion ? tooNew : tooOld(version), found.place, shortened(found.text));
  return false;
}
