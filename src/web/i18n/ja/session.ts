export const auth = {
  title: 'ログイン',
  purpose:
    '新しい確定拠出型の制度（premieregeling）への移行後、雇用主の負担が変わらない掛金、または加入者の年金額が変わらない掛金を計算します。',
  loggedOut: 'ログアウトしました。提供会社から受け取ったアクセスコードで再度ログインできます。',
  unauthorized:
    '管理ツールにアクセスする権限がありません。アクセスコードを入力された場合や、アクセスをご希望の場合は、提供会社の担当者にご連絡ください。',
  ended: 'ログインしていないか、ログインの有効期限が切れています。アクセスコードで再度ログインしてください。',
  accessCode: 'アクセスコード',
  accessCodeHint: '提供会社から受け取った 26 文字のコード、または自分専用コードです。ハイフンと空白も入力できます。',
  showAccessCode: 'コードを表示する',
  accessCodeMissing: 'アクセスコードを入力してください。',
  accessCodeLength: (length: number) =>
    `アクセスコードは英字と数字で 26 文字です。入力されたのは ${length} 文字です。コード全体をコピーしたか確認してください。`,
  accessCodeCharacters: 'アクセスコードに使用できるのは英字と数字のみです。',
  secondFactor: '認証アプリのコード',
  secondFactorHint: '6 桁の数字、または復旧コード。',
  secondFactorMissing: 'コードを入力してください。',
  logIn: 'ログイン',
  loggingIn: 'ログイン中…',
  handoff: 'ログインしています…',
  checking: 'ログインを確認しています…',
  privacy: '案件は貴組織の中でのみ閲覧できます。このサイトは Cookie も外部サービスも使用しません。',
  unreachable: 'サーバーに接続できません。接続を確認して、もう一度お試しください。',
} as const;
