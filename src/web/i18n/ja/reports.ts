import { formats } from '#web/i18n/ja/formats.ts';

/** Making reports again in another house style. */
export const reports = {
  title: '既存の報告書',
  outdated: (count: number) => `${formats.wholeNumber(count)} 件の報告書が以前のハウススタイルのままです。`,
  upToDate: 'すべての報告書が現在のハウススタイルです。',
  running: (count: number) =>
    `あと ${formats.wholeNumber(count)} 件の報告書を再作成中です。その間も作業を続けられます。`,
  fixed: (count: number) =>
    `${formats.wholeNumber(count)} 件の報告書はそのまま残ります。入力ファイルが保存されていません。`,
  restyle: (count: number) => `${formats.wholeNumber(count)} 件の報告書を再作成`,
  progress: '再作成の進捗',
  unsaved: '先に保存してください。報告書には保存済みのハウススタイルが使われます。',
  failed: '報告書は再作成されません。',
} as const;
