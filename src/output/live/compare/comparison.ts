import type { Alternative } from '#core/result/alternative.ts';
import type { Attribution, Undivided } from '#core/what-if/attribution.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import type { ParticipantChanges } from '#input/what-if/participant-changes.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { Bridge, ComparedKey } from '#output/live/compare/bridges.ts';
import type { ComparedSection } from '#output/live/compare/compared-page.ts';
import { textTable, type TextColumn } from '#output/model/text-table.ts';
import { exhibitOf } from '#output/model/sheet-section.ts';

/** Two calculated dossiers with all that is said of them. */
export interface Comparison {
  /** As people call them. */
  readonly names: { readonly of: string; readonly with: string };
  readonly dossiers: { readonly of: ReadDossier; readonly with: ReadDossier };
  readonly attribution: Attribution;
  readonly bridges: readonly Bridge[];
  /** Whether data and terms are told as one. */
  readonly isMerged: boolean;
  /** Whether the figures that were stored at the time are not known, so that the part of the program isn't either. */
  readonly isProgramUnknown: boolean;
  /** Null: not known by personnel number. */
  readonly participants:
    | (Omit<ParticipantChanges, 'people'> & {
        /** Null: not for who looks. */
        readonly people: ParticipantChanges['people'] | null;
      })
    | null;
}

export const undividedOf = ({ attribution: { steps } }: Comparison): Undivided | null =>
  typeof steps === 'string' ? steps : null;

/** The name of an alternative in the second dossier, or in the first where the second has none. */
export function alternativeName({ attribution }: Comparison, key: ComparedKey): string {
  const all = [attribution.with, attribution.of].flatMap(({ result }) => result.alternatives);
  const found = all.find((alternative) => comparedKey(alternative) === key);
  return found === undefined ? key : nameOf(found, 'short');
}

/** As what an alternative is compared. */
export const comparedKey = (alternative: Alternative): ComparedKey | null =>
  alternative.sort === 'unchanged' ? 'unchanged' : alternative.choice;

/** Rows of words; or of figures, with rows that name what follows. */
type Rows =
  | readonly (readonly string[])[]
  | { readonly rows: readonly (readonly string[])[]; readonly names: readonly number[] };

/** A section with one table, and the text for who cannot see it; without rows it has none. */
export function tableSection(
  section: Omit<ComparedSection, 'exhibits'>,
  heads: readonly string[],
  given: Rows,
): ComparedSection {
  const { rows, names } = 'rows' in given ? given : { rows: given, names: null };
  if (rows.length === 0) return { ...section, exhibits: [] };
  const share = 100 / heads.length;
  const columns = heads.map((head, place): TextColumn =>
    names === null || place === 0 ? [head, share] : [head, share, 'right'],
  );
  const table = textTable(columns, rows, { emphasised: names ?? [] });
  return { ...section, exhibits: [exhibitOf(section.topic, section.conclusion, { table: [table, section.topic] })] };
}
