import { exampleMarks } from '#api/list-page.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { formats } from '#web/i18n/zh/formats.ts';

export const dossiers = {
  title: '档案列表',
  titleOf: (client: string) => `${client} 的档案列表`,
  description: '该雇主的档案，包括输入、结果和报告。',
  add: '添加新档案',
  createdOn: '日期和时间',
  name: '档案名称',
  inputFile: '输入文件',
  errorFile: '错误文件',
  outputFile: '输出文件',
  report: '报告',
  delete: '删除',
  warning: '一个或多个输入文件存在错误。请点击图标下载相应的错误信息。',
  excel: 'Excel',
  powerPoint: 'PowerPoint',
  download: {
    inputFile: (name: string) => `Excel：下载 ${name} 的输入文件`,
    outputFile: (name: string) => `Excel：下载 ${name} 的输出文件`,
    reportFile: (name: string) => `PowerPoint：下载 ${name} 的报告`,
  },
  errors: (count: number | null) => (count === null ? '错误' : `${formats.wholeNumber(count)} 个错误`),
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? '错误' : `${formats.wholeNumber(count)} 个错误`}：下载 ${name} 的错误文件`,
  noErrors: '无错误',
  warnings: (count: number) =>
    `${formats.wholeNumber(count)} 条关于输入的警告：请查看输出文件中的工作表 Waarschuwingen`,
  warningsErased: (count: number) => `${formats.wholeNumber(count)} 条关于输入的警告：清单已随输出文件清除`,
  doubted: '部分数据似乎有误，但已按要求照此计算',
  busy: '正在计算',
  unknown: '状态未知',
  failed: '失败',
  example: exampleMarks.zh,
  sameFile: (name: string) => `与“${name}”为同一文件`,
  cancel: '取消',
  cancelOf: (name: string) => `取消：${name} 的计算`,
  retry: '重试',
  retryOf: (name: string) => `重试：${name} 的计算`,
  restyle: '重新生成报告',
  restyleOf: (name: string) => `重新生成报告：${name}，采用当前的机构样式`,
  restyling: '正在按当前的机构样式重新生成',
  olderStyle: '报告采用较早的机构样式',
  erasedOn: (day: string) => `参与者数据已于 ${day} 清除；报告保留`,
  erasedWithoutReportOn: (day: string) => `参与者数据已于 ${day} 清除`,
  findingsErasedOn: (day: string) => `错误文件已于 ${day} 清除`,
  findingsEraseOn: (day: string) => `错误文件将于 ${day} 清除`,
  eraseOn: (day: string) => `参与者数据将于 ${day} 清除`,
  deleteOf: (name: string) => `删除档案 ${name}`,
  emptyTitle: '尚无档案',
  emptyText: '一份档案对应一个养老金计划：请填写 Excel 模板，然后在此添加。',
  progressOf: (name: string) => `${name} 的进度`,
  progress: {
    waiting: '排队中',
    reading: (rows: number) => `已读取 ${formats.wholeNumber(rows)} 行`,
    calculating: (done: number, total: number) =>
      `已计算 ${formats.wholeNumber(done)} 名参与者，共 ${formats.wholeNumber(total)} 名`,
    writing: (files: number) => `已写入 ${formats.wholeNumber(files)} 个文件`,
    done: '即将完成',
  },
  announcement: {
    added: (name: string) => `档案 ${name} 已添加，正在计算。`,
    started: (name: string) => `正在计算档案 ${name}。`,
    cancelled: (name: string) => `档案 ${name} 的计算已取消。`,
    Finished: (name: string) => `档案 ${name} 已计算完成。`,
    Failed: (name: string) => `档案 ${name} 计算失败。`,
    FailedWithError: (name: string) => `档案 ${name} 的文件存在错误。`,
  },
} as const;

export const newDossier = {
  title: '添加新档案',
  name: '档案名称',
  file: 'Excel 文件',
  drop: '将 Excel 文件拖到此处，或',
  choose: '选择文件',
  limits: `仅限 .xlsx，最大 ${uploadRules.maximumMegabytes} MB，不含密码和宏。`,
  otherFile: '选择其他文件',
  submit: '添加',
  uploading: '正在发送…',
  uploaded: '已发送，正在保存…',
  templateSingle: '请在此下载空白模板进行填写。',
  templateSeveral: '还没有填好的文件？请按变更类型下载空白模板：',
  template: { dcToDc: 'DC to DC', dbToDc: 'DB to DC', ambitionDbToDc: '目标给付 DB to DC' },
  templateOf: (kind: string) => `${kind}：下载空白模板`,
} as const;

export const dossierDeletion = {
  title: '删除档案',
  question: '您确定要删除此档案吗？',
  consequence: (name: string) => `档案“${name}”及相关文件将被删除。删除后无法恢复。`,
} as const;
