import { formats } from '#web/i18n/fr/formats.ts';

export const retention = {
  pageDescription: 'Ce qui s’applique à toute votre organisation.',
  title: 'Durée de conservation',
  text: 'Les fichiers contenant des participants sont effacés ce nombre de jours après leur dernier téléchargement, ou après leur ajout si personne ne les télécharge. Le rapport, qui ne contient aucune personne, est conservé.',
  days: 'Jours de conservation',
  daysHint: (minimum: number, maximum: number) =>
    `De ${formats.wholeNumber(minimum)} à ${formats.wholeNumber(maximum)} jours`,
  shorter:
    'La durée s’applique aussi aux dossiers existants. Ce qui est trop ancien selon la nouvelle durée est effacé dans la journée qui suit.',
  saved: 'La durée de conservation a été enregistrée.',
  failed: 'La durée de conservation n’a pas été enregistrée.',
  logTitle: 'Journal',
  logText: 'Qui s’est connecté, qui a ajouté, téléchargé, modifié et supprimé.',
  logOpen: 'Consulter le journal',
} as const;
