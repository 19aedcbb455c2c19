import { type ListLanguage, wholeListMaximum } from '#api/list-page.ts';
import { pageSizes } from '#web/ui/table/page-number.ts';

/** What someone did to a list: the words searched for, the order, and the place in it. */
export interface ListView {
  readonly query: string;
  readonly sort: ListSort;
  /** Counted from zero. */
  readonly pageIndex: number;
  readonly pageSize: number;
  /** What the rows are limited to, by name; empty texts limit nothing. */
  readonly filters: Readonly<Record<string, string>>;
}

export interface ListSort {
  readonly id: string;
  readonly desc: boolean;
}

/** How a list is first shown. */
export const firstView = (sort: ListSort): ListView => ({
  query: '',
  sort,
  pageIndex: 0,
  pageSize: pageSizes[0],
  filters: {},
});

const names = { query: 'zoek', sort: 'sorteer', page: 'pagina', size: 'per' } as const;

/**
 * The part of an address behind the # that describes a view: "zoek=jansen&sorteer=-createdOn&pagina=2&per=25". What is
 * as at first is left out. Behind the #, because a browser never sends that part to a server: people search for names.
 */
export function addressOfView(view: ListView, initialSort: ListSort): string {
  const first = firstView(initialSort);
  const parts: readonly (readonly [name: string, value: string, isAsAtFirst: boolean])[] = [
    [names.query, view.query, view.query === first.query],
    [names.sort, sortText(view.sort), sortText(view.sort) === sortText(first.sort)],
    ...Object.entries(view.filters).map(([name, value]) => [name, value, value === ''] as const),
    [names.page, String(view.pageIndex + 1), view.pageIndex === first.pageIndex],
    [names.size, String(view.pageSize), view.pageSize === first.pageSize],
  ];
  return new URLSearchParams(
    parts.filter(([, , isAsAtFirst]) => !isAsAtFirst).map(([name, value]) => [name, value]),
  ).toString();
}

const sortText = ({ id, desc }: ListSort): string => `${desc ? '-' : ''}${id}`;

/** The view in an address; what is missing or makes no sense is as at first. */
export function viewInAddress(
  address: string,
  initialSort: ListSort,
  sortable: readonly string[],
  filterNames: readonly string[] = [],
): ListView {
  const parts = new URLSearchParams(address.replace(/^#/, ''));
  const first = firstView(initialSort);
  const sort = parts.get(names.sort) ?? '';
  const id = sort.replace(/^-/, '');
  const page = Number(parts.get(names.page));
  return {
    query: parts.get(names.query) ?? first.query,
    sort: sortable.includes(id) ? { id, desc: sort.startsWith('-') } : first.sort,
    pageIndex: Number.isSafeInteger(page) && page > 0 ? page - 1 : first.pageIndex,
    pageSize: pageSizes.find((size) => String(size) === parts.get(names.size)) ?? first.pageSize,
    filters: Object.fromEntries(filterNames.map((name) => [name, parts.get(name) ?? ''])),
  };
}

const longestSearch = 200;

/** What the server is asked for a view: its page, or the whole list when that is short. */
export function pageQuery({ query, sort, pageIndex, pageSize }: ListView, language: ListLanguage): string {
  const search = query.replaceAll('\0', '').slice(0, longestSearch);
  return new URLSearchParams({
    page: String(Math.min(pageIndex, 999_999) + 1),
    size: String(pageSize),
    sort: sortText(sort),
    ...(search === '' ? {} : { search, language }),
    wholeUpTo: String(wholeListMaximum),
  }).toString();
}
