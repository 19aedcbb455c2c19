import { accessCodeDays } from '#api/access-code-days.ts';
import { highestLimit, mostKept } from '#api/highest-limit.ts';
import { exampleMarks } from '#api/list-page.ts';
import { logoRules } from '#api/logo-rules.ts';
import { retentionDays } from '#api/retention-days.ts';
import { sessionLimits } from '#api/session-limits.ts';
import { mostParticipantSources } from '#api/source-limit.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { mostCompared, mostDecisions, mostVariants } from '#api/variant-limits.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { formatsOf } from '#web/i18n/formats.ts';

/* All texts of the screens in Japanese: the module itself is the catalogue, fetched as a whole. */

export const formats = formatsOf('ja-JP');

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
      'この選択は記録できません。法律で認められていないか、すでに存在しません。ページを再読み込みしてください。',
    CHOICE_C_DECIDED: '選択 C は記録済みのため変更できません。先に別の選択を記録してください。',
    CHOICE_C_ONLY_PREMIUM:
      '選択に固有なのは掛金率だけです。この試算案のその他の変更はすべての選択に当てはまるため、入力ファイルで変更してください。',
    TEXT_CHANGED_MEANWHILE: '他の人がこの文章を変更しました。どちらの文章を残すか選んでください。',
    TEXTS_OPEN: 'この案件はまだ確定できません。書類に必要な文章が未記入です。',
    CHOICE_NOT_ALLOWED: 'この案件は確定できません。選択した案の保険料は認められていません。',
    SOLIDARY_NOT_FINAL:
      'この案件はまだ確定できません。連帯型の制度は柔軟型として計算されています。実施機関に影響の数値を求めてください。',
    DOSSIER_FINAL: 'この案件は確定済みです。先に下書きに戻してください。',
    DECISION_ERASED:
      '選択を記録できません。加入者のデータは消去されています。報告書と Word 文書は引き続きダウンロードできます。',
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
  maximumNinety: '90 文字以内で入力してください',
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
  largeFile: 'このファイルは大きすぎます',
} as const;

export const auditLog = {
  description: '貴組織で、誰が、いつ、何をしたかの記録です。',
  descriptionProvider: 'すべての組織で、誰が、いつ、何をしたかの記録です。雇用主と案件の名称は含まれません。',
  happenedOn: '日時',
  organisation: '組織',
  action: '操作',
  holder: '実行者',
  object: '対象',
  address: 'IP アドレス',
  notShown: '非表示',
  from: '開始日',
  to: '終了日（当日を含む）',
  holderContains: '氏名に含まれる文字',
  everyAction: 'すべての操作',
  everyOrganisation: 'すべての組織',
  clear: '絞り込みを解除',
  export: 'CSV をダウンロード',
  exportHint: (maximum: number) =>
    `ファイルには、絞り込みで表示される内容が最大 ${formats.wholeNumber(maximum)} 行まで、オランダ語で含まれます。ダウンロードも記録されます。`,
  fileName: 'audit-log.csv',
  nothing: 'この条件に一致するものはありません。',
  actions: {
    'signed in': 'ログイン',
    'signed out': 'ログアウト',
    'sign-in refused': 'ログイン拒否',
    'call refused': '利用拒否：権限なし',
    'session ended': 'セッション終了',
    'second factor set': '二要素認証を設定',
    'second factor removed': '二要素認証を削除',
    'second factor reset': '紛失のため二要素認証を消去',
    'second factor reset by provider': '提供会社が二要素認証を消去し、提供会社発行のコードを無効化',
    'second factor reset by operator': 'サーバー管理者が二要素認証を消去',
    'second factor guessed': '二要素認証の誤ったコードが多数回入力された',
    'recovery code used': '復旧コードでログインまたは確認',
    'recovery codes made': '新しい復旧コードを作成',
    'own code made': '発行されたアクセスコードと引き換えに自分専用コードを作成',
    'recovered by issued code': '発行されたアクセスコードで復旧のためログイン',
    'sign-in rules changed': 'ログインとセッションの規則を変更',
    'access issued': 'アクセスコードまたはリンクを発行',
    'access issued by provider': '提供会社が最初のアクセスコードを発行',
    'access issued by operator': 'サーバー管理者がアクセスコードまたはリンクを発行',
    'access issued at start': '起動時にアクセスコードまたはリンクを発行',
    'access replaced': 'アクセスコードを交換',
    'access extended': 'アクセスコードを延長',
    'access revoked': 'アクセス権を取り消し',
    'adviser invited': '提供会社がアドバイザーを招待',
    'invitation confirmed': '招待を承認し、アクセスコードを発行',
    'invitation refused': '招待を拒否',
    'invitation withdrawn': '提供会社が招待を取り消し',
    'organisation created': '組織を追加',
    'organisation changed': '組織を変更',
    'organisation erased': '組織のすべての雇用主を、ファイルの鍵とともに消去',
    'limits changed': '組織の上限を変更',
    'client created': '雇用主を追加',
    'client changed': '雇用主を変更',
    'client exported': '雇用主の全データをダウンロード',
    'client deleted': '雇用主を全データとともに消去',
    'dossier uploaded': '案件を追加',
    'dossier downloaded': 'ファイルをダウンロード',
    'result viewed': '結果を閲覧',
    'effects viewed': '法定の移行効果を閲覧',
    'findings viewed': '検出事項を閲覧',
    'what-if opened': '試算用データを取得',
    'variant kept': '試算案を保存',
    'variant calculated': '試算案を再計算',
    'variant renamed': '試算案の名前を変更',
    'variant deleted': '試算案を削除',
    'variant viewed': '試算案の結果を閲覧',
    'choice C taken': '試算案を選択 C に採用',
    'choice C given back': '選択 C をファイルのものに戻す',
    'headline changed': '結果の見出しを変更',
    'appendix chosen': '付録の項目を選択',
    'text written': 'アドバイザーの文章を変更',
    'decision recorded': '決定を記録',
    'dossier cancelled': '計算を中止',
    'dossier retried': '計算を再開始',
    'dossier restyled': '報告書を再作成',
    'dossier renamed': '案件の名前を変更',
    'dossier archived': '案件をアーカイブ',
    'dossier brought back': '案件をアーカイブから戻した',
    'dossier marked final': '報告書を確定',
    'dossier back to concept': '報告書を下書きに戻した',
    'variants reported': '試算案を含む報告書を依頼',
    'dossier deleted': '案件を削除',
    'dossier erased': '保存期間後に加入者のデータを消去',
    'retention changed': '保存期間を変更',
    'office standards changed': '標準値を変更',
    'participant source kept': '加入者ファイルの列の対応を保存',
    'participant source deleted': '加入者ファイルの列の対応を削除',
    'house style changed': 'ハウススタイルを変更',
    'logo changed': 'ロゴを変更',
    'logo deleted': 'ロゴを削除',
    'contact message sent': 'お問い合わせを送信',
    'contact message handled': 'お問い合わせに対応',
    'contact message reopened': 'お問い合わせを未対応に変更',
    'contact message deleted': 'お問い合わせを削除',
    'participants compared': '2件の案件の加入者を比較',
    'central bank file added': '中央銀行のファイルを追加',
    'central bank file withdrawn': '中央銀行のファイルを取り下げ',
    'audit log exported': '監査ログを書き出し',
    'audit log shortened': '保存期間後に監査ログの古い記録を消去',
  },
} as const;

