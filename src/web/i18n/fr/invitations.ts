import { formats } from '#web/i18n/fr/formats.ts';

export const invitations = {
  title: 'Invitations',
  text: 'Le prestataire propose de donner à ces personnes un accès de conseil dans votre organisation. Cet accès montre tous les employeurs et dossiers. Il n’y a pas de code avant votre confirmation, et seul vous pourrez le voir.',
  by: (name: string, day: string) => `Invitation de ${name} (prestataire) le ${day}`,
  known: 'A déjà un accès de conseil dans votre organisation et recevra un code supplémentaire.',
  confirm: 'Confirmer',
  confirmOf: (name: string) => `Confirmer l’invitation de ${name}`,
  refuse: 'Refuser',
  refuseOf: (name: string) => `Refuser l’invitation de ${name}`,
  confirmQuestion: (name: string) => `Voulez-vous vraiment donner accès à ${name} ?`,
  confirmConsequence:
    'Ne confirmez que les personnes que vous connaissez. Vous verrez ensuite le code et le transmettrez vous-même.',
  confirmTitle: 'Confirmer l’invitation',
  confirmFailed: 'L’invitation n’a pas été confirmée.',
  refuseTitle: 'Refuser l’invitation',
  refuseQuestion: (name: string) => `Voulez-vous vraiment refuser l’invitation de ${name} ?`,
  refuseConsequence: 'Aucun code ne sera créé. Le prestataire peut renouveler l’invitation.',
  refuseFailed: 'L’invitation n’a pas été refusée.',
  waiting: 'En attente de confirmation',
  waitingText:
    'Un conseiller ou une conseillère de cette organisation confirme l’invitation sous Codes d’accès et transmet le code. Vous ne voyez pas ce code.',
  withdraw: 'Retirer',
  withdrawOf: (name: string) => `Retirer l’invitation de ${name}`,
  withdrawTitle: 'Retirer l’invitation',
  withdrawQuestion: (name: string) => `Voulez-vous vraiment retirer l’invitation de ${name} ?`,
  withdrawConsequence: 'Aucun code ne sera créé.',
  withdrawFailed: 'L’invitation n’a pas été retirée.',
  invitedTitle: 'Invitation enregistrée',
  invited: (name: string) => `${name} aura accès dès que l’invitation sera confirmée au sein de cette organisation.`,
} as const;

export const accessNotices = {
  label: 'Avis sur les accès',
  acts: {
    'access issued by operator': (holder: string, moment: string) =>
      `L’exploitant du serveur a donné accès à ${holder} le ${moment}.`,
    'second factor reset by provider': (holder: string, moment: string) =>
      `Le prestataire a effacé le second facteur de ${holder} le ${moment}. Les codes que le prestataire avait donnés à ${holder} ne sont plus valables.`,
    'second factor reset by operator': (holder: string, moment: string) =>
      `L’exploitant du serveur a effacé le second facteur de ${holder} le ${moment}.`,
    'recovered by issued code': (holder: string, moment: string) =>
      `${holder} s’est connecté(e) le ${moment} avec le code d’accès délivré, à titre de secours.`,
    'second factor guessed': (holder: string, moment: string) =>
      `Des codes erronés du second facteur ont été saisis plusieurs fois pour ${holder}, jusqu’au ${moment}. Ce n’était pas ${holder} ? Faites alors remplacer le code d’accès.`,
  },
  actsText: 'Vous n’en savez rien ? Révoquez alors le code et interrogez le prestataire.',
  dismiss: 'Vu',
  waiting: (count: number) =>
    `${formats.counted(count, { one: 'invitation attend votre confirmation', other: 'invitations attendent votre confirmation' })}.`,
  ownCode:
    'Le prestataire a délivré votre code d’accès et peut le connaître, même si vous l’avez échangé. Remplacez-le par un code que vous seul connaissez.',
  toCodes: 'Vers les codes d’accès',
} as const;
