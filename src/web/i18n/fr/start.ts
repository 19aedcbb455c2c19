import { retentionDays } from '#api/retention-days.ts';
import { formats } from '#web/i18n/fr/formats.ts';

export const start = {
  greeting: (name: string) => `Bienvenue, ${name}.`,
  headline: 'Une nouvelle cotisation de retraite, en équilibre avec l’ancienne',
  lead: (product: string) =>
    `${product} calcule quelle cotisation, progressive ou uniforme, coûte autant à l’employeur qu’aujourd’hui après le passage à un nouveau régime à cotisations définies (premieregeling), ou donne selon les prévisions la même pension aux participants. Pour les conseillers et conseillères en retraite et leurs employeurs.`,
  tryExample: 'Essayer l’exemple',
  openingExample: 'Ouverture de l’exemple…',
  exampleFailed: 'L’exemple n’a pas pu être ouvert.',
  figure: {
    title: 'Extrait du dossier d’exemple',
    description: (low: string, high: string, flat: string) =>
      `Une balance. À gauche le barème actuel, qui augmente avec l’âge de ${low} à ${high} ; à droite une cotisation uniforme de ${flat} pour tous. Les deux plateaux s’équilibrent.`,
    current: 'Barème actuel',
    flat: 'Cotisation uniforme',
    difference: 'Différence',
    caption: (participants: number) =>
      `Cotisation par âge de 15 à 68 ans, et charge de l’employeur sur cinq ans à partir de janvier 2028, actualisée, pour ${formats.counted(participants, { one: 'participant', other: 'participants' })} d’un grossiste fictif.`,
  },
  introTitle: 'Deux façons d’être en équilibre',
  intro:
    'Aux Pays-Bas, les régimes de retraite existants doivent être adaptés au plus tard le 1er janvier 2028 à la Wet toekomst pensioenen (loi sur l’avenir des pensions). Les nouveaux salariés reçoivent alors une cotisation au même pourcentage à tout âge ; ceux qui participent déjà peuvent, sous conditions, conserver une cotisation progressive. Pour chaque employeur, c’est un choix qui a des conséquences sur les charges et sur la pension.',
  aims: {
    budget: {
      title: 'Charges égales (budgetneutraal)',
      text: 'Sur les années choisies, l’employeur paie autant que dans le régime actuel.',
    },
    profit: {
      title: 'Pension égale (profijtneutraal)',
      text: 'Selon les prévisions, les participants obtiennent ensemble autant de pension que dans le régime actuel.',
    },
  },
  answers: {
    title: 'Les quatre réponses du dossier d’exemple',
    scale: 'Barème progressif (staffel)',
    flat: 'Cotisation uniforme',
    range: (low: string, high: string) => `${low}–${high}`,
    notFeasible: 'Non réalisable',
    aboveLimit: (limit: string) => `Dépasserait le plafond fiscal de ${limit}.`,
    note: 'Pourcentages de l’assiette de pension (pensioengrondslag), arrondis à 0,1 point de pourcentage. Un dossier calcule aussi la compensation, le groupe ouvert, des scénarios et la sensibilité.',
  },
  bannerLabel: 'Annonce',
  stepsTitle: 'Comment ça marche',
  steps: {
    fill: {
      title: 'Remplissez le modèle',
      text: 'Téléchargez le modèle Excel vide (en néerlandais), saisissez le régime et les participants, puis ajoutez-le comme dossier chez l’employeur.',
    },
    check: {
      title: 'Les erreurs vous reviennent expliquées',
      text: 'En cas d’erreurs, votre propre fichier vous est renvoyé. Chaque cellule erronée est marquée et expliquée, le tout en une seule fois.',
    },
    report: {
      title: 'Téléchargez le résultat',
      text: 'Un fichier Excel qui montre d’où vient chaque chiffre, et un rapport PowerPoint pour en discuter. Tous deux sont en néerlandais.',
    },
  },
  dataTitle: 'Ce que deviennent vos données',
  dataFacts: {
    closed: {
      title: 'Uniquement au sein de votre organisation',
      text: 'Les conseillers et conseillères voient les dossiers de leur propre organisation, un employeur uniquement les siens. La base de données veille elle-même à cette séparation.',
    },
    nameless: {
      title: 'Pas de noms, pas de BSN',
      text: 'Le modèle demande un numéro par participant. Un fichier comportant une colonne de numéros d’identification néerlandais (BSN) est refusé et n’est pas conservé.',
    },
    erased: {
      title: 'Pas plus longtemps que nécessaire',
      text: `Les fichiers contenant des participants sont effacés ${retentionDays.standard} jours après le dernier téléchargement, ou après la durée que choisit votre organisation. Vous pouvez supprimer un dossier à tout moment.`,
    },
    own: {
      title: 'Pas de cookies, rien d’ailleurs',
      text: 'Le calcul s’exécute sur le serveur de cette application. Les pages ne chargent rien d’autres sites et ne vous suivent pas.',
    },
  },
} as const;
