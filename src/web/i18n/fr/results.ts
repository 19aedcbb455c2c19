import { formats } from '#web/i18n/fr/formats.ts';

/** The page with the outcome of a dossier. What it says of the outcome itself comes with the outcome, in Dutch. */
export const results = {
  title: (dossier: string) => `Résultat du dossier ${dossier}`,
  titleUnknown: 'Résultat d’un dossier',
  description: 'Les cotisations calculées avec leurs coûts, leurs pensions et leurs contrôles.',
  participants: (count: number) => formats.counted(count, { one: 'participant', other: 'participants' }),
  transition: (day: string) => `transition ${day}`,
  calculatedOn: (moment: string) => `calculé ${moment}`,
  download: 'Télécharger',
  files: {
    inputFile: 'Fichier d’entrée (Excel)',
    outputFile: 'Fichier de sortie (Excel)',
    reportFile: 'Rapport (PowerPoint)',
    adviceFile: 'Rapport de conseil (Word)',
    transitionPlanFile: 'Projet de plan de transition (Word)',
    consentFile: 'Note de consentement (Word)',
    withoutPeopleFile: 'Résultats sans personnes (Excel)',
  },
  fileGone: 'Non disponible',
  back: 'Retour aux dossiers',
  warnings: (count: number) =>
    `${formats.counted(count, { one: 'avertissement', other: 'avertissements' })} sur les données`,
  showWarnings: 'Afficher la liste',
  warningColumns: { place: 'Feuille et cellule', what: 'Quoi', remedy: 'Ce que vous pouvez faire' },
  wholeFile: 'Fichier entier',
  answer: 'La réponse',
  premiums: 'Les cotisations',
  choose: 'Choisissez une cotisation ; le reste de la page porte sur la cotisation choisie.',
  keys: (last: number) => `Les touches 1 à ${last} permettent aussi de choisir.`,
  chosen: 'Choix retenu',
  notAllowed: 'Ne peut pas être choisie',
  noneAllowed:
    'Aucune de ces cotisations ne peut être choisie. Les graphiques et tableaux ci-dessous les comparent néanmoins.',
  contents: 'Sur cette page',
  table: (name: string) => `Tableau : ${name}`,
  chartWide: (name: string) => `Graphique ${name}, défile latéralement`,
  tableWide: (name: string) => `Tableau ${name}, défile latéralement`,
  saveAs: (format: string, name: string) => `Enregistrer ${name} au format ${format}`,
  pictureFailed: 'L’image ne peut pas être créée.',
  notes: 'Explication',
  source: 'D’où cela vient-il ?',
  sourceLaw: 'Loi',
  sourceMethod: 'Explication dans le manuel',
  sourceWorkbook: 'Fichier de sortie',
  states: {
    running: 'Ce dossier est encore en cours de calcul. Le résultat apparaîtra ici de lui-même.',
    unknown: 'On ne sait pas si ce dossier est encore en cours de calcul.',
    failed: 'Le calcul de ce dossier a échoué. Vous pouvez réessayer dans la liste des dossiers.',
    withErrors:
      'Le fichier d’entrée de ce dossier contient des erreurs. Rien n’a été calculé. Corrigez ce qui figure ci-dessous et ajoutez le fichier de nouveau.',
    missing: 'Ce dossier n’existe pas (ou plus).',
    offline: 'Il n’y a pas de connexion. Vous voyez le résultat tel qu’il a été chargé la dernière fois.',
    erased: (day: string) =>
      `Les données des participants ont été effacées le ${day}. Le résultat et le rapport sont conservés.`,
  },
  statutory: {
    title: 'Effets de transition, base légale',
    newerCurve: (name: string) =>
      `Une courbe des taux plus récente est connue (${name}). La loi demande la plus récente.`,
    newerSet: (name: string) => `Un autre jeu de scénarios, prioritaire, est connu (${name}).`,
  },
  recalculate: 'Recalculer',
  toClients: 'Vers les employeurs',
} as const;
