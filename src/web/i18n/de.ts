import { accessCodeDays } from '#api/access-code-days.ts';
import { highestLimit, mostKept } from '#api/highest-limit.ts';
import { exampleMarks } from '#api/list-page.ts';
import { logoRules } from '#api/logo-rules.ts';
import { retentionDays } from '#api/retention-days.ts';
import { sessionLimits } from '#api/session-limits.ts';
import { mostParticipantSources } from '#api/source-limit.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { mostCompared, mostDecisions, mostVariants } from '#api/variant-limits.ts';
import type { Wordings } from '#output/language/wording.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { figuresIn } from '#web/i18n/figures.ts';
import { formatsOf } from '#web/i18n/formats.ts';

/* All texts of the screens in German: the module itself is the catalogue, fetched as a whole. */

/** For counting errors. */
const errorForms = { one: 'Fehler', other: 'Fehler' };

export const formats = formatsOf('de-DE');

const others = {
  one: 'weiterer aktiver Code auf diesen Namen bleibt',
  other: 'weitere aktive Codes auf diesen Namen bleiben',
};

export const codes = {
  title: 'Zugangscodes',
  titleOf: (organisation: string) => `Zugangscodes von ${organisation}`,
  description:
    'Wer Zugang hat: die Beraterinnen und Berater Ihrer Organisation und Personen bei Ihren Arbeitgebern. Ein Arbeitgeber sieht nur, was er liefert und was mit ihm geteilt ist.',
  descriptionProvider:
    'Welche Beraterinnen und Berater dieser Organisation Zugang haben. Wer bei einem Arbeitgeber Zugang hat, sieht nur die Organisation selbst.',
  holder: 'Name',
  employer: 'Arbeitgeber',
  role: 'Rolle',
  roles: { provider: 'Anbieter', adviser: 'Berater/in', employer: 'Arbeitgeber' },
  createdOn: 'Ausgestellt',
  operator: 'Betreiber',
  issuerUnknown: 'Nicht festgehalten',
  expiresOn: 'Gültig bis',
  lastUsedOn: 'Zuletzt verwendet',
  neverUsed: 'Noch nicht',
  state: 'Status',
  states: { active: 'Aktiv', expired: 'Abgelaufen', revoked: 'Gesperrt' },
  actions: 'Aktionen',
  issue: 'Code ausstellen',
  inviteColleague: 'Kollegen einladen',
  giveEmployerAccess: 'Arbeitgeber Zugang geben',
  extend: 'Verlängern',
  extendOf: (holder: string) => `Code von ${holder} verlängern`,
  replace: 'Ersetzen',
  replaceOf: (holder: string) => `Code von ${holder} ersetzen`,
  revoke: 'Sperren',
  revokeOf: (holder: string) => `Code von ${holder} sperren`,
  emptyTitle: 'Es gibt noch keine Zugangscodes',
  emptyText:
    'Stellen Sie einen Code für die Person aus, die bei einem Arbeitgeber selbst Dossiers einreichen oder ansehen möchte.',
  emptyTextProvider: 'Stellen Sie einen Code für die erste Beraterin oder den ersten Berater dieser Organisation aus.',
} as const;

export const codeIssue = {
  title: 'Zugangscode ausstellen',
  holder: 'Name der Person, die den Code erhält',
  holderHint: 'Für jede Person ein eigener Code: So können Sie ihn auch einzeln sperren.',
  employer: 'Arbeitgeber',
  chooseEmployer: 'Wählen Sie einen Arbeitgeber',
  days: 'Gültig für (Tage)',
  submit: 'Ausstellen',
  failed: 'Der Zugangscode wurde nicht ausgestellt.',
  issuedTitle: 'Zugangscode ausgestellt',
  issuedFor: (holder: string, day: string) => `Code für ${holder}, gültig bis ${day}:`,
  shownOnce:
    'Sie sehen diesen Code nur jetzt. Geben Sie ihn persönlich weiter, zum Beispiel telefonisch; bewahren Sie ihn nicht in einer E-Mail auf.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Das Kopieren ist in diesem Browser nicht möglich. Markieren Sie den Text und kopieren Sie ihn selbst.',
  sendAlong: 'Satz zum Mitschicken',
  sentence: (address: string, day: string) =>
    `Mit Ihrem Zugangscode melden Sie sich an auf ${address}; der Code ist nur für Sie und gültig bis ${day}.`,
  copySentence: 'Satz kopieren',
  done: 'Fertig',
} as const;

export const colleagueRequest = {
  text: 'Der Anbieter des Programms lädt neue Berater ein. Senden Sie diese Nachricht; danach bestätigen Sie die Einladung auf dieser Seite und geben den Code weiter.',
  colleague: 'Name Ihres Kollegen oder Ihrer Kollegin',
  label: 'Nachricht an den Anbieter',
  message: (colleague: string, organisation: string, from: string) =>
    `Guten Tag,\n\nbitte laden Sie ${colleague} als Berater von ${organisation} ein. Ich bestätige die Einladung auf der Seite der Zugangscodes.\n\nMit freundlichen Grüßen\n${from}, ${organisation}`,
  mail: 'E-Mail öffnen',
} as const;

export const codeExtension = {
  title: 'Zugangscode verlängern',
  text: (holder: string, day: string) => `Der Code von ${holder} ist gültig bis ${day}. Die neue Frist zählt ab heute.`,
  submit: 'Verlängern',
  failed: 'Der Zugangscode wurde nicht verlängert.',
} as const;

export const codeRevocation = {
  title: 'Zugangscode sperren',
  question: (holder: string) => `Möchten Sie den Zugangscode von ${holder} wirklich sperren?`,
  consequence: (count: number) =>
    `Wer mit diesem Code angemeldet ist, wird sofort abgemeldet. Dies kann nicht rückgängig gemacht werden.${
      count === 0 ? '' : ` ${formats.counted(count, others)} gültig.`
    }`,
  failed: 'Der Zugangscode wurde nicht gesperrt.',
} as const;

export const codeReplacement = {
  title: 'Zugangscode ersetzen',
  question: (holder: string) => `Möchten Sie den Zugangscode von ${holder} wirklich ersetzen?`,
  consequence:
    'Der jetzige Code und der dafür erstellte eigene Code funktionieren dann nicht mehr, und wer damit angemeldet ist, wird abgemeldet; Sie selbst bleiben angemeldet. Der neue Code behält dasselbe Enddatum.',
  failed: 'Der Zugangscode wurde nicht ersetzt.',
} as const;

