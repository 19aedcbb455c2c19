import { formats } from '#web/i18n/nl/formats.ts';

/** Making reports again in another house style. */
export const reports = {
  title: 'Bestaande rapportages',
  outdated: (count: number) =>
    `${formats.counted(count, { one: 'rapportage staat', other: 'rapportages staan' })} nog in een eerdere huisstijl.`,
  upToDate: 'Alle rapportages staan in de huisstijl van nu.',
  running: (count: number) =>
    `Nog ${formats.counted(count, { one: 'rapportage wordt', other: 'rapportages worden' })} opnieuw gemaakt. U kunt intussen verder werken.`,
  fixed: (count: number) =>
    `${formats.counted(count, { one: 'rapportage blijft zoals zij is: het invoerbestand is', other: 'rapportages blijven zoals zij zijn: de invoerbestanden zijn' })} niet meer bewaard.`,
  restyle: (count: number) => `${formats.counted(count, { one: 'rapportage', other: 'rapportages' })} opnieuw maken`,
  progress: 'Voortgang van het opnieuw maken',
  unsaved: 'Sla eerst op: rapportages krijgen de huisstijl zoals die is opgeslagen.',
  failed: 'De rapportages worden niet opnieuw gemaakt.',
} as const;
