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
