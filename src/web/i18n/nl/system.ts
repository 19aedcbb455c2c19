/** Messages that are in English as long as nobody chose a language. */
export const system = {
  loading: 'Laden…',
  somethingWentWrong: 'Er ging iets mis…',
  errorTitle: 'Fout',
  uploadFailed: 'Het dossier is niet verstuurd…',
  deleteFailed: 'Verwijderen is mislukt…',
  downloadFailed: 'Downloaden is mislukt…',
  notUploaded: 'Het bestand is niet verstuurd.',
  messageSent: 'Uw bericht is verstuurd.',
  messageNotSent: 'Uw bericht is niet verstuurd…',
  formNotSent: 'Het formulier is niet verstuurd.',
  fileRequired: 'Kies een bestand.',
  fileTooLarge: 'Het bestand is te groot.',
  fileUnsupported: 'Dit bestandstype wordt niet ondersteund. Verstuur alleen .xlsx-bestanden.',
} as const;