/** What the server refuses, by code, and why a dossier is in its state. */
export const answers = {
  refusals: {
    NOT_SIGNED_IN: 'Sie sind nicht (mehr) angemeldet. Melden Sie sich mit Ihrem Zugangscode erneut an.',
    ACCESS_CODE_WRONG: 'Dieser Zugangscode ist falsch, abgelaufen oder gesperrt.',
    HANDOFF_WRONG:
      'Dieser Anmeldelink ist falsch oder abgelaufen. Melden Sie sich mit Ihrem Zugangscode an oder bitten Sie um einen neuen Link.',
    HANDOFF_USED:
      'Dieser Anmeldelink wurde bereits verwendet; ein Link gilt einmal. Melden Sie sich mit Ihrem Zugangscode an oder bitten Sie um einen neuen Link.',
    SECOND_FACTOR_NEEDED: 'Geben Sie auch den Code Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
    SECOND_FACTOR_WRONG:
      'Dieser Code ist falsch, abgelaufen oder bereits verwendet. Warten Sie auf den nächsten Code Ihrer App und versuchen Sie es erneut.',
    SECOND_FACTOR_NEXT:
      'Dieser Code stimmt. Weil heute häufig ein falscher Code eingegeben wurde, ist auch der nächste Code Ihrer App nötig: Warten Sie, bis die App ihn zeigt, und geben Sie ihn hier ein.',
    SECOND_FACTOR_MISSING: 'Richten Sie zuerst einen zweiten Faktor ein: Er ist für Sie Pflicht.',
    SECOND_FACTOR_SET: 'Sie haben bereits einen zweiten Faktor. Entfernen Sie ihn zuerst.',
    SECOND_FACTOR_NONE: 'Es ist kein zweiter Faktor eingerichtet. Beginnen Sie das Einrichten neu.',
    OWN_CODE_MISSING:
      'Mit dem ausgestellten Zugangscode erstellen Sie zuerst einen (neuen) eigenen Code. Danach geht es weiter.',
    OWN_CODE_NEEDS_ISSUED:
      'Melden Sie sich mit dem an Sie ausgestellten Zugangscode an, um einen (neuen) eigenen Code zu erstellen.',
    REAUTHENTICATION_NEEDED: 'Bestätigen Sie zuerst, dass Sie es sind: Ihre Anmeldung liegt schon eine Weile zurück.',
    REAUTHENTICATION_WRONG: 'Dies ist nicht Ihr Zugangscode, oder er ist abgelaufen oder gesperrt.',
    NOT_ALLOWED: 'Sie haben keinen Zugang zu diesem Bereich.',
    NOT_FOUND: 'Dieser Eintrag existiert nicht oder wurde gelöscht.',
    INPUT_INVALID: 'Prüfen Sie die markierten Felder.',
    CLIENT_NAME_TAKEN: 'Es gibt bereits einen Arbeitgeber mit diesem Namen.',
    CLIENTS_FULL: `Eine Organisation kann höchstens ${mostKept.clients} Arbeitgeber führen. Löschen Sie einen Arbeitgeber, der nicht mehr benötigt wird.`,
    CLIENT_CHANGED_MEANWHILE:
      'Dieser Arbeitgeber wurde inzwischen von jemand anderem geändert. Laden Sie die Seite neu und nehmen Sie Ihre Änderung noch einmal vor.',
    DOSSIER_STATE_CONFLICT: 'Der Status dieses Dossiers hat sich inzwischen geändert. Laden Sie die Liste neu.',
    INPUT_ERASED:
      'Die Eingabedatei dieses Dossiers ist nicht (mehr) gespeichert. Fügen Sie sie als neues Dossier hinzu.',
    FILE_ERASED: 'Diese Datei wurde gelöscht, weil die Aufbewahrungsfrist abgelaufen ist.',
    DOCUMENT_NOT_BUILT: 'Dieses Dokument ist derzeit nicht verfügbar.',
    FILE_NOT_READY: 'Diese Datei ist (noch) nicht verfügbar.',
    RESULT_NOT_READY: 'Dieses Dossier hat (noch) kein Ergebnis: Es wurde nicht berechnet.',
    RESULT_OUTDATED:
      'Dieses Ergebnis stammt von einer früheren Version des Programms. Berechnen Sie das Dossier erneut, um es auf dem Bildschirm zu sehen.',
    RESULT_NOT_KEPT:
      'Dieses Ergebnis stammt von einer früheren Version des Programms und kann nicht erneut berechnet werden, weil die Eingabedatei gelöscht wurde. Der Bericht ist noch da. Fügen Sie die Eingabedatei als neues Dossier hinzu, um das Ergebnis auf dem Bildschirm zu sehen.',
    FINDINGS_NOT_KEPT:
      'Dieses Dossier wurde von einer früheren Version des Programms gelesen. Die Befunde stehen in der Fehlerdatei.',
    WHAT_IF_ERASED:
      'Was-wäre-wenn ist bei diesem Dossier nicht mehr möglich: Die Daten der Teilnehmer wurden gelöscht, weil die Aufbewahrungsfrist abgelaufen ist. Fügen Sie die Eingabedatei als neues Dossier hinzu.',
    DELETION_DONE: 'Dies lässt sich nicht mehr rückgängig machen: Es ist endgültig gelöscht.',
    VARIANT_NAME_TAKEN: 'Dieses Dossier hat bereits eine Variante mit diesem Namen.',
    VARIANTS_FULL: `Je Dossier werden höchstens ${mostVariants} Varianten aufbewahrt. Löschen Sie eine, die nicht mehr benötigt wird.`,
    VARIANT_NOT_READY: 'Diese Variante hat (noch) kein Ergebnis.',
    VARIANT_OUTDATED: 'Diese Variante wurde mit einer früheren Version des Programms berechnet. Berechnen Sie sie neu.',
    VARIANT_GONE:
      'Eine der gewählten Varianten ist nicht mehr vorhanden. Laden Sie die Seite neu und wählen Sie erneut.',
    DECISIONS_FULL: `Je Dossier werden höchstens ${mostDecisions} Entscheidungen festgehalten, und diese bleiben bestehen.`,
    DECISION_NOT_POSSIBLE:
      'Diese Wahl kann nicht festgehalten werden: Das Gesetz lässt sie nicht zu, oder es gibt sie nicht mehr. Laden Sie die Seite neu.',
    CHOICE_C_DECIDED: 'Wahl C ist festgehalten und bleibt daher, wie sie ist. Halten Sie zuerst eine andere Wahl fest.',
    CHOICE_C_ONLY_PREMIUM:
      'Eine Wahl hat nur einen eigenen Beitrag; was diese Variante sonst ändert, gilt für alle Wahlen. Ändern Sie das in der Eingabedatei.',
    TEXT_CHANGED_MEANWHILE: 'Jemand anderes hat diesen Text inzwischen geändert. Wählen Sie, welcher Text bleibt.',
    TEXTS_OPEN: 'Dieses Dossier kann noch nicht endgültig werden: Die Dokumente verlangen Texte, die noch offen sind.',
    CHOICE_NOT_ALLOWED:
      'Dieses Dossier kann nicht endgültig werden: Die Prämie der gewählten Option ist nicht erlaubt.',
    SOLIDARY_NOT_FINAL:
      'Dieses Dossier kann noch nicht endgültig werden: Die solidarische Regelung wurde berechnet, als wäre sie flexibel. Bitten Sie den Versorgungsträger um die Effekte.',
    DOSSIER_FINAL: 'Dieses Dossier ist endgültig. Setzen Sie es zuerst zurück zum Entwurf.',
    DECISION_ERASED:
      'Eine Wahl kann nicht mehr festgehalten werden: Die Daten der Teilnehmer sind gelöscht. Bericht und Word-Dokumente können Sie noch herunterladen.',
    FILE_TOO_LARGE: `Die Datei ist größer als ${uploadRules.maximumMegabytes} MB.`,
    FILE_NOT_XLSX: 'Dies ist keine .xlsx-Datei. Speichern Sie sie in Excel als „Excel-Arbeitsmappe (.xlsx)“.',
    HOLDER_NAME_TAKEN: 'Eine Person mit diesem Namen hat bei dieser Organisation bereits einen anderen Zugang.',
    HOLDER_CODES_FULL: `Diese Person hat bereits ${mostKept.codesOfHolder} gültige Zugangscodes. Sperren Sie zuerst einen Code, der nicht mehr benötigt wird.`,
    CODES_FULL: `Bei dieser Organisation sind bereits ${mostKept.codes} Zugangscodes gültig. Sperren Sie zuerst einen Code, der nicht mehr benötigt wird.`,
    ACCESS_CODE_REVOKED:
      'Dieser Zugangscode ist gesperrt und kann nicht verlängert werden. Stellen Sie einen neuen Code aus.',
    ORGANISATION_NAME_TAKEN: 'Es gibt bereits eine Organisation mit diesem Namen.',
    ORGANISATION_OWN: 'Ihre eigene Organisation kann nicht auf inaktiv gesetzt werden.',
    OFFICE_STANDARDS_CHANGED_MEANWHILE:
      'Die Standardwerte wurden inzwischen von jemand anderem geändert. Laden Sie die neuesten und nehmen Sie Ihre Änderung noch einmal vor.',
    TOO_MANY_SOURCES: `Es sind bereits ${mostParticipantSources} Aufbauten gespeichert. Vergessen Sie zuerst einen.`,
    HOUSE_STYLE_CHANGED_MEANWHILE:
      'Das Corporate Design wurde inzwischen von jemand anderem geändert. Laden Sie die Seite neu und nehmen Sie Ihre Änderung noch einmal vor.',
    LOGO_TOO_LARGE: `Das Logo ist größer als ${logoRules.maximumMegabytes} MB.`,
    LOGO_TYPE_UNKNOWN: 'Dies ist keine PNG-, JPG- oder SVG-Datei.',
    LOGO_DAMAGED: 'Dieses Logo kann nicht geöffnet werden: Die Datei ist beschädigt oder unvollständig.',
    LOGO_DIMENSIONS: `Dieses Logo ist zu groß oder zu langgestreckt: höchstens ${formats.wholeNumber(logoRules.maximumSide)} Pixel hoch und breit, und die lange Seite höchstens ${formats.wholeNumber(logoRules.maximumStretch)}-mal so lang wie die kurze.`,
    LOGO_FOR_PRINT:
      'Dieses Logo ist in Druckfarben (CMYK) gespeichert. Speichern Sie es in Bildschirmfarben (RGB) und versuchen Sie es erneut.',
    LOGO_UNSAFE:
      'Diese SVG-Datei enthält etwas, das nicht erlaubt ist: ein Skript, einen Verweis auf etwas außerhalb der Datei oder Entitäten. Exportieren Sie sie als einfaches SVG oder als PNG.',
    LOGO_TEXT:
      'Diese SVG-Datei enthält losen Text, der ohne die Schriftart verloren geht. Wandeln Sie den Text in Konturen um oder exportieren Sie das Logo als PNG.',
    LOGO_TOO_COMPLEX: 'Dieses Logo ist zu kompliziert, um gezeichnet zu werden. Exportieren Sie es als PNG.',
    LOGO_EMPTY: 'Auf diesem Logo ist nichts zu sehen: Die Datei ist leer oder beschädigt.',
    UPLOAD_INCOMPLETE: 'Die Datei ist nicht vollständig angekommen. Senden Sie sie erneut.',
    ORGANISATION_FULL:
      'Dieses Dossier passt nicht mehr in den Speicherplatz der Beratungsorganisation. Löschen Sie Dossiers, die nicht mehr gebraucht werden, und versuchen Sie es erneut; eine Beraterin oder ein Berater kann den Anbieter um mehr Platz bitten.',
    EMPLOYER_FULL:
      'Dieses Dossier passt nicht mehr in den Speicherplatz für diesen Arbeitgeber. Löschen Sie Dossiers dieses Arbeitgebers, die nicht mehr gebraucht werden, und versuchen Sie es erneut; eine Beraterin oder ein Berater kann den Anbieter um mehr Platz bitten.',
    ORGANISATION_QUEUE_FULL:
      'Für die Beratungsorganisation warten oder laufen bereits so viele Berechnungen, wie erlaubt sind. Warten Sie, bis eine fertig ist, oder brechen Sie eine nicht benötigte Berechnung ab, und versuchen Sie es erneut.',
    EMPLOYER_QUEUE_FULL:
      'Für diesen Arbeitgeber warten oder laufen bereits so viele Berechnungen, wie erlaubt sind. Warten Sie, bis eine fertig ist, oder brechen Sie eine nicht benötigte Berechnung ab, und versuchen Sie es erneut.',
    ORGANISATION_TOO_FAST:
      'Für die Beratungsorganisation wurden in einer Minute so viele Dossiers hinzugefügt, wie erlaubt sind. Warten Sie eine Minute und versuchen Sie es erneut.',
    EMPLOYER_TOO_FAST:
      'Für diesen Arbeitgeber wurden in einer Minute so viele Dossiers hinzugefügt, wie erlaubt sind. Warten Sie eine Minute und versuchen Sie es erneut.',
    CENTRAL_BANK_FILE_KNOWN:
      'Für dieses Quartal oder diesen Tag gibt es schon eine Datei. Ziehen Sie diese zuerst zurück, wenn sie nicht stimmt.',
    SERVER_FULL:
      'Die Festplatte des Servers ist fast voll: Hinzufügen, Ändern und Berechnen ist jetzt nicht möglich, Herunterladen und Löschen schon. Wenden Sie sich an den Administrator.',
    TOO_MANY_TRANSFERS:
      'Sie oder Ihre Organisation senden und laden bereits so viele Dateien gleichzeitig, wie erlaubt ist. Warten Sie, bis eine fertig ist, und versuchen Sie es dann erneut.',
    TRANSFERS_FULL:
      'Im Moment werden zu viele Dateien gleichzeitig gesendet und heruntergeladen. Versuchen Sie es in einigen Sekunden erneut.',
    TOO_MANY_REQUESTS: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann erneut.',
    LISTS_UNDER_WAY:
      'Sie haben bereits zu viele Suchen und Listen gleichzeitig angefragt. Warten Sie, bis sie da sind, und versuchen Sie es dann erneut.',
    TOO_SLOW:
      'Das dauert zu lange und wurde abgebrochen; es wurde nichts geändert. Suchen Sie mit weniger Wörtern oder versuchen Sie es später erneut.',
    BUSY: 'Der Dienst ist vorübergehend nicht erreichbar. Versuchen Sie es in einigen Sekunden erneut.',
    INTERNAL: 'Bei uns ist ein Fehler aufgetreten. Der Vorfall wurde protokolliert.',
  },
  limitsInUse: {
    megabytes: (used: string, most: string) => `Jetzt belegt: ${used} von ${most} MB.`,
    openDossiers: (used: string, most: string) => `Jetzt offen: ${used} von höchstens ${most}.`,
    uploadsPerMinute: (used: string, most: string) =>
      `In der letzten Minute hinzugefügt: ${used} von höchstens ${most}.`,
  },
  statusReasons: {
    memory: 'Die Berechnung benötigte mehr Arbeitsspeicher, als verfügbar ist.',
    time: 'Die Berechnung dauerte zu lange und wurde abgebrochen.',
    crash: 'Die Berechnung wurde durch einen Fehler auf unserer Seite abgebrochen.',
    interrupted: 'Die Berechnung wurde unterbrochen.',
    restyleFailed: 'Die Neuerstellung ist nicht gelungen; die bisherigen Dateien sind noch da.',
    variantsUnusable:
      'Eine Variante für den Bericht wurde gelöscht oder hat kein Ergebnis dieser Version; die bisherigen Dateien sind noch da. Berechnen Sie die Variante neu, oder erstellen Sie den Bericht mit anderen Varianten oder ohne.',
    outcomeChanged:
      'Das Ergebnis hat sich seit den bisherigen Dateien geändert, durch eine neuere Programmversion oder neuere Daten. Die bisherigen Dateien sind noch da. Erstellen Sie sie zuerst neu als Entwurf und sehen Sie sie an, bevor Sie sie als endgültig kennzeichnen.',
    whatIfErased: 'Die Daten, aus denen diese Variante berechnet wird, sind nicht (mehr) gespeichert.',
    choicesUnknown:
      'Diese Version des Programms kennt nicht mehr, was diese Variante anders wählt. Löschen Sie die Variante und speichern Sie eine neue.',
    agesCrossed:
      'Das höchste Alter mit Ausgleich liegt unter dem niedrigsten: So erhält niemand einen Ausgleich. Wählen Sie andere Alter oder keinen Ausgleich.',
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
  messageRequired: 'Geben Sie eine Nachricht ein',
  organizationRequired: 'Geben Sie eine Organisation ein',
  telephoneRequired: 'Geben Sie eine Telefonnummer ein',
  emailRequired: 'Geben Sie eine E-Mail-Adresse ein',
  minimumTwoCharacters: 'Mindestens 2 Zeichen',
  minimumThree: 'Mindestens 3 Zeichen',
  minimumTen: 'Mindestens 10 Zeichen',
  minimumTenDigits: 'Mindestens 10 Ziffern',
  maximumFifteen: 'Höchstens 15 Zeichen',
  maximumTwoHundredFiftyFour: 'Höchstens 254 Zeichen',
  maximumThousand: 'Höchstens 1.000 Zeichen',
  emailFormat: 'Geben Sie eine gültige E-Mail-Adresse ein',
  nameOneLine: 'Geben Sie den Namen in einer Zeile ein',
  organizationOneLine: 'Geben Sie die Organisation in einer Zeile ein',
  telephoneOneLine: 'Geben Sie die Telefonnummer in einer Zeile ein',
  minimumTwo: 'Mindestens 2 Zeichen',
  maximumForty: 'Höchstens 40 Zeichen',
  maximumEighty: 'Höchstens 80 Zeichen',
  kvkNumber: 'Eine KvK-Nummer hat 8 Ziffern',
  email: 'Geben Sie eine gültige E-Mail-Adresse ein',
  maximumSixty: 'Höchstens 60 Zeichen',
  maximumNinety: 'Höchstens 90 Zeichen',
  maximumHundredTwenty: 'Höchstens 120 Zeichen',
  oneLine: 'Verwenden Sie nur sichtbare Zeichen in einer Zeile',
  colour: 'Geben Sie eine Farbe mit sechs Zeichen aus 0-9 und A-F an',
  days: 'Geben Sie eine ganze Anzahl von Tagen ein',
  minimumOneDay: 'Mindestens 1 Tag',
  maximumCodeDays: `Höchstens ${formats.wholeNumber(accessCodeDays.maximum)} Tage`,
  maximumRetentionDays: `Höchstens ${retentionDays.maximum} Tage`,
  idleMinutes: `Geben Sie eine ganze Zahl von Minuten von ${sessionLimits.idleMinutes.minimum} bis ${sessionLimits.idleMinutes.maximum} ein`,
  sessionHours: `Geben Sie eine ganze Zahl von Stunden von ${sessionLimits.sessionHours.minimum} bis ${sessionLimits.sessionHours.maximum} ein`,
  wholeNumber: 'Geben Sie eine ganze Zahl ein',
  minimumOne: 'Mindestens 1',
  maximumLimit: `Höchstens ${formats.wholeNumber(highestLimit)}`,
  employerLimit: 'Nicht mehr als für die ganze Organisation',
  employer: 'Wählen Sie einen Arbeitgeber',
  filledIn: 'Füllen Sie dies aus',
  largeFile: 'Diese Datei ist zu groß',
} as const;

export const auditLog = {
  description: 'Wer was wann in Ihrer Organisation getan hat.',
  descriptionProvider: 'Wer was wann bei allen Organisationen getan hat, ohne Namen von Arbeitgebern und Dossiers.',
  happenedOn: 'Zeitpunkt',
  organisation: 'Organisation',
  action: 'Vorgang',
  holder: 'Durch',
  object: 'Betrifft',
  address: 'IP-Adresse',
  notShown: 'Nicht sichtbar',
  from: 'Von',
  to: 'Bis einschließlich',
  holderContains: 'Name enthält',
  everyAction: 'Alle Vorgänge',
  everyOrganisation: 'Alle Organisationen',
  clear: 'Filter löschen',
  export: 'CSV herunterladen',
  exportHint: (maximum: number) =>
    `Die Datei enthält, was die Filter anzeigen, höchstens ${formats.wholeNumber(maximum)} Zeilen, auf Niederländisch. Auch das Herunterladen selbst wird protokolliert.`,
  fileName: 'protokoll.csv',
  nothing: 'Mit diesen Filtern wurde nichts gefunden.',
  actions: {
    'signed in': 'angemeldet',
    'signed out': 'abgemeldet',
    'sign-in refused': 'Anmeldung abgelehnt',
    'call refused': 'Bereich abgelehnt: kein Zugang',
    'session ended': 'Sitzung beendet',
    'second factor set': 'zweiter Faktor eingerichtet',
    'second factor removed': 'zweiter Faktor entfernt',
    'second factor reset': 'zweiter Faktor nach Verlust gelöscht',
    'second factor reset by provider': 'zweiter Faktor vom Anbieter gelöscht, mit Sperrung der Codes des Anbieters',
    'second factor reset by operator': 'zweiter Faktor vom Betreiber gelöscht',
    'second factor guessed': 'häufig falscher Code des zweiten Faktors',
    'recovery code used': 'mit einem Wiederherstellungscode angemeldet oder bestätigt',
    'recovery codes made': 'neue Wiederherstellungscodes erstellt',
    'own code made': 'eigener Code im Tausch für den ausgestellten Zugangscode erstellt',
    'recovered by issued code': 'zur Wiederherstellung mit dem ausgestellten Zugangscode angemeldet',
    'sign-in rules changed': 'Regeln für Anmeldung und Sitzungen geändert',
    'access issued': 'Zugangscode oder Link ausgestellt',
    'access issued by provider': 'erster Zugangscode vom Anbieter ausgestellt',
    'access issued by operator': 'Zugangscode oder Link vom Betreiber ausgestellt',
    'access issued at start': 'Zugangscode oder Link beim Start ausgestellt',
    'access replaced': 'Zugangscode ersetzt',
    'access extended': 'Zugangscode verlängert',
    'access revoked': 'Zugang gesperrt',
    'adviser invited': 'Berater/in vom Anbieter eingeladen',
    'invitation confirmed': 'Einladung bestätigt, Zugangscode ausgestellt',
    'invitation refused': 'Einladung abgelehnt',
    'invitation withdrawn': 'Einladung vom Anbieter zurückgezogen',
    'organisation created': 'Organisation hinzugefügt',
    'organisation changed': 'Organisation geändert',
    'organisation erased': 'alle Arbeitgeber der Organisation gelöscht, mit dem Schlüssel ihrer Dateien',
    'limits changed': 'Limits der Organisation geändert',
    'client created': 'Arbeitgeber hinzugefügt',
    'client changed': 'Arbeitgeber geändert',
    'client exported': 'alle Daten des Arbeitgebers heruntergeladen',
    'client deleted': 'Arbeitgeber mit allen Daten gelöscht',
    'client deletion undone': 'Löschen des Arbeitgebers rückgängig gemacht',
    'dossier uploaded': 'Dossier hinzugefügt',
    'dossier downloaded': 'Datei heruntergeladen',
    'result viewed': 'Ergebnis angesehen',
    'effects viewed': 'gesetzliche Übergangseffekte angesehen',
    'findings viewed': 'Befunde angesehen',
    'what-if opened': 'Daten für Was-wäre-wenn abgerufen',
    'variant kept': 'Variante gespeichert',
    'variant calculated': 'Variante neu berechnet',
    'variant renamed': 'Variante umbenannt',
    'variant deleted': 'Variante gelöscht',
    'variant deletion undone': 'Löschen der Variante rückgängig gemacht',
    'variant viewed': 'Ergebnis einer Variante angesehen',
    'choice C taken': 'Variante als Wahl C übernommen',
    'choice C given back': 'Wahl C auf die der Datei zurückgesetzt',
    'headline changed': 'Überschrift des Ergebnisses geändert',
    'appendix chosen': 'Themen des Anhangs gewählt',
    'text written': 'Text des Beraters geändert',
    'dossier shared': 'Dossier mit dem Arbeitgeber geteilt',
    'share ended': 'Teilen mit dem Arbeitgeber beendet',
    'shared result viewed': 'geteiltes Ergebnis angesehen',
    'shared file downloaded': 'geteilte Datei heruntergeladen',
    'dossier handed over': 'Dossier übergeben',
    'note written': 'Notiz geändert',
    'decision recorded': 'Entscheidung festgehalten',
    'decision taken back': 'festgehaltene Entscheidung zurückgenommen',
    'dossier cancelled': 'Berechnung abgebrochen',
    'dossier retried': 'Berechnung neu gestartet',
    'dossier restyled': 'Bericht neu erstellt',
    'dossier renamed': 'Dossier umbenannt',
    'dossier archived': 'Dossier archiviert',
    'dossier brought back': 'Dossier aus dem Archiv zurückgeholt',
    'dossier marked final': 'Bericht als endgültig gekennzeichnet',
    'dossier back to concept': 'Bericht zurück auf Entwurf gesetzt',
    'variants reported': 'Bericht mit Varianten angefordert',
    'dossier deleted': 'Dossier gelöscht',
    'dossier deletion undone': 'Löschen des Dossiers rückgängig gemacht',
    'dossier erased': 'Teilnehmerdaten nach der Aufbewahrungsfrist gelöscht',
    'retention changed': 'Aufbewahrungsfrist geändert',
    'office standards changed': 'Standardwerte geändert',
    'participant source kept': 'Aufbau einer Teilnehmerdatei gespeichert',
    'participant source deleted': 'Aufbau einer Teilnehmerdatei gelöscht',
    'house style changed': 'Corporate Design geändert',
    'logo changed': 'Logo geändert',
    'logo deleted': 'Logo gelöscht',
    'contact message sent': 'Kontaktnachricht gesendet',
    'contact message handled': 'Kontaktnachricht erledigt',
    'contact message reopened': 'Kontaktnachricht wieder geöffnet',
    'contact message deleted': 'Kontaktnachricht gelöscht',
    'participants compared': 'Teilnehmer zweier Dossiers verglichen',
    'central bank file added': 'Datei der Zentralbank hinzugefügt',
    'central bank file withdrawn': 'Datei der Zentralbank zurückgezogen',
    'audit log exported': 'Protokoll exportiert',
    'audit log shortened': 'älteste Handlungen nach der Aufbewahrungsfrist aus dem Protokoll gelöscht',
  },
} as const;

export const centralBank = {
  description:
    'Was De Nederlandsche Bank jedes Quartal und jeden Monat veröffentlicht. Dossiers aller Organisationen berechnen damit ihre Übergangseffekte.',
  kinds: { pSet: 'P-Set', qSet: 'Q-Set', curve: 'Zinskurve' },
  add: 'Zinskurve hinzufügen',
  setsByCommand:
    'Szenariosets sind zu groß, um sie hier hochzuladen: Der Betreiber fügt sie mit einem Befehl auf dem Server hinzu.',
  file: 'Datei',
  limits: (megabytes: string) => `Arbeitsmappe (.xlsx) oder CSV-Datei, höchstens ${megabytes} MB`,
  choose: 'Wählen Sie eine Datei oder ziehen Sie sie hierher',
  day: 'Tag der Kurve',
  source: 'Quelle',
  sourceHint: 'So steht die Quelle bei den Ergebnissen.',
  send: 'Hochladen und prüfen',
  kept: (name: string) => `${name} wurde geprüft und aufbewahrt`,
  failed: 'Bei uns ist etwas schiefgegangen; es wurde nichts aufbewahrt. Versuchen Sie es erneut.',
  added: 'Hinzugefügt',
  dossiers: 'Dossiers',
  state: 'Status',
  offered: 'Angeboten',
  withdrawn: 'Zurückgezogen',
  actions: 'Aktionen',
  look: 'Ansehen',
  lookAt: (name: string) => `${name} ansehen`,
  withdraw: 'Zurückziehen',
  withdrawOf: (name: string) => `${name} zurückziehen`,
  withdrawQuestion: (name: string) => `Möchten Sie ${name} wirklich zurückziehen?`,
  withdrawUnused: 'Kein Dossier rechnet damit: die Datei wird gelöscht.',
  withdrawUsed:
    'Neue Berechnungen verwenden sie nicht mehr. Für die Dossiers, die damit berechnet wurden, bleibt sie erhalten.',
  withdrawFailed: 'Die Datei wurde nicht zurückgezogen.',
  fileSize: 'Größe',
  scenarios: 'Szenarien',
  scenariosAndYears: (count: string, years: string) => `${count} über ${years} Jahre`,
  firstScenarios: (count: string, all: string, years: string) => `die ersten ${count} von ${all}, über ${years} Jahre`,
  checksum: 'Prüfsumme (SHA-256)',
  rates: 'Zins',
  term: 'Laufzeit',
  years: (years: string) => `${years} Jahre`,
  inYear: 'Im Jahr',
  series: { equityReturn: 'Aktienrendite', priceInflation: 'Preisinflation', rateOfTenYears: 'Zins für 10 Jahre' },
  momentsNote:
    'Mittelwert über die Szenarien, mit der Standardabweichung in Klammern. Der Zins ist der am Ende des Jahres.',
  emptyTitle: 'Es gibt keine Szenariosets und Zinskurven',
  emptyText:
    'Ohne Set rechnen Dossiers mit dem eingebauten Modell, zur Veranschaulichung; ohne Kurve mit der mitgelieferten.',
} as const;

export const clients = {
  title: 'Arbeitgeber',
  description: 'Die Arbeitgeber Ihrer Organisation mit ihren Dossiers.',
  add: 'Arbeitgeber hinzufügen',
  name: 'Arbeitgeber',
  kvkNumber: 'KvK-Nummer',
  reference: 'Aktenzeichen',
  contact: 'Ansprechperson',
  dossiers: 'Dossiers',
  lastDossier: 'Letztes Dossier',
  actions: 'Aktionen',
  none: 'Noch keines',
  edit: 'Bearbeiten',
  overview: 'Dossiers',
  delete: 'Löschen',
  editOf: (name: string) => `${name} bearbeiten`,
  overviewOf: (name: string) => `Dossiers von ${name}`,
  deleteOf: (name: string) => `${name} löschen`,
  emptyTitle: 'Es gibt noch keine Arbeitgeber',
  emptyText: 'Fügen Sie den Arbeitgeber hinzu, für den Sie ein Dossier berechnen möchten.',
  missing: 'Diesen Arbeitgeber gibt es nicht (mehr): Er wurde gelöscht, oder der Link stimmt nicht.',
} as const;

export const clientForm = {
  addTitle: 'Arbeitgeber hinzufügen',
  editTitle: 'Arbeitgeber bearbeiten',
  name: 'Name des Arbeitgebers',
  kvkNumber: 'KvK-Nummer',
  kvkHint: '8 Ziffern (niederländisches Handelsregister)',
  reference: 'Aktenzeichen',
  referenceHint: 'Ihre eigene Akten- oder Kundennummer',
  contactName: 'Name der Ansprechperson',
  contactEmail: 'E-Mail-Adresse der Ansprechperson',
  add: 'Hinzufügen',
  failed: 'Der Arbeitgeber wurde nicht gespeichert.',
  rights: 'Der Arbeitgeber selbst',
  mayUpload: 'darf Dossiers einreichen und diese löschen',
  mayDecide: 'darf eine geteilte Wahl festhalten',
  loadLatest: 'Neueste Daten laden',
} as const;

export const clientDeletion = {
  title: 'Arbeitgeber löschen',
  question: (name: string) => `Möchten Sie ${name} wirklich löschen?`,
  losesAccess: (count: number) =>
    `${formats.counted(count, { one: 'Person dieses Arbeitgebers verliert', other: 'Personen dieses Arbeitgebers verlieren' })} den Zugang.`,
  consequence: (count: number) =>
    count === 0
      ? 'Zu diesem Arbeitgeber gibt es keine Dossiers. Rückgängig machen ist noch zehn Sekunden möglich.'
      : `Auch ${formats.counted(count, { one: 'Dossier dieses Arbeitgebers wird', other: 'Dossiers dieses Arbeitgebers werden' })} mit allen Dateien gelöscht. Rückgängig machen ist noch zehn Sekunden möglich.`,
  failed: 'Der Arbeitgeber wurde nicht gelöscht.',
} as const;

/** The page on which two dossiers are compared. What it says of them comes with the comparison, in Dutch. */
export const compare = {
  title: 'Dossiers vergleichen',
  description: 'Was sich zwischen zwei Dossiers oder Varianten unterscheidet und woher der Unterschied kommt.',
  link: 'Vergleichen',
  linkWith: 'Vergleichen mit…',
  of: 'Erstes Dossier',
  with: 'Zweites Dossier',
  choose: 'Dossier wählen',
  variantOf: (side: string) => `Variante, ${side}`,
  noVariant: 'Keine Variante',
  swap: 'Erstes und zweites vertauschen',
  same: (count: number) => `${formats.wholeNumber(count)} gleich`,
  summary: 'Der Unterschied in Kürze',
  emptyTitle: 'Wählen Sie zwei Dossiers',
  emptyText: 'Wählen Sie oben zwei berechnete Dossiers oder ein Dossier und eine Variante davon.',
  twice: 'Das ist zweimal dasselbe. Wählen Sie ein anderes Dossier oder eine Variante.',
  calculating: (part: string) => `Vergleich läuft, ${part}`,
  erased:
    'Ein Vergleich ist nicht mehr möglich: Von einem der beiden sind die Teilnehmerdaten gelöscht. Die Ergebnisse selbst bleiben einsehbar.',
  failed: 'Der Vergleich ist fehlgeschlagen. Versuchen Sie es erneut.',
};

export const contact = {
  title: 'Kontakt aufnehmen',
  intro: 'Haben Sie eine Frage zum Programm oder zu Ihrem Zugang? Ihre Nachricht geht an Ihren Anbieter.',
  privacy: 'Geben Sie in Ihrer Nachricht keine Daten von Teilnehmern an.',
  message: 'Nachricht',
  messageHint: (maximum: number) => `Höchstens ${formats.wholeNumber(maximum)} Zeichen`,
  name: 'Name',
  organization: 'Organisation',
  telephone: 'Telefonnummer',
  email: 'E-Mail-Adresse',
  submit: 'Senden',
  sending: 'Wird gesendet…',
} as const;

/** How a dossier stands, in its row and on the start page. */
export const statuses = {
  errors: (count: number | null) => (count === null ? 'Fehler' : formats.counted(count, errorForms)),
  busy: 'Wird berechnet',
  calculated: 'Berechnet',
  cancelled: 'Abgebrochen',
  unknown: 'Status unbekannt',
  failed: 'Fehlgeschlagen',
} as const;

export const desk = {
  news: 'Von Ihren Arbeitgebern',
  firstOpened: 'Zum ersten Mal geöffnet',
  recorded: (choice: string) => `Wahl ${choice} festgelegt`,
  title: 'Ihre Dossiers und Fristen',
  search: 'Arbeitgeber oder Dossier suchen',
  add: 'Neues Dossier',
  empty: 'Noch keine Dossiers vorhanden. Ein neues Dossier beginnt bei einem Arbeitgeber.',
  wrong: 'Braucht Ihr Handeln',
  due: 'In sechs Wochen',
  later: 'Danach',
  recent: 'Zuletzt',
  all: (count: number) =>
    `${count === 1 ? '' : 'Alle '}${formats.counted(count, { one: 'Dossier', other: 'Dossiers' })}`,
  nothingDue: 'Nichts.',
  toErrors: 'Fehler ansehen',
  daysLeft: (days: number) => (days === 0 ? 'heute' : `noch ${formats.counted(days, { one: 'Tag', other: 'Tage' })}`),
  acts: { you: 'Sie', employer: 'Arbeitgeber' },
  deadline: {
    transitionPlan: 'Transitionsplan an den Versorgungsträger',
    transition: 'Beginn der neuen Regelung nach dem Gesetz',
    contractEnd: 'Vertrag mit dem Versorgungsträger endet',
    erasure: 'Daten der Teilnehmer werden gelöscht: laden Sie herunter, was Sie behalten wollen',
  },
  welcome: (product: string) => `Was ${product} macht`,
} as const;

export const deskSearch = {
  title: 'Suchen',
  label: 'Name des Arbeitgebers oder Dossiers',
  titleForNew: 'Neues Dossier: für welchen Arbeitgeber?',
  labelForNew: 'Name des Arbeitgebers',
  keys: 'Mit den Pfeiltasten wählen, mit der Eingabetaste öffnen.',
  none: 'Nichts gefunden.',
  failed: 'Die Suche ist fehlgeschlagen.',
  employer: 'Arbeitgeber',
  found: (count: number) => formats.counted(count, { one: 'Ergebnis', other: 'Ergebnisse' }),
} as const;

export const undo = {
  deleted: (name: string) => `Gelöscht: ${name}`,
  howLong: 'Rückgängig machen ist zehn Sekunden möglich, auch auf einer anderen Seite.',
  undo: 'Rückgängig machen',
} as const;

export const dossierLabels = {
  rename: 'Umbenennen',
  renameOf: (name: string) => `Dossier ${name} umbenennen`,
  renameTitle: 'Dossier umbenennen',
  renameFailed: 'Der Name wurde nicht geändert.',
  archive: 'Archivieren',
  archiveOf: (name: string) => `Dossier ${name} archivieren`,
  bringBack: 'Aus dem Archiv zurückholen',
  bringBackOf: (name: string) => `Dossier ${name} aus dem Archiv zurückholen`,
  archived: 'Archiviert',
  archivedSince: (day: string) => `Dieses Dossier ist seit ${day} archiviert.`,
  archivedToast: (name: string) => `Archiviert: ${name}`,
  archivedPlace: 'Sie finden es mit „Archivierte Dossiers anzeigen“ wieder.',
  broughtBack: (name: string) => `Zurückgeholt: ${name}`,
  broughtBackPlace: 'Es steht wieder in der Liste.',
  show: (count: number) => `Archivierte Dossiers anzeigen (${formats.wholeNumber(count)})`,
  allTitle: 'Alle Dossiers sind archiviert',
  allText: 'Schalten Sie unten das Archiv ein, um sie zu sehen, oder fügen Sie ein neues Dossier hinzu.',
} as const;

export const dossiers = {
  ...statuses,
  eraseOn: (day: string) => `Teilnehmerdaten werden am ${day} gelöscht`,
  title: 'Dossiers',
  titleOf: (client: string) => `Dossiers von ${client}`,
  description: 'Die Dossiers dieses Arbeitgebers mit Eingabe, Ergebnis und Bericht.',
  add: 'Neues Dossier hinzufügen',
  createdOn: 'Datum und Uhrzeit',
  name: 'Dossiername',
  inputFile: 'Eingabedatei',
  errorFile: 'Fehlerdatei',
  outputFile: 'Ergebnisdatei',
  report: 'Bericht',
  delete: 'Löschen',
  warning:
    'Eine oder mehrere Eingabedateien enthalten Fehler. Klicken Sie auf ein Symbol, um die zugehörigen Fehlermeldungen herunterzuladen.',
  download: {
    inputFile: (name: string) => `Excel: Eingabedatei von ${name} herunterladen`,
    outputFile: (name: string) => `Excel: Ergebnisdatei von ${name} herunterladen`,
    reportFile: (name: string) => `PowerPoint: Bericht zu ${name} herunterladen`,
    employeesReportFile: (name: string) => `PowerPoint: Bericht für Mitarbeitende zu ${name} herunterladen`,
    adviceFile: (name: string) => `Word: Beratungsbericht zu ${name} herunterladen`,
    employeesAdviceFile: (name: string) => `Word: Beratungsbericht für Mitarbeitende zu ${name} herunterladen`,
    transitionPlanFile: (name: string) => `Word: Entwurf des Übergangsplans zu ${name} herunterladen`,
    consentFile: (name: string) => `Word: Zustimmungsnotiz zu ${name} herunterladen`,
    annexFile: (name: string) => `Word: Anlage mit eigenen Zahlen zu ${name} herunterladen`,
    withoutPeopleFile: (name: string) => `Excel: Ergebnisse ohne Personen zu ${name} herunterladen`,
  },
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? 'Fehler' : formats.counted(count, errorForms)}: Fehlerdatei von ${name} herunterladen`,
  noErrors: 'Keine Fehler',
  warningCount: (count: number) => formats.counted(count, { one: 'Warnung', other: 'Warnungen' }),
  warningsErased: 'Die Liste der Warnungen wurde mit dem Ergebnis gelöscht',
  doubted: 'Daten scheinen nicht zu stimmen',
  busyAt: (share: string) => `Wird berechnet, ${share}`,
  more: 'Mehr',
  moreOf: (name: string) => `Mehr zu ${name}`,
  notify: 'Melden, wenn es fertig ist',
  notifyOf: (name: string) => `Melden, wenn es fertig ist: ${name}`,
  willNotify: 'Ihr Browser meldet es Ihnen',
  example: exampleMarks.de,
  sameFile: (name: string) => `Dieselbe Datei wie „${name}“`,
  cancel: 'Abbrechen',
  cancelOf: (name: string) => `Abbrechen: Berechnung von ${name}`,
  retry: 'Erneut versuchen',
  retryOf: (name: string) => `Erneut versuchen: Berechnung von ${name}`,
  restyle: 'Bericht neu erstellen',
  restyleOf: (name: string) => `Bericht neu erstellen: ${name}, im aktuellen Corporate Design`,
  restyling: 'Wird im aktuellen Corporate Design neu erstellt',
  olderStyle: 'Bericht in einem früheren Corporate Design',
  newerBasis: {
    curve: 'Für die Übergangseffekte ist eine neuere Zinskurve bekannt',
    set: 'Für die Übergangseffekte ist ein anderer Szenariensatz bekannt, der vorgeht',
    both: 'Für die Übergangseffekte sind eine neuere Zinskurve und ein anderer Szenariensatz bekannt',
  },
  withVariants: (count: number) => `Bericht mit ${formats.counted(count, { one: 'Variante', other: 'Varianten' })}`,
  erasesShort: (day: string) => `Wird gelöscht am ${day}`,
  erasedShort: (day: string) => `Gelöscht am ${day}`,
  erasedOn: (day: string) => `Teilnehmerdaten am ${day} gelöscht; der Bericht bleibt`,
  erasedWithoutReportOn: (day: string) => `Teilnehmerdaten am ${day} gelöscht`,
  findingsErasedOn: (day: string) => `Fehlerdatei am ${day} gelöscht`,
  findingsEraseOn: (day: string) => `Die Fehlerdatei wird am ${day} gelöscht`,
  deleteOf: (name: string) => `Dossier ${name} löschen`,
  emptyTitle: 'Es gibt noch keine Dossiers',
  emptyText: 'Ein Dossier umfasst eine Versorgungsregelung: Sie füllen die Excel-Vorlage aus und fügen sie hier hinzu.',
  progressOf: (name: string) => `Fortschritt von ${name}`,
  progress: {
    waiting: (place: number | null) =>
      place === null ? 'In der Warteschlange' : `Platz ${formats.wholeNumber(place)} in der Warteschlange`,
    reading: (rows: number) => `${formats.counted(rows, { one: 'Zeile', other: 'Zeilen' })} gelesen`,
    calculating: (done: number, total: number) =>
      `${formats.wholeNumber(done)} von ${formats.counted(total, { one: 'Teilnehmer', other: 'Teilnehmern' })} berechnet`,
    effects: 'gesetzliche Übergangseffekte werden berechnet',
    writing: (files: number) => `${formats.counted(files, { one: 'Datei', other: 'Dateien' })} geschrieben`,
    done: 'Wird abgeschlossen',
  },
  announcement: {
    added: (name: string) => `Dossier ${name} wurde hinzugefügt und wird berechnet.`,
    started: (name: string) => `Dossier ${name} wird berechnet.`,
    cancelled: (name: string) => `Die Berechnung des Dossiers ${name} wurde abgebrochen.`,
    Finished: (name: string) => `Dossier ${name} ist berechnet.`,
    Failed: (name: string) => `Die Berechnung von Dossier ${name} ist fehlgeschlagen.`,
    FailedWithError: (name: string) => `Die Datei von Dossier ${name} enthält Fehler.`,
  },
} as const;

export const newDossier = {
  title: 'Neues Dossier hinzufügen',
  name: 'Dossiername',
  file: 'Excel-Datei',
  drop: 'Ziehen Sie Ihre Excel-Datei hierher oder',
  choose: 'wählen Sie eine Datei',
  limits: `Nur .xlsx, höchstens ${uploadRules.maximumMegabytes} MB, ohne Kennwort und ohne Makros.`,
  otherFile: 'Andere Datei wählen',
  submit: 'Hinzufügen',
  uploading: 'Wird gesendet…',
  uploaded: 'Gesendet, wird gespeichert…',
  templateSingle: 'Laden Sie hier eine leere Vorlage zum Ausfüllen herunter.',
  templateSeveral: 'Noch keine ausgefüllte Datei? Laden Sie eine leere Vorlage für die Art der Umstellung herunter:',
  template: { dcToDc: 'DC to DC', dbToDc: 'DB to DC', ambitionDbToDc: 'Ambition DB to DC' },
  templateOf: (kind: string) => `${kind}: leere Vorlage herunterladen`,
} as const;

export const dossierDeletion = {
  title: 'Dossier löschen',
  question: 'Möchten Sie dieses Dossier wirklich löschen?',
  consequence: (name: string) =>
    `Das Dossier „${name}“ und die zugehörigen Dateien werden gelöscht. Rückgängig machen ist noch zehn Sekunden möglich.`,
} as const;

/** Taking everything of an employer along, and erasing it. */
export const employerData = {
  title: 'Daten dieses Arbeitgebers',
  link: 'Daten verwalten',
  description: 'Alles, was zu diesem Arbeitgeber gespeichert ist: herunterladen oder endgültig löschen.',
  keptTitle: 'Was gespeichert ist',
  dossiers: (count: number) => formats.counted(count, { one: 'Dossier', other: 'Dossiers' }),
  files: (count: number) => formats.counted(count, { one: 'Datei', other: 'Dateien' }),
  holders: (count: number) => formats.counted(count, { one: 'Person mit Zugang', other: 'Personen mit Zugang' }),
  kept: 'Die Angaben zum Arbeitgeber selbst und was das Protokoll über ihn festhält.',
  exportTitle: 'Alles herunterladen',
  exportText:
    'Eine Zip-Datei mit allen Dateien aller Dossiers, den erfassten Daten als JSON und als Listen für Excel, den Zugängen und dem Protokoll dieses Arbeitgebers. Das Herunterladen wird protokolliert.',
  exportButton: 'Alles herunterladen (zip)',
  exporting: 'Die Datei wird erstellt…',
  eraseTitle: 'Alles löschen',
  eraseText:
    'Der Arbeitgeber, die Dossiers mit allen Dateien und die Zugänge seiner Mitarbeiter verschwinden endgültig. Im Protokoll bleibt ohne Namen stehen, dass etwas geschehen ist. Laden Sie zuerst herunter, was Sie aufbewahren müssen.',
  eraseButton: 'Alles löschen',
  questionTitle: 'Alle Daten löschen',
  question: (name: string) => `Möchten Sie wirklich alles von ${name} endgültig löschen?`,
  consequence: (count: number) =>
    `${formats.counted(count, { one: 'Dossier', other: 'Dossiers' })} mit allen Dateien und alle Zugänge der Mitarbeiter werden gelöscht. Dies kann nicht rückgängig gemacht werden.`,
  failed: 'Die Daten wurden nicht gelöscht.',
} as const;

const errors = (count: number) => formats.counted(count, { one: 'Fehler', other: 'Fehler' });
const warnings = (count: number) => formats.counted(count, { one: 'Warnung', other: 'Warnungen' });

/** What is found in a file, before it is sent and after it was refused. The findings themselves are in Dutch. */
export const findings = {
  caption: 'Befunde in der Datei',
  wide: 'Befunde in der Datei, seitlich verschiebbar',
  columns: { severity: 'Art', sheet: 'Blatt', cell: 'Zelle', value: 'Wert', what: 'Was', remedy: 'Was Sie tun können' },
  error: 'Fehler',
  warning: 'Warnung',
  errors,
  warnings,
  both: (errorCount: number, warningCount: number) => `${errors(errorCount)} und ${warnings(warningCount)}`,
  wholeFile: 'Ganze Datei',
  all: (count: number) => `Alle (${formats.wholeNumber(count)})`,
  sheet: (name: string, count: number) => `${name} (${formats.wholeNumber(count)})`,
  goTo: 'Gehe zu',
  search: 'In den Befunden suchen',
  none: 'Kein Befund entspricht Ihrer Suche.',
  more: (count: number) => `${formats.wholeNumber(count)} weitere anzeigen`,
  shown: (count: number, total: number) =>
    `${formats.wholeNumber(count)} von ${formats.counted(total, { one: 'Befund', other: 'Befunden' })}`,
  erased: 'Was in den Zellen stand, wurde gelöscht; die Art jedes Befundes und seine Stelle stehen noch da.',
  download: 'Fehlerdatei herunterladen',
  chooseAgain: 'Erneut auswählen',
} as const;

/** The check of a chosen file, on the computer of whoever chose it. */
export const fileCheck = {
  thisEmployer: 'dieser Arbeitgeber',
  newEmployer: (name: string) => `Neuer Arbeitgeber: ${name}`,
  steps: { employer: 'Arbeitgeber', kind: 'Art der Änderung', file: 'Datei', check: 'Prüfung' },
  change: 'Ändern',
  states: { done: 'erledigt', refused: 'abgelehnt', open: 'jetzt', later: 'noch nicht' },
  haveFile: 'Ich habe schon eine Datei',
  kindInFile: 'siehe Datei',
  toCheck: 'Zur Prüfung',
  refusedAmong: 'Eine der Dateien kann nicht gesendet werden. Entfernen Sie sie, um die anderen hinzuzufügen.',
  later: 'Sobald Sie eine Datei auswählen, wird sie hier geprüft. Dabei wird noch nichts gesendet.',
  checking: 'Die Datei wird auf Ihrem Computer geprüft…',
  sound: 'Keine Fehler oder Warnungen gefunden.',
  answer: 'Erste Antwort',
  answering: 'Die erste Antwort wird auf Ihrem Computer berechnet…',
  unanswered:
    'Die Antwort konnte hier nicht berechnet werden. Das geschieht auf dem Server, wenn Sie die Datei senden.',
  stopped: 'Die Prüfung dauerte zu lange und wurde beendet. Beim Senden prüft der Server die Datei.',
  failed: 'Die Datei konnte hier nicht geprüft werden. Das geschieht auf dem Server, wenn Sie sie senden.',
  onlyHere: 'Auf Ihrem Computer geprüft; es wurde noch nichts gesendet.',
  errorsFound: 'Mit Fehlern wird nicht gerechnet. Berichtigen Sie die Datei in Excel und wählen Sie sie erneut aus.',
  warningsFound: 'Mit Warnungen wird gerechnet. Lesen Sie sie, bevor Sie die Datei senden.',
  haveRead: 'Ich habe die Warnungen gelesen',
  readFirst: 'Lesen Sie zuerst die Warnungen und kreuzen Sie dies an.',
  sendAnyway: 'Trotzdem senden',
  errorFile: 'Fehlerdatei hier erstellen',
  errorFileName: (name: string) => `Fehler_${name}`,
  summary: {
    kind: 'Art',
    employer: 'Arbeitgeber',
    participants: 'Teilnehmer',
    ages: 'Alter am Bewertungsstichtag',
    salaries: 'Gehälter zusammen (Vollzeitgehalt × Teilzeitprozentsatz)',
    valuationDate: 'Bewertungsstichtag',
    transitionDate: 'Übergangsdatum',
    contractEnd: 'Vertragsende',
  },
  unknown: 'nicht gelesen',
  notFilledIn: 'nicht ausgefüllt',
  participants: (count: number) => formats.wholeNumber(count),
  participantsOf: (count: number, rows: number) =>
    `${formats.wholeNumber(count)} von ${formats.counted(rows, { one: 'Zeile', other: 'Zeilen' })} gelesen`,
  countedOf: (counted: number, leftOut: number) =>
    `${formats.wholeNumber(counted)} mitgerechnet, ${formats.wholeNumber(leftOut)} nicht`,
  ages: (youngest: number, oldest: number) => `${youngest} bis ${oldest} Jahre`,
  several: (count: number) =>
    `Sie fügen ${formats.counted(count, { one: 'Dossier', other: 'Dossiers' })} hinzu, jedes mit dem Namen seiner Datei. Sie können die Namen ändern.`,
  remove: (name: string) => `${name} nicht hinzufügen`,
  dropHere: 'Lassen Sie die Datei los, um ein Dossier hinzuzufügen',
  kinds: {
    dcToDc: 'Von einer Beitragsregelung mit Staffel zu einer neuen Beitragsregelung.',
    dbToDc: 'Von einer versicherten Durchschnittsgehaltsregelung zu einer neuen Beitragsregelung.',
    ambitionDbToDc: 'Von einer Durchschnittsgehaltsregelung mit Ambition zu einer neuen Beitragsregelung.',
  },
  tryExample: 'Beispiel ausprobieren',
  tryExampleOf: (kind: string) => `Beispiel ausprobieren: ${kind}`,
  exampleFile: 'Beispiel herunterladen',
  exampleFileOf: (kind: string) => `Beispiel herunterladen: ${kind}`,
  exampleName: (kind: string) => `Beispiel ${kind}`,
} as const;

/** Asked before a window with something unsaved in it closes. */
export const closing = {
  title: 'Fenster schließen',
  changed: 'Möchten Sie dieses Fenster wirklich schließen?',
  changedConsequence: 'Ihre Eingaben werden nicht gespeichert.',
  sending: 'Das Senden läuft noch. Möchten Sie es abbrechen?',
  sendingConsequence: 'Was noch nicht gesendet wurde, wird nicht hinzugefügt.',
} as const;

/** Whether the files of a dossier are a concept, and having them made again. */
export const finalMark = {
  concept:
    'Bericht und Word-Dokumente tragen das Wort CONCEPT (Entwurf), bis ein Berater sie als endgültig kennzeichnet.',
  isFinal: (by: string, moment: string) => `Als endgültig gekennzeichnet von ${by}, ${moment}.`,
  makeFinal: 'Als endgültig kennzeichnen',
  backToConcept: 'Zurück zum Entwurf',
  makeAgain: 'Dateien aktualisieren',
  running: 'Die Dateien werden neu erstellt.',
  barred: 'Das kann noch nicht endgültig werden.',
  sure: 'Trotzdem als endgültig kennzeichnen?',
  open: 'Noch offen:',
  forbidden: 'Die Prämie der gewählten Option ist nicht erlaubt.',
  toTexts: 'Zu den Texten',
  earlier: (name: string) => `${name}: vor dieser Berechnung geprüft.`,
  otherChoice: (name: string, choice: string) => `${name}: geschrieben, als Wahl ${choice} galt.`,
};

export const documents = {
  title: 'Dokumente',
  lead: 'Was Sie hier schreiben, wird beim Tippen gespeichert. In Bericht und Word-Dokumenten steht es, sobald Sie die Dateien aktualisieren.',
  leadRead: 'Was der Berater für Bericht und Word-Dokumente schrieb.',
  notApplicable: 'Nicht zutreffend',
  notApplicableOf: (name: string) => `Nicht zutreffend: ${name}`,
  open: 'Noch offen',
  saved: 'Gespeichert',
  saving: 'Wird gespeichert…',
  unsaved: 'Nicht gespeichert',
  changedBy: (name: string) => `${name} hat diesen Text inzwischen geändert:`,
  keepMine: 'Meinen Text behalten',
  takeTheirs: 'Diesen Text übernehmen',
  before: (count: number) => `Frühere Texte (${count})`,
  putBack: 'Wiederherstellen',
  earlier: 'Vor dieser Berechnung geprüft: Die Zahlen haben sich seither geändert.',
  otherChoice: (choice: string) => `Geschrieben, als Wahl ${choice} galt. Stimmt der Text noch?`,
  confirm: 'Text stimmt noch',
  unasked: 'Die Dokumente dieses Dossiers verlangen diesen Text jetzt nicht.',
  older: 'Die Dateien sind älter als diese Texte.',
  appendix: 'Anhang des Berichts',
  appendixLead: (most: number) =>
    `Wählen Sie höchstens ${most} Themen. Ohne Wahl bestimmt das Dossier, was im Anhang steht. Die Dateien werden neu erstellt, wenn Sie die Wahl übernehmen.`,
  takeAppendix: 'Wahl übernehmen',
};

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

export const general = {
  skipToContent: 'Zum Inhalt springen',
  home: 'Startseite',
  clients: 'Arbeitgeber',
  dossiers: 'Dossiers',
  organisations: 'Organisationen',
  messages: 'Kontaktnachrichten',
  centralBank: 'Szenariosets und Zinskurven',
  auditLog: 'Protokoll',
  houseStyle: 'Corporate Design',
  accessCodes: 'Zugangscodes',
  settings: 'Einstellungen',
  security: 'Sicherheit',
  logOut: 'Abmelden',
  mainNavigation: 'Hauptnavigation',
  breadcrumbs: 'Navigationspfad',
  toTop: 'Nach oben',
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  retry: 'Erneut versuchen',
  yes: 'Ja',
  no: 'Nein',
  optional: 'optional',
  language: 'Sprache (language)',
  scheme: 'Darstellung',
  schemes: { system: 'Hell oder dunkel: wie Ihr System', light: 'Hell', dark: 'Dunkel' },
  manual: 'Erklärung im Handbuch',
  manualOpens: 'PDF auf Niederländisch, öffnet in einem neuen Tab',
  notifications: 'Meldungen',
  homeOf: (name: string) => `${name}, zur Startseite`,
} as const;

export const houseStyle = {
  description: 'So sehen der Bericht und die Ergebnisdatei Ihrer Organisation aus.',
  formTitle: 'Name und Farben',
  name: 'Name',
  nameHint: 'Steht am unteren Rand jeder Folie',
  primary: 'Hauptfarbe',
  primaryHint: 'Titelfolie, Balken, Überschriften und die ersten Linien in Diagrammen',
  accent: 'Akzentfarbe',
  accentHint: 'Kleine Akzente und die übrigen Linien in Diagrammen',
  picker: (label: string) => `${label} wählen`,
  contactLine: 'Kontaktzeile',
  contactLineHint: 'Zum Beispiel Adresse, Telefon und Website, in einer Zeile',
  saved: 'Das Corporate Design wurde gespeichert. Neue Berichte erhalten dieses Design.',
  restyleHint: 'Bestehende Berichte ändern sich erst, wenn Sie sie unten neu erstellen.',
  failed: 'Das Corporate Design wurde nicht gespeichert.',
  loadLatest: 'Neuestes Corporate Design laden',
  reset: 'Standard wiederherstellen',
  unsaved: 'Noch nicht gespeichert',
  previewTitle: 'Vorschau',
  previewCover: 'Titelfolie des Berichts in diesem Corporate Design',
  previewFigures: 'Folie mit den Wahlmöglichkeiten in diesem Corporate Design',
  previewExample:
    'Mit den Zahlen eines Beispieldossiers; Berichte sind niederländisch. Farben, Logo und Anordnung sind die des Berichts.',
  previewOwn: (name: string) =>
    `Aus Ihrem neuesten Dossier, ${name}; Berichte sind niederländisch. Farben, Logo und Anordnung sind die des Berichts.`,
  contrastTitle: 'Lesbarkeit',
  onColour: (colour: string) => `Text auf ${colour}`,
  white: 'weiß',
  dark: 'dunkel',
  ratio: (value: number) => `${formats.oneDecimal(value)}:1`,
  textFact: (text: string, ratio: string) => `${text}, ${ratio}`,
  titleFact: 'Überschriften auf Weiß',
  accentFact: 'Akzentfarbe auf Weiß',
  asGiven: 'Ihre Farbe',
  darkened: (colour: string) => `abgedunkelt auf #${colour}`,
  primaryOnly: 'Hauptfarbe',
  decorationOnly: 'nur als Verzierung, nie als Text',
} as const;

