import type { ChoiceKey, PremiumKey } from '#core/dossier/alternative-key.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import type { Finding } from '#input/findings/findings.ts';
import type { DossierFigures } from '#output/model/figure-types.ts';
import type { ChoiceTable } from '#output/model/choice-table.ts';
import type { Section } from '#output/model/section.ts';
import type { TextKey } from '#output/model/written-texts.ts';
import type { Said } from '#output/language/wording.ts';
import type { Mark } from '#output/language/marks.ts';

/** Of the form of a stored result. Raise it when a field changes its meaning or goes; what is stored is then calculated again. */
export const screenResultVersion = 6;

/**
 * What the results page shows: the report as data. Holds no personnel numbers, no names of persons, no rows of
 * participants, and no figure of a group that the report may not show.
 */
export interface ScreenResult {
  readonly version: typeof screenResultVersion;
  readonly kind: SchemeKind;
  readonly employer: string;
  readonly scheme: string;
  readonly participants: number;
  readonly transition: { readonly year: number; readonly month: number };
  /** The headline, and what is to be known with it. */
  readonly sentences: readonly string[];
  /** The same clause by clause for a reader of any language; null for what is in Dutch alone. Earlier versions stored none. */
  readonly said?: { readonly title: Said | null; readonly further: readonly Said[] | null };
  /** What the outcome itself has as headline, and what the adviser wrote; without a full stop. */
  readonly headline: {
    readonly outcome: string;
    readonly own: { readonly title: string; readonly isUsed: boolean } | null;
    /** What each choice makes of the premium, without cost or people. */
    readonly choices: Readonly<Partial<Record<ChoiceKey, string>>>;
  };
  readonly warnings: Warnings;
  /** The four answers, then the premiums that were given, in their order. */
  readonly cards: readonly AnswerCard[];
  /** The choices beside each other. */
  readonly table: ChoiceTable;
  /** Which was chosen; null where none was, or the law forbids it. */
  readonly front: PremiumKey | null;
  /** Every different section once: `shownSections` gives those of a view, in their order. */
  readonly sections: readonly Section[];
  /** For each premium that may be put in front the places of its sections in `sections`; `none` where none stands there. */
  readonly views: Readonly<Partial<Record<View, readonly number[]>>>;
  /** Of the cards, unrounded: by which it is compared with another dossier. Earlier versions stored none. */
  readonly figures?: DossierFigures;
  readonly stamp: { readonly programVersion: string; readonly inputSha256: string };
  /** Of a dossier, not of a what-if. Earlier versions stored none. */
  readonly documents?: DocumentsState;
  /** Of what is shared: when its choice was recorded, if that is not in the file. */
  readonly recordedOn?: string;
}

/** What the documents of a dossier ask of its adviser before they are final. */
export interface DocumentsState {
  /** The texts that they ask for, whether or not they were written. */
  readonly asked: readonly TextKey[];
  /** The law forbids the premium of the choice that was made. */
  readonly isChoiceForbidden: boolean;
  /** What speaks against it: full sentences. */
  readonly doubts: readonly string[];
}

/** The premium that stands in front, or none. */
export type View = PremiumKey | 'none';

export interface Warnings {
  /** How many warnings the file gave; null: none. */
  readonly headline: string | null;
  /** Without the value that was found: it may be that of one participant. */
  readonly findings: readonly Pick<Finding, 'code' | 'sheet' | 'cell' | 'field' | 'message' | 'remedy'>[];
  /** How many participants are not counted, and that as a sentence; null: all are. */
  readonly leftOutCount: number;
  readonly leftOut: string | null;
  /** That the costs of so few people give salaries away; null where they are enough. */
  readonly confidential: string | null;
}

export interface AnswerCard {
  readonly key: PremiumKey;
  /** Null: no choice of the dossier, as the premium of a what-if. */
  readonly choice: ChoiceKey | null;
  /** "Keuze B". */
  readonly goal: string;
  /** "Vlak voor iedereen". */
  readonly form: string;
  /** "29,7%" or "7,1% tot 16,9%". */
  readonly premium: string;
  /** Only what there is and may be shown. */
  readonly figures: readonly CardFigure[];
  readonly marks: readonly Mark[];
  /** False where it can never look chosen: the law forbids it, or it asks no premium where others do. */
  readonly mayBeChosen: boolean;
}

export interface CardFigure {
  readonly id: 'first-year' | 'thirty-years' | 'pension' | 'own-contribution';
  readonly label: string;
  /** "€ 248.447". */
  readonly text: string;
  /** Beside now: "€ 6.934 meer dan nu"; null where the figure is a difference itself. */
  readonly comparison: string | null;
}

/** The sections with that premium in front; none where it may not be chosen. */
export const shownSections = ({ sections, views }: ScreenResult, view: View): readonly Section[] =>
  (views[view] ?? []).flatMap((place) => sections[place] ?? []);
