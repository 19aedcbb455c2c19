import { formats } from '#web/i18n/zh/formats.ts';

const errors = (count: number) => formats.counted(count, { other: '个错误' });
const warnings = (count: number) => formats.counted(count, { other: '个警告' });

/** What is found in a file, before it is sent and after it was refused. The findings themselves are in Dutch. */
export const findings = {
  caption: '文件中的问题',
  wide: '文件中的问题，可横向滚动',
  columns: { severity: '类型', sheet: '工作表', cell: '单元格', value: '值', what: '内容', remedy: '处理方法' },
  error: '错误',
  warning: '警告',
  errors,
  warnings,
  both: (errorCount: number, warningCount: number) => `${errors(errorCount)}和${warnings(warningCount)}`,
  wholeFile: '整个文件',
  all: (count: number) => `全部（${formats.wholeNumber(count)}）`,
  sheet: (name: string, count: number) => `${name}（${formats.wholeNumber(count)}）`,
  goTo: '转到',
  search: '在问题中搜索',
  none: '没有符合搜索条件的问题。',
  more: (count: number) => `再显示 ${formats.wholeNumber(count)} 项`,
  shown: (count: number, total: number) =>
    `共 ${formats.counted(total, { other: '项' })}，已显示 ${formats.wholeNumber(count)} 项`,
  erased: '单元格中的内容已被清除；每个问题的类型和位置仍然保留。',
  download: '下载错误文件',
  chooseAgain: '重新选择',
} as const;

/** The check of a chosen file, on the computer of whoever chose it. */
export const fileCheck = {
  steps: { kind: '变更类型', file: '文件', check: '检查' },
  later: '选择文件后，会在这里检查。此时不会发送任何内容。',
  checking: '正在您的计算机上检查文件…',
  sound: '没有发现错误或警告。',
  stopped: '检查时间过长，已停止。发送时将由服务器检查文件。',
  failed: '无法在这里检查文件。发送时将由服务器检查。',
  onlyHere: '已在您的计算机上检查；尚未发送任何内容。',
  errorsFound: '有错误时不会计算。请在 Excel 中更正文件，然后重新选择。',
  warningsFound: '有警告时仍会计算。请在发送前阅读。',
  haveRead: '我已阅读警告',
  readFirst: '请先阅读警告并勾选此项。',
  sendAnyway: '仍然发送',
  errorFile: '在此生成错误文件',
  errorFileName: (name: string) => `错误_${name}`,
  show: (found: string) => `显示${found}`,
  summary: {
    kind: '类型',
    employer: '雇主',
    participants: '参与者',
    ages: '评估基准日的年龄',
    salaries: '工资合计（全职工资 × 兼职比例）',
    valuationDate: '评估基准日',
    transitionDate: '过渡日期',
    contractEnd: '合同结束日期',
  },
  unknown: '未读取',
  notFilledIn: '未填写',
  participants: (count: number) => formats.wholeNumber(count),
  participantsOf: (count: number, rows: number) =>
    `${formats.counted(rows, { other: '行' })}中已读取 ${formats.wholeNumber(count)} 行`,
  notCounted: (count: number) => `其中 ${formats.wholeNumber(count)} 人不计入`,
  ages: (youngest: number, oldest: number) => `${youngest} 至 ${oldest} 岁`,
  several: (count: number) =>
    `您将添加 ${formats.counted(count, { other: '个' })}档案，名称取自各自的文件。您可以修改名称。`,
  remove: (name: string) => `不添加 ${name}`,
  dropHere: '松开文件以添加档案',
  kinds: {
    dcToDc: '从分级缴费计划转到新的缴费计划。',
    dbToDc: '从有保险的平均工资计划转到新的缴费计划。',
    ambitionDbToDc: '从有目标给付的平均工资计划转到新的缴费计划。',
  },
  tryExample: '试用示例',
  tryExampleOf: (kind: string) => `试用示例：${kind}`,
  exampleFile: '下载示例',
  exampleFileOf: (kind: string) => `下载示例：${kind}`,
  exampleName: (kind: string) => `示例 ${kind}`,
} as const;

/** Asked before a window with something unsaved in it closes. */
export const closing = {
  title: '关闭窗口',
  changed: '确定要关闭此窗口吗？',
  changedConsequence: '您填写的内容不会保存。',
  sending: '仍在发送中。是否停止？',
  sendingConsequence: '尚未发送的内容不会被添加。',
} as const;
