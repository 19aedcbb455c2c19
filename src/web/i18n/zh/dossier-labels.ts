import { formats } from '#web/i18n/zh/formats.ts';

export const undo = {
  deleted: (name: string) => `已删除：${name}`,
  howLong: '只要您留在本页面，十秒内可以撤销。',
  undo: '撤销',
} as const;

export const dossierLabels = {
  rename: '重命名',
  renameOf: (name: string) => `重命名档案“${name}”`,
  renameTitle: '重命名档案',
  renameFailed: '名称未更改。',
  archive: '归档',
  archiveOf: (name: string) => `归档档案“${name}”`,
  bringBack: '从归档中取回',
  bringBackOf: (name: string) => `从归档中取回档案“${name}”`,
  archived: '已归档',
  archivedSince: (day: string) => `此档案自${day}起已归档。`,
  archivedToast: (name: string) => `已归档：${name}`,
  archivedPlace: '可通过“显示已归档的档案”找到。',
  broughtBack: (name: string) => `已取回：${name}`,
  broughtBackPlace: '它已重新列入列表。',
  show: (count: number) => `显示已归档的档案（${formats.wholeNumber(count)}）`,
  allTitle: '所有档案均已归档',
  allText: '在下方显示归档即可查看，或添加新档案。',
} as const;