export const logoField = {
  label: 'Logo',
  limits: `PNG, JPG oder SVG, höchstens ${logoRules.maximumMegabytes} MB. Ein SVG wird als Bild gespeichert.`,
  drop: 'Ziehen Sie Ihr Logo hierher oder',
  choose: 'wählen Sie eine Datei',
  other: 'Anderes Logo wählen',
  remove: 'Logo löschen',
  uploading: 'Wird gesendet…',
  saved: 'Das Logo wurde gespeichert.',
  removed: 'Das Logo wurde gelöscht.',
  failed: 'Das Logo wurde nicht gespeichert.',
  size: (width: number, height: number) => `${formats.wholeNumber(width)} × ${formats.wholeNumber(height)} Pixel`,
  alternative: (name: string) => `Logo von ${name}`,
} as const;

export const styleReset = {
  title: 'Standard wiederherstellen',
  question: 'Möchten Sie das Standarddesign wirklich wiederherstellen?',
  consequence:
    'Ihr Name, Ihre Farben, Ihre Kontaktzeile und Ihr Logo werden gelöscht. Bestehende Berichte ändern sich nicht.',
  failed: 'Das Standarddesign wurde nicht wiederhergestellt.',
} as const;

export const officeStandards: Catalogue['officeStandards'] = {
  title: 'Standardwerte',
  description: 'Womit die Vorlagen Ihrer Organisation ausgefüllt sind.',
  cardText:
    'Zins, Rendite und andere Annahmen, die Ihr Büro in jeder neuen Vorlage haben will. Der Bericht nennt sie als Standard Ihres Büros.',
  open: 'Standardwerte einstellen',
  historyTitle: 'Früher festgelegt',
  none: 'Ihre Vorlagen haben die Standardwerte von Evenwicht.',
  terms: 'Festlegen',
  adoptedOn: 'Festgelegt am',
  reason: 'Grund',
  reasonHint: 'Steht in der Vorlage und im Bericht.',
  marked: 'Prüfen Sie die markierten Felder.',
  saved: 'Die Standardwerte sind gespeichert.',
  failed: 'Die Standardwerte wurden nicht gespeichert.',
  loadLatest: 'Neueste Standardwerte laden',
  ours: (standard) => `Evenwicht: ${standard}`,
  hint: (standard, allowed) => `Leer: ${standard}. Eingabe: ${allowed}.`,
  range: (from, to) => `${from} bis ${to}`,
  rowsHint: (standard, allowed) => `Eine Zeile je Reihe. Leer: ${standard}. Eingabe: ${allowed}.`,
  stored: (count, day) => (count === 1 ? `1 Wert, gespeichert am ${day}` : `${count} Werte, gespeichert am ${day}`),
};

