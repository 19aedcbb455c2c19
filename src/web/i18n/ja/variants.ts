import { mostCompared, mostVariants } from '#api/variants/variant-limits.ts';

/** What is kept beside an outcome: variants of it, and decisions. What these say of the outcome comes with them, in Dutch. */
export const variants = {
  title: '試算案',
  lead: `結果と並べて表示する試算案を ${mostCompared} 件まで選んでください。`,
  keep: '試算案として保存',
  keepTitle: '試算案として保存',
  keepLead: `サーバーは、結果を計算したものと同じプログラムで試算案を計算します。1 つの案件に保存できる試算案は ${mostVariants} 件までです。`,
  name: '試算案の名前',
  kept: (name: string) => `試算案「${name}」を保存しました。計算中です。`,
  rename: (name: string) => `試算案「${name}」の名前を変更`,
  renameTitle: '試算案の名前を変更',
  again: (name: string) => `試算案「${name}」を再計算`,
  remove: (name: string) => `試算案「${name}」を削除`,
  removeTitle: '試算案の削除',
  removeQuestion: (name: string) => `試算案「${name}」を削除しますか？`,
  removeConsequence: 'この試算案で記録した決定は残ります。',
  calculating: '計算中',
  failed: '未計算',
  outdated: '以前のバージョン',
  otherVersion: (name: string) =>
    `試算案「${name}」は結果とは別のバージョンのプログラムで計算されています。比較するには再計算してください。`,
  comparison: '結果と並べた試算案',
  report: '選択した試算案を含む報告書',
  plainReport: '試算案を含まない報告書',
  reportLead: 'ブックと報告書を再作成し、選択した試算案を結果と並べ、記録した決定も載せます。',
  reportRunning: 'ブックと報告書を再作成しています。',
  reportHas: (count: number) => `ブックと報告書には現在、試算案が ${count} 件載っています。`,
  reportErased: '入力ファイルは保存されていないため、ブックと報告書を再作成できません。',
  reportWithout:
    'その場合、ブックと報告書は試算案なしで作成されます。その後、試算案を再計算し、試算案を含む報告書を作成してください。',
  changeFailed: '処理できませんでした。',
} as const;

export const decisions = {
  title: '記録した決定',
  record: '決定を記録',
  recordTitle: '決定を記録',
  recordLead:
    '決定は、この時点の数値と確認結果、あなたの名前、日時とともに保存されます。変更や削除はできません。後の決定は追加されます。理由に加入者の名前を書かないでください。',
  premium: '掛金',
  ofVariant: (variant: string, premium: string) => `試算案「${variant}」：${premium}`,
  reason: '理由：なぜこの決定をしましたか',
  none: 'まだ決定は記録されていません。',
  byOn: (by: string, moment: string) => `${by}，${moment}`,
  figures: 'その時点の数値と確認結果',
  passed: '問題のない確認項目',
  attention: '注意が必要な確認項目',
  columns: {
    level: '結果',
    check: '確認項目',
    about: '対象',
    finding: '確認された値',
    article: '条文',
    figure: '項目',
    amount: '金額または割合',
    compared: '比較',
  },
  print: '決定を印刷',
  printed: (moment: string) => `印刷日時：${moment}`,
  recorded: '決定を記録しました。',
} as const;
