import { formats } from '#web/i18n/ja/formats.ts';

export const clients = {
  title: '雇用主一覧',
  description: '貴組織の雇用主と、その案件です。',
  add: '雇用主を追加',
  name: '雇用主',
  kvkNumber: 'KvK 番号',
  reference: '整理番号',
  contact: '担当者',
  dossiers: '案件',
  lastDossier: '最新の案件',
  actions: '操作',
  none: 'まだありません',
  edit: '編集',
  overview: '案件',
  delete: '削除',
  editOf: (name: string) => `${name} を編集`,
  overviewOf: (name: string) => `${name} の案件`,
  deleteOf: (name: string) => `${name} を削除`,
  emptyTitle: '雇用主はまだ登録されていません',
  emptyText: '案件を計算する雇用主を追加してください。',
  missing: 'この雇用主は存在しません。削除されたか、リンクが正しくありません。',
} as const;

export const clientForm = {
  addTitle: '雇用主を追加',
  editTitle: '雇用主を編集',
  name: '雇用主の名称',
  kvkNumber: 'KvK 番号',
  kvkHint: '8 桁（オランダ商業登記）',
  reference: '整理番号',
  referenceHint: '貴組織の案件番号または顧客番号',
  contactName: '担当者の氏名',
  contactEmail: '担当者のメールアドレス',
  add: '追加',
  failed: '雇用主は保存されませんでした。',
  loadLatest: '最新のデータを読み込む',
} as const;

export const clientDeletion = {
  title: '雇用主を削除',
  question: (name: string) => `${name} を削除してもよろしいですか？`,
  consequence: (count: number) =>
    count === 0
      ? 'この雇用主には案件がありません。10秒以内であれば元に戻せます。それより前にページを離れると、すぐに確定します。'
      : `この雇用主の案件 ${formats.wholeNumber(count)} 件も、すべてのファイルとともに削除されます。10秒以内であれば元に戻せます。それより前にページを離れると、すぐに確定します。`,
  failed: '雇用主は削除されませんでした。',
} as const;
