import { formats } from '#web/i18n/zh/formats.ts';

export const auditLog = {
  description: '您所在机构中何人在何时进行了何种操作。',
  descriptionProvider: '所有机构中何人在何时进行了何种操作，不含雇主和档案的名称。',
  happenedOn: '时间',
  organisation: '机构',
  action: '操作',
  holder: '操作人',
  object: '操作对象',
  address: 'IP 地址',
  notShown: '不可见',
  from: '起始日期',
  to: '截止日期（含当日）',
  holderContains: '姓名包含',
  everyAction: '所有操作',
  everyOrganisation: '所有机构',
  clear: '清除筛选条件',
  export: '下载 CSV',
  exportHint: (maximum: number) =>
    `该文件包含当前筛选结果，最多 ${formats.wholeNumber(maximum)} 行，内容为荷兰语。下载操作也会被记录。`,
  fileName: 'audit-log.csv',
  nothing: '没有符合这些筛选条件的记录。',
} as const;
