import { formats } from '#web/i18n/ja/formats.ts';

const errors = (count: number) => formats.counted(count, { other: '件のエラー' });
const warnings = (count: number) => formats.counted(count, { other: '件の警告' });

/** What is found in a file, before it is sent and after it was refused. The findings themselves are in Dutch. */
export const findings = {
  caption: 'ファイルの指摘事項',
  wide: 'ファイルの指摘事項、横にスクロールできます',
  columns: { severity: '種類', sheet: 'シート', cell: 'セル', value: '値', what: '内容', remedy: '対処方法' },
  error: 'エラー',
  warning: '警告',
  errors,
  warnings,
  both: (errorCount: number, warningCount: number) => `${errors(errorCount)}と${warnings(warningCount)}`,
  wholeFile: 'ファイル全体',
  all: (count: number) => `すべて（${formats.wholeNumber(count)}）`,
  sheet: (name: string, count: number) => `${name}（${formats.wholeNumber(count)}）`,
  goTo: '移動先',
  search: '指摘事項を検索',
  none: '検索に一致する指摘事項はありません。',
  more: (count: number) => `さらに ${formats.wholeNumber(count)} 件を表示`,
  shown: (count: number, total: number) =>
    `${formats.counted(total, { other: '件' })}中 ${formats.wholeNumber(count)} 件`,
  erased: 'セルの内容は消去されました。各指摘事項の種類と場所は残っています。',
  download: 'エラーファイルをダウンロード',
  chooseAgain: '選び直す',
} as const;

/** The check of a chosen file, on the computer of whoever chose it. */
export const fileCheck = {
  steps: { kind: '変更の種類', file: 'ファイル', check: '確認' },
  later: 'ファイルを選ぶと、ここで確認します。まだ何も送信されません。',
  checking: 'お使いのコンピューターでファイルを確認しています…',
  sound: 'エラーも警告もありません。',
  stopped: '確認に時間がかかりすぎたため、停止しました。送信するとサーバーで確認されます。',
  failed: 'ここではファイルを確認できませんでした。送信するとサーバーで確認されます。',
  onlyHere: 'お使いのコンピューターで確認しました。まだ何も送信されていません。',
  errorsFound: 'エラーがあると計算されません。Excel でファイルを修正し、もう一度選んでください。',
  warningsFound: '警告があっても計算されます。送信する前にお読みください。',
  haveRead: '警告を読みました',
  readFirst: '先に警告を読み、ここにチェックを入れてください。',
  sendAnyway: 'このまま送信',
  errorFile: 'ここでエラーファイルを作成',
  errorFileName: (name: string) => `エラー_${name}`,
  show: (found: string) => `${found}を表示`,
  summary: {
    kind: '種類',
    employer: '雇用主',
    participants: '加入者',
    ages: '評価基準日の年齢',
    salaries: '給与の合計（フルタイム給与 × 勤務割合）',
    valuationDate: '評価基準日',
    transitionDate: '移行日',
    contractEnd: '契約終了日',
  },
  unknown: '読み取れません',
  notFilledIn: '未入力',
  participants: (count: number) => formats.wholeNumber(count),
  participantsOf: (count: number, rows: number) =>
    `${formats.counted(rows, { other: '行' })}のうち ${formats.wholeNumber(count)} 行を読み取り`,
  notCounted: (count: number) => `うち ${formats.wholeNumber(count)} 人は計算に含めません`,
  ages: (youngest: number, oldest: number) => `${youngest} 歳から ${oldest} 歳`,
  several: (count: number) =>
    `${formats.counted(count, { other: '件' })}の案件を追加します。名前はファイル名から付けられ、変更できます。`,
  remove: (name: string) => `${name} を追加しない`,
  dropHere: 'ファイルを離すと案件を追加します',
  kinds: {
    dcToDc: '段階式の拠出制度から新しい拠出制度へ。',
    dbToDc: '保険による平均給与制度から新しい拠出制度へ。',
    ambitionDbToDc: '目標給付のある平均給与制度から新しい拠出制度へ。',
  },
  tryExample: '例を試す',
  tryExampleOf: (kind: string) => `例を試す：${kind}`,
  exampleFile: '例をダウンロード',
  exampleFileOf: (kind: string) => `例をダウンロード：${kind}`,
  exampleName: (kind: string) => `例 ${kind}`,
} as const;

/** Asked before a window with something unsaved in it closes. */
export const closing = {
  title: 'ウィンドウを閉じる',
  changed: 'このウィンドウを閉じてもよろしいですか。',
  changedConsequence: '入力した内容は保存されません。',
  sending: 'まだ送信中です。中止しますか。',
  sendingConsequence: 'まだ送信されていないものは追加されません。',
} as const;
