import { logoRules } from '#api/logo-rules.ts';
import { formats } from '#web/i18n/fr/formats.ts';

export const houseStyle = {
  description: 'L’aspect du rapport et du fichier de sortie de votre organisation.',
  formTitle: 'Nom et couleurs',
  name: 'Nom',
  nameHint: 'Figure au bas de chaque diapositive',
  primary: 'Couleur principale',
  primaryHint: 'Couverture, bandeaux, titres et premières courbes des graphiques',
  accent: 'Couleur d’accent',
  accentHint: 'Petits accents et autres courbes des graphiques',
  picker: (label: string) => `Choisir la ${label.toLowerCase()}`,
  contactLine: 'Ligne de contact',
  contactLineHint: 'Par exemple adresse, téléphone et site web, sur une seule ligne',
  saved: 'La charte graphique a été enregistrée. Les nouveaux rapports l’appliquent.',
  restyleHint: 'Les rapports existants ne changent que lorsque vous les refaites ci-dessous.',
  failed: 'La charte graphique n’a pas été enregistrée.',
  loadLatest: 'Charger la dernière charte graphique',
  reset: 'Rétablir la charte standard',
  unsaved: 'Pas encore enregistré',
  previewTitle: 'Aperçu',
  previewCover: 'Couverture du rapport avec cette charte graphique',
  previewChart: 'Diapositive avec graphique et cette charte graphique',
  previewNote:
    'Avec des chiffres d’exemple ; les rapports sont en néerlandais. Les couleurs, le logo et les emplacements sont ceux du rapport.',
  contrastTitle: 'Lisibilité',
  onColour: (colour: string) => `Texte sur ${colour}`,
  white: 'blanc',
  dark: 'foncé',
  ratio: (value: number) => `${formats.oneDecimal(value)}:1`,
  textFact: (text: string, ratio: string) => `${text}, ${ratio}`,
  titleFact: 'Titres sur blanc',
  accentFact: 'Couleur d’accent sur blanc',
  asGiven: 'votre couleur',
  darkened: (colour: string) => `assombrie en #${colour}`,
  primaryOnly: 'la couleur principale',
  decorationOnly: 'uniquement comme décoration, jamais pour du texte',
  example: {
    title: 'La cotisation uniforme de 21,4 % coûte autant à l’employeur que le barème actuel',
    topic: 'Rapport sur le nouveau régime de retraite',
    subtitle: 'Exemple B.V. · Régime de retraite 2027',
    facts: {
      valuation: { head: 'Date d’évaluation', value: 'décembre 2026' },
      transition: { head: 'Date de transition', value: 'janvier 2027' },
      participants: { head: 'Participants', value: '25 participants' },
    },
    chartTopic: 'Cotisation selon l’âge',
    chartTitle: 'Davantage de cotisation pour les jeunes, moins pour leurs aînés',
    lead: 'Cotisation en pourcentage de l’assiette de pension, selon l’âge.',
    series: [
      'Barème actuel',
      'Uniforme, coût égal',
      'Barème, coût égal',
      'Uniforme, pension égale',
      'Barème, pension égale',
    ],
    age: 'Âge',
  },
} as const;

export const logoField = {
  label: 'Logo',
  limits: `PNG, JPG ou SVG, ${logoRules.maximumMegabytes} Mo au maximum. Un SVG est conservé sous forme d’image.`,
  drop: 'Déposez votre logo ici ou',
  choose: 'choisissez un fichier',
  other: 'Choisir un autre logo',
  remove: 'Supprimer le logo',
  uploading: 'Envoi en cours…',
  saved: 'Le logo a été enregistré.',
  removed: 'Le logo a été supprimé.',
  failed: 'Le logo n’a pas été enregistré.',
  size: (width: number, height: number) => `${formats.wholeNumber(width)} sur ${formats.wholeNumber(height)} pixels`,
  alternative: (name: string) => `Logo de l’organisation ${name}`,
} as const;

export const styleReset = {
  title: 'Rétablir la charte standard',
  question: 'Voulez-vous vraiment rétablir la charte graphique standard ?',
  consequence:
    'Votre nom, vos couleurs, votre ligne de contact et votre logo seront supprimés. Les rapports existants ne changent pas.',
  failed: 'La charte graphique standard n’a pas été rétablie.',
} as const;
