import { placedField, templateVersion } from '#contract/fields/register.ts';
import type { FieldPlaces } from '#documents/excel/dossier/field-places.ts';
import { type FindingList, type Place, wholeFile } from '#documents/excel/dossier/finding-list.ts';
import { error } from '#documents/excel/dossier/problem.ts';
import { shortened } from '#documents/excel/dossier/shown-value.ts';

const freshTemplate = 'Download een leeg sjabloon, plak de gegevens daarin en upload dat bestand.';
const laterKinds = new Set(['dbtodc', 'ambitiondbtodc']);

interface Mark {
  readonly text: string;
  readonly place: Place;
}

function mark(places: FieldPlaces, name: string): Mark | null {
  const placed = placedField(name);
  const place = places.place(placed);
  const cell = place?.sheet.cell(place.row, place.column);
  if (!place || !cell) return null;
  const { sheet, row, column } = place;
  return { text: String(cell.value).trim(), place: { sheet: sheet.name, row, column, field: placed.field.label } };
}

/** Whether the file can be read as a dcToDc template of this version or an older one; if not, a finding says why. */
export function isReadableTemplate(places: FieldPlaces, findings: FindingList): boolean {
  const kind = mark(places, 'sjabloon_soort');
  if (!kind) {
    findings.add(
      error(
        'TEMPLATE_KIND_UNKNOWN',
        'Het bestand is geen invoersjabloon van Evenwicht, of het soort sjabloon is gewist.',
        freshTemplate,
      ),
      wholeFile,
    );
    return places.hasAny();
  }
  return isReadableKind(kind, findings) && isReadableVersion(mark(places, 'sjabloon_versie'), findings);
}

function isReadableKind({ text, place }: Mark, findings: FindingList): boolean {
  if (text.toLowerCase() === 'dctodc') return true;
  const problem = laterKinds.has(text.toLowerCase())
    ? error(
        'TEMPLATE_KIND_NOT_OFFERED',
        'Dit soort overgang wordt nog niet berekend; alleen van premieregeling naar premieregeling (dcToDc).',
        'Gebruik het sjabloon voor een huidige premieregeling.',
      )
    : error('TEMPLATE_KIND_UNKNOWN', 'Dit soort sjabloon bestaat niet.', freshTemplate);
  findings.add(problem, place, shortened(text));
  return false;
}

function isReadableVersion(version: Mark | null, findings: FindingList): boolean {
  if (!version || !(Number(version.text) > templateVersion)) return true;
  findings.add(
    error('TEMPLATE_TOO_NEW', 'Het sjabloon is gemaakt met een nieuwere versie van Evenwicht.', freshTemplate),
    version.place,
    shortened(version.text),
  );
  return false;
}
