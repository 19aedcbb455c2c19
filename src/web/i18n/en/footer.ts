export const footer = {
  label: 'Documents',
  documents: { manualDocument: 'Manual', faqDocument: 'Questions and answers', conditionsDocument: 'Terms' },
  contact: 'Contact',
  telephone: 'Telephone',
  email: 'E-mail',
  information: 'Information',
  social: 'Follow us',
  opensElsewhere: 'opens in a new window',
  copyright: (name: string, year: number) => `© ${year} ${name}`,
} as const;
