import { type ListPart, wholeListMaximum } from '#api/list-page.ts';
import { type AnswerCheck, callIfChanged } from '#web/lib/api-client.ts';

/** A list as the server last gave it: whole, or a page of it when it is long. */
export interface FetchedList {
  /** Which page this is; without it the list is whole. */
  readonly part?: ListPart | undefined;
  /** What the server was asked for. */
  readonly asked: string;
  /** By which the server knows this answer again; null once a change on the screen made it another. */
  readonly tag: string | null;
}

/** Asks for the whole list, for as long as it is short: what is searched for then stays with the reader. */
export const wholeListAsked = new URLSearchParams({ page: '1', wholeUpTo: String(wholeListMaximum) }).toString();

interface ListCall<Answer, List extends FetchedList> {
  readonly path: string;
  readonly check: AnswerCheck<Answer>;
  /** The page to ask for, unless the list is known to be short. */
  readonly asked: string;
  /** What is asked besides, of the whole list too: '&' and what follows. */
  readonly besides?: string;
  readonly earlier: List | undefined;
  readonly signal: AbortSignal;
  readonly listIn: (answer: Answer) => Omit<List, 'asked' | 'tag'>;
}

/** Fetches a list; when the server says that nothing changed since `earlier`, that again. */
export async function fetchedList<Answer, List extends FetchedList>(call: ListCall<Answer, List>): Promise<List> {
  const { path, check, besides = '', earlier, signal, listIn } = call;
  const asked = earlier !== undefined && earlier.part === undefined ? wholeListAsked : call.asked;
  const answer = await callIfChanged(`${path}?${asked}${besides}`, check, { signal, tag: earlier?.tag ?? null });
  if (answer !== 'unchanged') return { ...listIn(answer.data), asked, tag: answer.tag } as List;
  if (earlier === undefined) throw new Error('the server knows of an earlier answer that was never given');
  return { ...earlier, asked };
}
