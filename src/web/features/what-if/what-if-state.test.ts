import { describe, expect, it } from 'vitest';
import type { ScreenResult } from '#output/model/screen-result.ts';
import type { WhatIfAnswer } from '#output/live/what-if/what-if-answer.ts';
import {
  answered,
  asked,
  changed,
  closedWhatIf,
  failed,
  isAwaited,
  opened,
  opening,
  pageShown,
  shownPage,
  type WhatIfStep,
} from '#web/features/what-if/what-if-state.ts';

const answer = { moved: 'x' } as WhatIfAnswer;
const older = { moved: 'y' } as WhatIfAnswer;
const page = { version: 6 } as ScreenResult;
const after = (...steps: readonly WhatIfStep[]) =>
  [opening(), opened, ...steps].reduce((state, step) => step(state), closedWhatIf);
const choices = { wageGrowth: 0.03 };

describe('a what-if', () => {
  it('is awaited until the newest question is calculated', () => {
    expect(isAwaited(after(asked(1)))).toBe(true);
    expect(isAwaited(after(asked(1), answered(1, answer)))).toBe(false);
    expect(isAwaited(after(asked(1), answered(1, answer), asked(2)))).toBe(true);
    expect(isAwaited(after(asked(2), failed(2)))).toBe(false);
  });

  it('begins with what was changed before', () => {
    expect(opened(opening(choices)(closedWhatIf))).toMatchObject({ phase: 'open', choices });
  });

  it('shows no answer to an older question than the one that is shown', () => {
    const state = after(asked(1), asked(2), answered(2, answer), answered(1, older));
    expect(state.answered).toEqual({ number: 2, value: answer });
  });

  it('shows the page as it is asked for, until nothing is changed any more', () => {
    const shown = after(changed(choices), asked(2), pageShown(2, page));
    expect(shownPage(shown)).toBe(page);
    expect(shownPage(changed({})(shown))).toBeNull();
    expect(shownPage(changed(choices)(changed({})(shown)))).toBeNull();
    expect(shownPage(after(asked(1), pageShown(1, page)))).toBeNull();
  });

  it('that fails before it is open is not opened; a later failure is of its question', () => {
    expect(failed(null)(opening()(closedWhatIf))).toMatchObject({ phase: 'refused', refusal: { why: 'failed' } });
    expect(after(asked(3), failed(3)).hasFailed).toBe(true);
    expect(after(asked(3), failed(2)).hasFailed).toBe(false);
    expect(after(asked(3), failed(3), asked(4)).hasFailed).toBe(false);
  });
});
