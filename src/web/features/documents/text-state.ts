import type { KeptText, NewText } from '#api/written-texts.ts';

/** A text while it is written. */
export interface TextState {
  /** The content of the field, and the version that it was based on. */
  readonly entered: NewText;
  readonly phase: 'saved' | 'typing' | 'saving' | 'failed' | 'overtaken';
  /** Something was typed while it was being saved. */
  readonly isTypedOn: boolean;
  /** What somebody else wrote meanwhile. */
  readonly other: KeptText | null;
  /** Why it was not saved, where the server said so. */
  readonly said: string | null;
}

export type TextEvent =
  | { readonly is: 'typed'; readonly change: Partial<Pick<NewText, 'text' | 'applies'>> }
  /** What stood in the field when it was sent. */
  | { readonly is: 'sent'; readonly entered: NewText }
  | { readonly is: 'kept'; readonly kept: KeptText }
  | { readonly is: 'failed'; readonly said: string | null }
  | { readonly is: 'overtaken'; readonly other: KeptText }
  | { readonly is: 'fetched'; readonly kept: KeptText | undefined }
  /** Whose text stays. */
  | { readonly is: 'settled'; readonly by: 'mine' | 'theirs' };

const asEntered = ({ text, applies, version }: KeptText): NewText => ({ text, applies, version });

/** As it is kept; `unsent` is what was not saved when the login ended, and is saved then. */
export const firstState = (kept: KeptText | undefined, unsent: NewText | undefined): TextState => ({
  entered: unsent ?? (kept === undefined ? { text: '', applies: true, version: 0 } : asEntered(kept)),
  phase: unsent === undefined ? 'saved' : 'typing',
  isTypedOn: false,
  other: null,
  said: null,
});

const savedAs = (kept: KeptText): TextState => firstState(kept, undefined);

const isSame = (one: NewText, other: KeptText): boolean => one.text === other.text && one.applies === other.applies;

function typed(state: TextState, change: Extract<TextEvent, { is: 'typed' }>['change']): TextState {
  const now = { ...state, entered: { ...state.entered, ...change } };
  if (state.phase === 'saving') return { ...now, isTypedOn: true };
  return state.phase === 'overtaken' ? now : { ...now, phase: 'typing' };
}

function settled(state: TextState, by: 'mine' | 'theirs'): TextState {
  const { entered, other } = state;
  if (other === null) return state;
  if (by === 'theirs') return savedAs(other);
  return { ...state, entered: { ...entered, version: other.version }, phase: 'typing', other: null };
}

const mayBeSent = ({ phase }: TextState): boolean => phase === 'typing' || phase === 'failed';

/** What becomes of a text: nothing that was typed is lost, and nothing of somebody else is overwritten unasked. */
export function nextState(state: TextState, event: TextEvent): TextState {
  const { entered, phase } = state;
  if (event.is === 'typed') return typed(state, event.change);
  if (event.is === 'sent')
    return mayBeSent(state) && event.entered === entered ? { ...state, phase: 'saving', isTypedOn: false } : state;
  if (event.is === 'kept')
    return state.isTypedOn
      ? { ...state, entered: { ...entered, version: event.kept.version }, phase: 'typing' }
      : savedAs(event.kept);
  if (event.is === 'failed') return { ...state, phase: 'failed', said: event.said };
  if (event.is === 'overtaken')
    return isSame(entered, event.other) ? savedAs(event.other) : { ...state, phase: 'overtaken', other: event.other };
  if (event.is === 'settled') return settled(state, event.by);
  const isNewer = event.kept !== undefined && event.kept.version > entered.version;
  return phase === 'saved' && isNewer ? savedAs(event.kept) : state;
}
