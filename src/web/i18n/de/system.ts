export const system = {
  loading: 'Wird geladen…',
  somethingWentWrong: 'Es ist ein Fehler aufgetreten…',
  errorTitle: 'Fehler',
  uploadFailed: 'Das Dossier wurde nicht gesendet…',
  deleteFailed: 'Das Löschen ist fehlgeschlagen…',
  downloadFailed: 'Das Herunterladen ist fehlgeschlagen…',
  notUploaded: 'Die Datei wurde nicht gesendet.',
  fileRequired: 'Wählen Sie eine Datei.',
  fileTooLarge: 'Die Datei ist zu groß.',
  fileUnsupported: 'Dieser Dateityp wird nicht unterstützt. Senden Sie nur .xlsx-Dateien.',
} as const;
