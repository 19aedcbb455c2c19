import { formats } from '#web/i18n/nl/formats.ts';

export const retention = {
  pageDescription: 'Wat voor uw hele organisatie geldt.',
  title: 'Bewaartermijn',
  text: 'Bestanden met deelnemers worden gewist zoveel dagen nadat zij voor het laatst zijn gedownload, of na het toevoegen als niemand ze downloadt. De rapportage, zonder personen, blijft.',
  days: 'Dagen bewaren',
  daysHint: (minimum: number, maximum: number) => `Van ${minimum} tot en met ${formats.wholeNumber(maximum)} dagen`,
  shorter:
    'De termijn geldt ook voor dossiers die er al zijn. Wat volgens de nieuwe termijn te oud is, wordt binnen een dag gewist.',
  saved: 'De bewaartermijn is opgeslagen.',
  failed: 'De bewaartermijn is niet opgeslagen.',
  logTitle: 'Logboek',
  logText: 'Wie heeft ingelogd, toegevoegd, gedownload, gewijzigd en verwijderd.',
  logOpen: 'Logboek bekijken',
} as const;