export const invitations = {
  title: 'Einladungen',
  text: 'Der Anbieter schlägt vor, diesen Personen beratenden Zugang zu Ihrer Organisation zu geben. Damit sieht man alle Arbeitgeber und Dossiers. Einen Code gibt es erst, wenn Sie bestätigen, und nur Sie bekommen ihn zu sehen.',
  by: (name: string, day: string) => `Eingeladen von ${name} (Anbieter) am ${day}`,
  known: 'Hat bei Ihrer Organisation bereits beratenden Zugang und erhält einen weiteren Code.',
  confirm: 'Bestätigen',
  confirmOf: (name: string) => `Einladung von ${name} bestätigen`,
  refuse: 'Ablehnen',
  refuseOf: (name: string) => `Einladung von ${name} ablehnen`,
  confirmQuestion: (name: string) => `Soll ${name} wirklich Zugang erhalten?`,
  confirmConsequence:
    'Bestätigen Sie nur Personen, die Sie kennen. Sie sehen danach den Code und geben ihn selbst weiter.',
  confirmTitle: 'Einladung bestätigen',
  confirmFailed: 'Die Einladung wurde nicht bestätigt.',
  refuseTitle: 'Einladung ablehnen',
  refuseQuestion: (name: string) => `Möchten Sie die Einladung von ${name} wirklich ablehnen?`,
  refuseConsequence: 'Dann gibt es keinen Code. Der Anbieter kann erneut einladen.',
  refuseFailed: 'Die Einladung wurde nicht abgelehnt.',
  waiting: 'Wartet auf Bestätigung',
  waitingText:
    'Die Einladung wird von jemandem mit beratendem Zugang bei dieser Organisation unter Zugangscodes bestätigt; von dort wird auch der Code weitergegeben. Sie sehen diesen Code nicht.',
  withdraw: 'Zurückziehen',
  withdrawOf: (name: string) => `Einladung von ${name} zurückziehen`,
  withdrawTitle: 'Einladung zurückziehen',
  withdrawQuestion: (name: string) => `Möchten Sie die Einladung von ${name} wirklich zurückziehen?`,
  withdrawConsequence: 'Dann gibt es keinen Code.',
  withdrawFailed: 'Die Einladung wurde nicht zurückgezogen.',
  invitedTitle: 'Einladung liegt bereit',
  invited: (name: string) => `${name} erhält Zugang, sobald die Einladung in dieser Organisation bestätigt ist.`,
} as const;

