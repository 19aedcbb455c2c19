import type { Catalogue } from '#web/i18n/catalogue.ts';

export const officeStandards: Catalogue['officeStandards'] = {
  title: '标准值',
  description: '贵机构的模板中预先填写的值。',
  cardText: '贵机构希望在每个新模板中使用的利率、收益率和其他假设。报告将其注明为贵机构的标准。',
  open: '设置标准值',
  historyTitle: '以前的决定',
  none: '您的模板使用 Evenwicht 的标准值。',
  terms: '确定',
  adoptedOn: '确定日期',
  reason: '理由',
  reasonHint: '显示在模板和报告中。',
  marked: '请检查标记的字段。',
  saved: '标准值已保存。',
  failed: '标准值未保存。',
  loadLatest: '加载最新的标准值',
  ours: (standard) => `Evenwicht：${standard}`,
  hint: (standard, allowed) => `留空：${standard}。填写：${allowed}。`,
  rowsHint: (standard, allowed) => `每行一条。留空：${standard}。填写：${allowed}。`,
  stored: (count, day) => (count === 1 ? `1 个值，保存于 ${day}` : `${count} 个值，保存于 ${day}`),
};