export const centralBank = {
  description:
    'De Nederlandsche Bank が四半期ごと、毎月公表するデータです。すべての組織の案件の移行効果の計算に使われます。',
  kinds: { pSet: 'Pセット', qSet: 'Qセット', curve: '金利曲線' },
  add: '金利曲線を追加',
  setsByCommand:
    'シナリオセットは大きすぎるため、ここではアップロードできません。管理者がサーバー上のコマンドで追加します。',
  file: 'ファイル',
  limits: (megabytes: string) => `ワークブック（.xlsx）または csv ファイル、最大 ${megabytes} MB`,
  choose: 'ファイルを選ぶか、ここにドラッグしてください',
  day: '曲線の日付',
  source: '出典',
  sourceHint: '結果にはこの出典が表示されます。',
  send: 'アップロードして確認',
  kept: (name: string) => `${name}を確認し、保存しました`,
  failed: 'こちら側で問題が発生しました。何も保存されていません。もう一度お試しください。',
  added: '追加日時',
  dossiers: '案件',
  state: '状態',
  offered: '提供中',
  withdrawn: '取り下げ済み',
  actions: '操作',
  look: '表示',
  lookAt: (name: string) => `${name}を表示`,
  withdraw: '取り下げ',
  withdrawOf: (name: string) => `${name}を取り下げ`,
  withdrawQuestion: (name: string) => `${name}を取り下げてもよろしいですか？`,
  withdrawUnused: 'どの案件も使っていないため、削除されます。',
  withdrawUsed: '新しい計算では使われなくなります。これで計算された案件のためには保存されます。',
  withdrawFailed: 'ファイルは取り下げられませんでした。',
  fileSize: 'サイズ',
  scenarios: 'シナリオ',
  scenariosAndYears: (count: string, years: string) => `${count} 本、${years} 年`,
  firstScenarios: (count: string, all: string, years: string) => `${all} 本のうち最初の ${count} 本、${years} 年`,
  checksum: 'チェックサム（SHA-256）',
  rates: '金利',
  term: '期間',
  years: (years: string) => `${years} 年`,
  inYear: '年',
  series: { equityReturn: '株式の収益率', priceInflation: '物価上昇率', rateOfTenYears: '10年金利' },
  momentsNote: 'シナリオの平均値、かっこ内は標準偏差です。金利は年末のものです。',
  emptyTitle: 'シナリオと金利曲線はありません',
  emptyText: 'セットがない場合、案件は内蔵モデルで例示として計算されます。曲線がない場合は付属の曲線が使われます。',
} as const;

export const clients = {
  title: '雇用主一覧',
  description: '貴組織の雇用主と、その案件です。',
  add: '雇用主を追加',
  name: '雇用主',
  kvkNumber: 'KvK 番号',
  reference: '整理番号',
  contact: '担当者',
  dossiers: '案件',
  lastDossier: '最新の案件',
  actions: '操作',
  none: 'まだありません',
  edit: '編集',
  overview: '案件',
  delete: '削除',
  editOf: (name: string) => `${name} を編集`,
  overviewOf: (name: string) => `${name} の案件`,
  deleteOf: (name: string) => `${name} を削除`,
  emptyTitle: '雇用主はまだ登録されていません',
  emptyText: '案件を計算する雇用主を追加してください。',
  missing: 'この雇用主は存在しません。削除されたか、リンクが正しくありません。',
} as const;

export const clientForm = {
  addTitle: '雇用主を追加',
  editTitle: '雇用主を編集',
  name: '雇用主の名称',
  kvkNumber: 'KvK 番号',
  kvkHint: '8 桁（オランダ商業登記）',
  reference: '整理番号',
  referenceHint: '貴組織の案件番号または顧客番号',
  contactName: '担当者の氏名',
  contactEmail: '担当者のメールアドレス',
  add: '追加',
  failed: '雇用主は保存されませんでした。',
  loadLatest: '最新のデータを読み込む',
} as const;

export const clientDeletion = {
  title: '雇用主を削除',
  question: (name: string) => `${name} を削除してもよろしいですか？`,
  consequence: (count: number) =>
    count === 0
      ? 'この雇用主には案件がありません。10秒以内であれば元に戻せます。それより前にページを離れると、すぐに確定します。'
      : `この雇用主の案件 ${formats.wholeNumber(count)} 件も、すべてのファイルとともに削除されます。10秒以内であれば元に戻せます。それより前にページを離れると、すぐに確定します。`,
  failed: '雇用主は削除されませんでした。',
} as const;

/** The page on which two dossiers are compared. What it says of them comes with the comparison, in Dutch. */
export const compare = {
  title: '案件の比較',
  description: '2件の案件または試算案の違いと、その違いの要因です。',
  link: '比較',
  linkWith: '比較する案件…',
  of: '1件目の案件',
  with: '2件目の案件',
  choose: '案件を選択',
  variantOf: (side: string) => `試算案（${side}）`,
  noVariant: '試算案なし',
  swap: '1件目と2件目を入れ替える',
  figure: '内訳を表示する結果',
  summary: '違いの要約',
  emptyTitle: '案件を2件選択してください',
  emptyText: '上で計算済みの案件を2件、または案件とその試算案を選択してください。',
  twice: '同じものが2つ選択されています。別の案件または試算案を選択してください。',
  calculating: (part: string) => `比較中 ${part}`,
  erased: '比較できません。一方の案件の加入者データは消去されています。結果そのものは引き続き確認できます。',
  failed: '比較できませんでした。もう一度お試しください。',
};

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

/** How a dossier stands, in its row and on the start page. */
export const statuses = {
  errors: (count: number | null) => (count === null ? 'エラー' : `エラー ${formats.wholeNumber(count)} 件`),
  busy: '計算中',
  calculated: '計算済み',
  cancelled: '中止',
  unknown: '状態不明',
  failed: '失敗',
  eraseOn: (day: string) => `加入者のデータは ${day} に消去されます`,
} as const;

export const desk = {
  title: '案件と期限',
  dossiers: '案件',
  deadlines: '期限',
  search: '雇用主または案件を検索',
  add: '新しい案件',
  empty: '案件はまだありません。新しい案件は雇用主から始めます。',
  noDeadlines: 'わかっている期限はありません。',
  deadline: {
    transitionPlan: '移行計画を実施機関に提出する期限',
    transition: '法律上の最終開始日',
    contractEnd: '実施機関との契約の終了',
  },
} as const;

export const deskSearch = {
  title: '検索',
  label: '雇用主または案件の名前',
  titleForNew: '新しい案件の雇用主を選択',
  labelForNew: '雇用主の名前',
  keys: '矢印キーで選び、Enterキーで開きます。',
  none: '見つかりませんでした。',
  failed: '検索できませんでした。',
  employer: '雇用主',
  found: (count: number) => formats.counted(count, { one: '件', other: '件' }),
} as const;

export const undo = {
  deleted: (name: string) => `削除しました：${name}`,
  howLong: 'このページにいる間、10秒以内であれば元に戻せます。',
  undo: '元に戻す',
} as const;

export const dossierLabels = {
  rename: '名前を変更',
  renameOf: (name: string) => `案件「${name}」の名前を変更`,
  renameTitle: '案件の名前を変更',
  renameFailed: '名前は変更されませんでした。',
  archive: 'アーカイブ',
  archiveOf: (name: string) => `案件「${name}」をアーカイブ`,
  bringBack: 'アーカイブから戻す',
  bringBackOf: (name: string) => `案件「${name}」をアーカイブから戻す`,
  archived: 'アーカイブ済み',
  archivedSince: (day: string) => `このファイルは${day}からアーカイブされています。`,
  archivedToast: (name: string) => `アーカイブしました：${name}`,
  archivedPlace: '「アーカイブ済みの案件を表示」で見られます。',
  broughtBack: (name: string) => `戻しました：${name}`,
  broughtBackPlace: '再び一覧に表示されます。',
  show: (count: number) => `アーカイブ済みの案件を表示（${formats.wholeNumber(count)}）`,
  allTitle: 'すべての案件がアーカイブされています',
  allText: '下でアーカイブを表示するか、新しい案件を追加してください。',
} as const;

