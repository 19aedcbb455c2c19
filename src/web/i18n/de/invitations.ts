import { formats } from '#web/i18n/de/formats.ts';

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
