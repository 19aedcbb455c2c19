import { formats } from '#web/i18n/zh/formats.ts';

export const deskSearch = {
  title: '查找',
  label: '雇主或档案的名称',
  titleForNew: '新档案属于哪个雇主',
  labelForNew: '雇主的名称',
  keys: '用方向键选择，按 Enter 打开。',
  none: '没有找到。',
  failed: '查找失败。',
  employer: '雇主',
  found: (count: number) => formats.counted(count, { one: '个结果', other: '个结果' }),
} as const;
