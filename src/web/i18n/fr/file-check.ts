import { formats } from '#web/i18n/fr/formats.ts';

const errors = (count: number) => formats.counted(count, { one: 'erreur', other: 'erreurs' });
const warnings = (count: number) => formats.counted(count, { one: 'avertissement', other: 'avertissements' });

/** What is found in a file, before it is sent and after it was refused. The findings themselves are in Dutch. */
export const findings = {
  caption: 'Constats dans le fichier',
  wide: 'Constats dans le fichier, défile sur le côté',
  columns: {
    severity: 'Type',
    sheet: 'Feuille',
    cell: 'Cellule',
    value: 'Valeur',
    what: 'Constat',
    remedy: 'Ce que vous pouvez faire',
  },
  error: 'Erreur',
  warning: 'Avertissement',
  errors,
  warnings,
  both: (errorCount: number, warningCount: number) => `${errors(errorCount)} et ${warnings(warningCount)}`,
  wholeFile: 'Fichier entier',
  all: (count: number) => `Tout (${formats.wholeNumber(count)})`,
  sheet: (name: string, count: number) => `${name} (${formats.wholeNumber(count)})`,
  goTo: 'Aller à',
  search: 'Rechercher dans les constats',
  none: 'Aucun constat ne correspond à votre recherche.',
  more: (count: number) => `En afficher ${formats.wholeNumber(count)} de plus`,
  shown: (count: number, total: number) =>
    `${formats.wholeNumber(count)} sur ${formats.counted(total, { one: 'constat', other: 'constats' })}`,
  erased: 'Le contenu des cellules a été effacé ; le type de chaque constat et son emplacement restent.',
  download: 'Télécharger le fichier d’erreurs',
  chooseAgain: 'Choisir de nouveau',
} as const;

/** The check of a chosen file, on the computer of whoever chose it. */
export const fileCheck = {
  steps: { kind: 'Type de changement', file: 'Fichier', check: 'Contrôle' },
  later: 'Dès que vous choisissez un fichier, il est contrôlé ici. Rien n’est encore envoyé.',
  checking: 'Le fichier est contrôlé sur votre ordinateur…',
  sound: 'Aucune erreur et aucun avertissement.',
  stopped: 'Le contrôle a duré trop longtemps et a été arrêté. Le serveur contrôle le fichier lors de l’envoi.',
  failed: 'Le fichier n’a pas pu être contrôlé ici. Le serveur le fait lorsque vous l’envoyez.',
  onlyHere: 'Contrôlé sur votre ordinateur ; rien n’a encore été envoyé.',
  errorsFound: 'Avec des erreurs, rien n’est calculé. Corrigez le fichier dans Excel et choisissez-le de nouveau.',
  warningsFound: 'Avec des avertissements, le calcul a lieu. Lisez-les avant d’envoyer le fichier.',
  haveRead: 'J’ai lu les avertissements',
  readFirst: 'Lisez d’abord les avertissements et cochez cette case.',
  sendAnyway: 'Envoyer quand même',
  errorFile: 'Créer le fichier d’erreurs ici',
  errorFileName: (name: string) => `Erreurs_${name}`,
  show: (found: string) => `Afficher ${found}`,
  summary: {
    kind: 'Type',
    employer: 'Employeur',
    participants: 'Participants',
    ages: 'Âges à la date d’évaluation',
    salaries: 'Salaires au total (salaire à temps plein × taux d’activité)',
    valuationDate: 'Date d’évaluation',
    transitionDate: 'Date de transition',
    contractEnd: 'Fin du contrat',
  },
  unknown: 'non lu',
  notFilledIn: 'non renseigné',
  participants: (count: number) => formats.wholeNumber(count),
  participantsOf: (count: number, rows: number) =>
    `${formats.wholeNumber(count)} sur ${formats.counted(rows, { one: 'ligne', other: 'lignes' })}, lus en entier`,
  notCounted: (count: number) => `dont ${formats.wholeNumber(count)} non pris en compte`,
  ages: (youngest: number, oldest: number) => `${youngest} à ${oldest} ans`,
  several: (count: number) =>
    `Vous ajoutez ${formats.counted(count, { one: 'dossier', other: 'dossiers' })}, chacun portant le nom de son fichier. Vous pouvez modifier les noms.`,
  remove: (name: string) => `Ne pas ajouter ${name}`,
  dropHere: 'Déposez le fichier pour ajouter un dossier',
  kinds: {
    dcToDc: 'D’un régime à cotisations par paliers à un nouveau régime à cotisations.',
    dbToDc: 'D’un régime assuré à salaire moyen à un nouveau régime à cotisations.',
    ambitionDbToDc: 'D’un régime à salaire moyen avec ambition à un nouveau régime à cotisations.',
  },
  tryExample: 'Essayer l’exemple',
  tryExampleOf: (kind: string) => `Essayer l’exemple : ${kind}`,
  exampleFile: 'Télécharger l’exemple',
  exampleFileOf: (kind: string) => `Télécharger l’exemple : ${kind}`,
  exampleName: (kind: string) => `Exemple ${kind}`,
} as const;

/** Asked before a window with something unsaved in it closes. */
export const closing = {
  title: 'Fermer la fenêtre',
  changed: 'Voulez-vous vraiment fermer cette fenêtre ?',
  changedConsequence: 'Ce que vous avez saisi ne sera pas conservé.',
  sending: 'L’envoi est encore en cours. Voulez-vous l’arrêter ?',
  sendingConsequence: 'Ce qui n’a pas encore été envoyé n’est pas ajouté.',
} as const;
