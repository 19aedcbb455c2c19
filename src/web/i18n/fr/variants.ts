import { mostCompared, mostVariants } from '#api/variants/variant-limits.ts';
import { formats } from '#web/i18n/fr/formats.ts';

/** What is kept beside an outcome: variants of it, and decisions. What these say of the outcome comes with them, in Dutch. */
export const variants = {
  title: 'Variantes',
  lead: `Choisissez-en au maximum ${mostCompared} pour les placer à côté de la réponse.`,
  keep: 'Enregistrer comme variante',
  keepTitle: 'Enregistrer comme variante',
  keepLead: `Le serveur calcule la variante avec le programme qui a aussi calculé la réponse. Au maximum ${mostVariants} variantes sont conservées par dossier.`,
  name: 'Nom de la variante',
  kept: (name: string) => `La variante ${name} est enregistrée et en cours de calcul.`,
  rename: (name: string) => `Renommer la variante ${name}`,
  renameTitle: 'Renommer la variante',
  again: (name: string) => `Recalculer la variante ${name}`,
  remove: (name: string) => `Supprimer la variante ${name}`,
  removeTitle: 'Supprimer la variante',
  removeQuestion: (name: string) => `Voulez-vous supprimer la variante ${name} ?`,
  removeConsequence: 'Une décision enregistrée avec cette variante est conservée.',
  calculating: 'en cours de calcul',
  failed: 'non calculée',
  outdated: 'd’une version antérieure',
  otherVersion: (name: string) =>
    `La variante ${name} a été calculée par une autre version du programme que la réponse. Recalculez la variante pour pouvoir les comparer.`,
  comparison: 'Variantes à côté de la réponse',
  report: 'Rapport avec ces variantes',
  plainReport: 'Rapport sans variantes',
  reportLead:
    'Le classeur et le rapport sont alors refaits, avec ces variantes à côté de la réponse et avec les décisions enregistrées.',
  reportRunning: 'Le classeur et le rapport sont en cours de préparation.',
  reportHas: (count: number) =>
    `Le classeur et le rapport contiennent maintenant ${formats.counted(count, { one: 'variante', other: 'variantes' })}.`,
  reportErased:
    'Le fichier d’entrée n’est pas (ou plus) conservé : le classeur et le rapport ne peuvent pas être refaits.',
  reportWithout:
    'Le classeur et le rapport sont alors faits sans variantes. Recalculez ensuite les variantes et refaites le rapport avec variantes.',
  changeFailed: 'Cela n’a pas réussi.',
} as const;

export const decisions = {
  title: 'Décisions enregistrées',
  record: 'Enregistrer une décision',
  recordTitle: 'Enregistrer une décision',
  recordLead:
    'La décision est conservée avec les chiffres et contrôles de ce moment, votre nom et l’heure. Elle ne peut être ni modifiée ni supprimée ; une décision ultérieure s’y ajoute. Ne citez aucun participant dans le motif.',
  premium: 'Cotisation',
  ofVariant: (variant: string, premium: string) => `Variante ${variant} : ${premium}`,
  reason: 'Motif : pourquoi cette décision ?',
  none: 'Aucune décision n’a encore été enregistrée.',
  byOn: (by: string, moment: string) => `${by}, ${moment}`,
  figures: 'Chiffres et contrôles de ce moment',
  passed: 'Contrôles en ordre',
  attention: 'Contrôles qui demandent attention',
  columns: {
    level: 'Résultat',
    check: 'Contrôle',
    about: 'Concerne',
    finding: 'Trouvé',
    article: 'Article',
    figure: 'Chiffre',
    amount: 'Montant ou pourcentage',
    compared: 'Comparé',
  },
  print: 'Imprimer les décisions',
  printed: (moment: string) => `Imprimé le ${moment}`,
  recorded: 'La décision est enregistrée.',
} as const;
