import { formats } from '#web/i18n/ja/formats.ts';

export const table = {
  search: 'この一覧を検索…',
  searchLabel: 'この一覧を検索',
  clearSearch: '検索をクリア',
  firstWords: (most: number) => `最初の${most}語だけを検索します。`,
  nothingFound: (query: string) => `「${query}」に一致するものはありません。`,
  perPage: (size: number) => `${size} 件ずつ表示`,
  pageSize: '1 ページの件数',
  goToPage: 'ページ番号',
  ofPages: (count: number) => `/ ${formats.wholeNumber(count)}`,
  first: '最初のページ',
  previous: '前のページ',
  next: '次のページ',
  last: '最後のページ',
  pages: 'ページ',
  range: (from: number, to: number, total: number) =>
    `${formats.wholeNumber(total)} 件中 ${formats.wholeNumber(from)}–${formats.wholeNumber(to)}`,
  printWhole: '一覧をすべて印刷',
  printFailed: '一覧全体を取得できませんでした。',
  sortBy: '並べ替え',
  ascending: (label: string) => `${label}（昇順）`,
  descending: (label: string) => `${label}（降順）`,
} as const;
