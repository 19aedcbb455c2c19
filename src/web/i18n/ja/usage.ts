import { formats } from '#web/i18n/ja/formats.ts';

/** What is in use of what the provider allows. */
export const usage = {
  title: '利用状況',
  organisation: '提供会社が認める上限のうち、貴組織が使っている分です。',
  employer: '提供会社が雇用主ごとに認める上限のうち、この雇用主が使っている分です。',
  names: {
    megabytes: '保存容量',
    openDossiers: '待機中または実行中の計算',
    uploadsPerMinute: '直近 1 分間に追加した案件',
  },
  inUse: {
    megabytes: (used: string, most: string) => `${most} MB 中 ${used} MB`,
    openDossiers: (used: string, most: string) => `${most} 件中 ${used} 件`,
    uploadsPerMinute: (used: string, most: string) => `${most} 件中 ${used} 件`,
  },
  near: 'まもなく上限',
  reached: '上限に到達',
  results: '計算結果も保存容量に含まれます。上限を超える場合でも、結果は必ず保存されます。',
  nearOrganisation: '貴組織は上限に達したか、まもなく達します。',
  nearEmployer: 'この雇用主は上限に達したか、まもなく達します。',
  remedies: {
    megabytes: '不要な案件を削除してください。容量の追加は、アドバイザーから提供会社に依頼できます。',
    openDossiers: '計算が完了するまで待つか、不要な計算を中止してください。',
  },
} as const;

/** The form of the provider with the limits of an organisation. */
export const limits = {
  open: '上限',
  openOf: (name: string) => `${name} の上限`,
  title: (name: string) => `${name} の上限`,
  used: '現在の使用量',
  dossiers: (count: number) => `案件 ${formats.wholeNumber(count)} 件`,
  organisation: '組織全体',
  employer: '雇用主ごと',
  names: {
    megabytes: '保存容量（MB）',
    openDossiers: '待機中または実行中の計算',
    uploadsPerMinute: '1 分間に追加できる案件',
  },
  standard: (value: string) => `標準：${value}`,
  fillStandard: '標準の値を入れる',
  hint: '上限を下げても何も削除されません。使用量が上限を下回るまで追加できなくなるだけです。',
  failed: '上限は保存されませんでした。',
} as const;
