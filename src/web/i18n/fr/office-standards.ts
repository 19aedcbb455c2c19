import type { Catalogue } from '#web/i18n/catalogue.ts';

export const officeStandards: Catalogue['officeStandards'] = {
  title: 'Valeurs standard',
  description: 'Ce dont les modèles de votre organisation sont remplis.',
  cardText:
    'Taux, rendements et autres hypothèses que votre cabinet veut dans chaque nouveau modèle. Le rapport les cite comme standard de votre cabinet.',
  open: 'Régler les valeurs standard',
  historyTitle: 'Adoptées auparavant',
  none: 'Vos modèles ont les valeurs standard d’Evenwicht.',
  terms: 'Adopter',
  adoptedOn: 'Adoptées le',
  reason: 'Motif',
  reasonHint: 'Figure dans le modèle et dans le rapport.',
  marked: 'Vérifiez les champs marqués.',
  saved: 'Les valeurs standard sont enregistrées.',
  failed: 'Les valeurs standard n’ont pas été enregistrées.',
  loadLatest: 'Charger les dernières valeurs standard',
  ours: (standard) => `Evenwicht : ${standard}`,
  hint: (standard, allowed) => `Vide : ${standard}. Saisie : ${allowed}.`,
  rowsHint: (standard, allowed) => `Une ligne par rangée. Vide : ${standard}. Saisie : ${allowed}.`,
  stored: (count, day) =>
    count === 1 ? `1 valeur, enregistrée le ${day}` : `${count} valeurs, enregistrées le ${day}`,
};
