import type { DossierResult } from '#core/result/result.ts';
import type { StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import type { ReadDossier, Stamp } from '#input/fields/dossier-file.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import type { PremiumChoice } from '#core/what-if/what-if-choices.ts';
import type { ConclusionSubject, OwnHeadline } from '#output/language/subject.ts';
import type { AppendixTopic } from '#output/model/appendix-topics.ts';
import type { WrittenTexts } from '#output/model/written-texts.ts';
import type { ComparedOutcome, RecordedDecision } from '#output/model/compared-outcome.ts';

/** All that the output workbook and the report are made from. The same content gives the same bytes. */
export interface OutputContent {
  readonly dossier: ReadDossier;
  readonly result: DossierResult;
  /** The effects that the law prescribes; null where they were not asked for, as beside a what-if. */
  readonly statutory: StatutoryOutcome | null;
  readonly stamp: Stamp;
  readonly houseStyle: HouseStyle;
  /** What stands in the files besides the answer of the dossier; absent where nothing does. */
  readonly beside?: BesideAnswer | undefined;
  /** For others than the employer (uitgave medewerkers); absent: for the employer. See `employeesContent`. */
  readonly edition?: 'employees' | undefined;
  /** Who marked it final; absent: it is a concept, and says so. */
  readonly final?: FinalMark | undefined;
  /** Made for an employer: groups of enough participants, nobody apart; absent: with everybody in it. See `employerContent`. */
  readonly withoutPeople?: WithoutPeople | undefined;
}

/** What is left out for an employer besides people: years, and compensation, that are of too few of them. */
export interface WithoutPeople {
  /** How many years are shown of the cost of those who take part now, and of their compensation. */
  readonly years: { readonly cost: number; readonly compensation: number };
  /** Asked and calculated, and not shown. */
  readonly hidesCompensation: boolean;
}

/** An adviser stands for what goes out. */
export interface FinalMark {
  readonly by: string;
  /** 05-03-2027 10:00 */
  readonly on: string;
}

/** A variant as it was kept, with the version of the program that calculated it. */
export interface CalculatedVariant extends ComparedOutcome {
  readonly programVersion: string;
}

/** What was done with a dossier on screen. */
export interface BesideAnswer {
  /** At most four. */
  readonly variants: readonly CalculatedVariant[];
  /** The newest first. */
  readonly decisions: readonly RecordedDecision[];
  /** The premium of choice C; absent: that of the file. */
  readonly choiceC?: PremiumChoice | undefined;
  readonly headline?: OwnHeadline | undefined;
  /** What the adviser wrote; absent: nothing. */
  readonly texts?: WrittenTexts | undefined;
  /** What the appendix of the report is about; absent or empty: what it is about by itself. */
  readonly appendix?: readonly AppendixTopic[] | undefined;
}

/** What conclusions are drawn from. */
export const subjectOf = ({
  dossier,
  result,
  beside,
  stamp,
}: Pick<OutputContent, 'dossier' | 'result' | 'beside' | 'stamp'>): ConclusionSubject => ({
  input: dossier.input,
  result,
  ownHeadline: beside?.headline,
  planned: { ...dossier.facts.process, contractEnd: dossier.facts.contractEnd, today: stamp.day },
});
