import { formats } from '#web/i18n/ja/formats.ts';

export const messages = {
  description: (days: number) =>
    `お問い合わせフォームから届いたメッセージです。${formats.wholeNumber(days)} 日間保存されます。`,
  receivedOn: '受信日時',
  sender: '送信者',
  message: 'メッセージ',
  state: '状態',
  open: '未対応',
  handledBy: (name: string, moment: string) => `${name} さんが ${moment} に対応`,
  handled: '対応済み',
  mailed: (moment: string) => `${moment} にメールでも送信`,
  signedInAs: (organisation: string) => `${organisation} としてログイン`,
  actions: '操作',
  read: '読む',
  readOf: (name: string) => `${name} さんのメッセージを読む`,
  title: (name: string) => `${name} さんのメッセージ`,
  markHandled: '対応済みにする',
  markHandledOf: (name: string) => `${name} さんのメッセージを対応済みにする`,
  reopen: '未対応に戻す',
  reopenOf: (name: string) => `${name} さんのメッセージを未対応に戻す`,
  delete: '削除',
  deleteOf: (name: string) => `${name} さんのメッセージを削除`,
  organisation: '組織名',
  email: 'メールアドレス',
  phone: '電話番号',
  emptyTitle: 'お問い合わせはありません',
  emptyText: 'お問い合わせフォームから送信されたメッセージが、ここに表示されます。',
  failed: 'メッセージは更新されませんでした。',
} as const;

export const messageDeletion = {
  title: 'メッセージを削除',
  question: (name: string) => `${name} さんのメッセージを削除してもよろしいですか？`,
  consequence: 'メッセージと連絡先が削除されます。この操作は取り消せません。',
  failed: 'メッセージは削除されませんでした。',
} as const;
