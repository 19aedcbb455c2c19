export const footer = {
  label: 'Documenten',
  documents: { manualDocument: 'Handleiding', faqDocument: 'FAQ', conditionsDocument: 'Voorwaarden' },
  contact: 'Contact',
  telephone: 'Telefoon',
  email: 'E-mail',
  information: 'Informatie',
  social: 'Volg ons',
  opensElsewhere: 'opent in een nieuw venster',
  copyright: (name: string, year: number) => `© ${year} ${name}`,
} as const;
