import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNotThere } from '#web/lib/api-error.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FailedPart } from '#web/ui/failed-part.tsx';
import { focusPageHeading } from '#web/ui/page-start.ts';
import { Notice } from '#web/ui/notice.tsx';

export interface QueryResultProps {
  readonly query: Pick<UseQueryResult, 'error' | 'isLoadingError' | 'isFetching' | 'refetch'>;
  /** What is said when the subject of the page is not there (any more), and where one goes then. */
  readonly missing?: undefined | { readonly text: string; readonly to: string; readonly label: string };
  /** Null while the answer is on its way. */
  readonly children: ReactNode;
}

/** Shows the answer of a call. When the call failed and there is no earlier answer, a way to try again instead. */
export function QueryResult({ query, missing, children }: QueryResultProps) {
  const { error, isLoadingError, isFetching, refetch } = query;
  if (missing && isNotThere(error)) return <NotThere {...missing} />;
  if (!isLoadingError) return children ?? <div aria-busy />;
  const tryAgain = async () => {
    const { isSuccess } = await refetch();
    // The button that was pressed is gone then.
    if (isSuccess) focusPageHeading();
  };
  return <FailedPart retry={() => void tryAgain()} isBusy={isFetching} />;
}

interface LoadedProps<Fetched, Data, Key extends QueryKey> {
  readonly of: UseQueryOptions<Fetched, Error, Data, Key>;
  readonly children: (data: Data) => ReactNode;
}

/** What is made of the answer of a call that nothing else on the page needs. */
export function Loaded<Fetched, Data, Key extends QueryKey>({ of, children }: LoadedProps<Fetched, Data, Key>) {
  const query = useQuery(of);
  return <QueryResult query={query}>{query.data === undefined ? null : children(query.data)}</QueryResult>;
}

function NotThere({ text, to, label }: NonNullable<QueryResultProps['missing']>) {
  return (
    <Notice
      tone="warning"
      announced="atOnce"
      action={
        <ButtonLink to={to} look="secondary" size="small">
          {label}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </Notice>
  );
}
