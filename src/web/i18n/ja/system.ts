export const system = {
  loading: '読み込み中…',
  somethingWentWrong: '問題が発生しました…',
  errorTitle: 'エラー',
  uploadFailed: '案件を送信できませんでした…',
  deleteFailed: '削除できませんでした…',
  downloadFailed: 'ダウンロードできませんでした…',
  notUploaded: 'ファイルは送信されませんでした。',
  fileRequired: 'ファイルを選択してください。',
  fileTooLarge: 'ファイルが大きすぎます。',
  fileUnsupported: 'このファイル形式には対応していません。.xlsx ファイルのみ送信してください。',
} as const;
