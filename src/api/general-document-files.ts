/** The documents of the footer: name of the PDF that is built, and the name it is saved as. */
export const generalDocuments = {
  manualDocument: { file: 'handleiding.pdf', savedAs: 'Handleiding.pdf' },
  faqDocument: { file: 'faq.pdf', savedAs: 'FAQ.pdf' },
  conditionsDocument: { file: 'voorwaarden.pdf', savedAs: 'Voorwaarden.pdf' },
} as const;

export type GeneralDocument = keyof typeof generalDocuments;

/** In the order in which they are shown. */
export const generalDocumentNames = ['manualDocument', 'faqDocument', 'conditionsDocument'] as const;
