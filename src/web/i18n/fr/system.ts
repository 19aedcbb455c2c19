export const system = {
  loading: 'Chargement…',
  somethingWentWrong: 'Une erreur s’est produite…',
  errorTitle: 'Erreur',
  uploadFailed: 'Le dossier n’a pas été envoyé…',
  deleteFailed: 'La suppression a échoué…',
  downloadFailed: 'Le téléchargement a échoué…',
  notUploaded: 'Le fichier n’a pas été envoyé.',
  fileRequired: 'Choisissez un fichier.',
  fileTooLarge: 'Le fichier est trop volumineux.',
  fileUnsupported: 'Ce type de fichier n’est pas pris en charge. Envoyez uniquement des fichiers .xlsx.',
} as const;
