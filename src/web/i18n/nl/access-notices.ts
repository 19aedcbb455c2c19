import { formats } from '#web/i18n/nl/formats.ts';

export const accessNotices = {
  label: 'Meldingen over toegang',
  issued: (holder: string, moment: string) =>
    `De beheerder van de server heeft op ${moment} toegang uitgegeven aan ${holder}.`,
  issuedText: 'Weet u hier niets van? Trek de code dan in en vraag de aanbieder ernaar.',
  dismiss: 'Gezien',
  waiting: (count: number) =>
    `${formats.counted(count, { one: 'uitnodiging wacht op uw bevestiging', other: 'uitnodigingen wachten op uw bevestiging' })}.`,
  ownCode:
    'De aanbieder heeft uw toegangscode uitgegeven en kan hem kennen, ook als u hem hebt ingeruild. Vervang hem door een code die alleen u kent.',
  toCodes: 'Naar Toegangscodes',
} as const;
