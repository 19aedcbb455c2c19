import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type AnswerCheck, call } from '#web/lib/api-client.ts';

type DataCheck<Data> = AnswerCheck<{ readonly data: Data }>;

/** The data in the answer of a call. */
export const dataOf = async <Data>(
  path: string,
  check: DataCheck<Data>,
  options?: Parameters<typeof call>[2],
): Promise<Data> => (await call(path, check, options)).data;

const changing =
  (method: 'POST' | 'PUT' | 'DELETE') =>
  <Data>(path: string, check: DataCheck<Data>, body?: unknown): Promise<Data> =>
    dataOf(path, check, { method, body });

/** Calls that change something, by what they do; each gives the data in the answer. */
export const post = changing('POST');
export const put = changing('PUT');
export const remove = changing('DELETE');

/** Takes data that were kept for what they are, as long as they are sound: of this version of the program, say. */
export const keptData = <Data>(
  isSound: (data: Data & { readonly version?: number }) => boolean = () => true,
): DataCheck<Data> => ({
  parse: (value) => {
    const answer = value as { readonly data: Data & { readonly version?: number } };
    if (!isSound(answer.data)) throw new TypeError('the server answered with data of another version');
    return answer;
  },
});

/** What the server answers at an address, kept under a key. */
export const dataQuery = <Data>(queryKey: readonly unknown[], path: string, check: DataCheck<Data>) =>
  queryOptions({ queryKey, queryFn: ({ signal }): Promise<Data> => dataOf(path, check, { signal }) });

/** What a change makes of no use any more: the answers of these queries, and of those whose keys begin with theirs. */
export type Stale = readonly { readonly queryKey: QueryKey }[];

/** Returns the function that has answers fetched anew; done when they are there. */
export function useFetchedAnew(): (stale: Stale) => Promise<unknown> {
  const queries = useQueryClient();
  return (stale) => Promise.all(stale.map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
}
