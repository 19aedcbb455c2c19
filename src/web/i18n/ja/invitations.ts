import { formats } from '#web/i18n/ja/formats.ts';

export const invitations = {
  title: '招待',
  text: '提供会社が、次の方を貴組織のアドバイザーにすることを提案しています。アドバイザーはすべての雇用主と案件を閲覧できます。承認されるまでコードは存在せず、表示されるのは承認した方だけです。',
  by: (name: string, day: string) => `${name} さん（提供会社）が ${day} に招待`,
  known: 'すでに貴組織のアドバイザーです。コードが 1 つ追加されます。',
  confirm: '承認',
  confirmOf: (name: string) => `${name} さんの招待を承認`,
  refuse: '拒否',
  refuseOf: (name: string) => `${name} さんの招待を拒否`,
  confirmQuestion: (name: string) => `${name} さんにアクセスを許可してもよろしいですか？`,
  confirmConsequence: 'ご存じの方だけを承認してください。承認後に表示されるコードは、ご自身でお伝えください。',
  confirmTitle: '招待を承認',
  confirmFailed: '招待は承認されませんでした。',
  refuseTitle: '招待を拒否',
  refuseQuestion: (name: string) => `${name} さんの招待を拒否してもよろしいですか？`,
  refuseConsequence: 'コードは発行されません。提供会社は再び招待できます。',
  refuseFailed: '招待は拒否されませんでした。',
  waiting: '承認待ち',
  waitingText:
    'この組織のアドバイザーが「アクセスコード」で招待を承認し、コードを伝えます。コードは提供会社には表示されません。',
  withdraw: '取り消し',
  withdrawOf: (name: string) => `${name} さんの招待を取り消し`,
  withdrawTitle: '招待を取り消し',
  withdrawQuestion: (name: string) => `${name} さんの招待を取り消してもよろしいですか？`,
  withdrawConsequence: 'コードは発行されません。',
  withdrawFailed: '招待は取り消されませんでした。',
  invitedTitle: '招待を登録しました',
  invited: (name: string) => `この組織のアドバイザーが招待を承認すると、${name} さんはアクセスできるようになります。`,
} as const;

export const accessNotices = {
  label: 'アクセスに関するお知らせ',
  acts: {
    'access issued by operator': (holder: string, moment: string) =>
      `サーバー管理者が ${moment} に ${holder} さんへアクセスを発行しました。`,
    'second factor reset by provider': (holder: string, moment: string) =>
      `提供会社が ${moment} に ${holder} さんの二要素認証を消去しました。提供会社が ${holder} さんに発行したコードは無効になりました。`,
    'second factor reset by operator': (holder: string, moment: string) =>
      `サーバー管理者が ${moment} に ${holder} さんの二要素認証を消去しました。`,
    'recovered by issued code': (holder: string, moment: string) =>
      `${holder} さんが ${moment} に、発行されたアクセスコードで復旧のためログインしました。`,
    'second factor guessed': (holder: string, moment: string) =>
      `${moment} までに、${holder} さんの二要素認証の誤ったコードが何度も入力されました。ご本人によるものでない場合は、アクセスコードを交換してください。`,
  },
  actsText: 'お心当たりがない場合は、コードを取り消し、提供会社にお問い合わせください。',
  dismiss: '確認しました',
  waiting: (count: number) => `承認待ちの招待が ${formats.wholeNumber(count)} 件あります。`,
  ownCode:
    '現在のアクセスコードは提供会社が発行したもので、引き換え済みの場合も含め、提供会社に知られている可能性があります。ご自身だけが知るコードに交換してください。',
  toCodes: 'アクセスコードへ',
} as const;
