import { type ListLanguage, wholeListMaximum } from '#api/list-page.ts';
import type { ListView } from '#web/ui/table/list-address.ts';

const longestSearch = 200;

/** What the server is asked for a view: its page, or the whole list when that is short. */
export function pageQuery({ query, sort, pageIndex, pageSize }: ListView, language: ListLanguage): string {
  const search = query.replaceAll('\0', '').slice(0, longestSearch);
  return new URLSearchParams({
    page: String(Math.min(pageIndex, 999_999) + 1),
    size: String(pageSize),
    sort: `${sort.desc ? '-' : ''}${sort.id}`,
    ...(search === '' ? {} : { search, language }),
    wholeUpTo: String(wholeListMaximum),
  }).toString();
}
