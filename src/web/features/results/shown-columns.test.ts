import { describe, expect, it, vi } from 'vitest';
import type { Decision } from '#api/decisions.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import type { WhatIfAnswer } from '#output/live/what-if/what-if-answer.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { shownColumns } from '#web/features/results/shown-columns.ts';
import {
  answered,
  asked,
  changed,
  closedWhatIf,
  opened,
  opening,
  type WhatIfState,
} from '#web/features/what-if/what-if-state.ts';
import { defaultCatalogue as texts } from '#web/i18n/default-catalogue.ts';

const result = screenResult(exampleContent(25));
const onChoose = vi.fn();
const columns = (changes: Partial<Parameters<typeof shownColumns>[0]> = {}) =>
  shownColumns({ result, chosen: 'budgetNeutralFlat', onChoose, decisions: [], whatIf: null, texts, ...changes });
const decided = (choice: string) =>
  [{ decidedOn: '2027-03-05T09:00:00.000Z', content: { choice } }] as unknown as readonly Decision[];

const tried = (choices: WhatIfState['choices']): WhatIfState => {
  const answer = { key: 'budgetNeutralFlat', table: result.table } as unknown as WhatIfAnswer;
  return [opened, changed(choices), asked(1), answered(1, answer)].reduce(
    (state, step) => step(state),
    opening()(closedWhatIf),
  );
};

describe('the columns of the choices', () => {
  it('say which is in view, which the template chose, and which was recorded', () => {
    const standing = (...of: Parameters<typeof columns>) =>
      columns(...of).map((one) => [one.letter, one.isInView, one.standing]);
    expect(standing()).toEqual([
      ['A', false, null],
      ['B', true, null],
    ]);
    expect(standing({ result: { ...result, front: 'keptScale' } })).toEqual([
      ['A', false, 'gekozen in het sjabloon'],
      ['B', true, null],
    ]);
    expect(standing({ result: { ...result, front: 'keptScale' }, decisions: decided('B') })).toEqual([
      ['A', false, null],
      ['B', true, 'vastgelegd op 05-03-2027'],
    ]);
  });

  it('can be put in view, but for one that the law forbids', () => {
    expect(columns({ result: { ...result, views: {} } }).map(({ onPress }) => onPress)).toEqual([null, null]);
    const [, flat] = columns({ result: { ...result, views: { budgetNeutralFlat: [] } } });
    flat!.onPress!();
    expect(onChoose).toHaveBeenCalledWith('budgetNeutralFlat');
  });

  it('have what is tried beside them, which is in view once something differs', () => {
    const same = columns({ whatIf: tried({}) });
    expect(same.map(({ letter, isInView }) => [letter, isInView])).toEqual([
      ['A', false],
      ['B', true],
      ['?', false],
    ]);
    expect(same[2]!.cells).toEqual(same[1]!.cells);
    expect(columns({ whatIf: tried({ wageGrowth: 0.03 }) }).map(({ isInView }) => isInView)).toEqual([
      false,
      false,
      true,
    ]);
    expect(columns({ whatIf: opening()(closedWhatIf) })[2]!.cells.every((cell) => cell === null)).toBe(true);
  });
});
