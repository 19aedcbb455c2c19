import { mostCompared, mostVariants } from '#api/variants/variant-limits.ts';

/** What is kept beside an outcome: variants of it, and decisions. What these say of the outcome comes with them, in Dutch. */
export const variants = {
  title: '方案',
  lead: `最多选择 ${mostCompared} 个方案与结果并列。`,
  keep: '保存为方案',
  keepTitle: '保存为方案',
  keepLead: `服务器用计算结果的同一程序计算该方案。每份档案最多保存 ${mostVariants} 个方案。`,
  name: '方案名称',
  kept: (name: string) => `方案“${name}”已保存，正在计算。`,
  rename: (name: string) => `重命名方案“${name}”`,
  renameTitle: '重命名方案',
  again: (name: string) => `重新计算方案“${name}”`,
  remove: (name: string) => `删除方案“${name}”`,
  removeTitle: '删除方案',
  removeQuestion: (name: string) => `要删除方案“${name}”吗？`,
  removeConsequence: '以该方案记录的决定会保留。',
  calculating: '正在计算',
  failed: '未计算',
  outdated: '来自较早版本',
  otherVersion: (name: string) => `方案“${name}”由与结果不同版本的程序计算。请重新计算该方案以便比较。`,
  comparison: '与结果并列的方案',
  changeFailed: '操作未成功。',
} as const;

export const decisions = {
  title: '已记录的决定',
  record: '记录决定',
  recordTitle: '记录决定',
  recordLead:
    '决定会连同此刻的数字和检查、您的姓名和时间一起保存，不能更改或删除；之后的决定会另行添加。请勿在理由中提及参与者。',
  premium: '缴费',
  ofVariant: (variant: string, premium: string) => `方案“${variant}”：${premium}`,
  reason: '理由：为何作此决定？',
  none: '尚未记录任何决定。',
  byOn: (by: string, moment: string) => `${by}，${moment}`,
  figures: '当时的数字和检查',
  passed: '符合的检查',
  attention: '需要注意的检查',
  columns: {
    level: '结果',
    check: '检查',
    about: '涉及',
    finding: '所见',
    article: '条款',
    figure: '项目',
    amount: '金额或百分比',
    compared: '比较',
  },
  recorded: '决定已记录。',
} as const;
