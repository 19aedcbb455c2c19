import { exampleMarks } from '#api/list-page.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { statuses } from '#web/i18n/fr/desk.ts';
import { errors } from '#web/i18n/fr/error-words.ts';
import { formats } from '#web/i18n/fr/formats.ts';

export const dossiers = {
  ...statuses,
  title: 'Dossiers',
  titleOf: (client: string) => `Dossiers de l’employeur ${client}`,
  description: 'Les dossiers de cet employeur, avec les données, le résultat et le rapport.',
  add: 'Ajouter un dossier',
  createdOn: 'Date et heure',
  name: 'Nom du dossier',
  inputFile: 'Fichier d’entrée',
  errorFile: 'Fichier d’erreurs',
  outputFile: 'Fichier de sortie',
  report: 'Rapport',
  delete: 'Supprimer',
  warning:
    'Un ou plusieurs fichiers d’entrée contiennent des erreurs. Cliquez sur une icône pour télécharger les messages d’erreur correspondants.',
  excel: 'Excel',
  powerPoint: 'PowerPoint',
  download: {
    inputFile: (name: string) => `Excel : télécharger le fichier d’entrée du dossier ${name}`,
    outputFile: (name: string) => `Excel : télécharger le fichier de sortie du dossier ${name}`,
    reportFile: (name: string) => `PowerPoint : télécharger le rapport du dossier ${name}`,
    adviceFile: (name: string) => `Word : télécharger le rapport de conseil du dossier ${name}`,
    transitionPlanFile: (name: string) => `Word : télécharger le projet de plan de transition du dossier ${name}`,
    consentFile: (name: string) => `Word : télécharger la note de consentement du dossier ${name}`,
    withoutPeopleFile: (name: string) => `Excel : télécharger les résultats sans personnes du dossier ${name}`,
  },
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? 'Erreurs' : formats.counted(count, errors)} : télécharger le fichier d’erreurs du dossier ${name}`,
  noErrors: 'Aucune erreur',
  warningCount: (count: number) =>
    `${formats.counted(count, { one: 'avertissement', other: 'avertissements' })} sur les données`,
  warningPlace: 'Les avertissements figurent sur la feuille Toetsen du fichier de sortie',
  warningsErased: 'La liste des avertissements a été effacée avec le fichier de sortie',
  doubted: 'Des données semblent incorrectes ; sur demande, elles ont été utilisées telles quelles',
  busyAt: (share: string) => `Calcul en cours, ${share}`,
  more: 'Plus',
  moreOf: (name: string) => `Plus sur ${name}`,
  notify: 'Me prévenir à la fin',
  notifyOf: (name: string) => `Me prévenir à la fin : ${name}`,
  willNotify: 'Votre navigateur vous préviendra',
  example: exampleMarks.fr,
  sameFile: (name: string) => `Même fichier que « ${name} »`,
  cancel: 'Annuler',
  cancelOf: (name: string) => `Annuler : calcul du dossier ${name}`,
  retry: 'Réessayer',
  retryOf: (name: string) => `Réessayer : calcul du dossier ${name}`,
  restyle: 'Refaire le rapport',
  restyleOf: (name: string) => `Refaire le rapport : dossier ${name}, avec la charte graphique actuelle`,
  restyling: 'Nouveau rapport en préparation avec la charte graphique actuelle',
  olderStyle: 'Rapport avec une charte graphique antérieure',
  newerBasis: {
    curve: 'Une courbe des taux plus récente est connue pour les effets de la transition',
    set: 'Un autre jeu de scénarios, prioritaire, est connu pour les effets de la transition',
    both: 'Une courbe des taux plus récente et un autre jeu de scénarios sont connus pour les effets de la transition',
  },
  withVariants: (count: number) => `Rapport avec ${formats.counted(count, { one: 'variante', other: 'variantes' })}`,
  erasedOn: (day: string) => `Données des participants effacées le ${day} ; le rapport est conservé`,
  erasedWithoutReportOn: (day: string) => `Données des participants effacées le ${day}`,
  findingsErasedOn: (day: string) => `Fichier d’erreurs effacé le ${day}`,
  findingsEraseOn: (day: string) => `Le fichier d’erreurs sera effacé le ${day}`,
  deleteOf: (name: string) => `Supprimer le dossier ${name}`,
  emptyTitle: 'Il n’y a pas encore de dossier',
  emptyText: 'Un dossier correspond à un régime de retraite : remplissez le modèle Excel et ajoutez-le ici.',
  progressOf: (name: string) => `Avancement du dossier ${name}`,
  progress: {
    waiting: 'En file d’attente',
    reading: (rows: number) => formats.counted(rows, { one: 'ligne lue', other: 'lignes lues' }),
    calculating: (done: number, total: number) =>
      `${formats.wholeNumber(done)} sur ${formats.counted(total, { one: 'participant calculé', other: 'participants calculés' })}`,
    effects: 'calcul des effets légaux de la transition',
    writing: (files: number) => formats.counted(files, { one: 'fichier écrit', other: 'fichiers écrits' }),
    done: 'Finalisation',
  },
  announcement: {
    added: (name: string) => `Le dossier ${name} a été ajouté et son calcul est en cours.`,
    started: (name: string) => `Le calcul du dossier ${name} est en cours.`,
    cancelled: (name: string) => `Le calcul du dossier ${name} a été annulé.`,
    Finished: (name: string) => `Le dossier ${name} est calculé.`,
    Failed: (name: string) => `Le calcul du dossier ${name} a échoué.`,
    FailedWithError: (name: string) => `Le fichier du dossier ${name} contient des erreurs.`,
  },
} as const;

export const newDossier = {
  title: 'Ajouter un dossier',
  name: 'Nom du dossier',
  file: 'Fichier Excel',
  drop: 'Déposez votre fichier Excel ici ou',
  choose: 'choisissez un fichier',
  limits: `Uniquement .xlsx, ${uploadRules.maximumMegabytes} Mo au maximum, sans mot de passe et sans macros.`,
  otherFile: 'Choisir un autre fichier',
  submit: 'Ajouter',
  uploading: 'Envoi en cours…',
  uploaded: 'Envoyé, enregistrement en cours…',
  templateSingle: 'Téléchargez ici un modèle vide à remplir.',
  templateSeveral: 'Pas encore de fichier rempli ? Téléchargez un modèle vide selon le type de changement :',
  template: { dcToDc: 'DC to DC', dbToDc: 'DB to DC', ambitionDbToDc: 'Ambition DB to DC' },
  templateOf: (kind: string) => `${kind} : télécharger un modèle vide`,
} as const;

export const dossierDeletion = {
  title: 'Supprimer le dossier',
  question: 'Voulez-vous vraiment supprimer ce dossier ?',
  consequence: (name: string) =>
    `Le dossier « ${name} » et les fichiers correspondants seront supprimés. Vous pourrez l’annuler pendant dix secondes ; si vous quittez la page avant, elle est aussitôt définitive.`,
} as const;
