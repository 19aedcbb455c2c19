import { formats } from '#web/i18n/ja/formats.ts';

export const auditLog = {
  description: '貴組織で、誰が、いつ、何をしたかの記録です。',
  descriptionProvider: 'すべての組織で、誰が、いつ、何をしたかの記録です。雇用主と案件の名称は含まれません。',
  happenedOn: '日時',
  organisation: '組織',
  action: '操作',
  holder: '実行者',
  object: '対象',
  address: 'IP アドレス',
  notShown: '非表示',
  from: '開始日',
  to: '終了日（当日を含む）',
  holderContains: '氏名に含まれる文字',
  everyAction: 'すべての操作',
  everyOrganisation: 'すべての組織',
  clear: '絞り込みを解除',
  export: 'CSV をダウンロード',
  exportHint: (maximum: number) =>
    `ファイルには、絞り込みで表示される内容が最大 ${formats.wholeNumber(maximum)} 行まで、オランダ語で含まれます。ダウンロードも記録されます。`,
  fileName: 'audit-log.csv',
  nothing: 'この条件に一致するものはありません。',
} as const;
