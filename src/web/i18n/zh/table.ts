import { formats } from '#web/i18n/zh/formats.ts';

export const table = {
  search: '在此列表中搜索…',
  searchLabel: '在此列表中搜索',
  clearSearch: '清除搜索',
  firstWords: (most: number) => `仅搜索前 ${most} 个词。`,
  nothingFound: (query: string) => `未找到“${query}”。`,
  perPage: (size: number) => `每页 ${size} 条`,
  pageSize: '每页条数',
  goToPage: '跳转到页码',
  ofPages: (count: number) => `共 ${formats.wholeNumber(count)} 页`,
  first: '第一页',
  previous: '上一页',
  next: '下一页',
  last: '最后一页',
  pages: '页码',
  range: (from: number, to: number, total: number) =>
    `第 ${formats.wholeNumber(from)}–${formats.wholeNumber(to)} 条，共 ${formats.wholeNumber(total)} 条`,
  printWhole: '打印整个列表',
  printFailed: '无法获取整个列表。',
  sortBy: '排序方式',
  ascending: (label: string) => `${label}（升序）`,
  descending: (label: string) => `${label}（降序）`,
} as const;
