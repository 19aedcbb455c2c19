import { formats } from '#web/i18n/ja/formats.ts';

export const codes = {
  title: 'アクセスコード',
  titleOf: (organisation: string) => `${organisation} のアクセスコード`,
  description:
    'アクセスできる方の一覧です（貴組織のアドバイザーと雇用主の方）。雇用主が閲覧できるのは自社の案件のみです。',
  descriptionProvider:
    'この組織でアクセスできるアドバイザーの一覧です。雇用主側でアクセスできる方は、アドバイザーだけに表示されます。',
  holder: '氏名',
  employer: '雇用主',
  role: '役割',
  roles: { provider: '提供会社', adviser: 'アドバイザー', employer: '雇用主' },
  createdOn: '発行日',
  operator: 'サーバー管理者',
  issuerUnknown: '記録なし',
  expiresOn: '有効期限',
  lastUsedOn: '最終使用',
  neverUsed: 'まだありません',
  state: '状態',
  states: { active: '有効', expired: '期限切れ', revoked: '取り消し済み' },
  actions: '操作',
  issue: 'コードを発行',
  extend: '延長',
  extendOf: (holder: string) => `${holder} さんのコードを延長`,
  replace: '交換',
  replaceOf: (holder: string) => `${holder} さんのコードを交換`,
  revoke: '取り消し',
  revokeOf: (holder: string) => `${holder} さんのコードを取り消し`,
  emptyTitle: 'アクセスコードはまだありません',
  emptyText: '案件の追加や閲覧を希望する雇用主の方に、コードを発行してください。',
  emptyTextProvider: 'この組織の最初のアドバイザーにコードを発行してください。',
} as const;

export const codeIssue = {
  title: 'アクセスコードを発行',
  holder: 'コードを受け取る方の氏名',
  holderHint: '1 人に 1 つずつ発行すると、個別に取り消すことができます。',
  employer: '雇用主',
  chooseEmployer: '雇用主を選択してください',
  noEmployers: '先に雇用主一覧で雇用主を追加してください。',
  days: '有効期間（日数）',
  submit: '発行',
  failed: 'アクセスコードは発行されませんでした。',
  issuedTitle: 'アクセスコードを発行しました',
  issuedFor: (holder: string, day: string) => `${holder} さんのコード（${day} まで有効）：`,
  shownOnce: 'このコードは今しか表示されません。電話などでご本人に直接お伝えください。メールには残さないでください。',
  copy: 'コピー',
  copied: 'コピーしました',
  copyFailed: 'このブラウザーではコピーできません。コードを選択して、ご自身でコピーしてください。',
  done: '完了',
} as const;

export const codeExtension = {
  title: 'アクセスコードを延長',
  text: (holder: string, day: string) =>
    `${holder} さんのコードは ${day} まで有効です。新しい有効期間は今日から数えます。`,
  submit: '延長',
  failed: 'アクセスコードは延長されませんでした。',
} as const;

export const codeRevocation = {
  title: 'アクセスコードを取り消し',
  question: (holder: string) => `${holder} さんのアクセスコードを取り消してもよろしいですか？`,
  consequence: (others: number) =>
    `このコードでログインしている方は、直ちにログアウトされます。この操作は取り消せません。${
      others === 0 ? '' : `同じ名前のほかの有効なコード ${formats.wholeNumber(others)} 件は、引き続き有効です。`
    }`,
  failed: 'アクセスコードは取り消されませんでした。',
} as const;

export const codeReplacement = {
  title: 'アクセスコードを交換',
  question: (holder: string) => `${holder} さんのアクセスコードを交換してもよろしいですか？`,
  consequence:
    '現在のコードとそれに対して作成した自分専用コードは使えなくなり、それらでログインしている方はログアウトされます。ご自身はログインしたままです。新しいコードの有効期限は変わりません。',
  failed: 'アクセスコードは交換されませんでした。',
} as const;
