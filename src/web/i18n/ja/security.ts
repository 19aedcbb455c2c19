import { formats } from '#web/i18n/ja/formats.ts';

export const security = {
  title: 'セキュリティ',
  description: 'ログインしている場所と、その際に求められるもの。',
  sessions: 'ご自身のセッション',
  sessionsText:
    '各行はログインしている場所です。心当たりのないものがあれば終了し、アクセスコードの交換を依頼してください。',
  device: '端末',
  unknownDevice: '不明な端末',
  network: 'ネットワーク',
  unknownNetwork: '不明',
  signedInOn: 'ログイン',
  lastSeenOn: '最終使用',
  endsOn: '未使用時の終了',
  thisSession: 'このセッション',
  actions: '操作',
  end: '終了',
  endOf: (whose: string) => `セッションを終了：${whose}`,
  endOthers: '他のセッションをすべて終了',
  endTitle: 'セッションの終了',
  endQuestion: (whose: string) => `このセッションを終了してもよろしいですか：${whose}`,
  othersQuestion: (count: number) =>
    `他のセッション（${formats.counted(count, { one: '件', other: '件' })}）を終了してもよろしいですか。`,
  consequence: 'そこで作業中の人はログアウトされます。アクセスコードが有効な間は再びログインできます。',
  failed: '終了できませんでした。',
  none: 'ログインしている人はいません。',
} as const;

export const organisationSessions = {
  title: '組織のセッション',
  description: '現在ログインしている人：組織のアドバイザーと、雇用主の担当者。',
  cardTitle: 'ログインとセッション',
  cardText: '現在ログインしている人と、セッションが自動的に終了する時期。',
  open: 'セッションを見る',
  holder: '名前',
  rules: 'セッションが終了する時期',
  rulesText: '組織とその雇用主の全員に適用され、現在ログインしている人も含みます。',
  idleMinutes: '使用しない時間（分）',
  sessionHours: '合計時間（時間）',
  range: (minimum: number, maximum: number) => `${minimum} から ${maximum} まで`,
  standard: 'これは標準の値です。',
  since: (day: string, name: string) => `${day} に ${name} が選択しました。`,
  saved: '規則を保存しました。',
  notSaved: '規則を保存できませんでした。',
} as const;
