import { sessionLimits } from '#api/sign-in/session-limits.ts';
import { mostParticipantSources } from '#api/participant-sources/source-limit.ts';
import { highestLimit, mostKept } from '#api/highest-limit.ts';
import { retentionDays } from '#api/retention-days.ts';
import { accessCodeDays } from '#api/access-code-days.ts';
import { mostDecisions, mostVariants } from '#api/variants/variant-limits.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { logoRules } from '#api/logo-rules.ts';
import { formats } from '#web/i18n/fr/formats.ts';

/** What the server refuses, by code, and why a dossier is in its state. */
export const answers = {
  refusals: {
    NOT_SIGNED_IN: 'Votre session n’est pas (ou plus) ouverte. Reconnectez-vous avec votre code d’accès.',
    ACCESS_CODE_WRONG: 'Ce code d’accès est incorrect, expiré ou révoqué.',
    HANDOFF_WRONG:
      'Ce lien de connexion est incorrect ou expiré. Connectez-vous avec votre code d’accès ou demandez un nouveau lien.',
    HANDOFF_USED:
      'Ce lien de connexion a déjà été utilisé ; un lien ne sert qu’une fois. Connectez-vous avec votre code d’accès ou demandez un nouveau lien.',
    SECOND_FACTOR_NEEDED: 'Saisissez aussi le code de votre application d’authentification, ou un code de secours.',
    SECOND_FACTOR_WRONG:
      'Ce code est faux, expiré ou déjà utilisé. Attendez le code suivant de votre application et réessayez.',
    SECOND_FACTOR_NEXT:
      'Ce code est juste. Comme des codes erronés ont souvent été saisis aujourd’hui, le code suivant de votre application est également nécessaire : attendez que l’application l’affiche et saisissez-le ici.',
    SECOND_FACTOR_MISSING: 'Configurez d’abord un second facteur : il est obligatoire pour vous.',
    SECOND_FACTOR_SET: 'Vous avez déjà un second facteur. Supprimez-le d’abord.',
    SECOND_FACTOR_NONE: 'Aucun second facteur n’est configuré. Recommencez la configuration.',
    OWN_CODE_MISSING:
      'Avec le code d’accès délivré, vous créez d’abord un (nouveau) code personnel. Vous pourrez ensuite continuer.',
    OWN_CODE_NEEDS_ISSUED:
      'Connectez-vous avec le code d’accès qui vous a été délivré pour créer un (nouveau) code personnel.',
    REAUTHENTICATION_NEEDED: 'Confirmez d’abord que c’est bien vous : votre connexion date d’il y a un moment.',
    REAUTHENTICATION_WRONG: 'Ce n’est pas votre code d’accès, ou il a expiré ou été révoqué.',
    NOT_ALLOWED: 'Vous n’avez pas accès à cette partie.',
    NOT_FOUND: 'Cet élément n’existe pas ou a été supprimé.',
    INPUT_INVALID: 'Vérifiez les champs signalés.',
    CLIENT_NAME_TAKEN: 'Il existe déjà un employeur portant ce nom.',
    CLIENTS_FULL: `Une organisation peut gérer au maximum ${mostKept.clients} employeurs. Supprimez un employeur qui n’est plus nécessaire.`,
    CLIENT_CHANGED_MEANWHILE:
      'Quelqu’un d’autre a modifié cet employeur entre-temps. Rechargez la page et refaites votre modification.',
    DOSSIER_STATE_CONFLICT: 'Le statut de ce dossier a changé entre-temps. Rechargez la liste.',
    INPUT_ERASED: 'Le fichier d’entrée de ce dossier n’est pas (ou plus) conservé. Ajoutez-le comme nouveau dossier.',
    FILE_ERASED: 'Ce fichier a été effacé, car sa durée de conservation est écoulée.',
    DOCUMENT_NOT_BUILT: 'Ce document n’est pas disponible pour le moment.',
    FILE_NOT_READY: 'Ce fichier n’est pas (encore) disponible.',
    RESULT_NOT_READY: 'Ce dossier n’a pas (encore) de résultat : il n’a pas été calculé.',
    RESULT_OUTDATED:
      'Ce résultat provient d’une version antérieure du programme. Recalculez le dossier pour le voir à l’écran.',
    RESULT_NOT_KEPT:
      'Ce résultat provient d’une version antérieure du programme et ne peut pas être recalculé, car le fichier d’entrée a été effacé. Le rapport est toujours là. Ajoutez le fichier d’entrée comme nouveau dossier pour voir le résultat à l’écran.',
    FINDINGS_NOT_KEPT:
      'Ce dossier a été lu par une version antérieure du programme. Les constats figurent dans le fichier d’erreurs.',
    WHAT_IF_ERASED:
      'La simulation n’est plus possible pour ce dossier : les données des participants ont été effacées, car la durée de conservation est écoulée. Ajoutez le fichier d’entrée comme nouveau dossier.',
    VARIANT_NAME_TAKEN: 'Ce dossier a déjà une variante de ce nom.',
    VARIANTS_FULL: `Au maximum ${mostVariants} variantes sont conservées par dossier. Supprimez-en une qui n’est plus nécessaire.`,
    VARIANT_NOT_READY: 'Cette variante n’a pas (encore) de résultat.',
    VARIANT_OUTDATED: 'Cette variante a été calculée par une version antérieure du programme. Recalculez-la.',
    VARIANT_GONE: 'Une des variantes choisies n’existe plus. Rechargez la page et choisissez à nouveau.',
    DECISIONS_FULL: `Au maximum ${mostDecisions} décisions sont enregistrées par dossier, et elles y restent.`,
    DECISION_NOT_POSSIBLE:
      'Cette cotisation ne peut pas être enregistrée : elle n’est pas autorisée ou n’existe plus. Rechargez la page.',
    FILE_TOO_LARGE: `Le fichier dépasse ${uploadRules.maximumMegabytes} Mo.`,
    FILE_NOT_XLSX: 'Ce n’est pas un fichier .xlsx. Dans Excel, enregistrez-le au format « Classeur Excel (.xlsx) ».',
    HOLDER_NAME_TAKEN: 'Une personne portant ce nom a déjà un autre accès dans cette organisation.',
    HOLDER_CODES_FULL: `Cette personne a déjà ${mostKept.codesOfHolder} codes d’accès valides. Révoquez d’abord un code qui n’est plus nécessaire.`,
    CODES_FULL: `Cette organisation a déjà ${mostKept.codes} codes d’accès valides. Révoquez d’abord un code qui n’est plus nécessaire.`,
    ACCESS_CODE_REVOKED: 'Ce code d’accès est révoqué et ne peut pas être prolongé. Délivrez un nouveau code.',
    ORGANISATION_NAME_TAKEN: 'Il existe déjà une organisation portant ce nom.',
    ORGANISATION_OWN: 'Votre propre organisation ne peut pas être rendue inactive.',
    OFFICE_STANDARDS_CHANGED_MEANWHILE:
      'Quelqu’un d’autre a modifié les valeurs standard entre-temps. Chargez les dernières et refaites votre modification.',
    TOO_MANY_SOURCES: `${mostParticipantSources} dispositions sont déjà conservées. Oubliez-en d’abord une.`,
    HOUSE_STYLE_CHANGED_MEANWHILE:
      'Quelqu’un d’autre a modifié la charte graphique entre-temps. Rechargez la page et refaites votre modification.',
    LOGO_TOO_LARGE: `Le logo dépasse ${logoRules.maximumMegabytes} Mo.`,
    LOGO_TYPE_UNKNOWN: 'Ce n’est pas un fichier PNG, JPG ou SVG.',
    LOGO_DAMAGED: 'Ce logo ne peut pas être ouvert : le fichier est endommagé ou incomplet.',
    LOGO_DIMENSIONS: `Ce logo est trop grand ou trop allongé : ${formats.wholeNumber(logoRules.maximumSide)} pixels au maximum en hauteur et en largeur, et le grand côté au maximum ${logoRules.maximumStretch} fois le petit.`,
    LOGO_FOR_PRINT:
      'Ce logo est enregistré en couleurs d’impression (CMJN). Enregistrez-le en couleurs d’écran (RVB) et réessayez.',
    LOGO_UNSAFE:
      'Ce fichier SVG contient un élément interdit : un script, une référence à l’extérieur du fichier ou des entités. Exportez-le en SVG simple ou en PNG.',
    LOGO_TEXT:
      'Ce fichier SVG contient du texte libre, qui disparaît sans sa police. Convertissez le texte en contours ou exportez le logo en PNG.',
    LOGO_TOO_COMPLEX: 'Ce logo est trop complexe pour être dessiné. Exportez-le en PNG.',
    LOGO_EMPTY: 'Ce logo ne montre rien : le fichier est vide ou endommagé.',
    UPLOAD_INCOMPLETE: 'Le fichier n’a pas été reçu en entier. Envoyez-le à nouveau.',
    ORGANISATION_FULL:
      'Ce dossier ne tient plus dans l’espace de l’organisation de conseil. Supprimez les dossiers qui ne sont plus nécessaires et réessayez ; un conseil peut demander plus d’espace au prestataire.',
    EMPLOYER_FULL:
      'Ce dossier ne tient plus dans l’espace de cet employeur. Supprimez les dossiers de cet employeur qui ne sont plus nécessaires et réessayez ; un conseil peut demander plus d’espace au prestataire.',
    ORGANISATION_QUEUE_FULL:
      'L’organisation de conseil a déjà autant de calculs en attente ou en cours qu’autorisé. Attendez que l’un d’eux soit terminé ou annulez un calcul inutile, puis réessayez.',
    EMPLOYER_QUEUE_FULL:
      'Cet employeur a déjà autant de calculs en attente ou en cours qu’autorisé. Attendez que l’un d’eux soit terminé ou annulez un calcul inutile, puis réessayez.',
    ORGANISATION_TOO_FAST:
      'Autant de dossiers qu’autorisé ont été ajoutés en une minute pour l’organisation de conseil. Attendez une minute, puis réessayez.',
    EMPLOYER_TOO_FAST:
      'Autant de dossiers qu’autorisé ont été ajoutés en une minute pour cet employeur. Attendez une minute, puis réessayez.',
    CENTRAL_BANK_FILE_KNOWN:
      'Il y en a déjà un pour ce trimestre ou ce jour. Retirez-le d’abord s’il n’est pas correct.',
    CENTRAL_BANK_UPLOAD_BUSY:
      'Un fichier de la banque centrale est déjà en cours d’envoi ou de lecture. Attendez que ce soit terminé.',
    CENTRAL_BANK_UPLOAD_LOST: 'L’envoi a été interrompu ; rien n’a été conservé. Recommencez.',
    SERVER_FULL:
      'Le disque du serveur est presque plein : ajouter, modifier et calculer est impossible pour le moment, télécharger et supprimer restent possibles. Contactez l’administrateur.',
    TOO_MANY_TRANSFERS:
      'Vous ou votre organisation envoyez et téléchargez déjà autant de fichiers à la fois qu’il est permis. Attendez que l’un d’eux soit terminé, puis réessayez.',
    TRANSFERS_FULL: 'Trop de fichiers sont envoyés et téléchargés en même temps. Réessayez dans quelques secondes.',
    TOO_MANY_REQUESTS: 'Trop de tentatives. Patientez un instant, puis réessayez.',
    LISTS_UNDER_WAY:
      'Vous avez déjà demandé trop de recherches et de listes à la fois. Attendez qu’elles arrivent, puis réessayez.',
    TOO_SLOW:
      'Cela prend trop de temps et a été arrêté. Rien n’a été modifié. Cherchez avec moins de mots ou réessayez plus tard.',
    BUSY: 'Le service est momentanément indisponible. Réessayez dans quelques secondes.',
    INTERNAL: 'Une erreur s’est produite de notre côté. L’incident a été enregistré.',
  },
  limitsInUse: {
    megabytes: (used: string, most: string) => `Utilisé actuellement : ${used} sur ${most} Mo.`,
    openDossiers: (used: string, most: string) => `Ouverts actuellement : ${used} sur ${most} au maximum.`,
    uploadsPerMinute: (used: string, most: string) =>
      `Ajoutés au cours de la dernière minute : ${used} sur ${most} au maximum.`,
  },
  statusReasons: {
    memory: 'Le calcul a demandé plus de mémoire qu’il n’y en a.',
    time: 'Le calcul a duré trop longtemps et a été arrêté.',
    crash: 'Le calcul a été arrêté par une erreur de notre côté.',
    interrupted: 'Le calcul a été interrompu.',
    restyleFailed: 'La nouvelle préparation a échoué ; les fichiers précédents sont toujours là.',
    variantsUnusable:
      'Une variante pour le rapport a été supprimée ou n’a pas de résultat de cette version ; les fichiers précédents sont toujours là. Recalculez la variante, ou faites le rapport avec d’autres variantes ou sans.',
    outcomeChanged:
      'Le résultat a changé depuis les fichiers précédents, à cause d’une version plus récente du programme ou de données plus récentes. Les fichiers précédents sont toujours là. Refaites-les d’abord comme projet et relisez-les avant de les marquer comme définitifs.',
    whatIfErased: 'Les données servant à calculer cette variante ne sont plus conservées.',
    choicesUnknown:
      'Cette version du programme ne connaît plus ce que cette variante choisit autrement. Supprimez la variante et enregistrez-en une nouvelle.',
    agesCrossed:
      'L’âge maximal donnant droit à compensation est inférieur à l’âge minimal : personne n’est alors compensé. Choisissez d’autres âges, ou aucune compensation.',
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
  messageRequired: 'Saisissez un message',
  organizationRequired: 'Saisissez une organisation',
  telephoneRequired: 'Saisissez un numéro de téléphone',
  emailRequired: 'Saisissez une adresse e-mail',
  minimumTwoCharacters: '2 caractères au minimum',
  minimumThree: '3 caractères au minimum',
  minimumTen: '10 caractères au minimum',
  minimumTenDigits: '10 chiffres au minimum',
  maximumFifteen: '15 caractères au maximum',
  maximumTwoHundredFiftyFour: '254 caractères au maximum',
  maximumThousand: `${formats.wholeNumber(1000)} caractères au maximum`,
  emailFormat: 'Saisissez une adresse e-mail valide',
  nameOneLine: 'Écrivez le nom sur une seule ligne',
  organizationOneLine: 'Écrivez l’organisation sur une seule ligne',
  telephoneOneLine: 'Écrivez le numéro de téléphone sur une seule ligne',
  minimumTwo: '2 caractères au minimum',
  maximumForty: '40 caractères au maximum',
  maximumEighty: '80 caractères au maximum',
  kvkNumber: 'Un numéro KvK comporte 8 chiffres',
  email: 'Saisissez une adresse e-mail valide',
  maximumSixty: '60 caractères au maximum',
  maximumHundredTwenty: '120 caractères au maximum',
  oneLine: 'N’utilisez que des caractères visibles, sur une seule ligne',
  colour: 'Indiquez une couleur par six caractères 0-9 et A-F',
  days: 'Saisissez un nombre entier de jours',
  minimumOneDay: '1 jour au minimum',
  maximumCodeDays: `${formats.wholeNumber(accessCodeDays.maximum)} jours au maximum`,
  maximumRetentionDays: `${retentionDays.maximum} jours au maximum`,
  idleMinutes: `Saisissez un nombre entier de minutes de ${sessionLimits.idleMinutes.minimum} à ${sessionLimits.idleMinutes.maximum}`,
  sessionHours: `Saisissez un nombre entier d’heures de ${sessionLimits.sessionHours.minimum} à ${sessionLimits.sessionHours.maximum}`,
  wholeNumber: 'Saisissez un nombre entier',
  minimumOne: '1 au minimum',
  maximumLimit: `${formats.wholeNumber(highestLimit)} au maximum`,
  employerLimit: 'Pas plus que pour toute l’organisation',
  employer: 'Choisissez un employeur',
  filledIn: 'Remplissez ce champ',
  quarter: 'Indiquez un trimestre, par exemple 2026Q3',
  largeFile: 'Ce fichier est trop volumineux',
} as const;
