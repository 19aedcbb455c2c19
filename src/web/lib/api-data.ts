import { queryOptions } from '@tanstack/react-query';
import { type AnswerCheck, call } from '#web/lib/api-client.ts';

type DataCheck<Data> = AnswerCheck<{ readonly data: Data }>;

/** The data in the answer of a call. */
export const dataOf = async <Data>(
  path: string,
  check: DataCheck<Data>,
  options?: Parameters<typeof call>[2],
): Promise<Data> => (await call(path, check, options)).data;

/** What the server answers at an address, kept under a key. */
export const dataQuery = <Data>(queryKey: readonly unknown[], path: string, check: DataCheck<Data>) =>
  queryOptions({ queryKey, queryFn: ({ signal }): Promise<Data> => dataOf(path, check, { signal }) });
