import { formats } from '#web/i18n/zh/formats.ts';

export const clients = {
  title: '雇主列表',
  description: '您所在机构的雇主及其档案。',
  add: '添加雇主',
  name: '雇主',
  kvkNumber: 'KvK 号码',
  reference: '参考编号',
  contact: '联系人',
  dossiers: '档案',
  lastDossier: '最新档案',
  actions: '操作',
  none: '暂无',
  edit: '编辑',
  overview: '档案',
  delete: '删除',
  editOf: (name: string) => `编辑 ${name}`,
  overviewOf: (name: string) => `${name} 的档案`,
  deleteOf: (name: string) => `删除 ${name}`,
  emptyTitle: '尚无雇主',
  emptyText: '请添加您要为其计算档案的雇主。',
  missing: '该雇主不存在：可能已被删除，或链接不正确。',
} as const;

export const clientForm = {
  addTitle: '添加雇主',
  editTitle: '编辑雇主',
  name: '雇主名称',
  kvkNumber: 'KvK 号码',
  kvkHint: '8 位数字（荷兰商业登记）',
  reference: '参考编号',
  referenceHint: '您自己的档案编号或客户编号',
  contactName: '联系人姓名',
  contactEmail: '联系人电子邮件地址',
  add: '添加',
  failed: '雇主未保存。',
  loadLatest: '加载最新数据',
} as const;

export const clientDeletion = {
  title: '删除雇主',
  question: (name: string) => `您确定要删除 ${name} 吗？`,
  consequence: (count: number) =>
    count === 0
      ? '该雇主没有档案。十秒内可以撤销；如提前离开页面，则立即生效。'
      : `该雇主的 ${formats.wholeNumber(count)} 份档案及所有文件也将被删除。十秒内可以撤销；如提前离开页面，则立即生效。`,
  failed: '雇主未删除。',
} as const;