export const dossiers = {
  ...statuses,
  title: '案件一覧',
  titleOf: (client: string) => `${client} の案件一覧`,
  description: 'この雇用主の案件と、その入力、結果、報告書です。',
  add: '案件を追加',
  createdOn: '日時',
  name: '案件名',
  inputFile: '入力ファイル',
  errorFile: 'エラーファイル',
  outputFile: '結果ファイル',
  report: '報告書',
  delete: '削除',
  warning:
    'エラーのある入力ファイルがあります。アイコンをクリックすると、該当するエラーメッセージをダウンロードできます。',
  download: {
    inputFile: (name: string) => `Excel：${name} の入力ファイルをダウンロード`,
    outputFile: (name: string) => `Excel：${name} の結果ファイルをダウンロード`,
    reportFile: (name: string) => `PowerPoint：${name} の報告書をダウンロード`,
    employeesReportFile: (name: string) => `PowerPoint：${name} の従業員向け報告書をダウンロード`,
    adviceFile: (name: string) => `Word：${name} の助言報告書をダウンロード`,
    employeesAdviceFile: (name: string) => `Word：${name} の従業員向け助言報告書をダウンロード`,
    transitionPlanFile: (name: string) => `Word：${name} の移行計画案をダウンロード`,
    consentFile: (name: string) => `Word：${name} の同意書用資料をダウンロード`,
    annexFile: (name: string) => `Word：${name} の実数値付属資料をダウンロード`,
    withoutPeopleFile: (name: string) => `Excel：${name} の個人を含まない結果をダウンロード`,
  },
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? 'エラー' : `エラー ${formats.wholeNumber(count)} 件`}：${name} のエラーファイルをダウンロード`,
  noErrors: 'エラーなし',
  warningCount: (count: number) => `警告 ${formats.wholeNumber(count)} 件`,
  warningsErased: '警告の一覧は結果ファイルとともに消去されました',
  doubted: '正しくないと思われるデータがあります',
  busyAt: (share: string) => `計算中 ${share}`,
  more: '詳細',
  moreOf: (name: string) => `${name} の詳細`,
  notify: '完了したら通知する',
  notifyOf: (name: string) => `完了したら通知する：${name}`,
  willNotify: 'ブラウザーが通知します',
  example: exampleMarks.ja,
  sameFile: (name: string) => `「${name}」と同じファイル`,
  cancel: '中止',
  cancelOf: (name: string) => `中止：${name} の計算`,
  retry: '再試行',
  retryOf: (name: string) => `再試行：${name} の計算`,
  restyle: '報告書を再作成',
  restyleOf: (name: string) => `報告書を再作成：${name}、現在のハウススタイルで`,
  restyling: '現在のハウススタイルで再作成中',
  olderStyle: '以前のハウススタイルの報告書',
  newerBasis: {
    curve: '移行効果について、より新しい金利カーブがあります',
    set: '移行効果について、優先される別のシナリオセットがあります',
    both: '移行効果について、より新しい金利カーブと別のシナリオセットがあります',
  },
  withVariants: (count: number) => `試算案 ${count} 件を含む報告書`,
  erasesShort: (day: string) => `${day} に消去`,
  erasedShort: (day: string) => `${day} に消去済み`,
  erasedOn: (day: string) => `加入者のデータは ${day} に消去されました。報告書は残ります`,
  erasedWithoutReportOn: (day: string) => `加入者のデータは ${day} に消去されました`,
  findingsErasedOn: (day: string) => `エラーファイルは ${day} に消去されました`,
  findingsEraseOn: (day: string) => `エラーファイルは ${day} に消去されます`,
  deleteOf: (name: string) => `案件 ${name} を削除`,
  emptyTitle: '案件はまだありません',
  emptyText: '1 つの年金制度が 1 件の案件になります。Excel テンプレートに入力し、ここで追加してください。',
  progressOf: (name: string) => `${name} の進行状況`,
  progress: {
    waiting: (place: number | null) => (place === null ? '順番待ち' : `順番待ち：${formats.wholeNumber(place)} 番目`),
    reading: (rows: number) => `${formats.wholeNumber(rows)} 行を読み取り済み`,
    calculating: (done: number, total: number) =>
      `${formats.wholeNumber(done)} 名を計算済み（加入者 ${formats.wholeNumber(total)} 名中）`,
    effects: '法定の移行効果を計算中',
    writing: (files: number) => `${formats.wholeNumber(files)} 個のファイルを書き込み済み`,
    done: '最終処理中',
  },
  announcement: {
    added: (name: string) => `案件 ${name} が追加されました。計算中です。`,
    started: (name: string) => `案件 ${name} を計算中です。`,
    cancelled: (name: string) => `案件 ${name} の計算は中止されました。`,
    Finished: (name: string) => `案件 ${name} の計算が完了しました。`,
    Failed: (name: string) => `案件 ${name} の計算に失敗しました。`,
    FailedWithError: (name: string) => `案件 ${name} のファイルにエラーがあります。`,
  },
} as const;

export const newDossier = {
  title: '案件を追加',
  name: '案件名',
  file: 'Excel ファイル',
  drop: 'Excel ファイルをここにドラッグするか、',
  choose: 'ファイルを選択',
  limits: `.xlsx のみ、${uploadRules.maximumMegabytes} MB まで。パスワードとマクロは使用できません。`,
  otherFile: '別のファイルを選択',
  submit: '追加',
  uploading: '送信中…',
  uploaded: '送信済み、保存中…',
  templateSingle: '記入用の空のテンプレートをここからダウンロードしてください。',
  templateSeveral: '記入済みのファイルがない場合は、変更の種類に合った空のテンプレートをダウンロードしてください。',
  template: { dcToDc: 'DC to DC', dbToDc: 'DB to DC', ambitionDbToDc: '目標給付 DB to DC' },
  templateOf: (kind: string) => `${kind}：空のテンプレートをダウンロード`,
} as const;

export const dossierDeletion = {
  title: '案件を削除',
  question: 'この案件を削除してもよろしいですか？',
  consequence: (name: string) =>
    `案件「${name}」と関連するファイルが削除されます。10秒以内であれば元に戻せます。それより前にページを離れると、すぐに確定します。`,
} as const;

/** Taking everything of an employer along, and erasing it. */
export const employerData = {
  title: 'この雇用主のデータ',
  link: 'データの管理',
  description: 'この雇用主について保存されているすべてのデータをダウンロードまたは完全に消去します。',
  keptTitle: '保存されているもの',
  dossiers: (count: number) => `${formats.wholeNumber(count)} 件の案件`,
  files: (count: number) => `${formats.wholeNumber(count)} 個のファイル`,
  holders: (count: number) => `${formats.wholeNumber(count)} 名のアクセス権限者`,
  kept: '雇用主自身の情報と、監査ログに残るこの雇用主の記録。',
  exportTitle: 'すべてダウンロード',
  exportText:
    'すべての案件の全ファイル、JSON と Excel 用一覧の登録データ、アクセス権限者、この雇用主の監査ログを一つの zip ファイルにまとめます。ダウンロードは監査ログに記録されます。',
  exportButton: 'すべてダウンロード (zip)',
  exporting: 'ファイルを作成中…',
  eraseTitle: 'すべて消去',
  eraseText:
    '雇用主、案件とその全ファイル、関係者のアクセス権が完全に消去されます。監査ログには、名前を除いて出来事の記録だけが残ります。保管が必要なものは先にダウンロードしてください。',
  eraseButton: 'すべて消去',
  questionTitle: '全データの消去',
  question: (name: string) => `${name} のデータをすべて完全に消去してもよろしいですか？`,
  consequence: (count: number) =>
    `${formats.wholeNumber(count)} 件の案件とすべてのファイル、関係者のアクセス権がすべて消去されます。この操作は取り消せません。`,
  failed: 'データは消去されませんでした。',
} as const;

const errors = (count: number) => formats.counted(count, { other: '件のエラー' });
const warnings = (count: number) => formats.counted(count, { other: '件の警告' });

/** What is found in a file, before it is sent and after it was refused. The findings themselves are in Dutch. */
export const findings = {
  caption: 'ファイルの指摘事項',
  wide: 'ファイルの指摘事項、横にスクロールできます',
  columns: { severity: '種類', sheet: 'シート', cell: 'セル', value: '値', what: '内容', remedy: '対処方法' },
  error: 'エラー',
  warning: '警告',
  errors,
  warnings,
  both: (errorCount: number, warningCount: number) => `${errors(errorCount)}と${warnings(warningCount)}`,
  wholeFile: 'ファイル全体',
  all: (count: number) => `すべて（${formats.wholeNumber(count)}）`,
  sheet: (name: string, count: number) => `${name}（${formats.wholeNumber(count)}）`,
  goTo: '移動先',
  search: '指摘事項を検索',
  none: '検索に一致する指摘事項はありません。',
  more: (count: number) => `さらに ${formats.wholeNumber(count)} 件を表示`,
  shown: (count: number, total: number) =>
    `${formats.counted(total, { other: '件' })}中 ${formats.wholeNumber(count)} 件`,
  erased: 'セルの内容は消去されました。各指摘事項の種類と場所は残っています。',
  withheld: 'セルの内容は、ファイルを送信した側だけが見られます。各指摘の種類と場所は表示されています。',
  download: 'エラーファイルをダウンロード',
  chooseAgain: '選び直す',
} as const;

/** The check of a chosen file, on the computer of whoever chose it. */
export const fileCheck = {
  steps: { kind: '変更の種類', file: 'ファイル', check: '確認' },
  later: 'ファイルを選ぶと、ここで確認します。まだ何も送信されません。',
  checking: 'お使いのコンピューターでファイルを確認しています…',
  sound: 'エラーも警告もありません。',
  stopped: '確認に時間がかかりすぎたため、停止しました。送信するとサーバーで確認されます。',
  failed: 'ここではファイルを確認できませんでした。送信するとサーバーで確認されます。',
  onlyHere: 'お使いのコンピューターで確認しました。まだ何も送信されていません。',
  errorsFound: 'エラーがあると計算されません。Excel でファイルを修正し、もう一度選んでください。',
  warningsFound: '警告があっても計算されます。送信する前にお読みください。',
  haveRead: '警告を読みました',
  readFirst: '先に警告を読み、ここにチェックを入れてください。',
  sendAnyway: 'このまま送信',
  errorFile: 'ここでエラーファイルを作成',
  errorFileName: (name: string) => `エラー_${name}`,
  show: (found: string) => `${found}を表示`,
  summary: {
    kind: '種類',
    employer: '雇用主',
    participants: '加入者',
    ages: '評価基準日の年齢',
    salaries: '給与の合計（フルタイム給与 × 勤務割合）',
    valuationDate: '評価基準日',
    transitionDate: '移行日',
    contractEnd: '契約終了日',
  },
  unknown: '読み取れません',
  notFilledIn: '未入力',
  participants: (count: number) => formats.wholeNumber(count),
  participantsOf: (count: number, rows: number) =>
    `${formats.counted(rows, { other: '行' })}のうち ${formats.wholeNumber(count)} 行を読み取り`,
  notCounted: (count: number) => `うち ${formats.wholeNumber(count)} 人は計算に含めません`,
  ages: (youngest: number, oldest: number) => `${youngest} 歳から ${oldest} 歳`,
  several: (count: number) =>
    `${formats.counted(count, { other: '件' })}の案件を追加します。名前はファイル名から付けられ、変更できます。`,
  remove: (name: string) => `${name} を追加しない`,
  dropHere: 'ファイルを離すと案件を追加します',
  kinds: {
    dcToDc: '段階式の拠出制度から新しい拠出制度へ。',
    dbToDc: '保険による平均給与制度から新しい拠出制度へ。',
    ambitionDbToDc: '目標給付のある平均給与制度から新しい拠出制度へ。',
  },
  tryExample: '例を試す',
  tryExampleOf: (kind: string) => `例を試す：${kind}`,
  exampleFile: '例をダウンロード',
  exampleFileOf: (kind: string) => `例をダウンロード：${kind}`,
  exampleName: (kind: string) => `例 ${kind}`,
} as const;

/** Asked before a window with something unsaved in it closes. */
export const closing = {
  title: 'ウィンドウを閉じる',
  changed: 'このウィンドウを閉じてもよろしいですか。',
  changedConsequence: '入力した内容は保存されません。',
  sending: 'まだ送信中です。中止しますか。',
  sendingConsequence: 'まだ送信されていないものは追加されません。',
} as const;

/** Whether the files of a dossier are a concept, and having them made again. */
export const finalMark = {
  concept: 'アドバイザーが確定するまで、報告書とWord文書には CONCEPT（下書き）と表示されます。',
  isFinal: (by: string, moment: string) => `${by} が ${moment} に確定しました。`,
  makeFinal: '確定する',
  backToConcept: '下書きに戻す',
  makeAgain: 'ファイルを更新する',
  running: 'ファイルを作り直しています。',
  barred: 'まだ確定できません。',
  sure: 'それでも確定しますか。',
  open: '未記入：',
  forbidden: '選択した案の保険料は認められていません。',
  toTexts: '文章へ移動',
  earlier: (name: string) => `${name}：この計算より前に確認済み。`,
};

export const documents = {
  title: '書類',
  lead: 'ここに書いた内容は入力中に保存されます。雇用主も読むことができ、ファイルを更新すると報告書とWord文書に反映されます。',
  leadRead: 'アドバイザーが報告書とWord文書のために書いた文章です。',
  notApplicable: '該当なし',
  notApplicableOf: (name: string) => `該当なし：${name}`,
  open: '未記入',
  saved: '保存しました',
  saving: '保存しています…',
  unsaved: '保存されていません',
  changedBy: (name: string) => `${name} がこの文章を変更しました：`,
  keepMine: '自分の文章を残す',
  takeTheirs: 'この文章を採用する',
  earlier: 'この計算より前に確認済みです。その後、数値が変わりました。',
  confirm: '文章は正しいまま',
  unasked: 'この案件の書類には現在この文章は不要です。',
  older: 'ファイルはこれらの文章より古いものです。',
  appendix: '報告書の付録',
  appendixLead: (most: number) =>
    `項目は最大${most}件まで選べます。選択しない場合は案件に応じて決まります。選択を反映するとファイルが作り直されます。`,
  takeAppendix: '選択を反映する',
};

export const footer = {
  label: '資料',
  documents: { manualDocument: '操作マニュアル', faqDocument: 'よくある質問', conditionsDocument: '利用規約' },
  contact: 'お問い合わせ',
  telephone: '電話',
  email: 'メール',
  information: '情報',
  social: 'フォローする',
  opensElsewhere: '新しいウィンドウで開きます',
  copyright: (name: string, year: number) => `© ${year} ${name}`,
} as const;

export const general = {
  skipToContent: '本文へ移動',
  home: 'ホーム',
  clients: '雇用主一覧',
  dossiers: '案件一覧',
  organisations: '組織一覧',
  messages: 'お問い合わせ一覧',
  centralBank: 'シナリオと金利曲線',
  auditLog: '監査ログ',
  houseStyle: 'ハウススタイル',
  accessCodes: 'アクセスコード',
  settings: '設定',
  security: 'セキュリティ',
  logOut: 'ログアウト',
  mainNavigation: 'メインナビゲーション',
  breadcrumbs: 'パンくずリスト',
  toTop: 'ページの先頭へ',
  close: '閉じる',
  cancel: 'キャンセル',
  save: '保存',
  retry: '再試行',
  yes: 'はい',
  no: 'いいえ',
  optional: '任意',
  language: '言語 (language)',
  scheme: '表示',
  schemes: { system: '明るさ：システムの設定に従う', light: 'ライト', dark: 'ダーク' },
  manual: 'マニュアルの説明',
  manualOpens: 'オランダ語の PDF、新しいタブで開きます',
  notifications: '通知',
  homeOf: (name: string) => `${name}、ホームへ`,
} as const;

export const houseStyle = {
  description: '貴組織の報告書と結果ファイルの外観です。',
  formTitle: '名称と色',
  name: '名称',
  nameHint: '各スライドの下部に表示されます',
  primary: 'メインカラー',
  primaryHint: '表紙、帯、見出し、グラフの最初の線',
  accent: 'アクセントカラー',
  accentHint: '小さな装飾、グラフのその他の線',
  picker: (label: string) => `${label}を選択`,
  contactLine: '連絡先の行',
  contactLineHint: '住所、電話番号、ウェブサイトなどを 1 行で',
  saved: 'ハウススタイルを保存しました。新しい報告書に適用されます。',
  restyleHint: '既存の報告書は、下で再作成するまで変わりません。',
  failed: 'ハウススタイルは保存されませんでした。',
  loadLatest: '最新のハウススタイルを読み込む',
  reset: '標準に戻す',
  unsaved: '未保存',
  previewTitle: 'プレビュー',
  previewCover: 'このハウススタイルでの報告書の表紙',
  previewChart: 'このハウススタイルでのグラフのスライド',
  previewNote: '数値は例です。報告書はオランダ語です。色、ロゴ、配置は実際の報告書と同じです。',
  contrastTitle: '読みやすさ',
  onColour: (colour: string) => `${colour}の上の文字`,
  white: '白',
  dark: '濃色',
  ratio: (value: number) => `${formats.oneDecimal(value)}:1`,
  textFact: (text: string, ratio: string) => `${text}、${ratio}`,
  titleFact: '白地の見出し',
  accentFact: '白地のアクセントカラー',
  asGiven: '指定された色',
  darkened: (colour: string) => `#${colour} まで暗く調整`,
  primaryOnly: 'メインカラー',
  decorationOnly: '装飾のみに使用し、文字には使用しません',
  example: {
    title: '21.4% の一律の掛金率で、雇用主の負担は現行の料率表と同じになります',
    topic: '新しい年金制度に関する報告書',
    subtitle: 'Example B.V. · 年金制度 2027',
    facts: {
      valuation: { head: '評価基準日', value: '2026 年 12 月' },
      transition: { head: '移行日', value: '2027 年 1 月' },
      participants: { head: '加入者', value: '加入者 25 名' },
    },
    chartTopic: '年齢別の掛金率',
    chartTitle: '若い世代の掛金率は上がり、高齢の世代の掛金率は下がります',
    lead: '年金算定基礎額に対する掛金率（年齢別）。',
    series: ['現行の料率表', '一律、同じ負担', '料率表、同じ負担', '一律、同じ年金', '料率表、同じ年金'],
    age: '年齢',
  },
} as const;