export const accessNotices = {
  label: 'Hinweise zum Zugang',
  acts: {
    'access issued by operator': (holder: string, moment: string) =>
      `Der Betreiber des Servers hat ${holder} am ${moment} Zugang gegeben.`,
    'second factor reset by provider': (holder: string, moment: string) =>
      `Der Anbieter hat am ${moment} den zweiten Faktor von ${holder} gelöscht. Die Codes, die der Anbieter ${holder} gegeben hat, sind gesperrt.`,
    'second factor reset by operator': (holder: string, moment: string) =>
      `Der Betreiber des Servers hat am ${moment} den zweiten Faktor von ${holder} gelöscht.`,
    'recovered by issued code': (holder: string, moment: string) =>
      `${holder} hat sich am ${moment} zur Wiederherstellung mit dem ausgestellten Zugangscode angemeldet.`,
    'second factor guessed': (holder: string, moment: string) =>
      `Für ${holder} wurden bis ${moment} mehrmals falsche Codes des zweiten Faktors eingegeben. War das nicht ${holder}? Lassen Sie dann den Zugangscode ersetzen.`,
  },
  actsText: 'Wissen Sie davon nichts? Sperren Sie dann den Code und fragen Sie beim Anbieter nach.',
  dismiss: 'Gesehen',
  waiting: (count: number) =>
    `${formats.counted(count, { one: 'Einladung wartet auf Ihre Bestätigung', other: 'Einladungen warten auf Ihre Bestätigung' })}.`,
  ownCode:
    'Der Anbieter hat Ihren Zugangscode ausgestellt und kann ihn kennen, auch wenn Sie ihn getauscht haben. Ersetzen Sie ihn durch einen Code, den nur Sie kennen.',
  toCodes: 'Zu den Zugangscodes',
} as const;

/** The key figures of a dossier. Each says over which time, of whom, and with or without compensation it is. */
export const keyFigures = {
  title: 'Ergebnis in Kürze',
  names: {
    progressive: 'Steigend für Teilnehmer',
    flatForAll: 'Einheitlich für alle',
    budgetNeutralFlat: 'Einheitlich, gleiche Kosten',
    budgetNeutralProgressive: 'Progressive Staffel',
    profitNeutralFlat: 'Einheitlich, gleiche Rente',
    profitNeutralProgressive: 'Progressive Staffel',
    ambition: 'Ambitionsstaffel',
    ownFlat: 'Ihr einheitlicher Beitrag',
    ownScale: 'Ihre Staffel',
    keptScale: 'Staffel behalten',
    highestFlat: 'Höchster einheitlicher Beitrag',
  },
  scale: (lowest: string, highest: string) => `${lowest} bis ${highest}`,
  chosen: 'Gewählt',
  notChosen: 'Noch nicht gewählt',
  notSurelyAllowed: 'Ob dieser Beitrag zulässig ist, steht nicht fest',
  allForbidden: 'Keiner der berechneten Beiträge ist so zulässig',
  noneSurelyAllowed: 'Von keinem der berechneten Beiträge steht fest, dass er zulässig ist',
  inYear: (year: string) => `Im Jahr ${year}`,
  from: (day: string) => `Zwölf Monate ab ${day}`,
  withEntrants: '30 Jahre mit neuen Beschäftigten',
  withoutEntrants: '30 Jahre ohne neue Beschäftigte',
  conditions: {
    firstYear: 'mit Kompensation und einmaligen Kosten',
    thirtyYears: 'mit Kompensation und einmaligen Kosten, Barwert',
    lessPension: 'erwartet, vor Kompensation',
  },
  lessPension: 'Weniger Rente',
  ofAll: (count: string, total: string) => `${count} von ${total}`,
  verdict: { allowed: 'Zulässig', doubted: 'Steht nicht fest', forbidden: 'Nicht zulässig' },
  inRow: {
    chosen: (choice: string, premium: string) => `${choice} gewählt, ${premium}`,
    inView: (choice: string, premium: string) => `${choice}, ${premium}`,
    thirtyYears: (compared: string) => `30 Jahre ${compared}`,
    verdicts: {
      more: (difference: string) => `${difference} mehr`,
      less: (difference: string) => `${difference} weniger`,
      nearlyEqual: 'nahezu gleich',
      equal: 'gleich',
    },
    lessPension: (count: string, total: string) => `${count} von ${total} weniger Rente`,
  },
  amountAndShare: (amount: string, share: string) => `${amount} (${share})`,
  verdicts: {
    more: (difference: string) => `${difference} mehr als jetzt`,
    less: (difference: string) => `${difference} weniger als jetzt`,
    nearlyEqual: 'nahezu gleich viel wie jetzt',
    equal: 'gleich viel wie jetzt',
  },
} as const;

export const messages = {
  description: (days: number) =>
    `Nachrichten aus dem Kontaktformular. Sie werden ${formats.counted(days, { one: 'Tag', other: 'Tage' })} aufbewahrt.`,
  receivedOn: 'Empfangen',
  sender: 'Absender',
  message: 'Nachricht',
  state: 'Status',
  open: 'Offen',
  handledBy: (name: string, moment: string) => `Erledigt von ${name}, ${moment}`,
  handled: 'Erledigt',
  mailed: (moment: string) => `Am ${moment} auch per E-Mail gesendet`,
  signedInAs: (organisation: string) => `Angemeldet bei ${organisation}`,
  actions: 'Aktionen',
  read: 'Lesen',
  readOf: (name: string) => `Nachricht von ${name} lesen`,
  title: (name: string) => `Nachricht von ${name}`,
  markHandled: 'Erledigt',
  markHandledOf: (name: string) => `Nachricht von ${name} ist erledigt`,
  reopen: 'Wieder öffnen',
  reopenOf: (name: string) => `Nachricht von ${name} wieder öffnen`,
  delete: 'Löschen',
  deleteOf: (name: string) => `Nachricht von ${name} löschen`,
  organisation: 'Organisation',
  email: 'E-Mail-Adresse',
  phone: 'Telefon',
  emptyTitle: 'Es gibt keine Kontaktnachrichten',
  emptyText: 'Was jemand mit dem Kontaktformular sendet, erscheint hier.',
  failed: 'Die Nachricht wurde nicht aktualisiert.',
} as const;

export const messageDeletion = {
  title: 'Nachricht löschen',
  question: (name: string) => `Möchten Sie die Nachricht von ${name} wirklich löschen?`,
  consequence:
    'Die Nachricht und die Kontaktdaten sind danach nicht mehr vorhanden. Dies kann nicht rückgängig gemacht werden.',
  failed: 'Die Nachricht wurde nicht gelöscht.',
} as const;

export const organisations = {
  description: 'Die Beratungsorganisationen, die dieses Programm nutzen, mit ihren Zugangscodes.',
  add: 'Organisation hinzufügen',
  name: 'Organisation',
  createdOn: 'Hinzugefügt',
  activeCodes: 'Aktive Codes',
  lastSignIn: 'Zuletzt angemeldet',
  never: 'Noch nicht',
  state: 'Status',
  active: 'Aktiv',
  inactive: 'Inaktiv',
  own: 'Ihre eigene Organisation',
  actions: 'Aktionen',
  codes: 'Codes',
  codesOf: (name: string) => `Codes von ${name}`,
  edit: 'Bearbeiten',
  editOf: (name: string) => `${name} bearbeiten`,
  emptyTitle: 'Es gibt noch keine Organisationen',
  emptyText:
    'Fügen Sie die erste Beratungsorganisation hinzu und stellen Sie ihren Beraterinnen und Beratern einen Zugangscode aus.',
} as const;

export const organisationForm = {
  addTitle: 'Organisation hinzufügen',
  editTitle: 'Organisation bearbeiten',
  name: 'Name der Organisation',
  isActive: 'Aktiv',
  inactiveHint:
    'Solange eine Organisation nicht aktiv ist, ist niemand aus dieser Organisation angemeldet und kann sich niemand anmelden.',
  ownHint: 'Ihre eigene Organisation bleibt aktiv.',
  add: 'Hinzufügen',
  failed: 'Die Organisation wurde nicht gespeichert.',
} as const;

/** The page on which participants come into a template from a file with columns of its own. */
export const participantsFile = {
  title: 'Teilnehmer aus einer anderen Datei',
  description:
    'Übernimmt eine Liste aus Ihrem Gehaltsprogramm oder von einem Versicherer in unsere Vorlage, ohne Kopieren und Einfügen.',
  link: 'Teilnehmer aus einer anderen Datei',
  linkText: 'Stehen die Teilnehmer in einer Liste mit eigenen Spalten?',
  onlyHere: 'Die Datei wird auf Ihrem Computer gelesen; sie wird nicht gesendet.',
  steps: { file: 'Dateien', rows: 'Zeilen', columns: 'Spalten', questions: 'Fragen', result: 'Vorlage' },
  file: 'Datei mit Teilnehmern',
  limits: (size: string) => `Eine Excel-Arbeitsmappe (.xlsx) oder eine Textdatei (.csv), höchstens ${size}.`,
  drop: 'Ziehen Sie die Datei hierher oder',
  kind: 'Art der Änderung',
  template: 'Vorlage',
  uses: {
    new: 'Eine neue Vorlage',
    replaced: 'Meine eigene Vorlage: Teilnehmer ersetzen',
    completed: 'Meine eigene Vorlage: Teilnehmer ergänzen',
  },
  ownTemplateFile: 'Ihre ausgefüllte Vorlage',
  ownTemplateText:
    'Die Teilnehmer darin werden ersetzt. Was Ihre Liste nicht enthält, etwa das Kapital, bleibt für alle stehen, die noch da sind.',
  reading: 'Die Datei wird gelesen…',
  filling: 'Die Teilnehmer werden in die Vorlage übernommen…',
  failed: 'Das ist auf diesem Computer nicht gelungen. Fügen Sie die Daten in Excel in die Vorlage ein.',
  sheet: 'Blatt',
  citizenNumbers: (headers: string) =>
    `Bürgerservicenummern (BSN) bleiben zurück: ${headers}. Sie kommen nicht in die Vorlage und verlassen Ihren Computer nicht.`,
  personal: (headers: string) =>
    `Ebenfalls nicht übernommen: ${headers}. Wir fragen nicht nach Namen, Adressen oder Kontonummern.`,
  tableLabel: 'Spalten der Vorlage und woher sie kommen, seitlich verschiebbar',
  heads: {
    ours: 'In der Vorlage',
    theirs: 'In Ihrer Datei',
    reading: 'Wie die Werte geschrieben sind',
    sample: 'Zum Beispiel',
  },
  required: 'erforderlich',
  helper: 'kommt nicht in die Vorlage',
  theirsOf: (ours: string) => `${ours}: Spalte in Ihrer Datei`,
  nothing: 'nicht in der Datei',
  rowNumber: 'von oben nach unten nummerieren',
  asIs: 'wie es dort steht',
  periodOf: (ours: string) => `${ours}: Betrag pro`,
  periods: {
    year: 'pro Jahr',
    month: 'pro Monat',
    fourWeeks: 'pro vier Wochen',
    week: 'pro Woche',
    hour: 'pro Stunde',
  },
  supplement: 'Zuzüglich (%)',
  supplementOf: (ours: string) => `${ours}: Urlaubsgeld und andere feste Zulagen, die hinzukommen, in Prozent`,
  partTimePay: 'das Gehalt der gearbeiteten Stunden',
  shareOf: (ours: string) => `${ours}: wie es dort steht`,
  shares: {
    fraction: 'als Teil von 1 (0,8)',
    percent: 'als Prozentsatz (80)',
    hours: 'als Stunden pro Woche',
    fourWeekHours: 'als Stunden pro vier Wochen',
    monthHours: 'als Stunden pro Monat',
  },
  fullWeek: 'Volle Woche (Stunden)',
  daysOf: (ours: string) => `${ours}: Reihenfolge`,
  days: { same: 'Tag-Monat-Jahr', monthFirst: 'Monat/Tag/Jahr' },
  wordOf: (ours: string, word: string) => `${ours}: ${word} bedeutet`,
  leftEmpty: 'leer lassen',
  missing: (columns: string) => `Noch keine Spalte gewählt für: ${columns}.`,
  count: (count: number) => formats.counted(count, { one: 'Teilnehmer', other: 'Teilnehmer' }),
  inTemplate: (participants: string) => `${participants} in der Vorlage`,
  preview: 'Die ersten Teilnehmer, wie sie in die Vorlage kommen',
  previewWide: 'Die ersten Teilnehmer in der Vorlage, seitlich verschiebbar',
  sound: 'Bei den Teilnehmern wurden keine Fehler oder Warnungen gefunden.',
  restLater: 'Füllen Sie danach in Excel die anderen Blätter der Vorlage aus.',
  save: 'Vorlage speichern',
  fileName: (kind: string) => `Teilnehmer_${kind}.xlsx`,
  add: 'Als Dossier hinzufügen',
  source: 'Aufbau',
  newSource: 'Neuer Aufbau',
  remember: 'Aufbau merken',
  rememberAs: 'Name der Quelle',
  rememberHint:
    'Zum Beispiel der Name des Gehaltsprogramms. Gespeichert werden die Namen der Spalten, wie sie gelesen werden und die Kürzel, die für eine Auswahl stehen, wie M und V.',
  remembered: 'Der Aufbau wurde gespeichert.',
  forget: 'Aufbau vergessen',
  place: (sheet: string, header: number, first: number, last: number) =>
    `${sheet === '' ? 'Die Liste' : `Blatt ${sheet}`}: Überschriften in Zeile ${header}, gelesen von Zeile ${first} bis ${last}`,
  rows: {
    firstHeader: 'Erste Zeile mit Überschriften',
    lastHeader: 'Letzte Zeile mit Überschriften',
    first: 'Erste Zeile der Liste',
    last: 'Letzte Zeile der Liste',
  },
  alike: (sheet: string) => `Diese Blätter haben dieselben Spalten wie ${sheet}. Haken Sie an, was zur Liste gehört.`,
  separator: 'Zwischen den Werten steht',
  separators: { ';': 'ein Semikolon (;)', ',': 'ein Komma (,)', '\t': 'ein Tabulator', '|': 'ein Strich (|)' },
  encoding: 'Zeichen',
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows (Westeuropa)',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16, umgekehrt',
  },
  askRows: {
    matched: (count: number) =>
      `${formats.counted(count, { one: 'Teilnehmer hat', other: 'Teilnehmer haben' })} in dieser Liste eine andere Nummer, aber Geburtsdatum und Geschlecht von jemandem in der Vorlage. Kreuzen Sie an, wer derselbe ist.`,
    sameNumber: (count: number) =>
      `${formats.counted(count, { one: 'Teilnehmer hat', other: 'Teilnehmer haben' })} in dieser Liste die Nummer von jemandem in der Vorlage, aber ein anderes Geburtsdatum oder Geschlecht. Kreuzen Sie an, wer trotzdem derselbe ist.`,
    onlyInList: (count: number) =>
      `${formats.counted(count, { one: 'Teilnehmer steht', other: 'Teilnehmer stehen' })} nur in dieser Liste. Kreuzen Sie an, wer hinzukommt.`,
    onlyInTemplate: (count: number) =>
      `${formats.counted(count, { one: 'Teilnehmer steht', other: 'Teilnehmer stehen' })} nur in der Vorlage. Kreuzen Sie an, wer bleibt.`,
    left: (count: number) =>
      `${formats.counted(count, { one: 'Teilnehmer ist', other: 'Teilnehmer sind' })} vor dem Stichtag ausgeschieden oder verstorben. Kreuzen Sie an, wer dennoch zählt.`,
    leaves: (count: number) =>
      `${formats.counted(count, { one: 'Teilnehmer scheidet', other: 'Teilnehmer scheiden' })} nach dem Stichtag und vor der Umstellung aus. Kreuzen Sie an, wer zählt.`,
    later: (count: number) =>
      `${formats.counted(count, { one: 'Teilnehmer kam', other: 'Teilnehmer kamen' })} nach dem Stichtag. Haken Sie an, wer trotzdem zählt.`,
    status: (count: number) =>
      `${formats.counted(count, { one: 'Teilnehmer hat', other: 'Teilnehmer haben' })} einen Status, bei dem meist kein Beitrag mehr gezahlt wird. Kreuzen Sie an, wer dennoch zählt.`,
    hidden: (count: number) =>
      `${formats.counted(count, { one: 'Teilnehmer steht', other: 'Teilnehmer stehen' })} in einer ausgeblendeten Zeile, durch einen Filter oder von Hand. Kreuzen Sie an, wer zählt.`,
    noBirthDate: (count: number) =>
      `${formats.counted(count, { one: 'Zeile hat', other: 'Zeilen haben' })} kein Geburtsdatum. Kreuzen Sie an, was ein Teilnehmer ist.`,
    noFullTimer: (count: number) => `Von den ${count} Teilnehmern arbeitet niemand Vollzeit. Stimmt das?`,
    oddSalaries: (count: number) =>
      `Das mittlere der ${count} Gehälter ist für ein Jahr ungewöhnlich niedrig oder hoch. Stimmt das?`,
    fewHours: (count: number) =>
      `${formats.counted(count, { one: 'Teilnehmer arbeitet', other: 'Teilnehmer arbeiten' })} weniger als 2 %. Stimmt das?`,
    sameSalaries: (count: number) => `Alle ${count} Gehälter sind fast gleich. Stimmt das?`,
    runningSalaries: (count: number) =>
      `Die ${count} Gehälter laufen wie Nummern fort. Ist dies die Spalte mit dem Gehalt?`,
    ages: (count: number) =>
      `${formats.counted(count, { one: 'Teilnehmer ist', other: 'Teilnehmer sind' })} jünger als 15 oder älter als 75. Stimmt das?`,
    manyHours: (count: number) =>
      `${formats.counted(count, { one: 'Teilnehmer arbeitet', other: 'Teilnehmer arbeiten' })} mehr als 100 %. Stimmt das?`,
  },
  askEmployments: (who: string, count: number) =>
    `${formats.counted(count, { one: 'Teilnehmer steht', other: 'Teilnehmer stehen' })} in mehr als einer Zeile: ${who}. Gehört das zusammen?`,
  askColumn: {
    amountsDay: (header: string) => `Von welchem Tag sind die Beträge in ${header}?`,
    born: (header: string) => `Welche Spalte ist das Geburtsdatum des Teilnehmers? Jetzt gewählt: ${header}.`,
    partColumn: (header: string) => `In welcher Spalte steht die Teilzeit? Jetzt gewählt: ${header}.`,
    payColumn: (header: string) => `In welcher Spalte steht das Gehalt? Jetzt gewählt: ${header}.`,
    unit: (header: string) => `Wie steht die Teilzeit in ${header}?`,
    fullWeek: (header: string) => `Wie viele Stunden hat eine volle Arbeitswoche bei ${header}?`,
    period: (header: string) => `Für welchen Zeitraum gilt der Betrag in ${header}?`,
    workedPay: (header: string) => `Ist ${header} das Gehalt einer vollen Arbeitswoche oder der gearbeiteten Stunden?`,
    supplement: (header: string) => `Kommt zu ${header} noch etwas hinzu, das für die Rente zählt?`,
    part: (header: string) => `Zählt ${header} für die Rente?`,
    valuationDate: (header: string) =>
      `Was ist der Stichtag? Wer vor diesem Tag ausgeschieden ist (${header}), zählt nicht.`,
    accrued: (header: string) =>
      `Ist ${header} das bisher Erworbene und nicht das noch Erreichbare? Wenn nicht: Wählen Sie oben eine andere Spalte.`,
    zeroFormulas: (header: string) =>
      `Alle Formeln in ${header} ergeben 0, und die Datei will berechnet werden. Ist 0 richtig? Wenn nicht: Öffnen Sie die Liste in Excel, speichern Sie sie und wählen Sie sie erneut.`,
  },
  answers: {
    header: (value: string) => value,
    fraction: () => 'als Teil von 1',
    percent: () => 'als Prozentsatz',
    hours: () => 'als Stunden pro Woche',
    fourWeekHours: () => 'als Stunden pro vier Wochen',
    monthHours: () => 'als Stunden pro Monat',
    weekHours: (hours: string) => `${hours} Stunden`,
    year: () => 'pro Jahr',
    month: () => 'pro Monat',
    fourWeeks: () => 'pro vier Wochen',
    week: () => 'pro Woche',
    hour: () => 'pro Stunde',
    fullPay: () => 'einer vollen Arbeitswoche',
    workedPay: () => 'der gearbeiteten Stunden',
    nothingOnTop: () => 'nein, alles ist enthalten',
    holiday: () => 'ja, 8 % Urlaubsgeld',
    thirteenth: () => 'ja, 8 % Urlaubsgeld und ein dreizehntes Gehalt',
    onTop: (percent: string) => `ja, ${percent} %`,
    partCounts: () => 'ja, es kommt hinzu',
    partDoesNot: () => 'nein',
    joined: () => 'ja, ein Teilnehmer: Teilzeit addiert, Gehalt gewichtet',
    amounts: () => 'ja, ein Arbeitsverhältnis: Beträge addiert',
    once: () => 'ja, dieselbe noch einmal: die letzte Zeile zählt',
    apart: () => 'nein, einzelne Teilnehmer',
    isRight: () => 'ja, das stimmt',
  },
  example: (who: string, written: string) => `Zum Beispiel ${who}: In Ihrer Liste steht ${written}.`,
  questionOf: (number: number) => `Frage ${number}`,
  proof: (rate: string, pay: string, whose: string, count: number) =>
    `Laut ${rate} ist ${pay} das Gehalt ${whose}: das zeigt sich bei ${formats.counted(count, { one: 'Teilzeitkraft', other: 'Teilzeitkräften' })}.`,
  weekProof: (hours: string, part: string, week: string, count: number) =>
    `Nach ${hours} und ${part} hat eine volle Woche ${week} Stunden: Das zeigt sich bei ${formats.counted(count, { one: 'Teilnehmer', other: 'Teilnehmern' })}.`,
  rowOf: (row: number, who: string) => `Zeile ${row}: ${who}`,
  rowOfSheet: (sheet: string, row: number, who: string) => `Blatt ${sheet}, Zeile ${row}: ${who}`,
  ofRows: (counting: number, of: number) => `${counting} von ${of} zählen`,
  leftOut: (count: number, rows: string) =>
    `${formats.counted(count, { one: 'Zeile zählt', other: 'Zeilen zählen' })} nicht, darunter ${rows}.`,
  joined: (count: number) =>
    `Die Zeilen von ${formats.counted(count, { one: 'Teilnehmer', other: 'Teilnehmern' })} wurden zusammengefasst.`,
  answerFirst: (count: number) =>
    `Beantworten Sie zuerst ${formats.counted(count, { one: 'Frage', other: 'Fragen' })} oben.`,
  change: 'Ändern',
  next: 'Weiter',
  tickAll: 'Alle',
  tickNone: 'Niemand',
  rowsLabel: 'Zeilen, lässt sich verschieben',
  facts: 'Was aus jeder Spalte wurde',
  factsWide: 'Was aus jeder Spalte wurde, lässt sich seitlich verschieben',
  factHeads: {
    ours: 'In der Vorlage',
    theirs: 'Aus Ihrer Spalte',
    lowest: 'Niedrigster',
    middle: 'Mittlerer',
    highest: 'Höchster',
    total: 'Zusammen',
    empty: 'Leer',
  },
  completedText: 'Was leer ist, wird aus dieser Liste ergänzt; nichts wird ersetzt.',
  nextList: 'Aus einer weiteren Liste ergänzen',
  askedDays: { valuationDate: 'Stichtag', amountsDay: 'Tag der Beträge' },
  came: (count: number, numbers: string) =>
    `${formats.counted(count, { one: 'Teilnehmer kommt', other: 'Teilnehmer kommen' })} hinzu: ${numbers}.`,
  went: (count: number, numbers: string) =>
    `${formats.counted(count, { one: 'Teilnehmer steht', other: 'Teilnehmer stehen' })} nicht mehr in der Vorlage: ${numbers}.`,
  kept: (count: number) =>
    `${formats.counted(count, { one: 'Wert dieser Liste wurde', other: 'Werte dieser Liste wurden' })} nicht übernommen: In der Vorlage stand schon ein anderer.`,
  held: (columns: string, count: number, numbers: string) =>
    `Bleibt für ${formats.counted(count, { one: 'Teilnehmer', other: 'Teilnehmer' })} stehen (${numbers}), da nicht in Ihrer Liste: ${columns}.`,
  amountsOfDay: (header: string, day: string) =>
    `Die Beträge in ${header} sind vom ${day} und werden nicht umgerechnet. Ist das nicht der Stichtag, wählen Sie diesen Tag als Stichtag oder bitten Sie um eine neue Aufstellung.`,
  inView: 'Zeilen des Blattes, lässt sich seitlich verschieben',
  unreadable: (headers: string) =>
    `Die Werte sind nicht lesbar in: ${headers}. Wählen Sie die Spalte selbst, oder korrigieren Sie die Liste.`,
};

