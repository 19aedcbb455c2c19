export const auth = {
  title: 'Anmelden',
  purpose:
    'Berechnen Sie, welcher Beitrag nach dem Wechsel zu einer neuen beitragsorientierten Versorgungsregelung (premieregeling) den Arbeitgeber gleich viel kostet oder den Teilnehmern die gleiche Rente bringt.',
  loggedOut:
    'Sie sind abgemeldet. Mit dem Zugangscode, den Sie von Ihrem Anbieter erhalten haben, können Sie sich erneut anmelden.',
  unauthorized:
    'Sie haben keinen Zugang zum Verwaltungsprogramm. Haben Sie einen Zugangscode eingegeben oder möchten Sie Zugang erhalten? Wenden Sie sich dann an Ihre Ansprechperson beim Anbieter.',
  ended: 'Sie sind nicht (mehr) angemeldet. Melden Sie sich mit Ihrem Zugangscode erneut an.',
  accessCode: 'Zugangscode',
  accessCodeHint:
    'Der Code mit 26 Zeichen, den Sie von Ihrem Anbieter erhalten haben, oder Ihr eigener Code. Bindestriche und Leerzeichen sind erlaubt.',
  showAccessCode: 'Code anzeigen',
  accessCodeMissing: 'Geben Sie Ihren Zugangscode ein.',
  accessCodeLength: (length: number) =>
    `Ein Zugangscode hat 26 Buchstaben und Ziffern; Ihre Eingabe hat ${length}. Prüfen Sie, ob Sie den ganzen Code übernommen haben.`,
  accessCodeCharacters: 'Ein Zugangscode besteht nur aus Buchstaben und Ziffern.',
  secondFactor: 'Code aus Ihrer Authenticator-App',
  secondFactorHint: 'Sechs Ziffern oder einer Ihrer Wiederherstellungscodes.',
  secondFactorMissing: 'Geben Sie einen Code ein.',
  logIn: 'Anmelden',
  loggingIn: 'Anmeldung läuft…',
  handoff: 'Sie werden angemeldet…',
  checking: 'Ihre Anmeldung wird geprüft…',
  privacy:
    'Dossiers sind nur innerhalb Ihrer eigenen Organisation sichtbar. Diese Website verwendet keine Cookies und keine externen Dienste.',
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
} as const;
