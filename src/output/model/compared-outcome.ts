import type { ChoiceKey } from '#core/dossier/alternative-key.ts';
import type { KeyFigures } from '#output/model/figure-types.ts';
import type { AnswerCard } from '#output/model/screen-result.ts';

/** A choice that differs, as the template names it: what it is and what it was. */
export interface ChangedChoice {
  readonly label: string;
  readonly text: string;
  readonly was: string;
}

/** An outcome as it stands beside others: what is in front, and what was chosen otherwise. */
export interface ComparedOutcome {
  readonly name: string;
  /** Null: nothing may stand in front. */
  readonly card: Pick<AnswerCard, 'goal' | 'form' | 'premium' | 'figures' | 'marks'> | null;
  /** Premium and costs of the card as numbers; null where they are not kept. */
  readonly keyFigures: Pick<KeyFigures, 'choice' | 'premiumDecimals'> | null;
  readonly changes: readonly ChangedChoice[];
}

/** A check as it stood beside an outcome. */
export interface DecidedCheck {
  readonly title: string;
  readonly about: string;
  readonly finding: string;
  readonly article: string;
}

/** What was decided on a dossier, as the screen showed it at that moment. */
export interface RecordedDecision {
  /** Dutch text of the moment: 05-03-2027 10:00. */
  readonly decidedOn: string;
  readonly decidedBy: string;
  /** In the words of whoever decided; may have lines. */
  readonly reason: string;
  readonly content: {
    readonly choice: ChoiceKey;
    readonly goal: string;
    readonly form: string;
    readonly premium: string;
    readonly figures: readonly { readonly label: string; readonly text: string; readonly comparison: string | null }[];
    readonly marks: readonly { readonly text: string }[];
    readonly passed: readonly DecidedCheck[];
    readonly attention: readonly (DecidedCheck & { readonly level: string })[];
    readonly programVersion: string;
    /** Dutch text of the moment. */
    readonly calculatedOn: string;
  };
}
