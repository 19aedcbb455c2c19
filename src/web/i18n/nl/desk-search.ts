import { formats } from '#web/i18n/nl/formats.ts';

export const deskSearch = {
  title: 'Zoeken',
  label: 'Naam van werkgever of dossier',
  titleForNew: 'Nieuw dossier: voor welke werkgever?',
  labelForNew: 'Naam van de werkgever',
  keys: 'Kies met de pijltjes, open met Enter.',
  none: 'Niets gevonden.',
  failed: 'Zoeken is niet gelukt.',
  employer: 'werkgever',
  found: (count: number) => formats.counted(count, { one: 'resultaat', other: 'resultaten' }),
} as const;
