import { retentionDays } from '#api/retention-days.ts';
export const start = {
  greeting: (name: string) => `ようこそ、${name} さん。`,
  headline: '今の掛金と釣り合う、新しい年金掛金',
  lead: (product: string) =>
    `${product} は、新しい確定拠出型の制度（premieregeling）への移行後に、雇用主の負担が今と同じになる掛金率、または加入者が同じ額の年金を受け取れると見込まれる掛金率を、逓増型と一律型で計算します。年金アドバイザーと、その顧客である雇用主のためのツールです。`,
  tryExample: '例を試す',
  openingExample: '例を開いています…',
  exampleFailed: '例を開けませんでした。',
  figure: {
    title: '例の案件より',
    description: (low: string, high: string, flat: string) =>
      `天秤の図。左は現行の料率表で、年齢とともに ${low} から ${high} まで上がります。右は全員に共通の ${flat} の一律の掛金率です。両方の重さは同じです。`,
    current: '現行の料率表',
    flat: '一律の掛金率',
    difference: '差',
    caption: (participants: number) =>
      `15 歳から 68 歳までの年齢別の掛金率と、2028 年 1 月から 5 年間の雇用主の負担（現在価値）。架空の卸売会社の加入者 ${participants} 名の場合です。`,
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
    notFeasible: '実現不可',
    aboveLimit: (limit: string) => `税制上の上限 ${limit} を超えるためです。`,
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
