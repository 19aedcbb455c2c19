import { formats } from '#web/i18n/de/formats.ts';

export const security = {
  title: 'Sicherheit',
  description: 'Wo Sie angemeldet sind und was dabei von Ihnen verlangt wird.',
  sessions: 'Ihre Sitzungen',
  sessionsText:
    'Jede Zeile ist ein Ort, an dem Sie angemeldet sind. Erkennen Sie eine nicht, beenden Sie sie und lassen Sie Ihren Zugangscode ersetzen.',
  device: 'Gerät',
  unknownDevice: 'Unbekanntes Gerät',
  network: 'Netzwerk',
  unknownNetwork: 'Unbekannt',
  signedInOn: 'Angemeldet',
  lastSeenOn: 'Zuletzt benutzt',
  endsOn: 'Endet ohne Nutzung',
  thisSession: 'Diese Sitzung',
  actions: 'Aktionen',
  end: 'Beenden',
  endOf: (whose: string) => `Sitzung beenden: ${whose}`,
  endOthers: 'Alle anderen Sitzungen beenden',
  endTitle: 'Sitzung beenden',
  endQuestion: (whose: string) => `Möchten Sie diese Sitzung wirklich beenden: ${whose}?`,
  othersQuestion: (count: number) =>
    `Möchten Sie wirklich ${formats.counted(count, { one: 'andere Sitzung', other: 'andere Sitzungen' })} beenden?`,
  consequence: 'Wer dort arbeitet, wird abgemeldet und kann sich erneut anmelden, solange der Zugangscode gültig ist.',
  failed: 'Das Beenden ist nicht gelungen.',
  none: 'Niemand ist angemeldet.',
} as const;

export const reauthentication = {
  title: 'Bestätigen Sie, dass Sie es sind',
  text: 'Ihre Anmeldung liegt schon eine Weile zurück. Für diese Handlung werden Sie deshalb noch einmal gefragt, wer Sie sind.',
  hint: 'Der Code, mit dem Sie sich anmelden. Sind Sie über einen Link gekommen und haben keinen Code? Melden Sie sich dann mit einem neuen Link erneut an.',
  confirm: 'Bestätigen',
} as const;

export const organisationSessions = {
  title: 'Sitzungen Ihrer Organisation',
  description: 'Wer jetzt angemeldet ist: Berater Ihrer Organisation und Personen bei Ihren Arbeitgebern.',
  cardTitle: 'Anmeldung und Sitzungen',
  cardText:
    'Wer jetzt angemeldet ist, wann eine Sitzung von selbst endet und was bei der Anmeldung von allen verlangt wird.',
  open: 'Sitzungen ansehen',
  holder: 'Name',
  rules: 'Regeln für Anmeldung und Sitzungen',
  rulesText: 'Gilt für alle in Ihrer Organisation und bei ihren Arbeitgebern, auch für die, die jetzt angemeldet sind.',
  idleMinutes: 'Minuten ohne Nutzung',
  sessionHours: 'Stunden insgesamt',
  range: (minimum: number, maximum: number) => `Von ${minimum} bis einschließlich ${maximum}`,
  standard: 'Dies sind die Standardwerte.',
  since: (day: string, name: string) => `So gewählt am ${day} von ${name}.`,
  saved: 'Die Regeln wurden gespeichert.',
  notSaved: 'Die Regeln wurden nicht gespeichert.',
} as const;

