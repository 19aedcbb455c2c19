import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FetchedList } from '#web/lib/fetched-list.ts';

/** Every letter that is typed would be a call; a page that someone steps to is fetched at once. */
const typingPause = 250;

interface ShownPage<List> {
  /** The list as far as it may be shown: the page before stays until the next is there. */
  readonly shown: List | undefined;
  /** Whether another page than the one that is shown is on its way. */
  readonly isOnItsWay: boolean;
  /** For the message in place of the list: a page that did not come counts as well. */
  readonly result: Pick<UseQueryResult, 'error' | 'isLoadingError' | 'isFetching' | 'refetch'>;
}

const searchIn = (asked: string): string | null => new URLSearchParams(asked).get('search');

/** Sees to it that a list that comes by page is the page that the reader asks for. */
export function useShownPage<List extends FetchedList>(query: UseQueryResult<List>, asked: string): ShownPage<List> {
  const { data, error, refetch, isError, isLoadingError, isFetching } = query;
  // A list that is whole holds whatever is asked for.
  const answered = data?.part ? data.asked : asked;
  const isOther = answered !== asked;
  const [hasShown, setHasShown] = useState(false);
  // What an earlier visit left may be a page of something else.
  if (data && !isOther && !hasShown) setHasShown(true);
  useEffect(() => {
    if (answered === asked) return undefined;
    const pause = searchIn(answered) === searchIn(asked) ? 0 : typingPause;
    const timer = setTimeout(() => void refetch(), pause);
    return () => clearTimeout(timer);
  }, [answered, asked, refetch]);
  return {
    shown: isOther && !hasShown ? undefined : data,
    isOnItsWay: isOther,
    result: { error, isLoadingError: isLoadingError || (isOther && isError), isFetching, refetch },
  };
}
