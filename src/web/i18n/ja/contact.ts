export const contact = {
  title: 'お問い合わせ',
  intro: 'ツールやアクセスについてご質問がありますか？メッセージは提供会社に送信されます。',
  privacy: 'メッセージに加入者のデータを記載しないでください。',
  message: 'メッセージ',
  messageHint: (maximum: number) => `${maximum} 文字以内`,
  name: '氏名',
  organization: '組織名',
  telephone: '電話番号',
  email: 'メールアドレス',
  submit: '送信',
  sending: '送信中…',
} as const;
