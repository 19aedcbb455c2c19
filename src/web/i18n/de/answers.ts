/** What the server refuses, by code, and why a dossier is in its state. */
export const answers = {
  refusals: {
    NOT_SIGNED_IN: 'Sie sind nicht (mehr) angemeldet. Melden Sie sich mit Ihrem Zugangscode erneut an.',
    ACCESS_CODE_WRONG: 'Dieser Zugangscode ist falsch, abgelaufen oder gesperrt.',
    HANDOFF_WRONG: 'Dieser Anmeldelink ist falsch, abgelaufen oder wurde bereits verwendet.',
    NOT_ALLOWED: 'Sie haben keinen Zugang zu diesem Bereich.',
    NOT_FOUND: 'Dieser Eintrag existiert nicht oder wurde gelöscht.',
    INPUT_INVALID: 'Prüfen Sie die markierten Felder.',
    CLIENT_NAME_TAKEN: 'Es gibt bereits einen Arbeitgeber mit diesem Namen.',
    CLIENT_CHANGED_MEANWHILE:
      'Dieser Arbeitgeber wurde inzwischen von jemand anderem geändert. Laden Sie die Seite neu und nehmen Sie Ihre Änderung noch einmal vor.',
    DOSSIER_STATE_CONFLICT: 'Der Status dieses Dossiers hat sich inzwischen geändert. Laden Sie die Liste neu.',
    FILE_NOT_READY: 'Diese Datei ist (noch) nicht verfügbar.',
    FILE_TOO_LARGE: 'Die Datei ist größer als 5 MB.',
    FILE_NOT_XLSX: 'Dies ist keine .xlsx-Datei. Speichern Sie sie in Excel als „Excel-Arbeitsmappe (.xlsx)“.',
    UPLOAD_INCOMPLETE: 'Die Datei ist nicht vollständig angekommen. Senden Sie sie erneut.',
    TOO_MANY_REQUESTS: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann erneut.',
    BUSY: 'Der Dienst ist vorübergehend nicht erreichbar. Versuchen Sie es in einigen Sekunden erneut.',
    INTERNAL: 'Bei uns ist ein Fehler aufgetreten. Der Vorfall wurde protokolliert.',
  },
  statusReasons: {
    memory: 'Die Berechnung benötigte mehr Arbeitsspeicher, als verfügbar ist.',
    time: 'Die Berechnung dauerte zu lange und wurde abgebrochen.',
    crash: 'Die Berechnung wurde durch einen Fehler auf unserer Seite abgebrochen.',
    interrupted: 'Die Berechnung wurde unterbrochen.',
    inputErased:
      'Die Eingabedatei enthält niederländische Bürgerservicenummern (BSN) und wurde deshalb nicht gespeichert.',
  },
  cancelledBy: (name: string) => `Abgebrochen von ${name}.`,
} as const;

/** What is wrong with a field. */
export const fieldFaults = {
  nameRequired: 'Geben Sie einen Namen ein',
  nameTooShort: 'Mindestens 1 Zeichen',
  nameTooLong: 'Höchstens 30 Zeichen',
  namePattern:
    'Beginnen Sie mit einem Buchstaben oder einer Ziffer; danach sind nur Buchstaben, Leerzeichen, Ziffern, Punkte und Bindestriche erlaubt.',
  minimumTwo: 'Mindestens 2 Zeichen',
  maximumForty: 'Höchstens 40 Zeichen',
  maximumEighty: 'Höchstens 80 Zeichen',
  kvkNumber: 'Eine KvK-Nummer hat 8 Ziffern',
  email: 'Geben Sie eine gültige E-Mail-Adresse ein',
} as const;
