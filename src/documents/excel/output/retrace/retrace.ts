import { longestCourse, type Member, membership } from '#core/participant/member.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import type { Scale } from '#core/dossier.ts';
import { shownVariants } from '#contract/terms/shown-alternatives.ts';
import type { ShownKey } from '#contract/terms/shown-alternatives.ts';
import type { OutputContent } from '#documents/output-content.ts';

/** Which of the values that can be chosen the sheets start with, by their place from 0. */
export interface RetraceChoice {
  readonly participant: number;
  readonly alternative: number;
  readonly scenario: number;
}

/** The first participant, under the first answer, with the expected returns. */
export const firstChoice: RetraceChoice = { participant: 0, alternative: 1, scenario: 1 };

/** An alternative with the premium that holds from each age on. */
export interface RetracedAlternative {
  readonly key: ShownKey;
  readonly scale: Scale;
}

/** What the sheets that retrace a participant are made from. */
export interface Retrace {
  readonly content: OutputContent;
  readonly choice: RetraceChoice;
  readonly members: readonly Member[];
  readonly alternatives: readonly RetracedAlternative[];
  /** Months of the longest course. */
  readonly months: number;
  readonly table: MortalityTable;
}

/** A flat premium holds at every age, so also below the first age with which it is shown. */
const fromBirth = (scale: Scale): Scale => scale.map(({ rate }) => ({ fromAge: 0, rate }));

export function retraceOf(content: OutputContent, choice: RetraceChoice): Retrace {
  const { dossier, result } = content;
  const { members } = membership(dossier.input);
  return {
    content,
    choice,
    members,
    alternatives: [
      { key: 'unchanged', scale: result.currentScale },
      ...shownVariants(result).map(({ key, form, practicalScale }) => ({
        key,
        scale: form === 'flat' ? fromBirth(practicalScale) : practicalScale,
      })),
    ],
    months: members.reduce((months, member) => Math.max(months, longestCourse(member)), 1),
    table: mortalityTable(dossier.input.assumptions.mortalityTable),
  };
}
