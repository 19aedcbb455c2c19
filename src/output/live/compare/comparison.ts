import type { Alternative } from '#core/result/alternative.ts';
import type { Attribution, Undivided } from '#core/what-if/attribution.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import type { ParticipantChanges } from '#input/what-if/participant-changes.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { Bridge } from '#output/live/compare/bridges.ts';
import type { ComparedKey, ComparedPair } from '#output/live/compare/pairs.ts';
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

/** What stands beside each other, in the first and in the second; null where that has it not. */
export function comparedAlternatives({ attribution }: Comparison, pair: ComparedPair) {
  const found = (side: 'of' | 'with'): Alternative | null =>
    attribution[side].result.alternatives.find((one) => comparedKey(one) === pair[side]) ?? null;
  return { of: found('of'), with: found('with') };
}

/** "B Vlak voor iedereen"; "B Vlak voor iedereen → C Uw staffel" where they are not called the same. */
export function pairName(comparison: Comparison, pair: ComparedPair): string {
  const { of, with: to } = comparedAlternatives(comparison, pair);
  const names = [of, to].flatMap((alternative) => (alternative === null ? [] : nameOf(alternative, 'short')));
  return [...new Set(names)].join(' → ');
}

/** As what an alternative is compared. */
const comparedKey = (alternative: Alternative): ComparedKey | null =>
  alternative.sort === 'unchanged' ? 'unchanged' : alternative.choice;

/** A section with one table, and the text for who cannot see it; without rows it has none. */
export function tableSection(
  section: Omit<ComparedSection, 'exhibits'>,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): ComparedSection {
  if (rows.length === 0) return { ...section, exhibits: [] };
  const table = textTable(
    heads.map((head): TextColumn => [head, 100 / heads.length]),
    rows,
  );
  return { ...section, exhibits: [exhibitOf(section.topic, section.conclusion, { table: [table, section.topic] })] };
}
