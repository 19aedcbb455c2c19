import { counted } from '#office/document/dutch-words.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { countedWarnings } from '#output/topics/law/input-warnings.ts';

/** How many warnings the file gave, and who is left out. */
export function warningConclusion({ dossier, result }: OutputContent): string {
  const outside =
    result.excluded.length === 0
      ? result.participantCount === 1
        ? 'de enige deelnemer doet mee'
        : 'alle deelnemers doen mee'
      : `${counted(result.excluded.length, 'deelnemer blijft', 'deelnemers blijven')} buiten de berekening`;
  return `Het invoerbestand gaf ${countedWarnings(dossier.warnings)}; ${outside}`;
}

/** How many fields kept their standard value. */
export function inputConclusion({ dossier: { fields } }: OutputContent): string {
  const kept = fields.filter(({ isDefault }) => isDefault).length;
  const verb = kept === 1 ? 'heeft' : 'hebben';
  return `Van de ${counted(fields.length, 'veld', 'velden')} ${verb} er ${kept} de standaardwaarde`;
}

/** How many tables were filled in. */
export function tablesConclusion({ dossier: { tables } }: OutputContent): string {
  const filled = tables.filter(({ rows }) => rows.length > 0).length;
  const verb = filled === 1 ? 'is' : 'zijn';
  return `Van de ${counted(tables.length, 'tabel', 'tabellen')} ${verb} er ${filled} ingevuld`;
}