export const logoField = {
  label: 'ロゴ',
  limits: `PNG、JPG、SVG、${logoRules.maximumMegabytes} MB まで。SVG は画像として保存されます。`,
  drop: 'ロゴをここにドラッグするか、',
  choose: 'ファイルを選択',
  other: '別のロゴを選択',
  remove: 'ロゴを削除',
  uploading: '送信中…',
  saved: 'ロゴを保存しました。',
  removed: 'ロゴを削除しました。',
  failed: 'ロゴは保存されませんでした。',
  size: (width: number, height: number) => `${formats.wholeNumber(width)} × ${formats.wholeNumber(height)} ピクセル`,
  alternative: (name: string) => `${name} のロゴ`,
} as const;

export const styleReset = {
  title: '標準に戻す',
  question: '標準のハウススタイルに戻してもよろしいですか？',
  consequence: '貴組織の名称、色、連絡先の行、ロゴが削除されます。既存の報告書は変わりません。',
  failed: '標準のハウススタイルに戻せませんでした。',
} as const;

export const officeStandards: Catalogue['officeStandards'] = {
  title: '標準値',
  description: '組織のテンプレートに入力される値です。',
  cardText: '事務所が新しいテンプレートに入れる金利、収益率などの前提です。報告書には事務所の標準として示されます。',
  open: '標準値を設定',
  historyTitle: '過去の決定',
  none: 'テンプレートには Evenwicht の標準値が入っています。',
  terms: '決定',
  adoptedOn: '決定日',
  reason: '理由',
  reasonHint: 'テンプレートと報告書に記載されます。',
  marked: '印の付いた項目を確認してください。',
  saved: '標準値を保存しました。',
  failed: '標準値は保存されませんでした。',
  loadLatest: '最新の標準値を読み込む',
  ours: (standard) => `Evenwicht: ${standard}`,
  hint: (standard, allowed) => `空欄：${standard}。入力：${allowed}。`,
  rowsHint: (standard, allowed) => `1 行に 1 件。空欄：${standard}。入力：${allowed}。`,
  stored: (count, day) => (count === 1 ? `1 件、${day} に保存` : `${count} 件、${day} に保存`),
};

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

