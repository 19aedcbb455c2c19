/** What the server refuses, by code, and why a dossier is in its state. */
export const answers = {
  refusals: {
    NOT_SIGNED_IN: 'Votre session n’est pas (ou plus) ouverte. Reconnectez-vous avec votre code d’accès.',
    ACCESS_CODE_WRONG: 'Ce code d’accès est incorrect, expiré ou révoqué.',
    HANDOFF_WRONG: 'Ce lien de connexion est incorrect, expiré ou déjà utilisé.',
    NOT_ALLOWED: 'Vous n’avez pas accès à cette partie.',
    NOT_FOUND: 'Cet élément n’existe pas ou a été supprimé.',
    INPUT_INVALID: 'Vérifiez les champs signalés.',
    CLIENT_NAME_TAKEN: 'Il existe déjà un employeur portant ce nom.',
    CLIENT_CHANGED_MEANWHILE:
      'Quelqu’un d’autre a modifié cet employeur entre-temps. Rechargez la page et refaites votre modification.',
    DOSSIER_STATE_CONFLICT: 'Le statut de ce dossier a changé entre-temps. Rechargez la liste.',
    FILE_NOT_READY: 'Ce fichier n’est pas (encore) disponible.',
    FILE_TOO_LARGE: 'Le fichier dépasse 5 Mo.',
    FILE_NOT_XLSX: 'Ce n’est pas un fichier .xlsx. Dans Excel, enregistrez-le au format « Classeur Excel (.xlsx) ».',
    UPLOAD_INCOMPLETE: 'Le fichier n’a pas été reçu en entier. Envoyez-le à nouveau.',
    TOO_MANY_REQUESTS: 'Trop de tentatives. Patientez un instant, puis réessayez.',
    BUSY: 'Le service est momentanément indisponible. Réessayez dans quelques secondes.',
    INTERNAL: 'Une erreur s’est produite de notre côté. L’incident a été enregistré.',
  },
  statusReasons: {
    memory: 'Le calcul a demandé plus de mémoire qu’il n’y en a.',
    time: 'Le calcul a duré trop longtemps et a été arrêté.',
    crash: 'Le calcul a été arrêté par une erreur de notre côté.',
    interrupted: 'Le calcul a été interrompu.',
    inputErased:
      'Le fichier d’entrée contient des numéros d’identification néerlandais (BSN) et n’a donc pas été conservé.',
  },
  cancelledBy: (name: string) => `Annulé par ${name}.`,
} as const;

/** What is wrong with a field. */
export const fieldFaults = {
  nameRequired: 'Saisissez un nom',
  nameTooShort: '1 caractère au minimum',
  nameTooLong: '30 caractères au maximum',
  namePattern:
    'Commencez par une lettre ou un chiffre ; n’utilisez ensuite que des lettres, espaces, chiffres, points et tirets.',
  minimumTwo: '2 caractères au minimum',
  maximumForty: '40 caractères au maximum',
  maximumEighty: '80 caractères au maximum',
  kvkNumber: 'Un numéro KvK comporte 8 chiffres',
  email: 'Saisissez une adresse e-mail valide',
} as const;
