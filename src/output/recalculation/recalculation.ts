import { nameIn, nameOf } from '#output/language/alternative-name.ts';
import {
  monthsToLaterPension,
  type ProjectedParticipant,
  participation,
} from '#core/participant/projected-participant.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';

/** The values that are chosen when the sheets are opened, by their place from 0. */
export interface RecalculationChoice {
  readonly participant: number;
  readonly alternative: number;
}

/** The first participant, under the first answer. */
export const firstChoice: RecalculationChoice = { participant: 0, alternative: 1 };

/** An alternative with the premium that holds from each age on. */
export interface RecalculatedAlternative {
  readonly key: AlternativeKey;
  /** As on the other sheets. */
  readonly name: string;
  readonly scale: Scale;
  /** Of those who have a flat premium now; null where everybody has one scheme. */
  readonly flatNow: number | null;
}

/** Where a table by age holds the premium of those who have a flat premium now: above every age. */
export const ageOfFlat = 999;

/** What the sheets that recalculate a participant are made from. */
export interface Recalculation {
  readonly content: OutputContent;
  readonly choice: RecalculationChoice;
  readonly participants: readonly ProjectedParticipant[];
  readonly alternatives: readonly RecalculatedAlternative[];
  /** Months to the last pension date of all participants. */
  readonly months: number;
  readonly table: MortalityTable;
}

/** A flat premium holds at every age, so also below the first age with which it is shown. */
const fromBirth = (scale: Scale): Scale => scale.map(({ rate }) => ({ fromAge: 0, rate }));

export function recalculationOf(content: OutputContent, choice: RecalculationChoice): Recalculation {
  const { dossier, result } = content;
  const { participants } = participation(dossier.input);
  const flatNow = flatSinceOf(dossier.input)?.rate ?? null;
  return {
    content,
    choice,
    participants,
    alternatives: [
      { key: 'unchanged', name: nameIn(result, 'unchanged', 'short'), scale: result.currentScale, flatNow },
      ...premiumAlternatives(result).map((premium) => ({
        key: premium.key,
        name: nameOf(premium, 'short'),
        scale: premium.form === 'flat' ? fromBirth(premium.practicalScale) : premium.practicalScale,
        flatNow: premium.form === 'flat' ? (premium.practicalScale[0]?.rate ?? 0) : flatNow,
      })),
    ],
    months: participants.reduce((months, projected) => Math.max(months, monthsToLaterPension(projected)), 1),
    table: mortalityTable(dossier.input.assumptions.mortalityTable),
  };
}
