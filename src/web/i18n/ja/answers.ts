import { sessionLimits } from '#api/sign-in/session-limits.ts';
import { mostParticipantSources } from '#api/participant-sources/source-limit.ts';
import { formats } from '#web/i18n/ja/formats.ts';
import { highestLimit, mostKept } from '#api/highest-limit.ts';
import { retentionDays } from '#api/retention-days.ts';
import { accessCodeDays } from '#api/access-code-days.ts';
import { mostDecisions, mostVariants } from '#api/variants/variant-limits.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { logoRules } from '#api/logo-rules.ts';

/** What the server refuses, by code, and why a dossier is in its state. */
export const answers = {
  refusals: {
    NOT_SIGNED_IN: 'ログインしていないか、ログインの有効期限が切れています。アクセスコードで再度ログインしてください。',
    ACCESS_CODE_WRONG: 'このアクセスコードは正しくないか、期限切れか、取り消されています。',
    HANDOFF_WRONG:
      'このログイン用リンクは正しくないか、期限切れです。アクセスコードでログインするか、新しいリンクをお求めください。',
    HANDOFF_USED:
      'このログイン用リンクはすでに使用されています。リンクは一度だけ使えます。アクセスコードでログインするか、新しいリンクをお求めください。',
    SECOND_FACTOR_NEEDED: '認証アプリのコード、または復旧コードも入力してください。',
    SECOND_FACTOR_WRONG:
      'このコードは誤っているか、期限切れか、使用済みです。アプリの次のコードを待って、もう一度お試しください。',
    SECOND_FACTOR_NEXT:
      'このコードは正しいです。本日、誤ったコードが何度も入力されたため、アプリの次のコードも必要です。次のコードが表示されるまで待ち、ここに入力してください。',
    SECOND_FACTOR_MISSING: '先に二要素認証を設定してください。必須となっています。',
    SECOND_FACTOR_SET: '二要素認証はすでに設定されています。先に削除してください。',
    SECOND_FACTOR_NONE: '二要素認証が設定されていません。設定をやり直してください。',
    OWN_CODE_MISSING: '発行されたアクセスコードでは、まず（新しい）自分専用コードを作成します。その後に続けられます。',
    OWN_CODE_NEEDS_ISSUED: '（新しい）自分専用コードを作成するには、発行されたアクセスコードでログインしてください。',
    REAUTHENTICATION_NEEDED: '先にご本人であることを確認してください。ログインしてから時間が経っています。',
    REAUTHENTICATION_WRONG: 'これはあなたのアクセスコードではないか、有効期限切れまたは取り消し済みです。',
    NOT_ALLOWED: 'この部分にアクセスする権限がありません。',
    NOT_FOUND: '存在しないか、削除されています。',
    INPUT_INVALID: '印の付いた項目を確認してください。',
    CLIENT_NAME_TAKEN: 'この名前の雇用主はすでに登録されています。',
    CLIENTS_FULL: `1 つの組織で管理できる雇用主は ${mostKept.clients} 件までです。不要な雇用主を削除してください。`,
    CLIENT_CHANGED_MEANWHILE:
      'この雇用主の情報は、その間に別の方が変更しました。ページを再読み込みし、変更をやり直してください。',
    DOSSIER_STATE_CONFLICT: 'この案件の状態は、その間に変わりました。一覧を再読み込みしてください。',
    INPUT_ERASED: 'この案件の入力ファイルは、すでに保存されていません。新しい案件として追加してください。',
    FILE_ERASED: '保存期間が過ぎたため、このファイルは消去されました。',
    DOCUMENT_NOT_BUILT: 'この資料は現在ご利用いただけません。',
    FILE_NOT_READY: 'このファイルは（まだ）ありません。',
    RESULT_NOT_READY: 'この案件には（まだ）結果がありません。計算されていません。',
    RESULT_OUTDATED:
      'この結果は以前のバージョンのプログラムで作成されました。画面で見るには、案件を再計算してください。',
    RESULT_NOT_KEPT:
      'この結果は以前のバージョンのプログラムで作成されたもので、入力ファイルが消去されているため再計算できません。報告書は残っています。画面で見るには、入力ファイルを新しい案件として追加してください。',
    FINDINGS_NOT_KEPT: 'この案件は以前のバージョンのプログラムで読み込まれました。検出事項はエラーファイルにあります。',
    WHAT_IF_ERASED:
      'この案件では試算ができなくなりました。保存期間が過ぎたため、加入者のデータは消去されています。入力ファイルを新しい案件として追加してください。',
    VARIANT_NAME_TAKEN: 'この案件には同じ名前の試算案がすでにあります。',
    VARIANTS_FULL: `1 つの案件に保存できる試算案は ${mostVariants} 件までです。不要なものを削除してください。`,
    VARIANT_NOT_READY: 'この試算案の結果は（まだ）ありません。',
    VARIANT_OUTDATED: 'この試算案は以前のバージョンのプログラムで計算されました。再計算してください。',
    VARIANT_GONE: '選択した試算案の一部がなくなっています。ページを再読み込みして選び直してください。',
    DECISIONS_FULL: `1 つの案件に記録できる決定は ${mostDecisions} 件までで、記録は残ります。`,
    DECISION_NOT_POSSIBLE:
      'この掛金は記録できません。認められていないか、すでに存在しません。ページを再読み込みしてください。',
    FILE_TOO_LARGE: `ファイルが ${uploadRules.maximumMegabytes} MB を超えています。`,
    FILE_NOT_XLSX: '.xlsx ファイルではありません。Excel で「Excel ブック (.xlsx)」として保存してください。',
    HOLDER_NAME_TAKEN: 'この組織では、この名前の方がすでに別のアクセス権を持っています。',
    HOLDER_CODES_FULL: `この方には、すでに有効なアクセスコードが ${mostKept.codesOfHolder} 件あります。まず不要なコードを取り消してください。`,
    CODES_FULL: `この組織には、すでに有効なアクセスコードが ${mostKept.codes} 件あります。まず不要なコードを取り消してください。`,
    ACCESS_CODE_REVOKED: 'このアクセスコードは取り消されているため、延長できません。新しいコードを発行してください。',
    ORGANISATION_NAME_TAKEN: 'この名前の組織はすでに登録されています。',
    ORGANISATION_OWN: 'ご自身の組織を無効にすることはできません。',
    OFFICE_STANDARDS_CHANGED_MEANWHILE:
      '標準値は、その間に別の方が変更しました。最新のものを読み込み、変更をやり直してください。',
    TOO_MANY_SOURCES: `すでに ${mostParticipantSources} 件の対応が保存されています。まず一つ削除してください。`,
    HOUSE_STYLE_CHANGED_MEANWHILE:
      'ハウススタイルは、その間に別の方が変更しました。ページを再読み込みし、変更をやり直してください。',
    LOGO_TOO_LARGE: `ロゴが ${logoRules.maximumMegabytes} MB を超えています。`,
    LOGO_TYPE_UNKNOWN: 'PNG、JPG、SVG のいずれのファイルでもありません。',
    LOGO_DAMAGED: 'このロゴを開けません。ファイルが破損しているか、不完全です。',
    LOGO_DIMENSIONS: `このロゴは大きすぎるか、細長すぎます。縦横とも ${logoRules.maximumSide} ピクセル以内、長辺は短辺の ${logoRules.maximumStretch} 倍以内にしてください。`,
    LOGO_FOR_PRINT:
      'このロゴは印刷用の色（CMYK）で保存されています。画面用の色（RGB）で保存して、もう一度お試しください。',
    LOGO_UNSAFE:
      'この SVG ファイルには、使用できないもの（スクリプト、ファイル外への参照、エンティティ）が含まれています。通常の SVG または PNG として書き出してください。',
    LOGO_TEXT:
      'この SVG ファイルには、フォントがないと失われる文字が含まれています。文字をアウトライン化するか、ロゴを PNG として書き出してください。',
    LOGO_TOO_COMPLEX: 'このロゴは複雑すぎて描画できません。PNG として書き出してください。',
    LOGO_EMPTY: 'このロゴには何も表示されません。ファイルが空か、破損しています。',
    UPLOAD_INCOMPLETE: 'ファイルを最後まで受信できませんでした。もう一度送信してください。',
    ORGANISATION_FULL:
      'この案件はアドバイザー組織の保存容量に収まりません。不要な案件を削除してから、もう一度お試しください。容量の追加は、アドバイザーから提供会社に依頼できます。',
    EMPLOYER_FULL:
      'この案件はこの雇用主の保存容量に収まりません。この雇用主の不要な案件を削除してから、もう一度お試しください。容量の追加は、アドバイザーから提供会社に依頼できます。',
    ORGANISATION_QUEUE_FULL:
      'アドバイザー組織の待機中または実行中の計算が上限に達しています。いずれかが完了するまで待つか、不要な計算を中止してから、もう一度お試しください。',
    EMPLOYER_QUEUE_FULL:
      'この雇用主の待機中または実行中の計算が上限に達しています。いずれかが完了するまで待つか、不要な計算を中止してから、もう一度お試しください。',
    ORGANISATION_TOO_FAST:
      'アドバイザー組織で 1 分間に追加できる案件の上限に達しました。1 分ほど待ってから、もう一度お試しください。',
    EMPLOYER_TOO_FAST:
      'この雇用主で 1 分間に追加できる案件の上限に達しました。1 分ほど待ってから、もう一度お試しください。',
    CENTRAL_BANK_FILE_KNOWN:
      'この四半期または日付のファイルはすでにあります。誤りがある場合は、先にそれを取り下げてください。',
    CENTRAL_BANK_UPLOAD_BUSY:
      '中央銀行のファイルをすでにアップロード中または読み取り中です。終わるまでお待ちください。',
    CENTRAL_BANK_UPLOAD_LOST: 'アップロードは中断されました。何も保存されていません。もう一度始めてください。',
    SERVER_FULL:
      'サーバーのディスクがほぼ一杯です。現在、追加、変更、計算はできませんが、ダウンロードと削除はできます。管理者にご連絡ください。',
    TOO_MANY_TRANSFERS:
      '同時に送信・ダウンロードできるファイル数の上限に、ご本人または組織で達しています。いずれかが終わってから、もう一度お試しください。',
    TRANSFERS_FULL: '現在、同時に送信・ダウンロードされているファイルが多すぎます。数秒後にもう一度お試しください。',
    TOO_MANY_REQUESTS: '試行回数が多すぎます。しばらく待ってから、もう一度お試しください。',
    LISTS_UNDER_WAY: '検索と一覧の要求が同時に多すぎます。表示されるまで待ってから、もう一度お試しください。',
    TOO_SLOW:
      '時間がかかりすぎるため中止しました。変更は行われていません。検索語を減らすか、後でもう一度お試しください。',
    BUSY: 'サービスに一時的に接続できません。数秒後にもう一度お試しください。',
    INTERNAL: '当方で問題が発生しました。この件は記録されました。',
  },
  limitsInUse: {
    megabytes: (used: string, most: string) => `現在の使用量：${most} MB 中 ${used} MB。`,
    openDossiers: (used: string, most: string) => `現在の件数：上限 ${most} 件中 ${used} 件。`,
    uploadsPerMinute: (used: string, most: string) => `直近 1 分間の追加：上限 ${most} 件中 ${used} 件。`,
  },
  statusReasons: {
    memory: '計算に必要なメモリが不足しました。',
    time: '計算に時間がかかりすぎたため、停止しました。',
    crash: '当方の不具合により、計算が停止しました。',
    interrupted: '計算が中断されました。',
    restyleFailed: '再作成できませんでした。以前のファイルは残っています。',
    variantsUnusable:
      '報告書に載せる試算案が削除されたか、このバージョンの計算結果がありません。以前のファイルは残っています。試算案を再計算するか、別の試算案で、または試算案なしで報告書を作成してください。',
    outcomeChanged:
      '以前のファイルの作成後に、プログラムの更新または新しいデータにより結果が変わりました。以前のファイルは残っています。まず下書きとして作り直し、内容を確認してから確定してください。',
    whatIfErased: 'この試算案の計算に使うデータは保存されていません。',
    choicesUnknown:
      'このプログラムの版では、このバリアントで変更された選択をもう読み取れません。バリアントを削除し、新しく保存してください。',
    agesCrossed:
      '補償を受ける最高年齢が最低年齢より低いため、補償を受ける人がいません。別の年齢にするか、補償なしを選んでください。',
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
  messageRequired: 'メッセージを入力してください',
  organizationRequired: '組織名を入力してください',
  telephoneRequired: '電話番号を入力してください',
  emailRequired: 'メールアドレスを入力してください',
  minimumTwoCharacters: '2 文字以上で入力してください',
  minimumThree: '3 文字以上で入力してください',
  minimumTen: '10 文字以上で入力してください',
  minimumTenDigits: '10 桁以上で入力してください',
  maximumFifteen: '15 文字以内で入力してください',
  maximumTwoHundredFiftyFour: '254 文字以内で入力してください',
  maximumThousand: '1000 文字以内で入力してください',
  emailFormat: '有効なメールアドレスを入力してください',
  nameOneLine: '氏名は 1 行で入力してください',
  organizationOneLine: '組織名は 1 行で入力してください',
  telephoneOneLine: '電話番号は 1 行で入力してください',
  minimumTwo: '2 文字以上で入力してください',
  maximumForty: '40 文字以内で入力してください',
  maximumEighty: '80 文字以内で入力してください',
  kvkNumber: 'KvK 番号は 8 桁です',
  email: '有効なメールアドレスを入力してください',
  maximumSixty: '60 文字以内で入力してください',
  maximumHundredTwenty: '120 文字以内で入力してください',
  oneLine: '表示できる文字のみを 1 行で入力してください',
  colour: '色は 0-9 と A-F の 6 文字で入力してください',
  days: '日数を整数で入力してください',
  minimumOneDay: '1 日以上にしてください',
  maximumCodeDays: `${accessCodeDays.maximum} 日以内にしてください`,
  maximumRetentionDays: `${retentionDays.maximum} 日以内にしてください`,
  idleMinutes: `${sessionLimits.idleMinutes.minimum} から ${sessionLimits.idleMinutes.maximum} までの整数（分）を入力してください`,
  sessionHours: `${sessionLimits.sessionHours.minimum} から ${sessionLimits.sessionHours.maximum} までの整数（時間）を入力してください`,
  wholeNumber: '整数を入力してください',
  minimumOne: '1 以上にしてください',
  maximumLimit: `${formats.wholeNumber(highestLimit)} 以下にしてください`,
  employerLimit: '組織全体の上限以下にしてください',
  employer: '雇用主を選択してください',
  filledIn: '入力してください',
  quarter: '四半期を入力してください（例：2026Q3）',
  largeFile: 'このファイルは大きすぎます',
} as const;