/** The key figures of a dossier. Each says over which time, of whom, and with or without compensation it is. */
export const keyFigures = {
  title: '結果の要点',
  names: {
    progressive: '加入者は逓増型',
    flatForAll: '全員一律',
    budgetNeutralFlat: '一律、費用同額',
    budgetNeutralProgressive: '累進料率表',
    profitNeutralFlat: '一律、年金同額',
    profitNeutralProgressive: '累進料率表',
    ambition: '目標の料率表',
    ownFlat: 'ご提案の一律掛金率',
    ownScale: 'ご提案の料率表',
    keptScale: '料率表を維持',
    highestFlat: '一律掛金率の上限',
  },
  scale: (lowest: string, highest: string) => `${lowest}～${highest}`,
  chosen: '選択済み',
  notChosen: '未選択',
  notSurelyAllowed: 'この掛金率が認められるかどうかは確定していません',
  allForbidden: '計算した掛金率はいずれも、このままでは認められません',
  noneSurelyAllowed: '計算した掛金率のうち、認められることが確実なものはありません',
  inYear: (year: string) => `${year} 年`,
  from: (day: string) => `${day} からの 12 か月`,
  withEntrants: '30 年間、新規入社者を含む',
  withoutEntrants: '30 年間、新規入社者なし',
  conditions: {
    firstYear: '補償と一時費用を含む',
    thirtyYears: '補償と一時費用を含む、現在価値',
    lessPension: '見込み、補償前',
  },
  lessPension: '年金が減る人',
  ofAll: (count: string, total: string) => `${total} 人中 ${count} 人`,
  verdict: { allowed: '認められる', doubted: '未確定', forbidden: '認められない' },
  inRow: {
    chosen: (choice: string, premium: string) => `${choice}（選択済み） ${premium}`,
    inView: (choice: string, premium: string) => `${choice} ${premium}`,
    thirtyYears: (compared: string) => `30 年間 ${compared}`,
    verdicts: {
      more: (difference: string) => `${difference} 多い`,
      less: (difference: string) => `${difference} 少ない`,
      nearlyEqual: 'ほぼ同じ',
      equal: '同じ',
    },
    lessPension: (count: string, total: string) => `${total} 人中 ${count} 人の年金が減少`,
  },
  amountAndShare: (amount: string, share: string) => `${amount}（${share}）`,
  verdicts: {
    more: (difference: string) => `今より ${difference} 多い`,
    less: (difference: string) => `今より ${difference} 少ない`,
    nearlyEqual: '今とほぼ同じ',
    equal: '今と同じ',
  },
} as const;

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

export const organisations = {
  description: 'このツールを利用するアドバイザー組織と、そのアクセスコードです。',
  add: '組織を追加',
  name: '組織',
  createdOn: '追加日',
  activeCodes: '有効なコード',
  lastSignIn: '最終ログイン',
  never: 'まだありません',
  state: '状態',
  active: '有効',
  inactive: '無効',
  own: 'ご自身の組織',
  actions: '操作',
  codes: 'コード',
  codesOf: (name: string) => `${name} のコード`,
  edit: '変更',
  editOf: (name: string) => `${name} を変更`,
  emptyTitle: '組織はまだ登録されていません',
  emptyText: '最初のアドバイザー組織を追加し、そのアドバイザーにアクセスコードを発行してください。',
} as const;

export const organisationForm = {
  addTitle: '組織を追加',
  editTitle: '組織を変更',
  name: '組織の名称',
  isActive: '有効',
  inactiveHint: '組織が無効の間は、所属する全員がログアウトされ、ログインもできません。',
  ownHint: 'ご自身の組織は常に有効です。',
  add: '追加',
  failed: '組織は保存されませんでした。',
} as const;

