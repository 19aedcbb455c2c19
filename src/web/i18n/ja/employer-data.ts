import { formats } from '#web/i18n/ja/formats.ts';

/** Taking everything of an employer along, and erasing it. */
export const employerData = {
  title: 'この雇用主のデータ',
  link: 'データの管理',
  description: 'この雇用主について保存されているすべてのデータをダウンロードまたは完全に消去します。',
  keptTitle: '保存されているもの',
  dossiers: (count: number) => `${formats.wholeNumber(count)} 件の案件`,
  files: (count: number) => `${formats.wholeNumber(count)} 個のファイル`,
  holders: (count: number) => `${formats.wholeNumber(count)} 名のアクセス権限者`,
  kept: '雇用主自身の情報と、監査ログに残るこの雇用主の記録。',
  exportTitle: 'すべてダウンロード',
  exportText:
    'すべての案件の全ファイル、JSON と Excel 用一覧の登録データ、アクセス権限者、この雇用主の監査ログを一つの zip ファイルにまとめます。ダウンロードは監査ログに記録されます。',
  exportButton: 'すべてダウンロード (zip)',
  exporting: 'ファイルを作成中…',
  eraseTitle: 'すべて消去',
  eraseText:
    '雇用主、案件とその全ファイル、関係者のアクセス権が完全に消去されます。監査ログには、名前を除いて出来事の記録だけが残ります。保管が必要なものは先にダウンロードしてください。',
  eraseButton: 'すべて消去',
  questionTitle: '全データの消去',
  question: (name: string) => `${name} のデータをすべて完全に消去してもよろしいですか？`,
  consequence: (count: number) =>
    `${formats.wholeNumber(count)} 件の案件とすべてのファイル、関係者のアクセス権がすべて消去されます。この操作は取り消せません。`,
  failed: 'データは消去されませんでした。',
} as const;
