import { formats } from '#web/i18n/zh/formats.ts';

/** Taking everything of an employer along, and erasing it. */
export const employerData = {
  title: '该雇主的数据',
  link: '管理数据',
  description: '该雇主保存的全部数据：下载或永久清除。',
  keptTitle: '保存的内容',
  dossiers: (count: number) => `${formats.wholeNumber(count)} 份档案`,
  files: (count: number) => `${formats.wholeNumber(count)} 个文件`,
  holders: (count: number) => `${formats.wholeNumber(count)} 名拥有访问权限的人员`,
  kept: '雇主本身的信息，以及审计日志中有关该雇主的记录。',
  exportTitle: '全部下载',
  exportText:
    '一个 zip 文件，包含所有档案的全部文件、以 JSON 和 Excel 列表形式记录的数据、访问权限人员以及该雇主的审计日志。下载会记入审计日志。',
  exportButton: '全部下载 (zip)',
  exporting: '正在生成文件…',
  eraseTitle: '全部清除',
  eraseText:
    '雇主、档案及全部文件以及其人员的访问权限将永久消失。审计日志仍会记录发生过的事，但不含姓名。请先下载您需要保留的内容。',
  eraseButton: '全部清除',
  questionTitle: '清除全部数据',
  question: (name: string) => `您确定要永久清除 ${name} 的全部数据吗？`,
  consequence: (count: number) =>
    `${formats.wholeNumber(count)} 份档案及所有文件，以及其人员的全部访问权限都将消失。此操作无法撤销。`,
  failed: '数据未清除。',
} as const;
