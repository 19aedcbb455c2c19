import { formats } from '#web/i18n/zh/formats.ts';

/** How a dossier stands, in its row and on the start page. */
export const statuses = {
  errors: (count: number | null) => (count === null ? '错误' : `${formats.wholeNumber(count)} 个错误`),
  busy: '正在计算',
  calculated: '已计算',
  cancelled: '已取消',
  unknown: '状态未知',
  failed: '失败',
  eraseOn: (day: string) => `参与者数据将于 ${day} 清除`,
} as const;

export const desk = {
  title: '您的档案和期限',
  dossiers: '档案',
  deadlines: '期限',
  search: '查找雇主或档案',
  add: '新档案',
  empty: '还没有档案。新档案从雇主开始。',
  noDeadlines: '没有已知的期限。',
  deadline: {
    transitionPlan: '过渡计划最迟送达养老金机构',
    transition: '法定最迟生效日',
    contractEnd: '与养老金机构的合同到期',
  },
} as const;
