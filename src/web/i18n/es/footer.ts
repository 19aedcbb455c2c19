export const footer = {
  label: 'Documentos',
  documents: {
    manualDocument: 'Manual',
    faqDocument: 'Preguntas frecuentes',
    conditionsDocument: 'Condiciones',
  },
  contact: 'Contacto',
  telephone: 'Teléfono',
  email: 'Correo electrónico',
  information: 'Información',
  social: 'Síganos',
  opensElsewhere: 'se abre en una ventana nueva',
  copyright: (name: string, year: number) => `© ${year} ${name}`,
} as const;