/** The page on which participants come into a template from a file with columns of its own. */
export const participantsFile = {
  title: '別のファイルからの加入者',
  description: '給与計算ソフトや保険会社の一覧を、切り貼りせずにテンプレートへ取り込みます。',
  link: '別のファイルからの加入者',
  linkText: '加入者が独自の列の一覧にありますか。',
  onlyHere: 'ファイルはお使いのコンピューターで読み込まれ、送信されません。',
  steps: { file: 'ファイル', columns: '列', result: 'テンプレート' },
  file: '加入者のファイル',
  limits: (size: string) => `Excel ブック（.xlsx） またはテキストファイル（.csv）、最大 ${size}。`,
  drop: 'ここにファイルをドロップするか、',
  kind: '変更の種類',
  template: 'テンプレート',
  newTemplate: '新しいテンプレート',
  ownTemplate: '記入済みの自分のテンプレート',
  ownTemplateFile: '記入済みのテンプレート',
  ownTemplateText: 'その中の加入者は置き換えられ、その他はそのまま残ります。',
  reading: 'ファイルを読み込んでいます…',
  filling: '加入者をテンプレートに入れています…',
  failed: 'このコンピューターではできませんでした。Excel でテンプレートにデータを貼り付けてください。',
  sheet: 'シート',
  citizenNumbers: (headers: string) =>
    `市民サービス番号（BSN） は取り込みません：${headers}。テンプレートには入らず、コンピューターの外にも出ません。`,
  personal: (headers: string) => `次も取り込みません：${headers}。氏名、住所、口座番号は必要ありません。`,
  tableLabel: 'テンプレートの列とその取得元、横にスクロールします',
  heads: { ours: 'テンプレート', theirs: 'お使いのファイル', reading: '値の書き方', sample: '例' },
  required: '必須',
  theirsOf: (ours: string) => `${ours}：ファイルの列`,
  nothing: 'ファイルにない',
  rowNumber: '上から順に番号を付ける',
  asIs: '書かれているまま',
  periodOf: (ours: string) => `${ours}：金額の期間`,
  periods: { year: '年額', month: '月額', fourWeeks: '四週額' },
  supplement: '加算（%）',
  supplementOf: (ours: string) => `${ours}：休暇手当などの固定の加算、パーセント`,
  partTimePay: '勤務時間分の給与',
  shareOf: (ours: string) => `${ours}：書き方`,
  shares: { fraction: '1 に対する割合（0.8）', percent: 'パーセント（80）', hours: '週の時間数' },
  fullWeek: 'フルタイムの週（時間）',
  daysOf: (ours: string) => `${ours}：順序`,
  days: { same: '日-月-年', monthFirst: '月/日/年' },
  wordOf: (ours: string, word: string) => `${ours}：${word} の意味`,
  leftEmpty: '空欄にする',
  missing: (columns: string) => `まだ列が選ばれていません：${columns}。`,
  count: (count: number) => formats.counted(count, { other: '人の加入者' }),
  inTemplate: (participants: string) => `テンプレートに${participants}`,
  preview: 'テンプレートに入る最初の加入者',
  previewWide: 'テンプレートの最初の加入者、横にスクロールします',
  totals: '全員の合計',
  sound: '加入者にエラーや警告はありません。',
  restLater: 'その後、Excel でテンプレートの他のシートに記入してください。',
  save: 'テンプレートを保存',
  fileName: (kind: string) => `Participants_${kind}.xlsx`,
  add: '案件として追加',
  source: '列の対応',
  newSource: '新しい対応',
  remember: '対応を保存',
  rememberAs: '元の名前',
  rememberHint: 'たとえば給与計算ソフトの名前。列の名前、その読み方、M や V のように選択肢を表すコードが保存されます。',
  remembered: '対応を保存しました。',
  forget: '対応を削除',
};

/** Making reports again in another house style. */
export const reports = {
  title: '既存の報告書',
  outdated: (count: number) => `${formats.wholeNumber(count)} 件の報告書が以前のハウススタイルのままです。`,
  upToDate: 'すべての報告書が現在のハウススタイルです。',
  running: (count: number) =>
    `あと ${formats.wholeNumber(count)} 件の報告書を再作成中です。その間も作業を続けられます。`,
  fixed: (count: number) =>
    `${formats.wholeNumber(count)} 件の報告書はそのまま残ります。入力ファイルが保存されていません。`,
  restyle: (count: number) => `${formats.wholeNumber(count)} 件の報告書を再作成`,
  progress: '再作成の進捗',
  unsaved: '先に保存してください。報告書には保存済みのハウススタイルが使われます。',
  failed: '報告書は再作成されません。',
} as const;

/** The page with the outcome of a dossier. What it says of the outcome itself comes with the outcome, in Dutch. */
export const results = {
  title: (dossier: string) => `${dossier} の結果`,
  titleUnknown: '案件の結果',
  description: '計算した掛金率と、その費用、年金、確認事項です。',
  participants: (count: number) => `加入者 ${count} 人`,
  transition: (day: string) => `移行日 ${day}`,
  calculatedOn: (moment: string) => `計算日時 ${moment}`,
  download: 'ダウンロード',
  files: {
    inputFile: '入力ファイル（Excel）',
    outputFile: '結果ファイル（Excel）',
    reportFile: '報告書（PowerPoint）',
    employeesReportFile: '従業員向け報告書（PowerPoint）',
    adviceFile: '助言報告書（Word）',
    employeesAdviceFile: '従業員向け助言報告書（Word）',
    transitionPlanFile: '移行計画案（Word）',
    consentFile: '同意書用資料（Word）',
    annexFile: '実数値付属資料（Word）',
    withoutPeopleFile: '個人を含まない結果（Excel）',
  },
  fileGone: '利用できません',
  chooseFirst: '移行計画と同意書用資料：先に選択を記録してください。',
  back: '案件一覧に戻る',
  warnings: (count: number) => `入力に関する警告 ${count} 件`,
  noChoice: '未選択',
  noneAllowed: 'どの選択肢も認められません',
  inView: '表示中',
  inTemplate: 'テンプレートで選択済み',
  recordedOn: (day: string) => `${day}に記録`,
  leftOut: (count: number) => `対象外の加入者${count}人`,
  confidential: '少人数のため機密',
  parts: '結果の内訳',
  tabs: {
    kosten: { name: '費用', question: '毎年の費用はいくらで、なぜ現在と異なりますか。' },
    medewerkers: { name: '従業員', question: '年金が増える人、減る人は誰ですか。' },
    compensatie: { name: '補償', question: '誰が補償を受け、費用はいくらですか。' },
    wet: { name: '法律と計画', question: '認められますか。いつ何をする必要がありますか。' },
    premies: { name: '四つの掛金', question: '費用または年金が変わらない掛金はどれですか。' },
    uitgangspunten: { name: '前提', question: '何を前提としましたか。' },
    varianten: { name: 'バリエーション', question: '別の取り決めをするとどうなりますか。' },
    documenten: { name: '文書', question: '何を渡しますか。' },
  },
  warningColumns: { place: 'シートとセル', what: '内容', remedy: '対処方法' },
  wholeFile: 'ファイル全体',
  answer: '結論',
  choices: '選択肢',
  table: (name: string) => `表：${name}`,
  chartWide: (name: string) => `グラフ ${name}（横にスクロールできます）`,
  tableWide: (name: string) => `表 ${name}（横にスクロールできます）`,
  saveAs: (format: string, name: string) => `${name} を ${format} で保存`,
  pictureFailed: '画像を作成できません。',
  notes: '説明',
  source: '出典を見る',
  sourceLaw: '法令',
  sourceMethod: 'マニュアルの説明',
  sourceWorkbook: '結果ファイル',
  states: {
    running: 'この案件はまだ計算中です。結果は自動的にここに表示されます。',
    unknown: 'この案件が計算中かどうか不明です。',
    failed: 'この案件の計算に失敗しました。案件一覧からやり直すことができます。',
    withErrors:
      'この案件の入力ファイルには誤りがあります。計算は行われていません。以下の内容を修正し、ファイルをもう一度追加してください。',
    missing: 'この案件は存在しません。',
    offline: '接続がありません。最後に取得した結果を表示しています。',
    erased: (day: string) => `加入者のデータは ${day} に消去されました。結果と報告書は残ります。`,
  },
  statutory: {
    title: '移行の影響',
    newerCurve: (name: string) => `より新しい金利カーブがあります（${name}）。法律は最新のものを求めています。`,
    newerSet: (name: string) => `優先される別のシナリオセットがあります（${name}）。`,
  },
  recalculate: '再計算',
  toClients: '雇用主一覧へ',
} as const;

