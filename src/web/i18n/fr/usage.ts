import { formats } from '#web/i18n/fr/formats.ts';

/** What is in use of what the provider allows. */
export const usage = {
  title: 'Utilisation',
  organisation: 'Ce que votre organisation utilise de ce que le prestataire autorise.',
  employer: 'Ce que cet employeur utilise de ce que le prestataire autorise par employeur.',
  names: {
    megabytes: 'Stockage',
    openDossiers: 'Calculs en attente ou en cours',
    uploadsPerMinute: 'Dossiers ajoutés au cours de la dernière minute',
  },
  inUse: {
    megabytes: (used: string, most: string) => `${used} sur ${most} Mo`,
    openDossiers: (used: string, most: string) => `${used} sur ${most}`,
    uploadsPerMinute: (used: string, most: string) => `${used} sur ${most}`,
  },
  near: 'presque atteinte',
  reached: 'atteinte',
  results:
    'Les résultats des calculs occupent aussi de l’espace. Ils sont toujours conservés, même au-delà de la limite.',
  nearOrganisation: 'Votre organisation a atteint une limite, ou presque.',
  nearEmployer: 'Cet employeur a atteint une limite, ou presque.',
  remedies: {
    megabytes:
      'Supprimez les dossiers qui ne sont plus nécessaires. Un conseil peut demander plus d’espace au prestataire.',
    openDossiers: 'Attendez que les calculs soient terminés ou annulez ceux qui sont inutiles.',
  },
} as const;

/** The form of the provider with the limits of an organisation. */
export const limits = {
  open: 'Limites',
  openOf: (name: string) => `Limites de ${name}`,
  title: (name: string) => `Limites de ${name}`,
  used: 'Utilisé actuellement',
  dossiers: (count: number) => formats.counted(count, { one: 'dossier', other: 'dossiers' }),
  organisation: 'Toute l’organisation',
  employer: 'Par employeur',
  names: {
    megabytes: 'Stockage en Mo',
    openDossiers: 'Calculs en attente ou en cours',
    uploadsPerMinute: 'Dossiers ajoutés par minute',
  },
  standard: (value: string) => `Standard : ${value}`,
  fillStandard: 'Mettre les valeurs standard',
  hint: 'Une limite plus basse n’efface rien : rien ne peut être ajouté tant que l’utilisation la dépasse.',
  failed: 'Les limites n’ont pas été enregistrées.',
} as const;
