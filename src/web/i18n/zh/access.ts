import { formats } from '#web/i18n/zh/formats.ts';

export const codes = {
  title: '访问码',
  titleOf: (organisation: string) => `${organisation} 的访问码`,
  description: '拥有访问权限的人员：贵机构的顾问以及您的雇主的人员。雇主只能看到自己的档案。',
  descriptionProvider: '该机构中有哪些顾问拥有访问权限。雇主中谁拥有访问权限仅顾问可见。',
  holder: '姓名',
  employer: '雇主',
  role: '角色',
  roles: { provider: '服务提供方', adviser: '顾问', employer: '雇主' },
  createdOn: '签发日期',
  operator: '服务器管理员',
  issuerUnknown: '未记录',
  expiresOn: '有效期至',
  lastUsedOn: '上次使用',
  neverUsed: '尚未使用',
  state: '状态',
  states: { active: '有效', expired: '已过期', revoked: '已撤销' },
  actions: '操作',
  issue: '签发访问码',
  extend: '延期',
  extendOf: (holder: string) => `延长 ${holder} 的访问码有效期`,
  replace: '更换',
  replaceOf: (holder: string) => `更换 ${holder} 的访问码`,
  revoke: '撤销',
  revokeOf: (holder: string) => `撤销 ${holder} 的访问码`,
  emptyTitle: '尚无访问码',
  emptyText: '请为雇主中需要添加或查看档案的人员签发访问码。',
  emptyTextProvider: '请为该机构的第一位顾问签发访问码。',
} as const;

export const codeIssue = {
  title: '签发访问码',
  holder: '访问码使用人姓名',
  holderHint: '每人使用各自的访问码，便于您单独撤销。',
  employer: '雇主',
  chooseEmployer: '选择雇主',
  noEmployers: '请先在雇主列表中添加雇主。',
  days: '有效期（天）',
  submit: '签发',
  failed: '访问码未签发。',
  issuedTitle: '访问码已签发',
  issuedFor: (holder: string, day: string) => `${holder} 的访问码，有效期至 ${day}：`,
  shownOnce: '此访问码仅在此时显示一次。请亲自转交，例如通过电话；请勿将其保存在邮件中。',
  copy: '复制',
  copied: '已复制',
  copyFailed: '此浏览器不允许复制。请选中访问码并自行复制。',
  done: '完成',
} as const;

export const codeExtension = {
  title: '延长访问码有效期',
  text: (holder: string, day: string) => `${holder} 的访问码有效期至 ${day}。新的有效期从今天起计算。`,
  submit: '延期',
  failed: '访问码未延期。',
} as const;

export const codeRevocation = {
  title: '撤销访问码',
  question: (holder: string) => `您确定要撤销 ${holder} 的访问码吗？`,
  consequence: (others: number) =>
    `使用此访问码登录的人员将立即退出登录。撤销后无法恢复。${
      others === 0 ? '' : `此姓名下的另外 ${formats.wholeNumber(others)} 个有效访问码仍然有效。`
    }`,
  failed: '访问码未撤销。',
} as const;

export const codeReplacement = {
  title: '更换访问码',
  question: (holder: string) => `您确定要更换 ${holder} 的访问码吗？`,
  consequence:
    '当前访问码及为其生成的专属码将失效，使用它们登录的人员将退出登录；您自己保持登录。新访问码的有效期不变。',
  failed: '访问码未更换。',
} as const;
