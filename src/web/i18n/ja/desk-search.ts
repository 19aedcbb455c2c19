import { formats } from '#web/i18n/ja/formats.ts';

export const deskSearch = {
  title: '検索',
  label: '雇用主または案件の名前',
  titleForNew: '新しい案件の雇用主を選択',
  labelForNew: '雇用主の名前',
  keys: '矢印キーで選び、Enterキーで開きます。',
  none: '見つかりませんでした。',
  failed: '検索できませんでした。',
  employer: '雇用主',
  found: (count: number) => formats.counted(count, { one: '件', other: '件' }),
} as const;
