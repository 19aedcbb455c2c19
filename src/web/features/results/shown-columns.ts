import type { DecidedContent } from '#api/decisions.ts';
import { inDutch, type Said } from '#output/language/wording.ts';
import type { ChoiceCell, ChoiceColumn } from '#output/model/choice-table.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { isChanged, type WhatIfState } from '#web/features/what-if/what-if-state.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';

/** A column as the page shows it. */
export interface ShownColumn extends Pick<ChoiceColumn, 'name' | 'premium'> {
  readonly key: string;
  /** "A"; "?" of a what-if. */
  readonly letter: string;
  readonly isInView: boolean;
  /** "gekozen in het sjabloon", "vastgelegd op 3-12-2026"; null: neither. */
  readonly standing: string | null;
  /** Null: it cannot be put in view. */
  readonly onPress: (() => void) | null;
  /** In the order of the rows; null: still to come. */
  readonly cells: readonly (ChoiceCell | null)[];
}

interface Shown {
  readonly result: ScreenResult;
  readonly chosen: ScreenResult['front'];
  readonly onChoose: (key: ScreenResult['table']['columns'][number]['key']) => void;
  /** The newest first. */
  readonly decisions: readonly { readonly decidedOn: string; readonly content: Pick<DecidedContent, 'choice'> }[];
  /** Null while none is open. */
  readonly whatIf: WhatIfState | null;
  readonly texts: Catalogue;
}

/** The choices of the answer, and beside them what is tried. */
export function shownColumns({ result, chosen, onChoose, decisions, whatIf, texts }: Shown): readonly ShownColumn[] {
  const { table, views, front } = result;
  const [decided] = decisions;
  const standing = (choice: string, key: string): string | null => {
    if (decided !== undefined)
      return decided.content.choice === choice ? texts.results.recordedOn(texts.formats.day(decided.decidedOn)) : null;
    return key === front ? texts.results.inTemplate : null;
  };
  const tried = whatIf !== null && isChanged(whatIf.choices);
  const ofAnswer = table.columns.map(({ key, choice, name, premium }, place): ShownColumn => ({
    key,
    letter: choice,
    name,
    premium,
    isInView: !tried && key === chosen,
    standing: standing(choice, key),
    onPress: key in views ? () => onChoose(key) : null,
    cells: table.rows.map(({ cells }) => cells[place] ?? null),
  }));
  return whatIf === null ? ofAnswer : [...ofAnswer, triedColumn(result, whatIf, texts, tried)];
}

/** What is tried, in the rows of the answer; while it is calculated its cells are empty. */
function triedColumn(
  { table }: ScreenResult,
  { answered }: WhatIfState,
  { whatIf: texts }: Catalogue,
  isInView: boolean,
): ShownColumn {
  const answer = answered?.value;
  const place = answer?.table.columns.findIndex(({ key }) => key === answer.key) ?? -1;
  const cellOf = (label: Said) =>
    answer?.table.rows.find((row) => inDutch(row.label) === inDutch(label))?.cells[place] ?? null;
  return {
    key: 'what-if',
    letter: '?',
    name: texts.title,
    premium: answer?.table.columns[place]?.premium ?? [],
    isInView,
    standing: null,
    onPress: null,
    cells: table.rows.map(({ label }) => cellOf(label)),
  };
}
