import type { ReactNode } from 'react';
import { PageHeading, type PageHeadingProps } from '#web/ui/page-heading.tsx';
import { QueryResult, type QueryResultProps } from '#web/ui/query-result.tsx';
import { type ListRow, ListTable, type ListTableProps } from '#web/ui/table/list-table.tsx';

interface ListPageProps<Row extends ListRow>
  extends Omit<ListTableProps<Row>, 'caption'>, Omit<QueryResultProps, 'children'> {
  readonly page: PageHeadingProps;
  /** What the list contains, where that is not the title of the page. */
  readonly caption?: string;
  /** Between heading and list. */
  readonly above?: ReactNode;
  /** What is beneath the list, or over the page. */
  readonly children?: ReactNode;
}

/** A page that is a list. */
export function ListPage<Row extends ListRow>(props: ListPageProps<Row>) {
  const { page, above, query, missing, caption = page.title, children, ...list } = props;
  return (
    <>
      <PageHeading {...page} />
      {above}
      <QueryResult query={query} missing={missing}>
        <ListTable caption={caption} {...list} />
      </QueryResult>
      {children}
    </>
  );
}
