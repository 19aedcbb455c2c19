import { logoRules } from '#api/logo-rules.ts';
import { formats } from '#web/i18n/de/formats.ts';

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
  previewChart: 'Folie mit Diagramm in diesem Corporate Design',
  previewNote:
    'Mit Beispielzahlen; Berichte sind auf Niederländisch. Farben, Logo und Anordnung sind die des Berichts.',
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
  example: {
    title: 'Der einheitliche Beitrag von 21,4\u00A0% kostet den Arbeitgeber gleich viel wie die heutige Staffel',
    topic: 'Bericht zur neuen Versorgungsregelung',
    subtitle: 'Beispiel B.V. · Versorgungsregelung 2027',
    facts: {
      valuation: { head: 'Bewertungsstichtag', value: 'Dezember 2026' },
      transition: { head: 'Übergangsdatum', value: 'Januar 2027' },
      participants: { head: 'Teilnehmer', value: '25 Teilnehmer' },
    },
    chartTopic: 'Beitrag nach Alter',
    chartTitle: 'Jüngere erhalten mehr Beitrag, Ältere weniger',
    lead: 'Beitrag in Prozent der Bemessungsgrundlage (pensioengrondslag), nach Alter.',
    series: [
      'Heutige Staffel',
      'Einheitlich, gleicher Aufwand',
      'Staffel, gleicher Aufwand',
      'Einheitlich, gleiche Rente',
      'Staffel, gleiche Rente',
    ],
    age: 'Alter',
  },
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
