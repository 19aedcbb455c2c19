/** What the server refuses, by code, and why a dossier is in its state. */
export const answers = {
  refusals: {
    NOT_SIGNED_IN: 'ログインしていないか、ログインの有効期限が切れています。アクセスコードで再度ログインしてください。',
    ACCESS_CODE_WRONG: 'このアクセスコードは正しくないか、期限切れか、取り消されています。',
    HANDOFF_WRONG: 'このログイン用リンクは正しくないか、期限切れか、すでに使用されています。',
    NOT_ALLOWED: 'この部分にアクセスする権限がありません。',
    NOT_FOUND: '存在しないか、削除されています。',
    INPUT_INVALID: '印の付いた項目を確認してください。',
    CLIENT_NAME_TAKEN: 'この名前の雇用主はすでに登録されています。',
    CLIENT_CHANGED_MEANWHILE:
      'この雇用主の情報は、その間に別の方が変更しました。ページを再読み込みし、変更をやり直してください。',
    DOSSIER_STATE_CONFLICT: 'この案件の状態は、その間に変わりました。一覧を再読み込みしてください。',
    FILE_NOT_READY: 'このファイルは（まだ）ありません。',
    FILE_TOO_LARGE: 'ファイルが 5 MB を超えています。',
    FILE_NOT_XLSX: '.xlsx ファイルではありません。Excel で「Excel ブック (.xlsx)」として保存してください。',
    UPLOAD_INCOMPLETE: 'ファイルを最後まで受信できませんでした。もう一度送信してください。',
    TOO_MANY_REQUESTS: '試行回数が多すぎます。しばらく待ってから、もう一度お試しください。',
    BUSY: 'サービスに一時的に接続できません。数秒後にもう一度お試しください。',
    INTERNAL: '当方で問題が発生しました。この件は記録されました。',
  },
  statusReasons: {
    memory: '計算に必要なメモリが不足しました。',
    time: '計算に時間がかかりすぎたため、停止しました。',
    crash: '当方の不具合により、計算が停止しました。',
    interrupted: '計算が中断されました。',
    inputErased: '入力ファイルにオランダの市民サービス番号（BSN）が含まれているため、保存されませんでした。',
  },
  cancelledBy: (name: string) => `${name} さんが中止しました。`,
} as const;

/** What is wrong with a field. */
export const fieldFaults = {
  nameRequired: '名前を入力してください',
  nameTooShort: '1 文字以上で入力してください',
  nameTooLong: '30 文字以内で入力してください',
  namePattern:
    '最初の文字は文字または数字にしてください。2 文字目以降は、文字、空白、数字、ピリオド、ハイフンのみ使用できます。',
  minimumTwo: '2 文字以上で入力してください',
  maximumForty: '40 文字以内で入力してください',
  maximumEighty: '80 文字以内で入力してください',
  kvkNumber: 'KvK 番号は 8 桁です',
  email: '有効なメールアドレスを入力してください',
} as const;
