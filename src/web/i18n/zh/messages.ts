import { formats } from '#web/i18n/zh/formats.ts';

export const messages = {
  description: (days: number) => `来自联系表单的留言。留言保存 ${formats.wholeNumber(days)} 天。`,
  receivedOn: '接收时间',
  sender: '发件人',
  message: '留言',
  state: '状态',
  open: '待处理',
  handledBy: (name: string, moment: string) => `由 ${name} 处理，${moment}`,
  handled: '已处理',
  mailed: (moment: string) => `已于 ${moment} 同时通过邮件发送`,
  signedInAs: (organisation: string) => `登录机构：${organisation}`,
  actions: '操作',
  read: '阅读',
  readOf: (name: string) => `阅读 ${name} 的留言`,
  title: (name: string) => `${name} 的留言`,
  markHandled: '标为已处理',
  markHandledOf: (name: string) => `将 ${name} 的留言标为已处理`,
  reopen: '重新打开',
  reopenOf: (name: string) => `重新打开 ${name} 的留言`,
  delete: '删除',
  deleteOf: (name: string) => `删除 ${name} 的留言`,
  organisation: '机构',
  email: '电子邮件地址',
  phone: '电话',
  emptyTitle: '没有联系留言',
  emptyText: '通过联系表单发送的留言将显示在这里。',
  failed: '留言未更新。',
} as const;

export const messageDeletion = {
  title: '删除留言',
  question: (name: string) => `您确定要删除 ${name} 的留言吗？`,
  consequence: '留言及联系信息将被删除。删除后无法恢复。',
  failed: '留言未删除。',
} as const;
