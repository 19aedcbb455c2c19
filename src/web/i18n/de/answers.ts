import { sessionLimits } from '#api/sign-in/session-limits.ts';
import { mostParticipantSources } from '#api/participant-sources/source-limit.ts';
import { highestLimit, mostKept } from '#api/highest-limit.ts';
import { retentionDays } from '#api/retention-days.ts';
import { accessCodeDays } from '#api/access-code-days.ts';
import { mostDecisions, mostVariants } from '#api/variants/variant-limits.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { logoRules } from '#api/logo-rules.ts';
import { formats } from '#web/i18n/de/formats.ts';

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
    VARIANT_NAME_TAKEN: 'Dieses Dossier hat bereits eine Variante mit diesem Namen.',
    VARIANTS_FULL: `Je Dossier werden höchstens ${mostVariants} Varianten aufbewahrt. Löschen Sie eine, die nicht mehr benötigt wird.`,
    VARIANT_NOT_READY: 'Diese Variante hat (noch) kein Ergebnis.',
    VARIANT_OUTDATED: 'Diese Variante wurde mit einer früheren Version des Programms berechnet. Berechnen Sie sie neu.',
    VARIANT_GONE:
      'Eine der gewählten Varianten ist nicht mehr vorhanden. Laden Sie die Seite neu und wählen Sie erneut.',
    DECISIONS_FULL: `Je Dossier werden höchstens ${mostDecisions} Entscheidungen festgehalten, und diese bleiben bestehen.`,
    DECISION_NOT_POSSIBLE:
      'Dieser Beitrag kann nicht festgehalten werden: Er ist nicht zulässig oder nicht mehr vorhanden. Laden Sie die Seite neu.',
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
    CENTRAL_BANK_UPLOAD_BUSY:
      'Es wird schon eine Datei der Zentralbank hochgeladen oder gelesen. Warten Sie, bis das fertig ist.',
    CENTRAL_BANK_UPLOAD_LOST: 'Das Hochladen wurde abgebrochen; es wurde nichts aufbewahrt. Beginnen Sie erneut.',
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
  quarter: 'Geben Sie ein Quartal ein, etwa 2026Q3',
  largeFile: 'Diese Datei ist zu groß',
} as const;
