import { formats } from '#web/i18n/ja/formats.ts';

/** How a dossier stands, in its row and on the start page. */
export const statuses = {
  errors: (count: number | null) => (count === null ? 'エラー' : `エラー ${formats.wholeNumber(count)} 件`),
  busy: '計算中',
  calculated: '計算済み',
  cancelled: '中止',
  unknown: '状態不明',
  failed: '失敗',
  eraseOn: (day: string) => `加入者のデータは ${day} に消去されます`,
} as const;

export const desk = {
  title: '案件と期限',
  dossiers: '案件',
  deadlines: '期限',
  search: '雇用主または案件を検索',
  add: '新しい案件',
  empty: '案件はまだありません。新しい案件は雇用主から始めます。',
  noDeadlines: 'わかっている期限はありません。',
  deadline: {
    transitionPlan: '移行計画を実施機関に提出する期限',
    transition: '法律上の最終開始日',
    contractEnd: '実施機関との契約の終了',
  },
} as const;