export const secondFactor = {
  title: 'Zweiter Faktor',
  text: 'Mit einem zweiten Faktor verlangt die Anmeldung neben Ihrem Zugangscode einen Code aus einer App auf Ihrem Telefon. Wer nur Ihren Zugangscode kennt, kommt dann nicht hinein.',
  start: 'Zweiten Faktor einrichten',
  steps:
    'Scannen Sie den Code mit einer Authenticator-App auf Ihrem Telefon und geben Sie dann die sechs Ziffern ein, die die App zeigt.',
  typed: 'Scannen gelingt nicht? Geben Sie diesen Schlüssel in der App ein:',
  qr: 'QR-Code für Ihre Authenticator-App',
  code: 'Code aus der App',
  codeHint: 'Sechs Ziffern oder einer Ihrer Wiederherstellungscodes.',
  confirm: 'Bestätigen',
  codesTitle: 'Ihre Wiederherstellungscodes',
  codesText:
    'Jeder Code gilt einmal anstelle Ihres Telefons. Sie sehen sie nur jetzt: Drucken Sie sie aus oder bewahren Sie sie an einem sicheren Ort auf, nicht beim Zugangscode.',
  print: 'Drucken',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Kopieren gelingt in diesem Browser nicht. Markieren Sie die Codes und kopieren Sie sie selbst.',
  done: 'Ich habe sie aufbewahrt',
  remove: 'Zweiten Faktor entfernen',
  removeText:
    'Etwa für ein neues Telefon: Entfernen Sie den zweiten Faktor mit einem Code und richten Sie ihn neu ein.',
  renew: 'Neue Wiederherstellungscodes',
  renewText: 'Die alten Wiederherstellungscodes gelten danach nicht mehr.',
  failed: 'Das ist nicht gelungen.',
  reset: 'Zweiten Faktor löschen',
  resetTitle: 'Zweiten Faktor löschen',
  resetConsequence:
    'Tun Sie dies nur, wenn Sie sicher wissen, wer darum bittet, etwa weil Sie diese Person anrufen. Wer angemeldet ist, wird abgemeldet; der Zugangscode bleibt gültig.',
  resetByProviderConsequence:
    'Tun Sie dies nur, wenn Sie sicher wissen, wer darum bittet, etwa weil Sie diese Person anrufen. Wer angemeldet ist, wird abgemeldet. Die vom Anbieter ausgestellten Codes werden gesperrt: Zugang gibt es wieder durch eine Einladung, die in der Organisation bestätigt wird, oder durch den Betreiber des Servers. Alle mit beratendem Zugang in der Organisation erhalten einen Hinweis.',
  resetFailed: 'Der zweite Faktor wurde nicht gelöscht.',
  needs: 'Zweiter Faktor Pflicht für alle',
  needsHint: 'Wer noch keinen hat, richtet ihn ein, bevor es weitergeht, auch Sie selbst.',
  requiredTitle: 'Richten Sie einen zweiten Faktor ein',
  requiredText:
    'Für Ihren Zugang ist ein zweiter Faktor Pflicht. Das dauert eine Minute; Sie brauchen ein Telefon mit einer Authenticator-App.',
  set: (day: string) => `Eingerichtet am ${day}.`,
  left: (count: number) =>
    `Noch ${formats.counted(count, { one: 'Wiederherstellungscode', other: 'Wiederherstellungscodes' })}.`,
  wrongCodes: (count: number) =>
    `In den letzten 24 Stunden: ${formats.counted(count, { one: 'falscher Code', other: 'falsche Codes' })} für Sie eingegeben. Waren Sie das nicht? Dann hat jemand anders Ihren Zugangscode: Lassen Sie ihn ersetzen.`,
  resetOf: (holder: string) => `Zweiten Faktor von ${holder} löschen`,
  resetQuestion: (holder: string) => `Möchten Sie den zweiten Faktor von ${holder} wirklich löschen?`,
} as const;

export const ownCode = {
  title: 'Eigener Code',
  text: 'Den Zugangscode, den Sie erhalten haben, kann auch gesehen haben, wer ihn ausgestellt oder an Sie weitergegeben hat. Erstellen Sie im Tausch einen eigenen Code: Damit melden Sie sich künftig an, im selben Feld. Der ausgestellte Code bleibt für die Wiederherstellung und gibt dann nur noch Zugang zum Erstellen eines neuen eigenen Codes. Ihre anderen Sitzungen enden.',
  make: 'Eigenen Code erstellen',
  madeTitle: 'Ihr eigener Code',
  madeText:
    'Sie sehen diesen Code nur jetzt. Bewahren Sie ihn in einem Passwortspeicher oder an einem sicheren Ort auf, und den ausgestellten Zugangscode getrennt davon für die Wiederherstellung. Hat Ihr Browser den ausgestellten Code gespeichert, ersetzen Sie ihn dort durch diesen.',
  done: 'Ich habe ihn aufbewahrt',
  madeOn: (day: string) => `Erstellt am ${day}.`,
  another:
    'Eigenen Code verloren oder einen neuen nötig? Melden Sie sich mit dem ausgestellten Zugangscode an und erstellen Sie einen neuen.',
  needsIssued:
    'Sie sind nicht mit einem Zugangscode angemeldet. Melden Sie sich mit dem erhaltenen Zugangscode an, um einen eigenen Code zu erstellen.',
  recoveries:
    'Der ausgestellte Zugangscode wurde zur Wiederherstellung benutzt. Waren Sie das nicht? Lassen Sie Ihren Zugang entziehen und melden Sie, dass jemand anders den Code hat.',
  recoveryTitle: 'Neuen eigenen Code erstellen',
  recoveryText:
    'Sie haben sich mit dem ausgestellten Zugangscode angemeldet. Weil Sie einen eigenen Code haben, dient er nur noch der Wiederherstellung: Erstellen Sie einen neuen eigenen Code, um fortzufahren. Der vorige gilt danach nicht mehr. Hat Ihr Browser jenen Code ausgefüllt? Melden Sie sich dann ab und mit Ihrem eigenen Code wieder an.',
  failed: 'Der eigene Code wurde nicht erstellt.',
  keptEnd: 'Letzte sechs Zeichen Ihres eigenen Codes',
  keptHint: 'Übernehmen Sie sie von dort, wo Sie den Code aufbewahren. Sie können auch den ganzen Code einfügen.',
  keptWrong: 'Geben Sie die letzten sechs Zeichen des Codes oben ein.',
  requiredTitle: 'Erstellen Sie einen eigenen Code',
  requiredText:
    'Den Zugangscode, mit dem Sie sich angemeldet haben, kann auch gesehen haben, wer ihn ausgestellt oder weitergegeben hat: Tauschen Sie ihn bei dieser ersten Verwendung gegen einen Code, den nur Sie kennen.',
  factorFollows: 'Danach richten Sie noch einen zweiten Faktor ein.',
  needs: 'Ausgestellte Zugangscodes bei der ersten Verwendung tauschen',
  needsHint:
    'Wer sich mit einem ausgestellten Zugangscode anmeldet, erstellt einen eigenen Code, bevor es weitergeht, auch Sie selbst.',
} as const;