export const auth = {
  title: 'ログイン',
  purpose:
    '新しい確定拠出型の制度（premieregeling）への移行後、雇用主の負担が変わらない掛金、または加入者全体の年金額が変わらない掛金を計算します。',
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
  resetByProviderConsequence:
    '電話で確認するなど、依頼者が確実に本人である場合にのみ行ってください。ログイン中の人はログアウトされます。提供会社が発行したコードは無効になります。この方が再びアクセスするには、組織のアドバイザーが承認する招待か、サーバー管理者による発行が必要です。組織のすべてのアドバイザーに通知されます。',
  resetFailed: '二要素認証を消去できませんでした。',
  needs: '全員に二要素認証を必須とする',
  needsHint: 'まだ設定していない人は、続ける前に設定します。ご自身も含みます。',
  requiredTitle: '二要素認証を設定してください',
  requiredText: 'ご利用には二要素認証が必須です。1 分ほどで終わります。認証アプリの入った電話が必要です。',
  set: (day: string) => `${day} に設定しました。`,
  left: (count: number) => `復旧コードの残り：${formats.counted(count, { one: '件', other: '件' })}`,
  wrongCodes: (count: number) =>
    `過去 24 時間に、誤ったコードが ${formats.wholeNumber(count)} 回入力されました。お心当たりがない場合は、アクセスコードが他人に知られています。コードを交換してもらってください。`,
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

export const retention = {
  pageDescription: '貴組織全体に適用される設定です。',
  title: '保存期間',
  text: '加入者を含むファイルは、最後のダウンロードから、この日数が過ぎると消去されます。一度もダウンロードされない場合は、追加した日から数えます。個人の情報を含まない報告書は残ります。',
  days: '保存日数',
  daysHint: (minimum: number, maximum: number) =>
    `${formats.wholeNumber(minimum)} 日から ${formats.wholeNumber(maximum)} 日まで`,
  shorter: 'この期間は、すでにある案件にも適用されます。新しい期間を過ぎているファイルは、1 日以内に消去されます。',
  saved: '保存期間を保存しました。',
  failed: '保存期間は保存されませんでした。',
  logTitle: '監査ログ',
  logText: '誰がログイン、追加、ダウンロード、変更、削除をしたかの記録です。',
  logOpen: '監査ログを開く',
} as const;

export const start = {
  greeting: (name: string) => `ようこそ、${name} さん。`,
  headline: '今の掛金と釣り合う、新しい年金掛金',
  lead: (product: string) =>
    `${product} は、新しい確定拠出型の制度（premieregeling）への移行後に、雇用主の負担が今と同じになる掛金率、または加入者全体で同じ額の年金を受け取れると見込まれる掛金率を、逓増型と一律型で計算します。年金アドバイザーと、その顧客である雇用主のためのツールです。`,
  tryExample: '例を試す',
  openingExample: '例を開いています…',
  exampleFailed: '例を開けませんでした。',
  figure: {
    title: '例の案件より',
    description: (low: string, high: string, flat: string) =>
      `天秤の図。左は現行の料率表で、年齢とともに ${low} から ${high} まで上がります。右は全員に共通の ${flat} の一律の掛金率です。両方の重さは同じです。`,
    current: '現行の料率表',
    flat: '一律の掛金率',
    caption: (participants: number) =>
      `15 歳から 68 歳までの年齢別の掛金率。架空の卸売会社の加入者 ${participants} 名の場合です。`,
  },
  introTitle: '釣り合いの取り方は 2 通り',
  intro:
    'オランダの既存の年金制度は、2028 年 1 月 1 日までに Wet toekomst pensioenen（年金の未来法）に適合させる必要があります。その後に入社する従業員の掛金率は、年齢にかかわらず同じになります。すでに加入している従業員は、条件を満たせば、年齢とともに上がる掛金率を維持できます。どの雇用主にとっても、負担と年金の両方に影響する選択です。',
  aims: {
    budget: {
      title: '予算中立（budgetneutraal）',
      text: '選択した年数の間に雇用主が支払う額は、現行制度と同じです。',
    },
    profit: {
      title: '給付中立（profijtneutraal）',
      text: '加入者全体が受け取る年金は、現行制度と同じ額になる見込みです。',
    },
  },
  answers: {
    title: '例の案件の 4 つの答え',
    scale: '逓増型の料率表',
    flat: '一律の掛金率',
    range: (low: string, high: string) => `${low}–${high}`,
    note: '年金算定基礎額（pensioengrondslag）に対する割合を 0.1 ポイント単位に丸めています。案件では、補償、将来の入退社を含む集団（open groep）、シナリオ、感応度も計算します。',
  },
  bannerLabel: 'お知らせ',
  stepsTitle: 'ご利用の流れ',
  steps: {
    fill: {
      title: 'テンプレートに記入',
      text: '空の Excel テンプレートをダウンロードし、年金制度と加入者を記入して、雇用主の案件として追加します。テンプレートはオランダ語です。',
    },
    check: {
      title: 'エラーは説明付きで返却',
      text: '正しくない点がある場合は、ご自身のファイルをお返しします。誤りのあるすべてのセルに、一度にまとめて印と説明が付きます。',
    },
    report: {
      title: '結果をダウンロード',
      text: '各数値の根拠が分かる Excel ファイルと、話し合いに使える PowerPoint の報告書です。どちらもオランダ語です。',
    },
  },
  dataTitle: 'データの取り扱い',
  dataFacts: {
    closed: {
      title: '貴組織の中だけ',
      text: 'アドバイザーは自分の組織の案件だけを、雇用主は自社の案件だけを閲覧できます。この区分はデータベース自体が守ります。',
    },
    nameless: {
      title: '氏名も BSN も不要',
      text: 'テンプレートに記入するのは、加入者ごとの番号です。市民サービス番号（BSN）の列があるファイルは受け付けず、保存もしません。',
    },
    erased: {
      title: '必要な期間だけ',
      text: `加入者を含むファイルは、最後のダウンロードから ${retentionDays.standard} 日後、または貴組織が選択した期間の後に消去されます。案件はいつでも削除できます。`,
    },
    own: {
      title: 'Cookie なし、外部からの読み込みなし',
      text: '計算はこのアプリケーションのサーバーで行われます。ページはほかのサイトから何も読み込まず、利用者を追跡しません。',
    },
  },
} as const;

export const system = {
  loading: '読み込み中…',
  somethingWentWrong: '問題が発生しました…',
  errorTitle: 'エラー',
  uploadFailed: '案件を送信できませんでした…',
  deleteFailed: '削除できませんでした…',
  downloadFailed: 'ダウンロードできませんでした…',
  notUploaded: 'ファイルは送信されませんでした。',
  messageSent: 'メッセージを送信しました…',
  messageNotSent: 'メッセージを送信できませんでした…',
  formNotSent: 'フォームは送信されませんでした。',
  fileRequired: 'ファイルを選択してください。',
  fileTooLarge: 'ファイルが大きすぎます。',
  fileUnsupported: 'このファイル形式には対応していません。.xlsx ファイルのみ送信してください。',
} as const;

export const table = {
  search: 'この一覧を検索…',
  searchLabel: 'この一覧を検索',
  clearSearch: '検索をクリア',
  firstWords: (most: number) => `最初の${most}語だけを検索します。`,
  nothingFound: (query: string) => `「${query}」に一致するものはありません。`,
  perPage: (size: number) => `${size} 件ずつ表示`,
  pageSize: '1 ページの件数',
  goToPage: 'ページ番号',
  ofPages: (count: number) => `/ ${formats.wholeNumber(count)}`,
  first: '最初のページ',
  previous: '前のページ',
  next: '次のページ',
  last: '最後のページ',
  pages: 'ページ',
  range: (from: number, to: number, total: number) =>
    `${formats.wholeNumber(total)} 件中 ${formats.wholeNumber(from)}–${formats.wholeNumber(to)}`,
  printWhole: '一覧をすべて印刷',
  printFailed: '一覧全体を取得できませんでした。',
  sortBy: '並べ替え',
  ascending: (label: string) => `${label}（昇順）`,
  descending: (label: string) => `${label}（降順）`,
} as const;

/** What is in use of what the provider allows. */
export const usage = {
  title: '利用状況',
  organisation: '提供会社が認める上限のうち、貴組織が使っている分です。',
  employer: '提供会社が雇用主ごとに認める上限のうち、この雇用主が使っている分です。',
  names: {
    megabytes: '保存容量',
    openDossiers: '待機中または実行中の計算',
    uploadsPerMinute: '直近 1 分間に追加した案件',
  },
  inUse: {
    megabytes: (used: string, most: string) => `${most} MB 中 ${used} MB`,
    openDossiers: (used: string, most: string) => `${most} 件中 ${used} 件`,
    uploadsPerMinute: (used: string, most: string) => `${most} 件中 ${used} 件`,
  },
  near: 'まもなく上限',
  reached: '上限に到達',
  results: '計算結果も保存容量に含まれます。上限を超える場合でも、結果は必ず保存されます。',
  nearOrganisation: '貴組織は上限に達したか、まもなく達します。',
  nearEmployer: 'この雇用主は上限に達したか、まもなく達します。',
  remedies: {
    megabytes: '不要な案件を削除してください。容量の追加は、アドバイザーから提供会社に依頼できます。',
    openDossiers: '計算が完了するまで待つか、不要な計算を中止してください。',
  },
} as const;

/** The form of the provider with the limits of an organisation. */
export const limits = {
  open: '上限',
  openOf: (name: string) => `${name} の上限`,
  title: (name: string) => `${name} の上限`,
  used: '現在の使用量',
  dossiers: (count: number) => `案件 ${formats.wholeNumber(count)} 件`,
  organisation: '組織全体',
  employer: '雇用主ごと',
  names: {
    megabytes: '保存容量（MB）',
    openDossiers: '待機中または実行中の計算',
    uploadsPerMinute: '1 分間に追加できる案件',
  },
  standard: (value: string) => `標準：${value}`,
  fillStandard: '標準の値を入れる',
  hint: '上限を下げても何も削除されません。使用量が上限を下回るまで追加できなくなるだけです。',
  failed: '上限は保存されませんでした。',
} as const;

/** What-ifs on the page with an outcome. What the figures say comes with them, in Dutch. */
export const whatIf = {
  title: 'もしも',
  ask: 'もしも…？',
  privacy:
    'そのために、加入者のデータが氏名や社員番号なしでこのブラウザに読み込まれます。変更した内容は、試算案として保存したときだけ送信、保存されます。',
  opening: 'データを取得して計算しています…',
  close: 'もしもを閉じる',
  fold: 'もしもを折りたたむ',
  unfold: 'もしもを広げる',
  unchanged: '変更なし',
  costCurve: (rate: string) => `補償を含む10年間の費用（最低は${rate}）`,
  calculating: 'もしもを計算しています',
  failed: 'この選択では計算できません。選択を変えるか、回答に戻ってください。',
  notOpened: 'もしもを今は開けません。後でもう一度お試しください。',
  otherFigures:
    'このページの結果は別のバージョンのプログラムで作成されました。先に再計算してください。その後で比較できます。',
  back: '回答に戻る',
  backOf: (choice: string) => `${choice}：回答に戻る`,
  slider: (choice: string) => `${choice}、スライダー`,
  outside: (minimum: string, maximum: string) => `${minimum}から${maximum}までの数を入力してください。`,
  noLimit: '制限なし',
  years: '年',
  groups: {
    compensation: '補償',
    contribution: '本人拠出',
    goal: '期間と対象',
    expectations: '収益率と賃金',
  },
  choices: {
    flat: '一律の掛金率',
    scale: '年齢別掛金率',
    entrantPremium: '年齢別掛金率を維持する場合の新規加入者の掛金率',
    method: '方法',
    target: '目標',
    threshold: 'しきい値',
    fromAge: '下限の年齢',
    untilAge: '上限の年齢',
    form: '形式',
    end: '終了',
    endYears: '補償の年数',
    contribution: '本人拠出',
    horizon: '事業主費用の期間',
    horizonYears: '期間の年数',
    goalGroup: '費用を等しくする対象',
    oneOffCounts: '一時費用',
    equityReturn: '株式の収益率',
    bondReturn: '債券の収益率',
    wageGrowth: '賃金上昇率',
    rounding: '掛金率の端数処理',
  },
  ofBasis: { pensionBase: '%（年金算定基礎）', premium: '%（掛金）', salary: '%（給与）' },
  withoutSteps: '、以後の段階的変更なし',
  methods: { none: 'なし', pensionOutcome: '年金額', premiumDifference: '掛金率の差', ownTable: '独自の表' },
  forms: { pensionPremium: '年金掛金', salary: '給与' },
  ends: { legalEnd: '法定の終了', years: '年数', pensionDate: '年金開始日' },
  horizons: { years: '年数', pensionDate: '年金開始日まで' },
  goalGroups: { existing: '現在の加入者', withEntrants: '新規加入者を含む' },
  counts: { counted: '含める', apart: '別に表示' },
} as const;

/** What is kept beside an outcome: variants of it, and decisions. What these say of the outcome comes with them, in Dutch. */
export const variants = {
  title: '試算案',
  lead: `結果と並べて表示する試算案を ${mostCompared} 件まで選んでください。`,
  keep: '試算案として保存',
  keepTitle: '試算案として保存',
  keepLead: `サーバーは、結果を計算したものと同じプログラムで試算案を計算します。1 つの案件に保存できる試算案は ${mostVariants} 件までです。`,
  name: '試算案の名前',
  kept: (name: string) => `試算案「${name}」を保存しました。計算中です。`,
  rename: (name: string) => `試算案「${name}」の名前を変更`,
  renameTitle: '試算案の名前を変更',
  again: (name: string) => `試算案「${name}」を再計算`,
  remove: (name: string) => `試算案「${name}」を削除`,
  removeTitle: '試算案の削除',
  removeQuestion: (name: string) => `試算案「${name}」を削除しますか？`,
  removeConsequence: 'この試算案から採用した選択 C はそのまま残ります。',
  take: '選択 C に採用',
  takeAs: (name: string) => `試算案「${name}」を選択 C に採用`,
  takeTitle: '選択 C',
  takeQuestion: (name: string) => `試算案「${name}」の掛金率を選択 C にしますか。`,
  takeReplaces: '現在の選択 C は置き換えられます。ファイルは作り直されます。',
  takeConsequence: 'ファイルは作り直されます。',
  isChoiceC: (name: string) => `選択 C は試算案「${name}」の掛金率です。`,
  giveBack: '選択 C を取り消す',
  giveBackQuestion: '選択 C を入力ファイルのものに戻しますか。',
  calculating: '計算中',
  failed: '未計算',
  outdated: '以前のバージョン',
  otherVersion: (name: string) =>
    `試算案「${name}」は結果とは別のバージョンのプログラムで計算されています。比較するには再計算してください。`,
  comparison: '結果と並べた試算案',
  report: '選択した試算案を含む報告書',
  plainReport: '試算案を含まない報告書',
  reportLead: 'ブックと報告書を再作成し、選択した試算案を結果と並べ、記録した決定も載せます。',
  reportRunning: 'ブックと報告書を再作成しています。',
  reportHas: (count: number) => `ブックと報告書には現在、試算案が ${count} 件載っています。`,
  reportErased: '入力ファイルは保存されていないため、ブックと報告書を再作成できません。',
  reportWithout:
    'その場合、ブックと報告書は試算案なしで作成されます。その後、試算案を再計算し、試算案を含む報告書を作成してください。',
  changeFailed: '処理できませんでした。',
} as const;

export const ownHeadline = {
  change: '見出しを変更',
  takeBack: '結果の見出しに戻す',
  label: '見出し',
  hint: (outcome: string) => `結果の見出し：${outcome}。`,
  filesAgain: '見出しはファイルにも入ります。ファイルは作り直されます。',
  unused: (title: string) => `入力された見出しは別の結果のもののため、使われていません：${title}。`,
} as const;

export const decisions = {
  title: '記録した決定',
  record: '記録する',
  recordOf: (choice: string) => `記録する：${choice}`,
  isFinal: answers.refusals.DOSSIER_FINAL,
  erased: answers.refusals.DECISION_ERASED,
  recordLead:
    '決定は、この時点の数値と確認結果、あなたの名前、日時とともに保存されます。変更や削除はできません。後の決定は追加されます。理由に加入者の名前を書かないでください。',
  reason: '理由：なぜこの決定をしましたか',
  none: 'まだ決定は記録されていません。',
  byOn: (by: string, moment: string) => `${by}，${moment}`,
  figures: 'その時点の数値と確認結果',
  passed: '問題のない確認項目',
  attention: '注意が必要な確認項目',
  columns: {
    level: '結果',
    check: '確認項目',
    about: '対象',
    finding: '確認された値',
    article: '条文',
    figure: '項目',
    amount: '金額または割合',
    compared: '比較',
  },
  print: '決定を印刷',
  printed: (moment: string) => `印刷日時：${moment}`,
  recorded: '決定を記録しました。',
} as const;
