export const footer = {
  label: 'Dokumente',
  documents: {
    manualDocument: 'Handbuch',
    faqDocument: 'Häufige Fragen',
    conditionsDocument: 'Nutzungsbedingungen',
  },
  contact: 'Kontakt',
  telephone: 'Telefon',
  email: 'E-Mail',
  information: 'Informationen',
  social: 'Folgen Sie uns',
  opensElsewhere: 'wird in einem neuen Fenster geöffnet',
  copyright: (name: string, year: number) => `© ${year} ${name}`,
} as const;
