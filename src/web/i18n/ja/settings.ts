import { formats } from '#web/i18n/ja/formats.ts';

export const retention = {
  pageDescription: '貴組織全体に適用される設定です。',
  title: '保存期間',
  text: '加入者を含むファイルは、最後のダウンロードから、この日数が過ぎると消去されます。一度もダウンロードされない場合は、追加した日から数えます。個人の情報を含まない報告書は残ります。',
  days: '保存日数',
  daysHint: (minimum: number, maximum: number) =>
    `${formats.wholeNumber(minimum)} 日から ${formats.wholeNumber(maximum)} 日まで`,
  shorter: 'この期間は、すでにある案件にも適用されます。新しい期間を過ぎているファイルは、1 日以内に消去されます。',
  saved: '保存期間を保存しました。',
  failed: '保存期間は保存されませんでした。',
  logTitle: '監査ログ',
  logText: '誰がログイン、追加、ダウンロード、変更、削除をしたかの記録です。',
  logOpen: '監査ログを開く',
} as const;
