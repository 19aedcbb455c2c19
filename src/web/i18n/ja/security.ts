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

export const reauthentication = {
  title: 'ご本人であることの確認',
  text: 'ログインしてから時間が経っています。この操作のため、もう一度ご本人であることを確認します。',
  hint: 'ログインに使うコードです。リンクでログインしていてコードがない場合は、新しいリンクで再度ログインしてください。',
  confirm: '確認',
} as const;

export const organisationSessions = {
  title: '組織のセッション',
  description: '現在ログインしている人：組織のアドバイザーと、雇用主の担当者。',
  cardTitle: 'ログインとセッション',
  cardText: '現在ログインしている人、セッションが自動的に終了する時期、ログイン時に全員に求められること。',
  open: 'セッションを見る',
  holder: '名前',
  rules: 'ログインとセッションの規則',
  rulesText: '組織とその雇用主の全員に適用され、現在ログインしている人も含みます。',
  idleMinutes: '使用しない時間（分）',
  sessionHours: '合計時間（時間）',
  range: (minimum: number, maximum: number) => `${minimum} から ${maximum} まで`,
  standard: 'これは標準の値です。',
  since: (day: string, name: string) => `${day} に ${name} が選択しました。`,
  saved: '規則を保存しました。',
  notSaved: '規則を保存できませんでした。',
} as const;

export const secondFactor = {
  title: '二要素認証',
  text: '二要素認証を設定すると、ログイン時にアクセスコードに加えて電話のアプリのコードが求められます。アクセスコードだけを知る人は入れません。',
  start: '二要素認証を設定',
  steps: '電話の認証アプリでコードを読み取り、アプリに表示される 6 桁の数字を入力してください。',
  typed: '読み取れない場合は、このキーをアプリに入力してください：',
  qr: '認証アプリ用の QR コード',
  code: 'アプリのコード',
  codeHint: '6 桁の数字、または復旧コード。',
  confirm: '確認',
  codesTitle: '復旧コード',
  codesText:
    '各コードは電話の代わりに一度だけ使えます。表示されるのは今だけです。印刷するか、アクセスコードとは別の安全な場所に保管してください。',
  print: '印刷',
  copy: 'コピー',
  copied: 'コピーしました',
  copyFailed: 'このブラウザーではコピーできません。コードを選択してコピーしてください。',
  done: '保管しました',
  remove: '二要素認証を削除',
  removeText: '新しい電話に替える場合などは、コードで削除して設定し直してください。',
  renew: '新しい復旧コード',
  renewText: '以前の復旧コードは使えなくなります。',
  failed: 'できませんでした。',
  reset: '二要素認証を消去',
  resetTitle: '二要素認証の消去',
  resetConsequence:
    '電話で確認するなど、依頼者が確実に本人である場合にのみ行ってください。ログイン中の人はログアウトされますが、アクセスコードは有効なままです。',
  resetFailed: '二要素認証を消去できませんでした。',
  needs: '全員に二要素認証を必須とする',
  needsHint: 'まだ設定していない人は、続ける前に設定します。ご自身も含みます。',
  requiredTitle: '二要素認証を設定してください',
  requiredText: 'ご利用には二要素認証が必須です。1 分ほどで終わります。認証アプリの入った電話が必要です。',
  set: (day: string) => `${day} に設定しました。`,
  left: (count: number) => `復旧コードの残り：${formats.counted(count, { one: '件', other: '件' })}`,
  resetOf: (holder: string) => `${holder} の二要素認証を消去`,
  resetQuestion: (holder: string) => `${holder} の二要素認証を消去してもよろしいですか。`,
} as const;

export const ownCode = {
  title: '自分専用コード',
  text: '受け取ったアクセスコードは、発行した人や渡した人にも見られた可能性があります。代わりに自分専用コードを作成してください。以後は同じ欄にそのコードを入力してログインします。発行されたコードは復旧用として残り、新しい自分専用コードの作成にだけ使えます。他のセッションは終了します。',
  make: '自分専用コードを作成',
  madeTitle: 'あなた専用のコード',
  madeText:
    'このコードが表示されるのは今だけです。パスワード管理アプリか安全な場所に保管し、発行されたアクセスコードは復旧用に別に保管してください。ブラウザーが発行されたコードを記憶している場合は、このコードに置き換えてください。',
  done: '保管しました',
  madeOn: (day: string) => `${day} に作成。`,
  another:
    '自分専用コードを紛失した場合や新しいものが必要な場合は、発行されたアクセスコードでログインして新しく作成してください。',
  needsIssued:
    'アクセスコードでログインしていません。自分専用コードを作成するには、受け取ったアクセスコードでログインしてください。',
  recoveries:
    '発行されたアクセスコードが復旧に使われました。心当たりがない場合は、アクセスの取り消しを依頼し、他人がコードを持っていることを知らせてください。',
  recoveryTitle: '新しい自分専用コードを作成',
  recoveryText:
    '発行されたアクセスコードでログインしました。自分専用コードがあるため、このコードは復旧専用です。続けるには新しい自分専用コードを作成してください。以前のコードは使えなくなります。ブラウザーがそのコードを自動入力した場合は、ログアウトして自分専用コードでログインしてください。',
  failed: '自分専用コードは作成されませんでした。',
  keptEnd: '自分専用コードの最後の 6 文字',
  keptHint: 'コードを保管した場所から写してください。コード全体を貼り付けることもできます。',
  keptWrong: '上のコードの最後の 6 文字を入力してください。',
  requiredTitle: '自分専用コードを作成してください',
  requiredText:
    'ログインに使ったアクセスコードは、発行した人や渡した人にも見られた可能性があります。最初の利用時に、ご自身だけが知るコードと引き換えてください。',
  factorFollows: 'その後、二要素認証も設定します。',
  needs: '発行されたアクセスコードを最初の利用時に引き換える',
  needsHint: '発行されたアクセスコードでログインする人は、続ける前に自分専用コードを作成します。ご自身も含みます。',
} as const;
