import { formats } from '#web/i18n/ja/formats.ts';

export const undo = {
  deleted: (name: string) => `削除しました：${name}`,
  howLong: 'このページにいる間、10秒以内であれば元に戻せます。',
  undo: '元に戻す',
} as const;

export const dossierLabels = {
  rename: '名前を変更',
  renameOf: (name: string) => `案件「${name}」の名前を変更`,
  renameTitle: '案件の名前を変更',
  renameFailed: '名前は変更されませんでした。',
  archive: 'アーカイブ',
  archiveOf: (name: string) => `案件「${name}」をアーカイブ`,
  bringBack: 'アーカイブから戻す',
  bringBackOf: (name: string) => `案件「${name}」をアーカイブから戻す`,
  archived: 'アーカイブ済み',
  archivedSince: (day: string) => `このファイルは${day}からアーカイブされています。`,
  archivedToast: (name: string) => `アーカイブしました：${name}`,
  archivedPlace: '「アーカイブ済みの案件を表示」で見られます。',
  broughtBack: (name: string) => `戻しました：${name}`,
  broughtBackPlace: '再び一覧に表示されます。',
  show: (count: number) => `アーカイブ済みの案件を表示（${formats.wholeNumber(count)}）`,
  allTitle: 'すべての案件がアーカイブされています',
  allText: '下でアーカイブを表示するか、新しい案件を追加してください。',
} as const;