/** Making reports again in another house style. */
export const reports = {
  title: 'Bestehende Berichte',
  outdated: (count: number) =>
    `${formats.counted(count, { one: 'Bericht hat', other: 'Berichte haben' })} noch ein früheres Corporate Design.`,
  upToDate: 'Alle Berichte haben das aktuelle Corporate Design.',
  running: (count: number) =>
    `Noch ${formats.counted(count, { one: 'Bericht wird', other: 'Berichte werden' })} neu erstellt. Sie können inzwischen weiterarbeiten.`,
  fixed: (count: number) =>
    `${formats.counted(count, { one: 'Bericht bleibt, wie er ist: Die Eingabedatei ist', other: 'Berichte bleiben, wie sie sind: Die Eingabedateien sind' })} nicht mehr gespeichert.`,
  restyle: (count: number) => `${formats.counted(count, { one: 'Bericht', other: 'Berichte' })} neu erstellen`,
  progress: 'Fortschritt beim Neuerstellen',
  unsaved: 'Bitte zuerst speichern: Berichte erhalten das gespeicherte Corporate Design.',
  failed: 'Die Berichte werden nicht neu erstellt.',
} as const;

/** The page with the outcome of a dossier. What it says of the outcome itself comes with the outcome, in Dutch. */
export const results = {
  title: (dossier: string) => `Ergebnis von ${dossier}`,
  titleUnknown: 'Ergebnis eines Dossiers',
  description: 'Die berechneten Beiträge mit ihren Kosten, Renten und Prüfungen.',
  participants: (count: number) => formats.counted(count, { one: 'Teilnehmer', other: 'Teilnehmer' }),
  transition: (day: string) => `Übergang ${day}`,
  calculatedOn: (moment: string) => `berechnet ${moment}`,
  download: 'Herunterladen',
  files: {
    inputFile: 'Eingabedatei (Excel)',
    outputFile: 'Ergebnisdatei (Excel)',
    reportFile: 'Bericht (PowerPoint)',
    employeesReportFile: 'Bericht für Mitarbeitende (PowerPoint)',
    adviceFile: 'Beratungsbericht (Word)',
    employeesAdviceFile: 'Beratungsbericht für Mitarbeitende (Word)',
    transitionPlanFile: 'Entwurf des Übergangsplans (Word)',
    consentFile: 'Zustimmungsnotiz (Word)',
    annexFile: 'Anlage mit eigenen Zahlen (Word)',
    withoutPeopleFile: 'Ergebnisse ohne Personen (Excel)',
  },
  allFiles: 'Alle Dateien (zip)',
  fileGone: 'Nicht verfügbar',
  chooseFirst: 'Übergangsplan und Zustimmungsnotiz: Halten Sie zuerst eine Wahl fest.',
  back: 'Zurück zu den Dossiers',
  warnings: (count: number) => `${formats.counted(count, { one: 'Warnung', other: 'Warnungen' })} zur Eingabe`,
  noChoice: 'Noch keine Wahl',
  noneAllowed: 'Keine dieser Optionen ist zulässig',
  inView: 'im Blick',
  inTemplate: 'in der Vorlage gewählt',
  recordedOn: (day: string) => `festgelegt am ${day}`,
  leftOut: (count: number) =>
    formats.counted(count, { one: 'Teilnehmer zählt nicht mit', other: 'Teilnehmer zählen nicht mit' }),
  confidential: 'kleine Gruppe: vertraulich',
  parts: 'Hinter der Antwort',
  tabs: {
    kosten: { name: 'Kosten', question: 'Was kostet es pro Jahr, und warum anders als jetzt?' },
    medewerkers: { name: 'Mitarbeiter', question: 'Wer bekommt mehr oder weniger Rente?' },
    compensatie: { name: 'Ausgleich', question: 'Wer bekommt einen Ausgleich, und was kostet er?' },
    wet: { name: 'Gesetz und Plan', question: 'Ist es zulässig, und was muss wann geschehen?' },
    premies: { name: 'Vier Beiträge', question: 'Bei welchem Beitrag bleiben Kosten oder Rente gleich?' },
    uitgangspunten: { name: 'Annahmen', question: 'Wovon wurde ausgegangen?' },
    varianten: { name: 'Varianten', question: 'Was wäre, wenn es anders vereinbart wird?' },
    documenten: { name: 'Dokumente', question: 'Was geht mit?' },
  },
  warningColumns: { place: 'Blatt und Zelle', what: 'Was', remedy: 'Was Sie tun können' },
  wholeFile: 'Ganze Datei',
  answer: 'Die Antwort',
  choices: 'Die Optionen',
  table: (name: string) => `Tabelle: ${name}`,
  chartWide: (name: string) => `Diagramm ${name}, seitlich verschiebbar`,
  tableWide: (name: string) => `Tabelle ${name}, seitlich verschiebbar`,
  saveAs: (format: string, name: string) => `${name} als ${format} speichern`,
  pictureFailed: 'Das Bild kann nicht erstellt werden.',
  notes: 'Erläuterung',
  source: 'Woher kommt das?',
  sourceLaw: 'Gesetz',
  sourceMethod: 'Methode',
  sourceWorkbook: 'Ergebnisdatei',
  states: {
    running: 'Dieses Dossier wird noch berechnet. Das Ergebnis erscheint hier von selbst.',
    unknown: 'Es ist nicht bekannt, ob dieses Dossier noch berechnet wird.',
    failed: 'Die Berechnung dieses Dossiers ist fehlgeschlagen. In der Übersicht können Sie es erneut versuchen.',
    withErrors:
      'Die Eingabedatei dieses Dossiers enthält Fehler. Es wurde nicht gerechnet. Berichtigen Sie, was unten steht, und fügen Sie die Datei erneut hinzu.',
    missing: 'Dieses Dossier gibt es nicht (mehr).',
    offline: 'Es besteht keine Verbindung. Sie sehen das Ergebnis, wie es zuletzt abgerufen wurde.',
    erased: (day: string) => `Die Teilnehmerdaten wurden am ${day} gelöscht. Ergebnis und Bericht bleiben.`,
  },
  statutory: {
    title: 'Übergangseffekte',
    newerCurve: (name: string) => `Es ist eine neuere Zinskurve bekannt (${name}). Das Gesetz verlangt die aktuellste.`,
    newerSet: (name: string) => `Es ist ein anderer Szenariensatz bekannt, der vorgeht (${name}).`,
  },
  recalculate: 'Neu berechnen',
  toClients: 'Zu den Arbeitgebern',
  inDutch: 'Grafiken, Tabellen und Erläuterungen dieses Ergebnisses sind auf Niederländisch.',
} as const;

