export const footer = {
  label: 'Documents',
  documents: {
    manualDocument: 'Mode d’emploi',
    faqDocument: 'Questions et réponses',
    conditionsDocument: 'Conditions',
  },
  contact: 'Contact',
  telephone: 'Téléphone',
  email: 'E-mail',
  information: 'Informations',
  social: 'Suivez-nous',
  opensElsewhere: 's’ouvre dans une nouvelle fenêtre',
  copyright: (name: string, year: number) => `© ${year} ${name}`,
} as const;
