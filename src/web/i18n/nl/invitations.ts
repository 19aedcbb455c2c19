import { formats } from '#web/i18n/nl/formats.ts';

export const invitations = {
  title: 'Uitnodigingen',
  text: 'De aanbieder stelt voor deze personen adviseur van uw organisatie te maken. Een adviseur ziet alle werkgevers en dossiers. Er is pas een code als u bevestigt, en alleen u krijgt hem te zien.',
  by: (name: string, day: string) => `Uitgenodigd door ${name} (aanbieder) op ${day}`,
  known: 'Is al adviseur bij uw organisatie en krijgt een extra code.',
  confirm: 'Bevestigen',
  confirmOf: (name: string) => `Uitnodiging van ${name} bevestigen`,
  refuse: 'Weigeren',
  refuseOf: (name: string) => `Uitnodiging van ${name} weigeren`,
  confirmQuestion: (name: string) => `Weet u zeker dat ${name} toegang moet krijgen?`,
  confirmConsequence: 'Bevestig alleen wie u kent. U ziet daarna de code en geeft hem zelf door.',
  confirmTitle: 'Uitnodiging bevestigen',
  confirmFailed: 'De uitnodiging is niet bevestigd.',
  refuseTitle: 'Uitnodiging weigeren',
  refuseQuestion: (name: string) => `Weet u zeker dat u de uitnodiging van ${name} wilt weigeren?`,
  refuseConsequence: 'Er komt dan geen code. De aanbieder kan opnieuw uitnodigen.',
  refuseFailed: 'De uitnodiging is niet geweigerd.',
  waiting: 'Wacht op bevestiging',
  waitingText:
    'Een adviseur van deze organisatie bevestigt de uitnodiging bij Toegangscodes en geeft de code zelf door. U ziet die code niet.',
  withdraw: 'Intrekken',
  withdrawOf: (name: string) => `Uitnodiging van ${name} intrekken`,
  withdrawTitle: 'Uitnodiging intrekken',
  withdrawQuestion: (name: string) => `Weet u zeker dat u de uitnodiging van ${name} wilt intrekken?`,
  withdrawConsequence: 'Er komt dan geen code.',
  withdrawFailed: 'De uitnodiging is niet ingetrokken.',
  invitedTitle: 'Uitnodiging klaargezet',
  invited: (name: string) => `${name} krijgt toegang zodra een adviseur van deze organisatie de uitnodiging bevestigt.`,
} as const;

export const accessNotices = {
  label: 'Meldingen over toegang',
  issued: (holder: string, moment: string) =>
    `De beheerder van de server heeft op ${moment} toegang uitgegeven aan ${holder}.`,
  issuedText: 'Weet u hier niets van? Trek de code dan in en vraag de aanbieder ernaar.',
  dismiss: 'Gezien',
  waiting: (count: number) =>
    `${formats.counted(count, { one: 'uitnodiging wacht op uw bevestiging', other: 'uitnodigingen wachten op uw bevestiging' })}.`,
  ownCode:
    'De aanbieder heeft uw toegangscode uitgegeven en kan hem kennen. Vervang hem door een code die alleen u kent.',
  toCodes: 'Naar Toegangscodes',
} as const;
