import type { Catalogue } from '#web/i18n/catalogue.ts';

export const officeStandards: Catalogue['officeStandards'] = {
  title: '標準値',
  description: '組織のテンプレートに入力される値です。',
  cardText: '事務所が新しいテンプレートに入れる金利、収益率などの前提です。報告書には事務所の標準として示されます。',
  open: '標準値を設定',
  historyTitle: '過去の決定',
  none: 'テンプレートには Evenwicht の標準値が入っています。',
  terms: '決定',
  adoptedOn: '決定日',
  reason: '理由',
  reasonHint: 'テンプレートと報告書に記載されます。',
  marked: '印の付いた項目を確認してください。',
  saved: '標準値を保存しました。',
  failed: '標準値は保存されませんでした。',
  loadLatest: '最新の標準値を読み込む',
  ours: (standard) => `Evenwicht: ${standard}`,
  hint: (standard, allowed) => `空欄：${standard}。入力：${allowed}。`,
  rowsHint: (standard, allowed) => `1 行に 1 件。空欄：${standard}。入力：${allowed}。`,
  stored: (count, day) => (count === 1 ? `1 件、${day} に保存` : `${count} 件、${day} に保存`),
};
