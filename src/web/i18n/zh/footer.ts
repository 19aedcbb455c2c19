export const footer = {
  label: '文档',
  documents: { manualDocument: '使用手册', faqDocument: '常见问题', conditionsDocument: '条款' },
  contact: '联系方式',
  telephone: '电话',
  email: '电子邮件',
  information: '信息',
  social: '关注我们',
  opensElsewhere: '在新窗口中打开',
  copyright: (name: string, year: number) => `© ${year} ${name}`,
} as const;
