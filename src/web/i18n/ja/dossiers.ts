import { exampleMarks } from '#api/list-page.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { statuses } from '#web/i18n/ja/desk.ts';
import { formats } from '#web/i18n/ja/formats.ts';

export const dossiers = {
  ...statuses,
  title: '案件一覧',
  titleOf: (client: string) => `${client} の案件一覧`,
  description: 'この雇用主の案件と、その入力、結果、報告書です。',
  add: '案件を追加',
  createdOn: '日時',
  name: '案件名',
  inputFile: '入力ファイル',
  errorFile: 'エラーファイル',
  outputFile: '結果ファイル',
  report: '報告書',
  delete: '削除',
  warning:
    'エラーのある入力ファイルがあります。アイコンをクリックすると、該当するエラーメッセージをダウンロードできます。',
  excel: 'Excel',
  powerPoint: 'PowerPoint',
  download: {
    inputFile: (name: string) => `Excel：${name} の入力ファイルをダウンロード`,
    outputFile: (name: string) => `Excel：${name} の結果ファイルをダウンロード`,
    reportFile: (name: string) => `PowerPoint：${name} の報告書をダウンロード`,
    adviceFile: (name: string) => `Word：${name} の助言報告書をダウンロード`,
    transitionPlanFile: (name: string) => `Word：${name} の移行計画案をダウンロード`,
    consentFile: (name: string) => `Word：${name} の同意書用資料をダウンロード`,
  },
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? 'エラー' : `エラー ${formats.wholeNumber(count)} 件`}：${name} のエラーファイルをダウンロード`,
  noErrors: 'エラーなし',
  warningCount: (count: number) => `入力についての警告 ${formats.wholeNumber(count)} 件`,
  warningPlace: '警告は結果ファイルのシート Toetsen にあります',
  warningsErased: '警告の一覧は結果ファイルとともに消去されました',
  doubted: '正しくないと思われるデータがありますが、依頼によりそのまま計算しました',
  busyAt: (share: string) => `計算中 ${share}`,
  more: '詳細',
  moreOf: (name: string) => `${name} の詳細`,
  notify: '完了したら通知する',
  notifyOf: (name: string) => `完了したら通知する：${name}`,
  willNotify: 'ブラウザーが通知します',
  example: exampleMarks.ja,
  sameFile: (name: string) => `「${name}」と同じファイル`,
  cancel: '中止',
  cancelOf: (name: string) => `中止：${name} の計算`,
  retry: '再試行',
  retryOf: (name: string) => `再試行：${name} の計算`,
  restyle: '報告書を再作成',
  restyleOf: (name: string) => `報告書を再作成：${name}、現在のハウススタイルで`,
  restyling: '現在のハウススタイルで再作成中',
  olderStyle: '以前のハウススタイルの報告書',
  newerBasis: {
    curve: '移行効果について、より新しい金利カーブがあります',
    set: '移行効果について、優先される別のシナリオセットがあります',
    both: '移行効果について、より新しい金利カーブと別のシナリオセットがあります',
  },
  withVariants: (count: number) => `試算案 ${count} 件を含む報告書`,
  erasedOn: (day: string) => `加入者のデータは ${day} に消去されました。報告書は残ります`,
  erasedWithoutReportOn: (day: string) => `加入者のデータは ${day} に消去されました`,
  findingsErasedOn: (day: string) => `エラーファイルは ${day} に消去されました`,
  findingsEraseOn: (day: string) => `エラーファイルは ${day} に消去されます`,
  deleteOf: (name: string) => `案件 ${name} を削除`,
  emptyTitle: '案件はまだありません',
  emptyText: '1 つの年金制度が 1 件の案件になります。Excel テンプレートに入力し、ここで追加してください。',
  progressOf: (name: string) => `${name} の進行状況`,
  progress: {
    waiting: '順番待ち',
    reading: (rows: number) => `${formats.wholeNumber(rows)} 行を読み取り済み`,
    calculating: (done: number, total: number) =>
      `${formats.wholeNumber(done)} 名を計算済み（加入者 ${formats.wholeNumber(total)} 名中）`,
    effects: '法定の移行効果を計算中',
    writing: (files: number) => `${formats.wholeNumber(files)} 個のファイルを書き込み済み`,
    done: '最終処理中',
  },
  announcement: {
    added: (name: string) => `案件 ${name} が追加されました。計算中です。`,
    started: (name: string) => `案件 ${name} を計算中です。`,
    cancelled: (name: string) => `案件 ${name} の計算は中止されました。`,
    Finished: (name: string) => `案件 ${name} の計算が完了しました。`,
    Failed: (name: string) => `案件 ${name} の計算に失敗しました。`,
    FailedWithError: (name: string) => `案件 ${name} のファイルにエラーがあります。`,
  },
} as const;

export const newDossier = {
  title: '案件を追加',
  name: '案件名',
  file: 'Excel ファイル',
  drop: 'Excel ファイルをここにドラッグするか、',
  choose: 'ファイルを選択',
  limits: `.xlsx のみ、${uploadRules.maximumMegabytes} MB まで。パスワードとマクロは使用できません。`,
  otherFile: '別のファイルを選択',
  submit: '追加',
  uploading: '送信中…',
  uploaded: '送信済み、保存中…',
  templateSingle: '記入用の空のテンプレートをここからダウンロードしてください。',
  templateSeveral: '記入済みのファイルがない場合は、変更の種類に合った空のテンプレートをダウンロードしてください。',
  template: { dcToDc: 'DC to DC', dbToDc: 'DB to DC', ambitionDbToDc: '目標給付 DB to DC' },
  templateOf: (kind: string) => `${kind}：空のテンプレートをダウンロード`,
} as const;

export const dossierDeletion = {
  title: '案件を削除',
  question: 'この案件を削除してもよろしいですか？',
  consequence: (name: string) =>
    `案件「${name}」と関連するファイルが削除されます。10秒以内であれば元に戻せます。それより前にページを離れると、すぐに確定します。`,
} as const;
