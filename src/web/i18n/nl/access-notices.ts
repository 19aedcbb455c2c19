import { formats } from '#web/i18n/nl/formats.ts';

export const accessNotices = {
  label: 'Meldingen over toegang',
  acts: {
    'access issued by operator': (holder: string, moment: string) =>
      `De beheerder van de server heeft op ${moment} toegang uitgegeven aan ${holder}.`,
    'second factor reset by provider': (holder: string, moment: string) =>
      `De aanbieder heeft op ${moment} de tweede factor van ${holder} gewist. De codes die de aanbieder aan ${holder} gaf, zijn beëindigd.`,
    'second factor reset by operator': (holder: string, moment: string) =>
      `De beheerder van de server heeft op ${moment} de tweede factor van ${holder} gewist.`,
    'recovered by issued code': (holder: string, moment: string) =>
      `${holder} is op ${moment} voor herstel ingelogd met de uitgegeven toegangscode.`,
    'second factor guessed': (holder: string, moment: string) =>
      `Bij ${holder} zijn tot ${moment} meermalen onjuiste codes van de tweede factor ingevuld. Was ${holder} dat niet zelf? Laat de toegangscode dan vervangen.`,
  },
  actsText: 'Weet u hier niets van? Trek de code dan in en vraag de aanbieder ernaar.',
  dismiss: 'Gezien',
  waiting: (count: number) =>
    `${formats.counted(count, { one: 'uitnodiging wacht op uw bevestiging', other: 'uitnodigingen wachten op uw bevestiging' })}.`,
  ownCode:
    'De aanbieder heeft uw toegangscode uitgegeven en kan hem kennen, ook als u hem hebt ingeruild. Vervang hem door een code die alleen u kent.',
  toCodes: 'Naar Toegangscodes',
} as const;
