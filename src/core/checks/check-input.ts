import type { OpenGroupYear } from '#core/result/open-group-result.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { CompensationLaw } from '#core/compensation/compensation-bases.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { AccrualMaximum } from '#core/law/accrual-limit.ts';
import type { AnwCover } from '#core/law/anw-cover.ts';
import type { LawValue } from '#core/law/dated.ts';
import type { OffsetPosition } from '#core/law/offset-level.ts';
import type { People } from '#core/projection/people.ts';
import type { Check, CheckCode, CheckFigures } from '#core/result/check.ts';
import type { Exclusion } from '#core/result/result.ts';
import type { FiscalLimits } from '#core/transition/caps.ts';
import type { CheckedPremium } from '#core/checks/checked-premiums.ts';
import type { Answer } from '#core/result/answer.ts';

/** The law that a dossier is checked against: amounts of the year of valuation, percentages of the transition date. */
export interface LawInUse {
  readonly minimumOffset: LawValue<number>;
  /** Reduced offsets: looked up only where the offset of one of the schemes is below the minimum. */
  readonly lowestReducedOffset: LawValue<number> | null;
  readonly maximumSalary: LawValue<number>;
  readonly transitionDeadline: LawValue<PlainDate>;
  readonly currentOffset: OffsetPosition;
  readonly nextOffset: OffsetPosition;
  /** Limits that hold for the new scheme's offset. */
  readonly limits: FiscalLimits;
  readonly compensation: CompensationLaw;
  /** Day that decides what the scheme was, and last day on which a participant must take part (art. 220e PW). */
  readonly grandfathering: { readonly referenceDay: PlainDate; readonly entryDeadline: PlainDate };
  /** From average pay: for the current pension age and offset; null where none is known. */
  readonly accrualLimit: AccrualMaximum | null;
  /** Cover on death of the new scheme; that of the Anw only where any is filled in. */
  readonly cover: {
    readonly partner: LawValue<number>;
    readonly orphan: LawValue<number>;
    readonly anw: AnwCover | null;
  };
  /** Months after the own state pension age at which a pension starts at the latest. */
  readonly pensionAgeLimit: LawValue<number>;
  /** Parameters for prescribed calculations (art. 144 PW). */
  readonly parameters: {
    readonly equityReturn: LawValue<number>;
    readonly priceInflation: LawValue<number>;
    readonly wageGrowth: LawValue<number>;
  };
  /** Every numeric value that was looked up to check against. */
  readonly used: readonly LawValue<number | null>[];
}

/** All that the checks look at. */
export interface CheckInput {
  readonly dossier: DossierInput;
  readonly law: LawInUse;
  readonly answers: readonly Answer[];
  /** The answers and the given premiums. */
  readonly premiums: readonly CheckedPremium[];
  readonly people: People;
  readonly excluded: readonly Exclusion[];
  /** Who enters, per year. */
  readonly openGroupYears: readonly OpenGroupYear[];
  /** The ambition's own scale at lambda = 1, where it is the reference. */
  readonly ambitionScale: Scale | null;
}

/** A check of the dossier, without an article, unless these say otherwise. */
export const check = <Code extends CheckCode>(
  code: Code,
  level: Check['level'],
  figures: CheckFigures[Code],
  parts: Partial<Pick<Check, 'article' | 'answer'>> = {},
): Check<Code> => ({ code, level, article: '', answer: null, figures, ...parts });