export const auth = {
  title: 'Anmelden',
  purpose:
    'Berechnen Sie, welcher Beitrag nach dem Wechsel zu einer neuen beitragsorientierten Versorgungsregelung (premieregeling) den Arbeitgeber gleich viel kostet oder den Teilnehmern zusammen die gleiche Rente bringt.',
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

export const retention = {
  pageDescription: 'Was für Ihre ganze Organisation gilt.',
  title: 'Aufbewahrungsfrist',
  text: 'Dateien mit Teilnehmern werden so viele Tage nach dem letzten Herunterladen gelöscht oder, wenn niemand sie herunterlädt, so viele Tage nach dem Hinzufügen. Der Bericht, der keine Personen enthält, bleibt.',
  days: 'Tage aufbewahren',
  daysHint: (minimum: number, maximum: number) =>
    `Von ${formats.wholeNumber(minimum)} bis einschließlich ${formats.counted(maximum, { one: 'Tag', other: 'Tage' })}`,
  shorter:
    'Die Frist gilt auch für Dossiers, die bereits vorhanden sind. Was nach der neuen Frist zu alt ist, wird innerhalb eines Tages gelöscht.',
  saved: 'Die Aufbewahrungsfrist wurde gespeichert.',
  failed: 'Die Aufbewahrungsfrist wurde nicht gespeichert.',
  logTitle: 'Protokoll',
  logText: 'Wer sich angemeldet und wer etwas hinzugefügt, heruntergeladen, geändert oder gelöscht hat.',
  logOpen: 'Protokoll ansehen',
} as const;

export const start = {
  greeting: (name: string) => `Willkommen, ${name}.`,
  headline: 'Ein neuer Rentenbeitrag, im Gleichgewicht mit dem alten',
  lead: (product: string) =>
    `${product} berechnet, bei welchem steigenden oder einheitlichen Beitrag ein Arbeitgeber nach dem Wechsel zu einer neuen beitragsorientierten Versorgungsregelung (premieregeling) gleich viel zahlt wie jetzt oder die Teilnehmer zusammen voraussichtlich die gleiche Rente erhalten. Für Beraterinnen und Berater der betrieblichen Altersversorgung und ihre Arbeitgeber.`,
  tryExample: 'Beispiel ausprobieren',
  exampleFailed: 'Das Beispiel konnte nicht geöffnet werden.',
  figure: {
    title: 'Aus dem Beispieldossier',
    description: (low: string, high: string, flat: string) =>
      `Eine Waage. Links die heutige Staffel, die mit dem Alter von ${low} auf ${high} steigt; rechts ein einheitlicher Beitrag von ${flat} für alle. Beide wiegen gleich schwer.`,
    current: 'Heutige Staffel',
    flat: 'Einheitlicher Beitrag',
    caption: (participants: number) =>
      `Beitrag nach Alter von 15 bis 68 Jahren, für ${formats.counted(participants, { one: 'Teilnehmer', other: 'Teilnehmer' })} eines erfundenen Großhandels.`,
  },
  introTitle: 'Zwei Wege zum Gleichgewicht',
  intro:
    'Bestehende niederländische Versorgungsregelungen müssen spätestens am 1. Januar 2028 an die Wet toekomst pensioenen (niederländisches Gesetz über die Zukunft der Renten) angepasst sein. Wer neu eingestellt wird, erhält dann einen Beitrag mit demselben Prozentsatz für jedes Alter; wer bereits teilnimmt, darf unter bestimmten Voraussetzungen einen steigenden Beitrag behalten. Für jeden Arbeitgeber ist das eine Entscheidung mit Folgen für den Aufwand und für die Rente.',
  aims: {
    budget: {
      title: 'Budgetneutral (budgetneutraal)',
      text: 'Der Arbeitgeber zahlt über die gewählten Jahre gleich viel wie in der heutigen Regelung.',
    },
    profit: {
      title: 'Leistungsneutral (profijtneutraal)',
      text: 'Die Teilnehmer erhalten zusammen voraussichtlich gleich viel Rente wie in der heutigen Regelung.',
    },
  },
  answers: {
    title: 'Die vier Antworten des Beispieldossiers',
    scale: 'Steigende Staffel',
    flat: 'Einheitlicher Beitrag',
    range: (low: string, high: string) => `${low}–${high}`,
    note: 'Prozentsätze der Bemessungsgrundlage (pensioengrondslag), gerundet auf 0,1 Prozentpunkte. Außerdem berechnet ein Dossier Kompensation, offenen Bestand, Szenarien und Sensitivität.',
  },
  bannerLabel: 'Mitteilung',
  stepsTitle: 'So funktioniert es',
  steps: {
    fill: {
      title: 'Vorlage ausfüllen',
      text: 'Laden Sie die leere Excel-Vorlage herunter, tragen Sie die Regelung und die Teilnehmer ein und fügen Sie sie beim Arbeitgeber als Dossier hinzu. Die Vorlage ist auf Niederländisch.',
    },
    check: {
      title: 'Fehler kommen mit Erklärung zurück',
      text: 'Stimmt etwas nicht, erhalten Sie Ihre eigene Datei zurück. Jede fehlerhafte Zelle ist markiert und erklärt, alles auf einmal.',
    },
    report: {
      title: 'Ergebnis herunterladen',
      text: 'Eine Excel-Datei, die zeigt, woher jede Zahl kommt, und ein PowerPoint-Bericht zum Besprechen. Beide sind auf Niederländisch.',
    },
  },
  dataTitle: 'Was mit Ihren Daten geschieht',
  dataFacts: {
    closed: {
      title: 'Nur innerhalb Ihrer Organisation',
      text: 'Beraterinnen und Berater sehen die Dossiers ihrer eigenen Organisation, ein Arbeitgeber nur, was er liefert oder was mit ihm geteilt ist. Die Datenbank selbst überwacht diese Trennung.',
    },
    nameless: {
      title: 'Keine Namen, keine BSN',
      text: 'Die Vorlage verlangt eine Nummer pro Teilnehmer. Eine Datei mit einer Spalte mit niederländischen Bürgerservicenummern (BSN) wird abgelehnt und nicht gespeichert.',
    },
    erased: {
      title: 'Nicht länger als nötig',
      text: `Dateien mit Teilnehmern werden ${retentionDays.standard} Tage nach dem letzten Herunterladen gelöscht oder nach der Frist, die Ihre Organisation wählt. Ein Dossier können Sie jederzeit löschen.`,
    },
    own: {
      title: 'Keine Cookies, nichts von anderswo',
      text: 'Die Berechnung läuft auf dem Server dieser Anwendung. Die Seiten laden nichts von anderen Websites und verfolgen Sie nicht.',
    },
  },
} as const;

export const system = {
  loading: 'Wird geladen…',
  somethingWentWrong: 'Es ist ein Fehler aufgetreten…',
  errorTitle: 'Fehler',
  uploadFailed: 'Das Dossier wurde nicht gesendet…',
  deleteFailed: 'Das Löschen ist fehlgeschlagen…',
  downloadFailed: 'Das Herunterladen ist fehlgeschlagen…',
  notUploaded: 'Die Datei wurde nicht gesendet.',
  messageSent: 'Ihre Nachricht wurde gesendet.',
  messageNotSent: 'Ihre Nachricht wurde nicht gesendet…',
  formNotSent: 'Das Formular wurde nicht gesendet.',
  fileRequired: 'Wählen Sie eine Datei.',
  fileTooLarge: 'Die Datei ist zu groß.',
  fileUnsupported: 'Dieser Dateityp wird nicht unterstützt. Senden Sie nur .xlsx-Dateien.',
} as const;

export const table = {
  search: 'In dieser Liste suchen..',
  searchLabel: 'In dieser Liste suchen',
  clearSearch: 'Suche löschen',
  firstWords: (most: number) => `Gesucht wird nach den ersten ${most} Wörtern.`,
  nothingFound: (query: string) => `Nichts gefunden für „${query}“.`,
  perPage: (size: number) => `${size} pro Seite`,
  pageSize: 'Anzahl pro Seite',
  goToPage: 'Gehe zu Seite',
  ofPages: (count: number) => `von ${formats.wholeNumber(count)}`,
  first: 'Erste Seite',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  last: 'Letzte Seite',
  pages: 'Seiten',
  range: (from: number, to: number, total: number) =>
    `${formats.wholeNumber(from)}–${formats.wholeNumber(to)} von ${formats.wholeNumber(total)}`,
  printWhole: 'Ganze Liste drucken',
  printFailed: 'Die ganze Liste konnte nicht abgerufen werden.',
  sortBy: 'Sortieren nach',
  ascending: (label: string) => `${label} (aufsteigend)`,
  descending: (label: string) => `${label} (absteigend)`,
} as const;

/** What is in use of what the provider allows. */
export const usage = {
  title: 'Nutzung',
  organisation: 'Was Ihre Organisation von dem nutzt, was der Anbieter erlaubt.',
  employer: 'Was dieser Arbeitgeber von dem nutzt, was der Anbieter je Arbeitgeber erlaubt.',
  names: {
    megabytes: 'Speicherplatz',
    openDossiers: 'Wartende und laufende Berechnungen',
    uploadsPerMinute: 'Hinzugefügte Dossiers in der letzten Minute',
  },
  inUse: {
    megabytes: (used: string, most: string) => `${used} von ${most} MB`,
    openDossiers: (used: string, most: string) => `${used} von ${most}`,
    uploadsPerMinute: (used: string, most: string) => `${used} von ${most}`,
  },
  near: 'fast erreicht',
  reached: 'erreicht',
  results:
    'Auch die Ergebnisse von Berechnungen belegen Speicherplatz. Sie werden immer gespeichert, auch wenn das Limit dadurch überschritten wird.',
  nearOrganisation: 'Ihre Organisation hat ein Limit fast oder ganz erreicht.',
  nearEmployer: 'Dieser Arbeitgeber hat ein Limit fast oder ganz erreicht.',
  remedies: {
    megabytes:
      'Löschen Sie Dossiers, die nicht mehr gebraucht werden. Eine Beraterin oder ein Berater kann den Anbieter um mehr Platz bitten.',
    openDossiers: 'Warten Sie, bis Berechnungen fertig sind, oder brechen Sie ab, was nicht benötigt wird.',
  },
} as const;

/** The form of the provider with the limits of an organisation. */
export const limits = {
  open: 'Limits',
  openOf: (name: string) => `Limits von ${name}`,
  title: (name: string) => `Limits von ${name}`,
  used: 'Jetzt genutzt',
  dossiers: (count: number) => formats.counted(count, { one: 'Dossier', other: 'Dossiers' }),
  organisation: 'Ganze Organisation',
  employer: 'Je Arbeitgeber',
  names: {
    megabytes: 'Speicherplatz in MB',
    openDossiers: 'Wartende und laufende Berechnungen',
    uploadsPerMinute: 'Hinzugefügte Dossiers pro Minute',
  },
  standard: (value: string) => `Standard: ${value}`,
  fillStandard: 'Standardwerte einsetzen',
  hint: 'Ein niedrigeres Limit löscht nichts: Es kann nur nichts hinzukommen, solange mehr genutzt wird.',
  failed: 'Die Limits wurden nicht gespeichert.',
} as const;

/** What-ifs on the page with an outcome. What the figures say comes with them, in Dutch. */
export const whatIf = {
  title: 'Was wäre wenn',
  below: (letter: string, premium: string) => `Unten ist Wahl ${letter} das, was Sie ausprobieren: ${premium}.`,
  ask: 'Was wäre wenn …?',
  privacy:
    'Dafür kommen die Daten der Teilnehmer in diesen Browser, ohne Namen oder Personalnummern. Was Sie ändern, wird erst gesendet und aufbewahrt, wenn Sie es als Variante speichern.',
  opening: 'Die Daten werden geholt und berechnet …',
  close: 'Was wäre wenn schließen',
  fold: 'Was wäre wenn einklappen',
  unfold: 'Was wäre wenn ausklappen',
  unchanged: 'nichts geändert',
  costCurve: (rate: string) => `Kosten mit Ausgleich in 10 Jahren, am niedrigsten bei ${rate}`,
  calculating: 'Die Variante wird berechnet',
  failed: 'Mit diesen Wahlen gelingt die Berechnung nicht. Ändern Sie eine Wahl oder kehren Sie zur Antwort zurück.',
  notOpened: 'Was-wäre-wenn lässt sich jetzt nicht öffnen. Versuchen Sie es später noch einmal.',
  otherFigures:
    'Das Ergebnis auf dieser Seite stammt von einer anderen Version des Programms. Berechnen Sie das Dossier zuerst neu; danach lässt sich damit vergleichen.',
  back: 'Zurück zur Antwort',
  backOf: (choice: string) => `${choice}: zurück zur Antwort`,
  slider: (choice: string) => `${choice}, Schieberegler`,
  outside: (minimum: string, maximum: string) => `Geben Sie eine Zahl von ${minimum} bis ${maximum} ein.`,
  noLimit: 'keine Grenze',
  years: 'Jahre',
  groups: {
    compensation: 'Kompensation',
    contribution: 'Eigenbeitrag',
    goal: 'Horizont und Gruppe',
    expectations: 'Renditen und Löhne',
  },
  choices: {
    flat: 'Einheitlicher Beitrag',
    scale: 'Staffel',
    entrantPremium: 'Beitrag neuer Teilnehmer neben einer Staffel',
    method: 'Methode',
    target: 'Ziel',
    threshold: 'Schwelle',
    fromAge: 'Ab Alter',
    untilAge: 'Bis einschließlich Alter',
    form: 'Form',
    end: 'Ende',
    endYears: 'Jahre der Kompensation',
    contribution: 'Eigenbeitrag',
    horizon: 'Horizont der Arbeitgeberkosten',
    horizonYears: 'Jahre des Horizonts',
    goalGroup: 'Gruppe für gleiche Arbeitgeberkosten',
    oneOffCounts: 'Einmalige Kosten',
    equityReturn: 'Rendite von Aktien',
    bondReturn: 'Rendite von Anleihen',
    wageGrowth: 'Lohnsteigerung',
    rounding: 'Rundung der Beiträge',
  },
  ofBasis: { pensionBase: '% der Bemessungsgrundlage', premium: '% des Beitrags', salary: '% des Gehalts' },
  withoutSteps: ', ohne spätere Stufen',
  methods: {
    none: 'kein',
    pensionOutcome: 'Rentenergebnis',
    premiumDifference: 'Beitragsunterschied',
    ownTable: 'eigene Tabelle',
  },
  forms: { pensionPremium: 'Rentenbeitrag', salary: 'Gehalt' },
  ends: { legalEnd: 'gesetzliches Ende', years: 'Anzahl Jahre', pensionDate: 'Rentenbeginn' },
  horizons: { years: 'Anzahl Jahre', pensionDate: 'bis zum Rentenbeginn' },
  goalGroups: { existing: 'heutige Teilnehmer', withEntrants: 'mit neuen Teilnehmern' },
  counts: { counted: 'zählen mit', apart: 'stehen getrennt' },
} as const;

/** What is kept beside an outcome: variants of it, and decisions. What these say of the outcome comes with them, in Dutch. */
export const variants = {
  title: 'Varianten',
  lead: `Wählen Sie höchstens ${mostCompared}, um sie neben das Ergebnis zu stellen.`,
  keep: 'Als Variante speichern',
  keepTitle: 'Als Variante speichern',
  keepLead: `Der Server rechnet die Variante mit dem Programm durch, das auch das Ergebnis berechnet hat. Je Dossier werden höchstens ${mostVariants} Varianten aufbewahrt.`,
  name: 'Name der Variante',
  kept: (name: string) => `Variante ${name} ist gespeichert und wird berechnet.`,
  rename: (name: string) => `Variante ${name} umbenennen`,
  renameTitle: 'Variante umbenennen',
  again: (name: string) => `Variante ${name} neu berechnen`,
  remove: (name: string) => `Variante ${name} löschen`,
  removeTitle: 'Variante löschen',
  removeQuestion: (name: string) => `Möchten Sie Variante ${name} löschen?`,
  removeConsequence: 'Eine Wahl C, die von dieser Variante stammt, bleibt stehen.',
  take: 'Als Wahl C übernehmen',
  takeAs: (name: string) => `Variante ${name} als Wahl C übernehmen`,
  takeTitle: 'Wahl C',
  takeQuestion: (name: string) => `Möchten Sie den Beitrag der Variante ${name} als Wahl C?`,
  takeReplaces: 'Die jetzige Wahl C entfällt. Die Dateien werden neu erstellt.',
  takeConsequence: 'Die Dateien werden neu erstellt.',
  isChoiceC: (name: string) => `Wahl C ist der Beitrag der Variante ${name}.`,
  giveBack: 'Wahl C zurücknehmen',
  giveBackQuestion: 'Möchten Sie Wahl C wieder so, wie die Eingabedatei sie hat?',
  calculating: 'wird berechnet',
  failed: 'nicht berechnet',
  outdated: 'von einer früheren Version',
  otherVersion: (name: string) =>
    `Variante ${name} wurde mit einer anderen Version des Programms berechnet als das Ergebnis. Berechnen Sie die Variante neu, um sie vergleichen zu können.`,
  comparison: 'Varianten neben dem Ergebnis',
  report: 'Bericht mit diesen Varianten',
  plainReport: 'Bericht ohne Varianten',
  reportLead:
    'Arbeitsmappe und Bericht werden dann neu erstellt, mit diesen Varianten neben dem Ergebnis und mit den festgehaltenen Entscheidungen.',
  reportRunning: 'Arbeitsmappe und Bericht werden neu erstellt.',
  reportHas: (count: number) =>
    `Arbeitsmappe und Bericht enthalten jetzt ${formats.counted(count, { one: 'Variante', other: 'Varianten' })}.`,
  reportErased:
    'Die Eingabedatei ist nicht (mehr) gespeichert: Arbeitsmappe und Bericht können nicht neu erstellt werden.',
  reportWithout:
    'Arbeitsmappe und Bericht werden dann ohne Varianten erstellt. Berechnen Sie danach die Varianten neu und erstellen Sie den Bericht mit Varianten.',
  changeFailed: 'Das ist nicht gelungen.',
} as const;

/** What an office knows of a dossier besides its outcome. */
export const office = {
  title: 'Im Büro',
  lead: 'Nur Berater Ihrer Organisation sehen dies.',
  worker: 'Wer daran arbeitet',
  worksOn: (name: string) => `${name} arbeitet daran`,
  nobody: 'niemand bestimmtes',
  note: 'Notiz',
  happened: 'Was geschehen ist',
  writtenBy: (by: string, moment: string) => `Geändert von ${by} am ${moment}.`,
} as const;

/** What of a dossier its employer sees. */
export const sharing = {
  share: 'Teilen',
  title: 'Mit dem Arbeitgeber teilen',
  lead: 'Der Arbeitgeber sieht nur, was Sie ankreuzen, so wie es jetzt ist. Wird das Dossier danach neu erstellt, bleibt dies bestehen, bis Sie erneut teilen.',
  choices: 'Varianten der Wahl',
  tabs: 'Teile der Seite',
  files: 'Dateien',
  preview: 'Als Arbeitgeber ansehen',
  shareAgain: 'Erneut teilen',
  end: 'Teilen beenden',
  openedOn: (by: string, moment: string) => `Zuletzt geöffnet von ${by} am ${moment}.`,
  notOpened: 'Noch nicht geöffnet.',
  older: 'Das Dossier wurde danach neu erstellt: Der Arbeitgeber sieht das frühere Ergebnis.',
  wholeFiles: 'Dateien handeln von allen Wahlmöglichkeiten: Teilen Sie alle, um sie mitzugeben.',
  notReady: 'Die Dateien werden neu erstellt. Teilen Sie das Dossier, wenn das fertig ist.',
  failed: 'Das ist nicht gelungen.',
  done: (name: string) => `Der Arbeitgeber sieht jetzt Dossier ${name}.`,
  ended: (name: string) => `Der Arbeitgeber sieht Dossier ${name} nicht mehr.`,
  previewed: 'So sieht der Arbeitgeber dieses Dossier. Es ist noch nicht geteilt.',
  endPreview: 'Zurück zum Dossier',
  endQuestion: 'Möchten Sie das Teilen dieses Dossiers beenden?',
  endConsequence: (name: string) =>
    `Der Arbeitgeber sieht ${name} dann nicht mehr, auch wenn er es gerade geöffnet hat.`,
  sharedOn: (by: string, moment: string) => `Geteilt von ${by} am ${moment}.`,
  openedOnDay: (day: string) => `vom Arbeitgeber am ${day} geöffnet`,
  chosenOnDay: (choice: string, day: string) => `Arbeitgeber wählte ${choice} am ${day}`,
  decided: (choice: string, by: string, day: string) => `Wahl ${choice} festgelegt von ${by} am ${day}.`,
  withYou: 'Mit Ihnen geteilt',
  noneOfOwn: 'Sie haben selbst noch keine Dossiers gesendet',
  isShared: 'Geteilt',
  isSharedOlder: 'Geteilt: früheres Ergebnis',
  notice:
    'Ein Arbeitgeber sieht ab jetzt nur, was Sie mit ihm teilen. Von den vorhandenen Dossiers ist noch nichts geteilt.',
  noticed: 'Verstanden',
} as const;

export const ownHeadline = {
  change: 'Überschrift anpassen',
  takeBack: 'Zurück zur Überschrift des Ergebnisses',
  label: 'Überschrift',
  hint: (outcome: string) => `Vom Ergebnis: ${outcome}.`,
  filesAgain: 'Die Überschrift steht auch in den Dateien: Sie werden neu erstellt.',
  unused: (title: string) => `Ihre Überschrift gehört zu einem anderen Ergebnis und wird nicht verwendet: ${title}.`,
} as const;

export const decisions = {
  takeBack: 'Zurücknehmen',
  takeBackQuestion: 'Möchten Sie diese festgehaltene Entscheidung wirklich zurücknehmen?',
  takeBackConsequence:
    'Seite und Dateien sind danach wie ohne diese Entscheidung. Im Protokoll bleibt, wer sie festhielt und wer sie zurücknahm.',
  title: 'Festgehaltene Entscheidungen',
  record: 'Festhalten',
  recordOf: (choice: string) => `Festhalten: ${choice}`,
  isFinal: answers.refusals.DOSSIER_FINAL,
  erased: answers.refusals.DECISION_ERASED,
  recordLead:
    'Die Entscheidung wird mit den Zahlen und Prüfungen dieses Augenblicks, Ihrem Namen und dem Zeitpunkt aufbewahrt. Sie kann nicht geändert, aber von einem Berater zurückgenommen werden; eine spätere kommt hinzu. Nennen Sie in der Begründung keine Teilnehmer.',
  reason: 'Begründung: warum diese Entscheidung?',
  none: 'Es ist noch keine Entscheidung festgehalten.',
  byOn: (by: string, moment: string) => `${by}, ${moment}`,
  earlier: (count: number) => `Früher festgehalten (${count})`,
  figures: 'Zahlen und Prüfungen dieses Augenblicks',
  passed: 'Prüfungen in Ordnung',
  attention: 'Prüfungen, die Aufmerksamkeit verlangen',
  columns: {
    level: 'Ergebnis',
    check: 'Prüfung',
    about: 'Betrifft',
    finding: 'Gefunden',
    article: 'Artikel',
    figure: 'Zahl',
    amount: 'Betrag oder Prozentsatz',
    compared: 'Verglichen',
  },
  print: 'Entscheidungen drucken',
  printed: (moment: string) => `Gedruckt am ${moment}`,
  recorded: 'Die Entscheidung ist festgehalten.',
} as const;

/** What the table of choices says; articles of Dutch law keep their Dutch names. */
export const outcome: Wordings = {
  texts: {
    ...keyFigures.names,
    levelScale: 'Gleichbleibende Staffel',
    scaleAt: 'Staffel bei {0}',
    scaleLowered: 'Staffel senken auf {0}',
    scaleRaised: 'Staffel erhöhen auf {0}',
    premium: 'Beitrag',
    premiumOfThose: 'Beitrag derer, die jetzt {0} haben',
    costInYear: 'Kosten in {0}',
    costInTwelveMonths: 'Kosten in den ersten zwölf Monaten ab {0}',
    costInThirtyYears: 'Kosten in 30 Jahren',
    whoNotices: 'Wer merkt es?',
    pensionOfThose: 'Rente der {0} mit {1}',
    contributionInYear: 'Eigenbeitrag in {0}',
    contributionInTwelveMonths: 'Eigenbeitrag in den ersten zwölf Monaten ab {0}',
    whoPaysMore: 'Wer mehr Eigenbeitrag zahlt',
    isItAllowed: 'Ist es zulässig?',
    whatIsNeeded: 'Was ist nötig?',
    now: 'jetzt {0}',
    theScale: 'der Staffel',
    flat: '{0} einheitlich',
    range: '{0} bis {1}',
    byAge: '{0}, nach Alter',
    flatLater: 'später {0} einheitlich',
    equal: 'gleich',
    nearlyEqual: 'nahezu gleich',
    none: 'keine',
    including: 'einschließlich {0}',
    ofCompensation: '{0} Kompensation',
    ofOneOff: '{0} einmalig',
    ofPension: '{0} Rente',
    someMore: '{0} mehr',
    transitionalLaw: 'Übergangsrecht, {0}',
    nobodyNotices: 'niemand: die Rente bleibt nahezu gleich',
    nobodyLess: 'niemand bekommt weniger',
    onlyOneLess: 'der Teilnehmer bekommt weniger',
    bothLess: 'beide bekommen weniger',
    allLess: 'alle {0} bekommen weniger',
    oneLess: '{0} von {1} bekommt weniger',
    someLess: '{0} von {1} bekommen weniger',
    allTogether: 'alle Beschäftigten zusammen',
    together: 'zusammen',
    ages: '{0} Jahre',
    and: '{0} und {1}',
    semicolon: '{0}; {1}',
    comma: '{0}, {1}',
    beside: '{0} {1}',
    inBrackets: '{0} ({1})',
    inBracketsTogether: '{0} (zusammen {1})',
    afterCompensationNobody: 'nach Kompensation niemand',
    afterCompensationStill: 'nach Kompensation noch {0}',
    afterCompensationNobodyLess: 'nach Kompensation niemand weniger',
    afterCompensationStillLess: 'nach Kompensation noch {0} weniger',
    most: 'am meisten {0}',
    lessMore: '{0} weniger, {1} mehr',
    lessSameMore: '{0} weniger, {1} gleich, {2} mehr',
    nobody: 'niemand',
    allAges: 'alle Altersgruppen',
    allowed: 'Ja',
    forbidden: '{0} Nicht zulässig',
    notKnown: '{0} Nicht bekannt',
    toTheLetter:
      'nach dem Wortlaut von art. 150b lid 1 c und 220e PW; bitten Sie Ihren Versorgungsträger um Bestätigung',
    atMost: 'höchstens {0}',
    atMostAfterCost: 'höchstens {0} nach den Kosten auf Beiträge',
    twoSchemes: '{0} und {1} einheitlich verlangen zwei Regelungen',
    scaleMayStay: 'die Staffel darf bleiben',
    notWhenSolidary: 'nicht in einer solidarischen Beitragsregelung',
    noEarlierScheme: 'am 30. Juni 2023 gab es noch keine Regelung',
    schemeDoesNotQualify: 'die Regelung vom 30. Juni 2023 erfüllt die Bedingungen nicht',
    schemeUnknown: 'die Regelung vom 30. Juni 2023 ist nicht ausgefüllt',
    tooLate: 'der Übergang kommt zu spät',
    noRisingScale: 'es gibt keine steigende Staffel, die bleiben kann',
    scaleFalls: 'die Staffel sinkt bei höherem Alter',
    aboveScale: 'über der höchsten zulässigen Staffel',
    aboveFlat: 'über dem Maximum von {0}',
    entrantsAboveFlat: 'Beitrag neuer Beschäftigter über dem Maximum von {0}',
    offsetTooLow: 'der neue Freibetrag (franchise) ist zu niedrig',
    maximumSalaryTooHigh: 'das neue Höchstgehalt ist zu hoch',
    partnerTooHigh: 'die neue Partnerrente ist zu hoch',
    orphanTooHigh: 'die neue Waisenrente ist zu hoch',
    anwTooHigh: 'die neue Anw-Deckung ist zu hoch',
    pensionAgeTooHigh: 'das neue Rentenalter ist zu hoch',
    compensationNotLevel: 'der Prozentsatz der Kompensation ist innerhalb einer Altersgruppe verschieden',
    onlyUntil: 'nur bis {0}',
    atMostUntil: 'höchstens bis {0}, wenn das Übergangsrecht gilt',
    flatAllowedRestNot: 'der einheitliche Beitrag ist zulässig; der Rest der Regelung wurde nicht geprüft',
    seeChecks: 'siehe die Prüfungen',
    otherChoice: 'eine andere Wahl',
    consentOfCouncil: 'Zustimmung des Betriebsrats',
    consentOfCouncilAndStaff: 'Zustimmung des Betriebsrats und der Beschäftigten',
    consentOfCouncilIfAny: 'Zustimmung des Betriebsrats (falls vorhanden)',
    consentOfCouncilIfAnyAndStaff: 'Zustimmung des Betriebsrats (falls vorhanden) und der Beschäftigten',
    consentOfStaff: 'Zustimmung der Beschäftigten',
    noConsent: 'keine Zustimmung der heutigen Teilnehmer',
    adviceOfRepresentatives: 'Rat der Personalvertretung',
    adviceAndConsent: 'Rat der Personalvertretung, Zustimmung der Beschäftigten',
    agreementWithUnions: 'Vereinbarung mit den Tarifparteien',
    transitionPlan: 'Übergangsplan (transitieplan)',
    fullStop: '{0}.',
    inYear: 'im Jahr {0}',
    inTwelveMonths: 'in den ersten zwölf Monaten ab {0}',
    pension: 'Rente',
    expectedPension: 'erwartete Rente',
    colon: '{0}: {1}',
    asMuch: 'gleich viel',
    nearlyAsMuch: 'nahezu gleich viel',
    costMore: '{0} mehr',
    costLess: '{0} weniger',
    asMuchAsNow: 'gleich viel wie jetzt',
    nearlyAsMuchAsNow: 'nahezu gleich viel wie jetzt',
    costMoreThanNow: '{0} mehr als jetzt',
    costLessThanNow: '{0} weniger als jetzt',
    flatForAllCosts: 'Einheitlich für alle kostet in 30 Jahren {0}; {1}',
    flatAtCosts: 'Einheitlich für alle ({0}) kostet in 30 Jahren {1}',
    flatForAllAt: 'Einheitlich für alle ({0})',
    flatBecomes: 'Einheitlich für alle wird {0}',
    flatBecomesAndCosts: 'Einheitlich für alle wird {0}; das kostet in 30 Jahren {1}',
    flatCostsIn30Years: 'Ein einheitlicher Beitrag von {0} kostet in 30 Jahren {1}',
    flatCostsInTime: 'Ein einheitlicher Beitrag von {0} kostet {1} {2}',
    highestFlatIsLess: 'Auch der höchste zulässige einheitliche Beitrag ({0}) ergibt nicht die gleiche Rente',
    premiumStays: 'Der Beitrag bleibt {0}',
    premiumBecomes: 'Der Beitrag wird {0} (jetzt {1})',
    scaleIsKept: 'Wer die Staffel hat, behält sie',
    thoseNowKeepScale: 'Wer jetzt teilnimmt, behält die Staffel',
    progressiveNow: 'Steigend für heutige Teilnehmer',
    hiredAfterGets: 'wer nach dem {0} beginnt, bekommt {1} einheitlich',
    newStaffGets: 'neue Beschäftigte bekommen {0} einheitlich',
    newStaffKeeps: 'neue Beschäftigte behalten {0} einheitlich',
    notAllowedSo: 'So ist es nicht zulässig: {0}',
    noPremiumAllowed: 'kein Beitrag ist zulässig',
    thatCostsIn30Years: 'in 30 Jahren kostet das {0}',
    itCostsIn30Years: 'in 30 Jahren kostet es {0}',
    inTimeItCosts: '{0} kostet es {1}',
    inTimeContributionGoes: '{0} ändert sich der Eigenbeitrag von {1} auf {2}',
    contributionGoes: 'der Eigenbeitrag ändert sich von {0} auf {1}',
    keepingScaleCosts: 'die Staffel behalten kostet {0}',
    keepingScaleIfCosts: 'die Staffel behalten, falls art. 220e PW gilt, kostet {0}',
    progressiveCosts: 'ein steigender Beitrag für heutige Teilnehmer kostet {0}',
    progressiveIfCosts: 'ein steigender Beitrag für heutige Teilnehmer, falls art. 220e PW gilt, kostet {0}',
    guaranteeLapses: 'die Garantie entfällt für alles, was noch aufgebaut wird',
    nothingChangesNow: 'an Beitrag und Altersrente der heutigen Teilnehmer ändert sich nichts',
    scaleStaysStepsInJanuary: 'die Staffel bleibt; eine höhere Stufe beginnt künftig am 1. Januar',
    scaleStaysSeveralChange: 'die Staffel bleibt; mehrere andere Bestandteile ändern sich',
    ifArticle220e: 'dies gilt, wenn art. 220e PW anwendbar ist: Prüfen Sie, welche Regelung am 30. Juni 2023 galt',
    onlyChoiceAllowed: 'nur Wahl {0} ist zulässig',
    turns: 'zusammengerechnet ist Wahl {0} bis {1} günstiger als Wahl {2}, danach teurer',
    lessOf: '{0} {1}',
    lessTogether: '{0} ({1} {2})',
    mostOfAll: '{0}, am stärksten: {1} ({2})',
    flatLosesMost: 'bei einem einheitlichen Beitrag am stärksten betroffen: {0} ({1})',
    afterCompensationNobodyLosing: 'nach Kompensation bekommt niemand weniger Rente',
    afterCompensationOneLosing: 'nach Kompensation bekommt noch 1 Teilnehmer weniger Rente',
    afterCompensationSomeLosing: 'nach Kompensation bekommen noch {0} weniger Rente',
    afterCompensationNobodyAnyMore: 'nach Kompensation niemand mehr',
    alsoAfterCompensation: 'auch nach Kompensation',
    choice: 'Wahl {0}',
    illustrative: 'illustrativ',
    statutoryBasis: 'gesetzliche Grundlage',
    topicAnswers: 'Wie der gleichwertige Beitrag bestimmt wurde',
    topicPremiumByAge: 'Beitrag nach Alter',
    topicTenYears: 'Was es kostet',
    topicOpenGroup: 'Kosten in dreißig Jahren',
    topicBridge: 'Arbeitgeberkosten in {0}, nach Bestandteil',
    topicReconciliation: 'Abgleich mit der Rechnung',
    topicGains: 'Wer gewinnt und wer verliert',
    topicSplit: 'Wodurch sich die Rente ändert',
    topicPlan: 'Kompensation',
    topicFlatCost: 'Kosten nach einheitlichem Beitrag',
    topicCompensation: 'Regeln der Kompensation',
    topicSensitivity: 'Sensitivität',
    topicSchemes: 'Heutige und neue Regelung',
    topicDeath: 'Wenn jemand stirbt',
    topicChecks: 'Prüfungen',
    topicPassedChecks: 'Prüfungen in Ordnung',
    topicAssumptions: 'Annahmen',
    topicMilestones: 'Beschluss und Planung',
    topicEffects: 'Übergangseffekte',
    topicPensions: 'Erwartete Rente',
    discounted: '30 Jahre: Barwert.',
    discountedWithEntrants: '30 Jahre: mit neuen Beschäftigten, Barwert.',
    compensatedDiscounted: 'Mit Kompensation; 30 Jahre: Barwert.',
    compensatedDiscountedWithEntrants: 'Mit Kompensation; 30 Jahre: mit neuen Beschäftigten, Barwert.',
    withoutCompensation: 'Ohne Kompensation.',
    noSchemeNow: 'Jetzt gibt es keine Regelung.',
    nowUnchanged: 'Jetzt = die Regelung unverändert.',
    pensionExpected: 'Rente wie erwartet.',
    pensionNotGuaranteed: 'Rente wie erwartet, aber ohne Garantie.',
  },
  figure: figuresIn('de-DE'),
};

/** Words of the field, in the forms in which they are found in texts, with what they mean: two sentences each. */
export const glossary = {
  scale: {
    words: 'Staffel',
    meaning:
      'Ein Beitrag, der mit dem Alter in Stufen steigt (staffel). Wer nach dem Übergang beginnt, kann ihn nicht mehr bekommen.',
  },
  flat: {
    words: 'einheitlicher Beitrag|einheitlich',
    meaning:
      'Ein Beitrag, der in jedem Alter derselbe Teil der Bemessungsgrundlage ist. Jüngere bekommen daraus im Verhältnis mehr Rente als aus einer Staffel.',
  },
  offset: {
    words: 'Freibetrag',
    meaning:
      'Der Teil des Gehalts, über den keine Rente aufgebaut wird, weil die staatliche Rente (AOW) ihn abdeckt. Ein höherer Freibetrag ergibt weniger Beitrag und weniger Rente.',
  },
  base: {
    words: 'Bemessungsgrundlage',
    meaning:
      'Der Teil des Gehalts, über den Beitrag gezahlt wird: rentenfähiges Gehalt abzüglich Freibetrag, nach Teilzeit. Gehalt über dem Höchstbetrag zählt nicht mit.',
  },
  transitionalLaw: {
    words: 'Übergangsrecht',
    meaning:
      'Die Regeln, nach denen heutige Teilnehmer einen steigenden Beitrag behalten dürfen (art. 220e PW). Wer später beginnt, bekommt einen einheitlichen Beitrag.',
  },
  compensation: {
    words: 'Kompensation',
    meaning:
      'Was der Arbeitgeber denen zusätzlich zahlt, die durch einen einheitlichen Beitrag weniger Rente bekommen. Möglich als Beitrag oder als Gehalt; Gehalt ist keine Rente.',
  },
  provider: {
    words: 'Versorgungsträger',
    meaning:
      'Der Versicherer, die Beitragspensionseinrichtung oder der Pensionsfonds, der die Regelung durchführt (uitvoerder). Mit ihm schließt der Arbeitgeber den Vertrag.',
  },
  costNeutral: {
    words: 'kostenneutral|budgetneutral',
    meaning:
      'Der Arbeitgeber zahlt mit dem neuen Beitrag so viel wie jetzt. Die Rente eines Teilnehmers kann sich dennoch ändern.',
  },
  pensionNeutral: {
    words: 'rentenneutral',
    meaning:
      'Die Teilnehmer bekommen mit dem neuen Beitrag zusammen so viel wie jetzt. Einzelne können dennoch mehr oder weniger bekommen.',
  },
  transitionPlan: {
    words: 'Übergangsplan',
    meaning:
      'Das Dokument, in dem der Arbeitgeber die Wahl, die Folgen und die Kompensation festlegt (art. 150d PW). Es geht vor dem gesetzlichen Datum an den Versorgungsträger.',
  },
  discounted: {
    words: 'Barwert',
    meaning:
      'Spätere Beträge, umgerechnet auf ihren Wert am Tag des Übergangs. Ein Euro in dreißig Jahren zählt dadurch weniger als ein Euro jetzt.',
  },
} as const;
