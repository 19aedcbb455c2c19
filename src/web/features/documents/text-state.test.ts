import { describe, expect, it } from 'vitest';
import type { KeptText } from '#api/written-texts.ts';
import { firstState, nextState, type TextEvent, type TextState } from '#web/features/documents/text-state.ts';

const kept = (text: string, version: number): KeptText => ({
  key: 'advies',
  text,
  applies: true,
  version,
  writtenBy: 'An',
  writtenOn: '2026-11-28T10:00:00Z',
  isOfThisOutcome: true,
  otherChoice: null,
  earlier: [],
});

/** What becomes of it; `send` sends what stands in the field by then. */
const after = (first: TextState, ...events: readonly (TextEvent | 'send')[]): TextState =>
  events.reduce<TextState>(
    (state, event) => nextState(state, event === 'send' ? { is: 'sent', entered: state.entered } : event),
    first,
  );
const typed = (text: string): TextEvent => ({ is: 'typed', change: { text } });

describe('a text while it is written', () => {
  it('is saved with the version that it was made of, and goes on from the one that was kept', () => {
    const saving = after(firstState(kept('Oud', 3), undefined), typed('Nieuw'), 'send');
    expect(saving).toMatchObject({ phase: 'saving', entered: { text: 'Nieuw', version: 3 } });
    const saved = after(saving, { is: 'kept', kept: kept('Nieuw', 4) });
    expect(saved).toMatchObject({ phase: 'saved', entered: { text: 'Nieuw', version: 4 } });
  });

  it('keeps what is typed while it is being saved, and is then saved once more', () => {
    const first = firstState(undefined, undefined);
    const state = after(first, typed('Een'), 'send', typed('Een twee'), { is: 'kept', kept: kept('Een', 1) });
    expect(state).toMatchObject({ phase: 'typing', entered: { text: 'Een twee', version: 1 } });
  });

  it('is not sent as long as somebody types', () => {
    const { entered } = after(firstState(undefined, undefined), typed('Een'));
    expect(after(firstState(undefined, undefined), typed('Een twee'), { is: 'sent', entered }).phase).toBe('typing');
  });

  it('that was not saved stays in the field, and can be sent again', () => {
    const failed = after(firstState(undefined, undefined), typed('Een'), 'send', { is: 'failed', said: 'Vol' });
    expect(failed).toMatchObject({ phase: 'failed', said: 'Vol', entered: { text: 'Een', version: 0 } });
    expect(after(failed, 'send').phase).toBe('saving');
  });

  it('that somebody else changed waits until it is settled whose stays', () => {
    const overtaken = after(firstState(kept('Oud', 1), undefined), typed('Mijn'), 'send', {
      is: 'overtaken',
      other: kept('Hun', 2),
    });
    expect(overtaken).toMatchObject({ phase: 'overtaken', entered: { text: 'Mijn' }, other: { text: 'Hun' } });
    // What is typed on does not go over it either.
    expect(after(overtaken, typed('Mijn!'), 'send').phase).toBe('overtaken');
    const mine = after(overtaken, { is: 'settled', by: 'mine' });
    expect(mine).toMatchObject({ phase: 'typing', entered: { text: 'Mijn', version: 2 } });
    const theirs = after(overtaken, { is: 'settled', by: 'theirs' });
    expect(theirs).toMatchObject({ phase: 'saved', entered: { text: 'Hun', version: 2 } });
  });

  it('that somebody else made the same is saved', () => {
    const first = after(firstState(undefined, undefined), typed('Gelijk'), 'send');
    expect(after(first, { is: 'overtaken', other: kept('Gelijk', 1) })).toMatchObject({ phase: 'saved', other: null });
  });

  it('takes what others saved as long as nothing was typed', () => {
    const fetched: TextEvent = { is: 'fetched', kept: kept('Van een ander', 5) };
    expect(after(firstState(kept('Oud', 4), undefined), fetched).entered.text).toBe('Van een ander');
    expect(after(firstState(kept('Oud', 4), undefined), typed('Mijn'), fetched).entered.text).toBe('Mijn');
    // An answer from before the last change.
    expect(after(firstState(kept('Nieuw', 6), undefined), fetched).entered.text).toBe('Nieuw');
  });

  it('that was not saved when the login ended is saved after it', () => {
    const unsent = { text: 'Niet verstuurd', applies: true, version: 2 };
    expect(firstState(kept('Oud', 2), unsent)).toMatchObject({ phase: 'typing', entered: unsent });
  });
});
