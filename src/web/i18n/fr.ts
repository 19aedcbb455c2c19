import { accessCodeDays } from '#api/access-code-days.ts';
import { highestLimit, mostKept } from '#api/highest-limit.ts';
import { exampleMarks } from '#api/list-page.ts';
import { logoRules } from '#api/logo-rules.ts';
import { retentionDays } from '#api/retention-days.ts';
import { sessionLimits } from '#api/session-limits.ts';
import { mostParticipantSources } from '#api/source-limit.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { mostCompared, mostDecisions, mostVariants } from '#api/variant-limits.ts';
import type { Wordings } from '#output/language/wording.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { figuresIn } from '#web/i18n/figures.ts';
import { formatsOf } from '#web/i18n/formats.ts';

/* All texts of the screens in French: the module itself is the catalogue, fetched as a whole. */

/** For counting errors. */
const errorForms = { one: 'erreur', other: 'erreurs' };

export const formats = formatsOf('fr-FR');

export const codes = {
  title: 'Codes d’accès',
  titleOf: (organisation: string) => `Codes d’accès de l’organisation ${organisation}`,
  description:
    'Qui a accès : les conseillers et conseillères de votre organisation, et des personnes chez vos employeurs. Un employeur ne voit que ce qu’il fournit et ce qui est partagé avec lui.',
  descriptionProvider:
    'Quels conseillers et conseillères de cette organisation ont accès. Seule l’organisation voit qui a accès chez un employeur.',
  holder: 'Nom',
  employer: 'Employeur',
  role: 'Rôle',
  roles: { provider: 'Prestataire', adviser: 'Conseil', employer: 'Employeur' },
  createdOn: 'Délivré le',
  operator: 'Exploitant',
  issuerUnknown: 'Non enregistré',
  expiresOn: 'Valable jusqu’au',
  lastUsedOn: 'Dernière utilisation',
  neverUsed: 'Pas encore',
  state: 'Statut',
  states: { active: 'Actif', expired: 'Expiré', revoked: 'Révoqué' },
  actions: 'Actions',
  issue: 'Délivrer un code',
  inviteColleague: 'Inviter un collègue',
  giveEmployerAccess: 'Donner accès à un employeur',
  extend: 'Prolonger',
  extendOf: (holder: string) => `Prolonger le code délivré à ${holder}`,
  replace: 'Remplacer',
  replaceOf: (holder: string) => `Remplacer le code délivré à ${holder}`,
  revoke: 'Révoquer',
  revokeOf: (holder: string) => `Révoquer le code délivré à ${holder}`,
  emptyTitle: 'Il n’y a pas encore de code d’accès',
  emptyText:
    'Délivrez un code à toute personne qui, chez un employeur, veut elle-même ajouter ou consulter des dossiers.',
  emptyTextProvider: 'Délivrez un code au premier conseiller ou à la première conseillère de cette organisation.',
} as const;

export const codeIssue = {
  title: 'Délivrer un code d’accès',
  holder: 'Nom de la personne qui reçoit le code',
  holderHint: 'Un code propre à chaque personne : vous pourrez ainsi le révoquer séparément.',
  employer: 'Employeur',
  chooseEmployer: 'Choisissez un employeur',
  days: 'Durée de validité (jours)',
  submit: 'Délivrer',
  failed: 'Le code d’accès n’a pas été délivré.',
  issuedTitle: 'Code d’accès délivré',
  issuedFor: (holder: string, day: string) => `Code pour ${holder}, valable jusqu’au ${day} :`,
  shownOnce:
    'Ce code ne s’affiche que maintenant. Transmettez-le personnellement, par téléphone par exemple ; ne le conservez pas dans un e-mail.',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie ne fonctionne pas dans ce navigateur. Sélectionnez le texte et copiez-le vous-même.',
  sendAlong: 'Phrase à joindre',
  sentence: (address: string, day: string) =>
    `Avec votre code d’accès, connectez-vous à ${address} ; le code vous est personnel et valable jusqu’au ${day}.`,
  copySentence: 'Copier la phrase',
  done: 'Terminé',
} as const;

export const colleagueRequest = {
  text: 'Le fournisseur du programme invite les nouveaux conseillers. Envoyez ce message ; vous confirmez ensuite l’invitation sur cette page et transmettez le code.',
  colleague: 'Nom de votre collègue',
  label: 'Message au fournisseur',
  message: (colleague: string, organisation: string, from: string) =>
    `Bonjour,\n\nMerci d’inviter ${colleague} comme conseiller de ${organisation}. Je confirmerai l’invitation sur la page des codes d’accès.\n\nCordialement,\n${from}, ${organisation}`,
  mail: 'Ouvrir l’e-mail',
} as const;

export const codeExtension = {
  title: 'Prolonger le code d’accès',
  text: (holder: string, day: string) =>
    `Le code délivré à ${holder} est valable jusqu’au ${day}. La nouvelle durée court à partir d’aujourd’hui.`,
  submit: 'Prolonger',
  failed: 'Le code d’accès n’a pas été prolongé.',
} as const;

export const codeRevocation = {
  title: 'Révoquer le code d’accès',
  question: (holder: string) => `Voulez-vous vraiment révoquer le code d’accès délivré à ${holder} ?`,
  consequence: (others: number) =>
    `Toute session ouverte avec ce code est fermée immédiatement. La révocation est définitive.${
      others === 0
        ? ''
        : ` ${formats.counted(others, { one: 'autre code actif à ce nom reste valable', other: 'autres codes actifs à ce nom restent valables' })}.`
    }`,
  failed: 'Le code d’accès n’a pas été révoqué.',
} as const;

export const codeReplacement = {
  title: 'Remplacer le code d’accès',
  question: (holder: string) => `Voulez-vous vraiment remplacer le code d’accès délivré à ${holder} ?`,
  consequence:
    'Le code actuel et le code personnel créé pour lui ne fonctionneront plus et toute session ouverte avec eux sera fermée ; la vôtre reste ouverte. Le nouveau code garde la même date de fin.',
  failed: 'Le code d’accès n’a pas été remplacé.',
} as const;

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
    DELETION_DONE: 'L’annulation n’est plus possible : la suppression est définitive.',
    VARIANT_NAME_TAKEN: 'Ce dossier a déjà une variante de ce nom.',
    VARIANTS_FULL: `Au maximum ${mostVariants} variantes sont conservées par dossier. Supprimez-en une qui n’est plus nécessaire.`,
    VARIANT_NOT_READY: 'Cette variante n’a pas (encore) de résultat.',
    VARIANT_OUTDATED: 'Cette variante a été calculée par une version antérieure du programme. Recalculez-la.',
    VARIANT_GONE: 'Une des variantes choisies n’existe plus. Rechargez la page et choisissez à nouveau.',
    DECISIONS_FULL: `Au maximum ${mostDecisions} décisions sont enregistrées par dossier, et elles y restent.`,
    DECISION_NOT_POSSIBLE:
      'Ce choix ne peut pas être enregistré : la loi ne l’autorise pas, ou il n’existe plus. Rechargez la page.',
    CHOICE_C_DECIDED: 'Le choix C est enregistré et reste donc tel quel. Enregistrez d’abord un autre choix.',
    CHOICE_C_ONLY_PREMIUM:
      'Un choix n’a en propre que sa prime ; ce que cette variante modifie d’autre vaut pour tous les choix. Modifiez-le dans le fichier de saisie.',
    TEXT_CHANGED_MEANWHILE: 'Quelqu’un d’autre a modifié ce texte entre-temps. Choisissez le texte à conserver.',
    TEXTS_OPEN: 'Ce dossier ne peut pas encore être définitif : ses documents demandent des textes encore ouverts.',
    CHOICE_NOT_ALLOWED: 'Ce dossier ne peut pas être définitif : la prime du choix retenu n’est pas autorisée.',
    SOLIDARY_NOT_FINAL:
      'Ce dossier ne peut pas encore être définitif : le régime solidaire a été calculé comme s’il était flexible. Demandez les effets à l’organisme de retraite.',
    DOSSIER_FINAL: 'Ce dossier est définitif. Revenez d’abord au projet.',
    DECISION_ERASED:
      'Un choix ne peut plus être enregistré : les données des participants ont été effacées. Le rapport et les documents Word restent téléchargeables.',
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
  maximumNinety: '90 caractères au maximum',
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
  largeFile: 'Ce fichier est trop volumineux',
} as const;

export const auditLog = {
  description: 'Qui a fait quoi et quand au sein de votre organisation.',
  descriptionProvider:
    'Qui a fait quoi et quand dans toutes les organisations, sans les noms des employeurs ni des dossiers.',
  happenedOn: 'Date et heure',
  organisation: 'Organisation',
  action: 'Action',
  holder: 'Par',
  object: 'Objet',
  address: 'Adresse IP',
  notShown: 'Non visible',
  from: 'À partir du',
  to: 'Jusqu’au (inclus)',
  holderContains: 'Le nom contient',
  everyAction: 'Toutes les actions',
  everyOrganisation: 'Toutes les organisations',
  clear: 'Effacer les filtres',
  export: 'Télécharger en CSV',
  exportHint: (maximum: number) =>
    `Le fichier contient ce que les filtres affichent, ${formats.wholeNumber(maximum)} lignes au maximum, en néerlandais. Ce téléchargement est lui aussi inscrit au journal.`,
  fileName: 'journal.csv',
  nothing: 'Aucun résultat avec ces filtres.',
  actions: {
    'signed in': 'connexion',
    'signed out': 'déconnexion',
    'sign-in refused': 'connexion refusée',
    'call refused': 'partie refusée : pas d’accès',
    'session ended': 'session fermée',
    'second factor set': 'second facteur configuré',
    'second factor removed': 'second facteur supprimé',
    'second factor reset': 'second facteur effacé après perte',
    'second factor reset by provider': 'second facteur effacé par le prestataire, avec révocation de ses codes',
    'second factor reset by operator': 'second facteur effacé par l’exploitant',
    'second factor guessed': 'codes du second facteur souvent erronés',
    'recovery code used': 'connexion ou confirmation avec un code de secours',
    'recovery codes made': 'nouveaux codes de secours',
    'own code made': 'code personnel créé en échange du code d’accès délivré',
    'recovered by issued code': 'connexion de secours avec le code d’accès délivré',
    'sign-in rules changed': 'règles de connexion et de session modifiées',
    'access issued': 'code ou lien d’accès délivré',
    'access issued by provider': 'premier code d’accès délivré par le prestataire',
    'access issued by operator': 'code ou lien d’accès délivré par l’exploitant',
    'access issued at start': 'code ou lien d’accès délivré au démarrage',
    'access replaced': 'code d’accès remplacé',
    'access extended': 'code d’accès prolongé',
    'access revoked': 'accès révoqué',
    'adviser invited': 'membre invité par le prestataire',
    'invitation confirmed': 'invitation confirmée, code d’accès délivré',
    'invitation refused': 'invitation refusée',
    'invitation withdrawn': 'invitation retirée par le prestataire',
    'organisation created': 'organisation ajoutée',
    'organisation changed': 'organisation modifiée',
    'organisation erased': 'tous les employeurs de l’organisation effacés, avec la clé de leurs fichiers',
    'limits changed': 'limites de l’organisation modifiées',
    'client created': 'employeur ajouté',
    'client changed': 'employeur modifié',
    'client exported': 'toutes les données de l’employeur téléchargées',
    'client deleted': 'employeur effacé avec toutes ses données',
    'client deletion undone': 'effacement de l’employeur annulé',
    'dossier uploaded': 'dossier ajouté',
    'dossier downloaded': 'fichier téléchargé',
    'result viewed': 'résultat consulté',
    'effects viewed': 'effets légaux de la transition consultés',
    'findings viewed': 'constats consultés',
    'what-if opened': 'données pour simulation récupérées',
    'variant kept': 'variante enregistrée',
    'variant calculated': 'variante recalculée',
    'variant renamed': 'variante renommée',
    'variant deleted': 'variante supprimée',
    'variant deletion undone': 'suppression de la variante annulée',
    'variant viewed': 'résultat d’une variante consulté',
    'choice C taken': 'variante retenue comme choix C',
    'choice C given back': 'choix C remis à celui du fichier',
    'headline changed': 'titre du résultat modifié',
    'appendix chosen': 'sujets de l’annexe choisis',
    'text written': 'texte du conseiller modifié',
    'dossier shared': 'dossier partagé avec l’employeur',
    'share ended': 'partage avec l’employeur terminé',
    'shared result viewed': 'résultat partagé consulté',
    'shared file downloaded': 'fichier partagé téléchargé',
    'dossier handed over': 'dossier transmis',
    'note written': 'note modifiée',
    'decision recorded': 'décision enregistrée',
    'decision taken back': 'décision enregistrée retirée',
    'dossier cancelled': 'calcul annulé',
    'dossier retried': 'calcul relancé',
    'dossier restyled': 'rapport refait',
    'dossier renamed': 'dossier renommé',
    'dossier archived': 'dossier archivé',
    'dossier brought back': 'dossier repris de l’archive',
    'dossier marked final': 'rapport marqué comme définitif',
    'dossier back to concept': 'rapport remis en projet',
    'variants reported': 'rapport avec variantes demandé',
    'dossier deleted': 'dossier supprimé',
    'dossier deletion undone': 'suppression du dossier annulée',
    'dossier erased': 'données des participants effacées après la durée de conservation',
    'retention changed': 'durée de conservation modifiée',
    'office standards changed': 'valeurs standard modifiées',
    'participant source kept': 'disposition d’un fichier de participants conservée',
    'participant source deleted': 'disposition d’un fichier de participants supprimée',
    'house style changed': 'charte graphique modifiée',
    'logo changed': 'logo modifié',
    'logo deleted': 'logo supprimé',
    'contact message sent': 'message de contact envoyé',
    'contact message handled': 'message de contact traité',
    'contact message reopened': 'message de contact rouvert',
    'contact message deleted': 'message de contact supprimé',
    'participants compared': 'participants de deux dossiers comparés',
    'central bank file added': 'fichier de la banque centrale ajouté',
    'central bank file withdrawn': 'fichier de la banque centrale retiré',
    'audit log exported': 'journal exporté',
    'audit log shortened': 'actions les plus anciennes effacées du journal après la durée de conservation',
  },
} as const;

export const centralBank = {
  description:
    'Ce que De Nederlandsche Bank publie chaque trimestre et chaque mois. Les dossiers de toutes les organisations calculent leurs effets de transition avec ces données.',
  kinds: { pSet: 'Jeu P', qSet: 'Jeu Q', curve: 'Courbe des taux' },
  add: 'Ajouter une courbe des taux',
  setsByCommand:
    'Les jeux de scénarios sont trop volumineux pour être envoyés ici : l’administrateur les ajoute par une commande sur le serveur.',
  file: 'Fichier',
  limits: (megabytes: string) => `Classeur (.xlsx) ou fichier csv, ${megabytes} Mo au maximum`,
  choose: 'Choisissez un fichier ou déposez-le ici',
  day: 'Jour de la courbe',
  source: 'Source',
  sourceHint: 'C’est ainsi que les résultats nomment la source.',
  send: 'Envoyer et vérifier',
  kept: (name: string) => `${name} : vérifié et conservé`,
  failed: 'Un problème est survenu de notre côté ; rien n’a été conservé. Réessayez.',
  added: 'Ajouté',
  dossiers: 'Dossiers',
  state: 'Statut',
  offered: 'Proposé',
  withdrawn: 'Retiré',
  actions: 'Actions',
  look: 'Voir',
  lookAt: (name: string) => `Voir ${name}`,
  withdraw: 'Retirer',
  withdrawOf: (name: string) => `Retirer ${name}`,
  withdrawQuestion: (name: string) => `Voulez-vous vraiment retirer ${name} ?`,
  withdrawUnused: 'Aucun dossier ne l’utilise : il sera effacé.',
  withdrawUsed:
    'Les nouveaux calculs ne l’utilisent plus. Il reste conservé pour les dossiers qui ont été calculés avec lui.',
  withdrawFailed: 'Le fichier n’a pas été retiré.',
  fileSize: 'Taille',
  scenarios: 'Scénarios',
  scenariosAndYears: (count: string, years: string) => `${count} sur ${years} ans`,
  firstScenarios: (count: string, all: string, years: string) => `les ${count} premiers de ${all}, sur ${years} ans`,
  checksum: 'Somme de contrôle (SHA-256)',
  rates: 'Taux',
  term: 'Durée',
  years: (years: string) => `${years} ans`,
  inYear: 'En année',
  series: { equityReturn: 'Rendement des actions', priceInflation: 'Inflation', rateOfTenYears: 'Taux à 10 ans' },
  momentsNote: 'Moyenne des scénarios, avec l’écart type entre parenthèses. Le taux est celui de la fin de l’année.',
  emptyTitle: 'Il n’y a pas de scénarios ni de courbes des taux',
  emptyText:
    'Sans jeu de scénarios, les dossiers calculent avec le modèle intégré, à titre d’illustration ; sans courbe, avec celle qui est fournie.',
} as const;

export const clients = {
  title: 'Employeurs',
  description: 'Les employeurs de votre organisation et leurs dossiers.',
  add: 'Ajouter un employeur',
  name: 'Employeur',
  kvkNumber: 'Numéro KvK',
  reference: 'Référence',
  contact: 'Interlocuteur',
  dossiers: 'Dossiers',
  lastDossier: 'Dernier dossier',
  actions: 'Actions',
  none: 'Aucun',
  edit: 'Modifier',
  overview: 'Dossiers',
  delete: 'Supprimer',
  editOf: (name: string) => `Modifier ${name}`,
  overviewOf: (name: string) => `Dossiers de l’employeur ${name}`,
  deleteOf: (name: string) => `Supprimer ${name}`,
  emptyTitle: 'Il n’y a pas encore d’employeur',
  emptyText: 'Ajoutez l’employeur pour lequel vous voulez calculer un dossier.',
  missing: 'Cet employeur n’existe pas (ou plus) : il a été supprimé, ou le lien est incorrect.',
} as const;

export const clientForm = {
  addTitle: 'Ajouter un employeur',
  editTitle: 'Modifier l’employeur',
  name: 'Nom de l’employeur',
  kvkNumber: 'Numéro KvK',
  kvkHint: '8 chiffres (registre du commerce néerlandais)',
  reference: 'Référence',
  referenceHint: 'Votre propre numéro de dossier ou de client',
  contactName: 'Nom de l’interlocuteur',
  contactEmail: 'Adresse e-mail de l’interlocuteur',
  add: 'Ajouter',
  failed: 'L’employeur n’a pas été enregistré.',
  rights: 'L’employeur lui-même',
  mayUpload: 'peut envoyer des dossiers et les supprimer',
  mayDecide: 'peut enregistrer un choix partagé',
  loadLatest: 'Charger les dernières données',
} as const;

export const clientDeletion = {
  title: 'Supprimer l’employeur',
  question: (name: string) => `Voulez-vous vraiment supprimer ${name} ?`,
  losesAccess: (count: number) =>
    `${formats.counted(count, { one: 'personne de cet employeur perd', other: 'personnes de cet employeur perdent' })} l’accès.`,
  consequence: (count: number) =>
    count === 0
      ? 'Cet employeur n’a aucun dossier. Vous pourrez annuler la suppression pendant dix secondes.'
      : `${formats.counted(count, { one: 'dossier de cet employeur sera également supprimé', other: 'dossiers de cet employeur seront également supprimés' })}, avec tous les fichiers. Vous pourrez l’annuler pendant dix secondes.`,
  failed: 'L’employeur n’a pas été supprimé.',
} as const;

/** The page on which two dossiers are compared. What it says of them comes with the comparison, in Dutch. */
export const compare = {
  title: 'Comparer des dossiers',
  description: 'Ce qui diffère entre deux dossiers ou variantes, et d’où vient la différence.',
  link: 'Comparer',
  linkWith: 'Comparer avec…',
  of: 'Premier dossier',
  with: 'Second dossier',
  choose: 'Choisissez un dossier',
  variantOf: (side: string) => `Variante, ${side}`,
  noVariant: 'Aucune variante',
  swap: 'Échanger le premier et le second',
  same: (count: number) => formats.counted(count, { one: 'identique', other: 'identiques' }),
  summary: 'La différence en bref',
  emptyTitle: 'Choisissez deux dossiers',
  emptyText: 'Choisissez ci-dessus deux dossiers calculés, ou un dossier et une de ses variantes.',
  twice: 'C’est deux fois le même. Choisissez un autre dossier ou une variante.',
  calculating: (part: string) => `Comparaison en cours, ${part}`,
  erased:
    'La comparaison n’est plus possible : les données des participants de l’un des deux ont été effacées. Les résultats eux-mêmes restent consultables.',
  failed: 'La comparaison a échoué. Réessayez.',
};

export const contact = {
  title: 'Nous contacter',
  intro: 'Une question sur l’outil ou sur votre accès ? Votre message est transmis à votre prestataire.',
  privacy: 'N’indiquez aucune donnée de participants dans votre message.',
  message: 'Message',
  messageHint: (maximum: number) => `${formats.wholeNumber(maximum)} caractères au maximum`,
  name: 'Nom',
  organization: 'Organisation',
  telephone: 'Numéro de téléphone',
  email: 'Adresse e-mail',
  submit: 'Envoyer',
  sending: 'Envoi en cours…',
} as const;

/** How a dossier stands, in its row and on the start page. */
export const statuses = {
  errors: (count: number | null) => (count === null ? 'Erreurs' : formats.counted(count, errorForms)),
  busy: 'Calcul en cours',
  calculated: 'Calculé',
  cancelled: 'Annulé',
  unknown: 'Statut inconnu',
  failed: 'Échec',
} as const;

export const desk = {
  news: 'De vos employeurs',
  firstOpened: 'Ouvert pour la première fois',
  recorded: (choice: string) => `Choix ${choice} consigné`,
  title: 'Vos dossiers et échéances',
  search: 'Chercher un employeur ou un dossier',
  add: 'Nouveau dossier',
  empty: 'Il n’y a pas encore de dossiers. Un nouveau dossier commence chez un employeur.',
  wrong: 'Demande votre action',
  due: 'Dans les six semaines',
  later: 'Ensuite',
  recent: 'Récents',
  all: (count: number) => `Tous les dossiers (${formats.wholeNumber(count)})`,
  nothingDue: 'Rien.',
  toErrors: 'Voir les erreurs',
  daysLeft: (days: number) =>
    days === 0 ? 'aujourd’hui' : `encore ${formats.counted(days, { one: 'jour', other: 'jours' })}`,
  acts: { you: 'vous', employer: 'employeur' },
  deadline: {
    transitionPlan: 'Plan de transition à l’organisme',
    transition: 'Début du nouveau régime selon la loi',
    contractEnd: 'Fin du contrat avec l’organisme',
    erasure: 'Données des participants bientôt effacées, téléchargez ce que vous voulez garder',
  },
  welcome: (product: string) => `Ce que fait ${product}`,
} as const;

export const deskSearch = {
  title: 'Chercher',
  label: 'Nom de l’employeur ou du dossier',
  titleForNew: 'Nouveau dossier : pour quel employeur ?',
  labelForNew: 'Nom de l’employeur',
  keys: 'Choisissez avec les flèches, ouvrez avec Entrée.',
  none: 'Rien n’a été trouvé.',
  failed: 'La recherche a échoué.',
  employer: 'employeur',
  found: (count: number) => formats.counted(count, { one: 'résultat', other: 'résultats' }),
} as const;

export const undo = {
  deleted: (name: string) => `Supprimé : ${name}`,
  howLong: 'Vous pouvez annuler pendant dix secondes, y compris sur une autre page.',
  undo: 'Annuler la suppression',
} as const;

export const dossierLabels = {
  rename: 'Renommer',
  renameOf: (name: string) => `Renommer le dossier ${name}`,
  renameTitle: 'Renommer le dossier',
  renameFailed: 'Le nom n’a pas été modifié.',
  archive: 'Archiver',
  archiveOf: (name: string) => `Archiver le dossier ${name}`,
  bringBack: 'Reprendre de l’archive',
  bringBackOf: (name: string) => `Reprendre le dossier ${name} de l’archive`,
  archived: 'Archivé',
  archivedSince: (day: string) => `Ce dossier est archivé depuis le ${day}.`,
  archivedToast: (name: string) => `Archivé : ${name}`,
  archivedPlace: 'Vous le retrouvez avec « Afficher les dossiers archivés ».',
  broughtBack: (name: string) => `Repris : ${name}`,
  broughtBackPlace: 'Il est de nouveau dans la liste.',
  show: (count: number) => `Afficher les dossiers archivés (${formats.wholeNumber(count)})`,
  allTitle: 'Tous les dossiers sont archivés',
  allText: 'Affichez l’archive ci-dessous pour les voir, ou ajoutez un nouveau dossier.',
} as const;

export const dossiers = {
  ...statuses,
  eraseOn: (day: string) => `Les données des participants seront effacées le ${day}`,
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
  download: {
    inputFile: (name: string) => `Excel : télécharger le fichier d’entrée du dossier ${name}`,
    outputFile: (name: string) => `Excel : télécharger le fichier de sortie du dossier ${name}`,
    reportFile: (name: string) => `PowerPoint : télécharger le rapport du dossier ${name}`,
    employeesReportFile: (name: string) => `PowerPoint : télécharger le rapport pour les salariés du dossier ${name}`,
    adviceFile: (name: string) => `Word : télécharger le rapport de conseil du dossier ${name}`,
    employeesAdviceFile: (name: string) =>
      `Word : télécharger le rapport de conseil pour les salariés du dossier ${name}`,
    transitionPlanFile: (name: string) => `Word : télécharger le projet de plan de transition du dossier ${name}`,
    consentFile: (name: string) => `Word : télécharger la note de consentement du dossier ${name}`,
    annexFile: (name: string) => `Word : télécharger l’annexe avec les chiffres propres du dossier ${name}`,
    withoutPeopleFile: (name: string) => `Excel : télécharger les résultats sans personnes du dossier ${name}`,
  },
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? 'Erreurs' : formats.counted(count, errorForms)} : télécharger le fichier d’erreurs du dossier ${name}`,
  noErrors: 'Aucune erreur',
  warningCount: (count: number) => formats.counted(count, { one: 'avertissement', other: 'avertissements' }),
  warningsErased: 'La liste des avertissements a été effacée avec le fichier de sortie',
  doubted: 'Des données semblent incorrectes',
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
  erasesShort: (day: string) => `Effacé le ${day}`,
  erasedShort: (day: string) => `A été effacé le ${day}`,
  erasedOn: (day: string) => `Données des participants effacées le ${day} ; le rapport est conservé`,
  erasedWithoutReportOn: (day: string) => `Données des participants effacées le ${day}`,
  findingsErasedOn: (day: string) => `Fichier d’erreurs effacé le ${day}`,
  findingsEraseOn: (day: string) => `Le fichier d’erreurs sera effacé le ${day}`,
  deleteOf: (name: string) => `Supprimer le dossier ${name}`,
  emptyTitle: 'Il n’y a pas encore de dossier',
  emptyText: 'Un dossier correspond à un régime de retraite : remplissez le modèle Excel et ajoutez-le ici.',
  progressOf: (name: string) => `Avancement du dossier ${name}`,
  progress: {
    waiting: (place: number | null) =>
      place === null ? 'En file d’attente' : `Place ${formats.wholeNumber(place)} dans la file d’attente`,
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
    `Le dossier « ${name} » et les fichiers correspondants seront supprimés. Vous pourrez l’annuler pendant dix secondes.`,
} as const;

/** Taking everything of an employer along, and erasing it. */
export const employerData = {
  title: 'Données de cet employeur',
  link: 'Gérer les données',
  description: 'Tout ce qui est conservé de cet employeur : à télécharger ou à effacer définitivement.',
  keptTitle: 'Ce qui est conservé',
  dossiers: (count: number) => formats.counted(count, { one: 'dossier', other: 'dossiers' }),
  files: (count: number) => formats.counted(count, { one: 'fichier', other: 'fichiers' }),
  holders: (count: number) => formats.counted(count, { one: 'personne ayant accès', other: 'personnes ayant accès' }),
  kept: 'Les coordonnées de l’employeur lui-même et ce que le journal dit de lui.',
  exportTitle: 'Tout télécharger',
  exportText:
    'Un fichier zip avec tous les fichiers de tous les dossiers, les données enregistrées en JSON et en listes pour Excel, les accès et le journal de cet employeur. Le téléchargement est noté dans le journal.',
  exportButton: 'Tout télécharger (zip)',
  exporting: 'Le fichier est en préparation…',
  eraseTitle: 'Tout effacer',
  eraseText:
    'L’employeur, les dossiers avec tous leurs fichiers et les accès de son personnel disparaissent définitivement. Le journal garde la trace de ce qui s’est passé, sans les noms. Téléchargez d’abord ce que vous devez conserver.',
  eraseButton: 'Tout effacer',
  questionTitle: 'Effacer toutes les données',
  question: (name: string) => `Voulez-vous vraiment effacer définitivement tout ce qui concerne ${name} ?`,
  consequence: (count: number) =>
    `${formats.counted(count, { one: 'dossier', other: 'dossiers' })} avec tous les fichiers et tous les accès du personnel disparaîtront. Cette action est définitive.`,
  failed: 'Les données n’ont pas été effacées.',
} as const;

const errors = (count: number) => formats.counted(count, { one: 'erreur', other: 'erreurs' });
const warnings = (count: number) => formats.counted(count, { one: 'avertissement', other: 'avertissements' });

/** What is found in a file, before it is sent and after it was refused. The findings themselves are in Dutch. */
export const findings = {
  caption: 'Constats dans le fichier',
  wide: 'Constats dans le fichier, défile sur le côté',
  columns: {
    severity: 'Type',
    sheet: 'Feuille',
    cell: 'Cellule',
    value: 'Valeur',
    what: 'Constat',
    remedy: 'Ce que vous pouvez faire',
  },
  error: 'Erreur',
  warning: 'Avertissement',
  errors,
  warnings,
  both: (errorCount: number, warningCount: number) => `${errors(errorCount)} et ${warnings(warningCount)}`,
  wholeFile: 'Fichier entier',
  all: (count: number) => `Tout (${formats.wholeNumber(count)})`,
  sheet: (name: string, count: number) => `${name} (${formats.wholeNumber(count)})`,
  goTo: 'Aller à',
  search: 'Rechercher dans les constats',
  none: 'Aucun constat ne correspond à votre recherche.',
  more: (count: number) => `En afficher ${formats.wholeNumber(count)} de plus`,
  shown: (count: number, total: number) =>
    `${formats.wholeNumber(count)} sur ${formats.counted(total, { one: 'constat', other: 'constats' })}`,
  erased: 'Le contenu des cellules a été effacé ; le type de chaque constat et son emplacement restent.',
  download: 'Télécharger le fichier d’erreurs',
  chooseAgain: 'Choisir de nouveau',
} as const;

/** The check of a chosen file, on the computer of whoever chose it. */
export const fileCheck = {
  thisEmployer: 'cet employeur',
  newEmployer: (name: string) => `Nouvel employeur : ${name}`,
  steps: { employer: 'Employeur', kind: 'Type de changement', file: 'Fichier', check: 'Contrôle' },
  change: 'Modifier',
  states: { done: 'terminé', refused: 'refusé', open: 'en cours', later: 'pas encore' },
  haveFile: 'J’ai déjà un fichier',
  kindInFile: 'voir le fichier',
  toCheck: 'Passer au contrôle',
  refusedAmong: 'Un des fichiers ne peut pas être envoyé. Retirez-le pour ajouter les autres.',
  later: 'Dès que vous choisissez un fichier, il est contrôlé ici. Rien n’est encore envoyé.',
  checking: 'Le fichier est contrôlé sur votre ordinateur…',
  sound: 'Aucune erreur et aucun avertissement.',
  answer: 'Première réponse',
  answering: 'La première réponse est calculée sur votre ordinateur…',
  unanswered: 'La réponse n’a pas pu être calculée ici. Le serveur le fait lorsque vous envoyez le fichier.',
  stopped: 'Le contrôle a duré trop longtemps et a été arrêté. Le serveur contrôle le fichier lors de l’envoi.',
  failed: 'Le fichier n’a pas pu être contrôlé ici. Le serveur le fait lorsque vous l’envoyez.',
  onlyHere: 'Contrôlé sur votre ordinateur ; rien n’a encore été envoyé.',
  errorsFound: 'Avec des erreurs, rien n’est calculé. Corrigez le fichier dans Excel et choisissez-le de nouveau.',
  warningsFound: 'Avec des avertissements, le calcul a lieu. Lisez-les avant d’envoyer le fichier.',
  haveRead: 'J’ai lu les avertissements',
  readFirst: 'Lisez d’abord les avertissements et cochez cette case.',
  sendAnyway: 'Envoyer quand même',
  errorFile: 'Créer le fichier d’erreurs ici',
  errorFileName: (name: string) => `Erreurs_${name}`,
  summary: {
    kind: 'Type',
    employer: 'Employeur',
    participants: 'Participants',
    ages: 'Âges à la date d’évaluation',
    salaries: 'Salaires au total (salaire à temps plein × taux d’activité)',
    valuationDate: 'Date d’évaluation',
    transitionDate: 'Date de transition',
    contractEnd: 'Fin du contrat',
  },
  unknown: 'non lu',
  notFilledIn: 'non renseigné',
  participants: (count: number) => formats.wholeNumber(count),
  participantsOf: (count: number, rows: number) =>
    `${formats.wholeNumber(count)} sur ${formats.counted(rows, { one: 'ligne', other: 'lignes' })}, lus en entier`,
  countedOf: (counted: number, leftOut: number) =>
    `${formats.wholeNumber(counted)} pris en compte, ${formats.wholeNumber(leftOut)} non`,
  ages: (youngest: number, oldest: number) => `${youngest} à ${oldest} ans`,
  several: (count: number) =>
    `Vous ajoutez ${formats.counted(count, { one: 'dossier', other: 'dossiers' })}, chacun portant le nom de son fichier. Vous pouvez modifier les noms.`,
  remove: (name: string) => `Ne pas ajouter ${name}`,
  dropHere: 'Déposez le fichier pour ajouter un dossier',
  kinds: {
    dcToDc: 'D’un régime à cotisations par paliers à un nouveau régime à cotisations.',
    dbToDc: 'D’un régime assuré à salaire moyen à un nouveau régime à cotisations.',
    ambitionDbToDc: 'D’un régime à salaire moyen avec ambition à un nouveau régime à cotisations.',
  },
  tryExample: 'Essayer l’exemple',
  tryExampleOf: (kind: string) => `Essayer l’exemple : ${kind}`,
  exampleFile: 'Télécharger l’exemple',
  exampleFileOf: (kind: string) => `Télécharger l’exemple : ${kind}`,
  exampleName: (kind: string) => `Exemple ${kind}`,
} as const;

/** Asked before a window with something unsaved in it closes. */
export const closing = {
  title: 'Fermer la fenêtre',
  changed: 'Voulez-vous vraiment fermer cette fenêtre ?',
  changedConsequence: 'Ce que vous avez saisi ne sera pas conservé.',
  sending: 'L’envoi est encore en cours. Voulez-vous l’arrêter ?',
  sendingConsequence: 'Ce qui n’a pas encore été envoyé n’est pas ajouté.',
} as const;

/** Whether the files of a dossier are a concept, and having them made again. */
export const finalMark = {
  concept:
    'Le rapport et les documents Word portent le mot CONCEPT (projet) jusqu’à ce qu’un conseiller les marque comme définitifs.',
  isFinal: (by: string, moment: string) => `Marqué comme définitif par ${by}, ${moment}.`,
  makeFinal: 'Marquer comme définitif',
  backToConcept: 'Revenir au projet',
  makeAgain: 'Mettre à jour les fichiers',
  running: 'Les fichiers sont en train d’être refaits.',
  barred: 'Ce dossier ne peut pas encore être définitif.',
  sure: 'Le marquer quand même comme définitif ?',
  open: 'Encore ouverts :',
  forbidden: 'La prime du choix retenu n’est pas autorisée.',
  toTexts: 'Vers les textes',
  earlier: (name: string) => `${name} : vérifié avant ce calcul.`,
  otherChoice: (name: string, choice: string) => `${name} : écrit quand le choix ${choice} s’appliquait.`,
};

export const documents = {
  title: 'Documents',
  lead: 'Ce que vous écrivez ici est enregistré pendant la saisie. Le rapport et les documents Word le contiennent dès que vous mettez à jour les fichiers.',
  leadRead: 'Ce que le conseiller a écrit pour le rapport et les documents Word.',
  notApplicable: 'Sans objet',
  notApplicableOf: (name: string) => `Sans objet : ${name}`,
  open: 'Encore ouvert',
  saved: 'Enregistré',
  saving: 'Enregistrement…',
  unsaved: 'Non enregistré',
  changedBy: (name: string) => `${name} a modifié ce texte entre-temps :`,
  keepMine: 'Garder mon texte',
  takeTheirs: 'Reprendre ce texte',
  before: (count: number) => `Textes précédents (${count})`,
  putBack: 'Rétablir',
  earlier: 'Vérifié avant ce calcul : les chiffres ont changé depuis.',
  otherChoice: (choice: string) => `Écrit quand le choix ${choice} s’appliquait. Le texte est-il encore juste ?`,
  confirm: 'Le texte reste juste',
  unasked: 'Les documents de ce dossier ne demandent pas ce texte pour le moment.',
  older: 'Les fichiers sont plus anciens que ces textes.',
  appendix: 'Annexe du rapport',
  appendixLead: (most: number) =>
    `Choisissez au plus ${most} sujets. Sans choix, le dossier détermine le contenu de l’annexe. Les fichiers sont refaits quand vous reprenez le choix.`,
  takeAppendix: 'Reprendre le choix',
};

export const footer = {
  label: 'Documents',
  documents: {
    manualDocument: 'Mode d’emploi',
    faqDocument: 'Questions et réponses',
    conditionsDocument: 'Conditions',
  },
  contact: 'Contact',
  telephone: 'Téléphone',
  email: 'E-mail',
  information: 'Informations',
  social: 'Suivez-nous',
  opensElsewhere: 's’ouvre dans une nouvelle fenêtre',
  copyright: (name: string, year: number) => `© ${year} ${name}`,
} as const;

export const general = {
  skipToContent: 'Aller au contenu',
  home: 'Accueil',
  clients: 'Employeurs',
  dossiers: 'Dossiers',
  organisations: 'Organisations',
  messages: 'Messages de contact',
  centralBank: 'Scénarios et courbes des taux',
  auditLog: 'Journal',
  houseStyle: 'Charte graphique',
  accessCodes: 'Codes d’accès',
  settings: 'Paramètres',
  security: 'Sécurité',
  logOut: 'Se déconnecter',
  mainNavigation: 'Navigation principale',
  breadcrumbs: 'Fil d’Ariane',
  toTop: 'Haut de page',
  close: 'Fermer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  retry: 'Réessayer',
  yes: 'Oui',
  no: 'Non',
  optional: 'facultatif',
  language: 'Langue (language)',
  scheme: 'Apparence',
  schemes: { system: 'Claire ou sombre : selon votre système', light: 'Claire', dark: 'Sombre' },
  manual: 'Explication dans le manuel',
  manualOpens: 'PDF en néerlandais, s’ouvre dans un nouvel onglet',
  notifications: 'Notifications',
  homeOf: (name: string) => `${name}, vers la page d’accueil`,
} as const;

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
  previewFigures: 'Diapositive avec les choix et cette charte graphique',
  previewExample:
    'Avec les chiffres d’un dossier d’exemple ; les rapports sont en néerlandais. Couleurs, logo et disposition sont ceux du rapport.',
  previewOwn: (name: string) =>
    `De votre dossier le plus récent, ${name} ; les rapports sont en néerlandais. Couleurs, logo et disposition sont ceux du rapport.`,
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
  range: (from, to) => `de ${from} à ${to}`,
  rowsHint: (standard, allowed) => `Une ligne par rangée. Vide : ${standard}. Saisie : ${allowed}.`,
  stored: (count, day) =>
    count === 1 ? `1 valeur, enregistrée le ${day}` : `${count} valeurs, enregistrées le ${day}`,
};

export const invitations = {
  title: 'Invitations',
  text: 'Le prestataire propose de donner à ces personnes un accès de conseil dans votre organisation. Cet accès montre tous les employeurs et dossiers. Il n’y a pas de code avant votre confirmation, et seul vous pourrez le voir.',
  by: (name: string, day: string) => `Invitation de ${name} (prestataire) le ${day}`,
  known: 'A déjà un accès de conseil dans votre organisation et recevra un code supplémentaire.',
  confirm: 'Confirmer',
  confirmOf: (name: string) => `Confirmer l’invitation de ${name}`,
  refuse: 'Refuser',
  refuseOf: (name: string) => `Refuser l’invitation de ${name}`,
  confirmQuestion: (name: string) => `Voulez-vous vraiment donner accès à ${name} ?`,
  confirmConsequence:
    'Ne confirmez que les personnes que vous connaissez. Vous verrez ensuite le code et le transmettrez vous-même.',
  confirmTitle: 'Confirmer l’invitation',
  confirmFailed: 'L’invitation n’a pas été confirmée.',
  refuseTitle: 'Refuser l’invitation',
  refuseQuestion: (name: string) => `Voulez-vous vraiment refuser l’invitation de ${name} ?`,
  refuseConsequence: 'Aucun code ne sera créé. Le prestataire peut renouveler l’invitation.',
  refuseFailed: 'L’invitation n’a pas été refusée.',
  waiting: 'En attente de confirmation',
  waitingText:
    'Un conseiller ou une conseillère de cette organisation confirme l’invitation sous Codes d’accès et transmet le code. Vous ne voyez pas ce code.',
  withdraw: 'Retirer',
  withdrawOf: (name: string) => `Retirer l’invitation de ${name}`,
  withdrawTitle: 'Retirer l’invitation',
  withdrawQuestion: (name: string) => `Voulez-vous vraiment retirer l’invitation de ${name} ?`,
  withdrawConsequence: 'Aucun code ne sera créé.',
  withdrawFailed: 'L’invitation n’a pas été retirée.',
  invitedTitle: 'Invitation enregistrée',
  invited: (name: string) => `${name} aura accès dès que l’invitation sera confirmée au sein de cette organisation.`,
} as const;

export const accessNotices = {
  label: 'Avis sur les accès',
  acts: {
    'access issued by operator': (holder: string, moment: string) =>
      `L’exploitant du serveur a donné accès à ${holder} le ${moment}.`,
    'second factor reset by provider': (holder: string, moment: string) =>
      `Le prestataire a effacé le second facteur de ${holder} le ${moment}. Les codes que le prestataire avait donnés à ${holder} ne sont plus valables.`,
    'second factor reset by operator': (holder: string, moment: string) =>
      `L’exploitant du serveur a effacé le second facteur de ${holder} le ${moment}.`,
    'recovered by issued code': (holder: string, moment: string) =>
      `${holder} s’est connecté(e) le ${moment} avec le code d’accès délivré, à titre de secours.`,
    'second factor guessed': (holder: string, moment: string) =>
      `Des codes erronés du second facteur ont été saisis plusieurs fois pour ${holder}, jusqu’au ${moment}. Ce n’était pas ${holder} ? Faites alors remplacer le code d’accès.`,
  },
  actsText: 'Vous n’en savez rien ? Révoquez alors le code et interrogez le prestataire.',
  dismiss: 'Vu',
  waiting: (count: number) =>
    `${formats.counted(count, { one: 'invitation attend votre confirmation', other: 'invitations attendent votre confirmation' })}.`,
  ownCode:
    'Le prestataire a délivré votre code d’accès et peut le connaître, même si vous l’avez échangé. Remplacez-le par un code que vous seul connaissez.',
  toCodes: 'Vers les codes d’accès',
} as const;

/** The key figures of a dossier. Each says over which time, of whom, and with or without compensation it is. */
export const keyFigures = {
  title: 'Résultat en bref',
  names: {
    progressive: 'Progressif pour les participants',
    flatForAll: 'Uniforme pour tous',
    budgetNeutralFlat: 'Uniforme, même coût',
    budgetNeutralProgressive: 'Barème progressif',
    profitNeutralFlat: 'Uniforme, même pension',
    profitNeutralProgressive: 'Barème progressif',
    ambition: 'Barème visé',
    ownFlat: 'Votre cotisation uniforme',
    ownScale: 'Votre barème',
    keptScale: 'Garder le barème',
    highestFlat: 'Cotisation uniforme la plus élevée',
  },
  scale: (lowest: string, highest: string) => `${lowest} à ${highest}`,
  chosen: 'Choix retenu',
  notChosen: 'Pas encore choisi',
  notSurelyAllowed: 'Il n’est pas certain que cette cotisation soit autorisée',
  allForbidden: 'Aucune des cotisations calculées n’est autorisée ainsi',
  noneSurelyAllowed: 'Aucune des cotisations calculées n’est autorisée avec certitude',
  inYear: (year: string) => `En ${year}`,
  from: (day: string) => `Douze mois à partir du ${day}`,
  withEntrants: '30 ans avec de nouveaux salariés',
  withoutEntrants: '30 ans sans nouveaux salariés',
  conditions: {
    firstYear: 'avec compensation et coûts ponctuels',
    thirtyYears: 'avec compensation et coûts ponctuels, valeur actualisée',
    lessPension: 'attendue, avant compensation',
  },
  lessPension: 'Moins de pension',
  ofAll: (count: string, total: string) => `${count} sur ${total}`,
  verdict: { allowed: 'Autorisée', doubted: 'Incertain', forbidden: 'Non autorisée' },
  inRow: {
    chosen: (choice: string, premium: string) => `${choice} retenu, ${premium}`,
    inView: (choice: string, premium: string) => `${choice}, ${premium}`,
    thirtyYears: (compared: string) => `30 ans ${compared}`,
    verdicts: {
      more: (difference: string) => `${difference} de plus`,
      less: (difference: string) => `${difference} de moins`,
      nearlyEqual: 'presque autant',
      equal: 'autant',
    },
    lessPension: (count: string, total: string) => `${count} sur ${total} moins de pension`,
  },
  amountAndShare: (amount: string, share: string) => `${amount} (${share})`,
  verdicts: {
    more: (difference: string) => `${difference} de plus qu’aujourd’hui`,
    less: (difference: string) => `${difference} de moins qu’aujourd’hui`,
    nearlyEqual: 'presque autant qu’aujourd’hui',
    equal: 'autant qu’aujourd’hui',
  },
} as const;

export const messages = {
  description: (days: number) =>
    `Messages du formulaire de contact. Ils sont conservés pendant ${formats.counted(days, { one: 'jour', other: 'jours' })}.`,
  receivedOn: 'Reçu le',
  sender: 'Expéditeur',
  message: 'Message',
  state: 'Statut',
  open: 'À traiter',
  handledBy: (name: string, moment: string) => `Traité par ${name}, ${moment}`,
  handled: 'Traité',
  mailed: (moment: string) => `Également envoyé par e-mail le ${moment}`,
  signedInAs: (organisation: string) => `Session ouverte pour ${organisation}`,
  actions: 'Actions',
  read: 'Lire',
  readOf: (name: string) => `Lire le message envoyé par ${name}`,
  title: (name: string) => `Message envoyé par ${name}`,
  markHandled: 'Traité',
  markHandledOf: (name: string) => `Le message envoyé par ${name} est traité`,
  reopen: 'Rouvrir',
  reopenOf: (name: string) => `Rouvrir le message envoyé par ${name}`,
  delete: 'Supprimer',
  deleteOf: (name: string) => `Supprimer le message envoyé par ${name}`,
  organisation: 'Organisation',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  emptyTitle: 'Il n’y a pas de message de contact',
  emptyText: 'Ce qui est envoyé au moyen du formulaire de contact apparaît ici.',
  failed: 'Le message n’a pas été mis à jour.',
} as const;

export const messageDeletion = {
  title: 'Supprimer le message',
  question: (name: string) => `Voulez-vous vraiment supprimer le message envoyé par ${name} ?`,
  consequence: 'Le message et les coordonnées seront supprimés. La suppression est définitive.',
  failed: 'Le message n’a pas été supprimé.',
} as const;

export const organisations = {
  description: 'Les organisations de conseil qui utilisent cet outil, avec leurs codes d’accès.',
  add: 'Ajouter une organisation',
  name: 'Organisation',
  createdOn: 'Ajoutée le',
  activeCodes: 'Codes actifs',
  lastSignIn: 'Dernière connexion',
  never: 'Pas encore',
  state: 'Statut',
  active: 'Active',
  inactive: 'Inactive',
  own: 'votre propre organisation',
  actions: 'Actions',
  codes: 'Codes',
  codesOf: (name: string) => `Codes de l’organisation ${name}`,
  edit: 'Modifier',
  editOf: (name: string) => `Modifier ${name}`,
  emptyTitle: 'Il n’y a pas encore d’organisation',
  emptyText:
    'Ajoutez la première organisation de conseil et délivrez un code d’accès à ses conseillers et conseillères.',
} as const;

export const organisationForm = {
  addTitle: 'Ajouter une organisation',
  editTitle: 'Modifier l’organisation',
  name: 'Nom de l’organisation',
  isActive: 'Active',
  inactiveHint:
    'Tant qu’une organisation n’est pas active, aucun de ses membres n’a de session ouverte ni ne peut se connecter.',
  ownHint: 'Votre propre organisation reste active.',
  add: 'Ajouter',
  failed: 'L’organisation n’a pas été enregistrée.',
} as const;

/** The page on which participants come into a template from a file with columns of its own. */
export const participantsFile = {
  title: 'Participants d’un autre fichier',
  description: 'Place une liste de votre logiciel de paie ou d’un assureur dans notre modèle, sans copier-coller.',
  link: 'Participants d’un autre fichier',
  linkText: 'Les participants se trouvent-ils dans une liste avec ses propres colonnes ?',
  onlyHere: 'Le fichier est lu sur votre ordinateur ; il n’est pas envoyé.',
  steps: { file: 'Fichiers', rows: 'Lignes', columns: 'Colonnes', questions: 'Questions', result: 'Modèle' },
  file: 'Fichier avec les participants',
  limits: (size: string) => `Un classeur Excel (.xlsx) ou un fichier texte (.csv), au plus ${size}.`,
  drop: 'Déposez le fichier ici ou',
  kind: 'Type de changement',
  template: 'Modèle',
  uses: {
    new: 'Un nouveau modèle',
    replaced: 'Mon propre modèle, participants remplacés',
    completed: 'Mon propre modèle, participants complétés',
  },
  ownTemplateFile: 'Votre modèle rempli',
  ownTemplateText:
    'Les participants qui s’y trouvent sont remplacés. Ce que votre liste n’a pas, comme le capital, reste pour ceux qui sont encore là.',
  reading: 'Le fichier est en cours de lecture…',
  filling: 'Les participants sont placés dans le modèle…',
  failed: 'Cela n’a pas réussi sur cet ordinateur. Collez les données dans le modèle avec Excel.',
  sheet: 'Feuille',
  citizenNumbers: (headers: string) =>
    `Les numéros de citoyen (BSN) restent où ils sont : ${headers}. Ils n’entrent pas dans le modèle et ne quittent pas votre ordinateur.`,
  personal: (headers: string) =>
    `Non repris non plus : ${headers}. Nous ne demandons ni noms, ni adresses, ni numéros de compte.`,
  tableLabel: 'Colonnes du modèle et leur origine, défile sur le côté',
  heads: {
    ours: 'Dans le modèle',
    theirs: 'Dans votre fichier',
    reading: 'Comment les valeurs sont écrites',
    sample: 'Par exemple',
  },
  required: 'obligatoire',
  helper: "n'entre pas dans le modèle",
  theirsOf: (ours: string) => `${ours} : colonne de votre fichier`,
  nothing: 'pas dans le fichier',
  rowNumber: 'numéroter de haut en bas',
  asIs: 'tel quel',
  periodOf: (ours: string) => `${ours} : montant par`,
  periods: {
    year: 'par an',
    month: 'par mois',
    fourWeeks: 'par quatre semaines',
    week: 'par semaine',
    hour: 'par heure',
  },
  supplement: 'En plus (%)',
  supplementOf: (ours: string) => `${ours} : pécule de vacances et autres suppléments fixes, en pour cent`,
  partTimePay: 'le salaire des heures travaillées',
  shareOf: (ours: string) => `${ours} : comment c’est écrit`,
  shares: {
    fraction: 'en partie de 1 (0,8)',
    percent: 'en pourcentage (80)',
    hours: 'en heures par semaine',
    fourWeekHours: 'en heures par quatre semaines',
    monthHours: 'en heures par mois',
  },
  fullWeek: 'Semaine complète (heures)',
  daysOf: (ours: string) => `${ours} : ordre`,
  days: { same: 'jour-mois-année', monthFirst: 'mois/jour/année' },
  wordOf: (ours: string, word: string) => `${ours} : ${word} signifie`,
  leftEmpty: 'laisser vide',
  missing: (columns: string) => `Aucune colonne choisie pour : ${columns}.`,
  count: (count: number) => formats.counted(count, { one: 'participant', other: 'participants' }),
  inTemplate: (participants: string) => `${participants} dans le modèle`,
  preview: 'Les premiers participants tels qu’ils entrent dans le modèle',
  previewWide: 'Les premiers participants dans le modèle, défile sur le côté',
  sound: 'Aucune erreur ni avertissement pour les participants.',
  restLater: 'Remplissez ensuite les autres feuilles du modèle dans Excel.',
  save: 'Enregistrer le modèle',
  fileName: (kind: string) => `Participants_${kind}.xlsx`,
  add: 'Ajouter comme dossier',
  source: 'Disposition',
  newSource: 'Nouvelle disposition',
  remember: 'Retenir la disposition',
  rememberAs: 'Nom de la source',
  rememberHint:
    'Par exemple le nom du logiciel de paie. Sont conservés les noms des colonnes, la façon de les lire et les codes qui représentent un choix, comme M et V.',
  remembered: 'La disposition a été conservée.',
  forget: 'Oublier la disposition',
  place: (sheet: string, header: number, first: number, last: number) =>
    `${sheet === '' ? 'La liste' : `Feuille ${sheet}`} : titres à la ligne ${header}, lu de la ligne ${first} à la ligne ${last}`,
  rows: {
    firstHeader: 'Première ligne de titres',
    lastHeader: 'Dernière ligne de titres',
    first: 'Première ligne de la liste',
    last: 'Dernière ligne de la liste',
  },
  alike: (sheet: string) =>
    `Ces feuilles ont les mêmes colonnes que ${sheet}. Cochez celles qui appartiennent à la liste.`,
  separator: 'Entre les valeurs se trouve',
  separators: { ';': 'un point-virgule', ',': 'une virgule', '\t': 'une tabulation', '|': 'une barre' },
  encoding: 'Caractères',
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows (Europe occidentale)',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16, inversé',
  },
  askRows: {
    matched: (count: number) =>
      `${formats.counted(count, { one: 'participant a', other: 'participants ont' })} un autre numéro dans cette liste, mais la date de naissance et le sexe de quelqu’un du modèle. Cochez qui est le même.`,
    sameNumber: (count: number) =>
      `${formats.counted(count, { one: 'participant a', other: 'participants ont' })} dans cette liste le numéro de quelqu’un du modèle, mais une autre date de naissance ou un autre sexe. Cochez qui est pourtant le même.`,
    onlyInList: (count: number) =>
      `${formats.counted(count, { one: 'participant figure', other: 'participants figurent' })} seulement dans cette liste. Cochez qui s’ajoute.`,
    onlyInTemplate: (count: number) =>
      `${formats.counted(count, { one: 'participant figure', other: 'participants figurent' })} seulement dans le modèle. Cochez qui reste.`,
    left: (count: number) =>
      `${formats.counted(count, { one: 'participant est parti', other: 'participants sont partis' })} avant la date de référence, ou décédés. Cochez qui compte malgré tout.`,
    leaves: (count: number) =>
      `${formats.counted(count, { one: 'participant part', other: 'participants partent' })} après la date de référence et avant la transition. Cochez qui compte.`,
    later: (count: number) =>
      `${formats.counted(count, { one: 'participant est entré', other: 'participants sont entrés' })} en service après la date de référence. Cochez qui compte malgré tout.`,
    status: (count: number) =>
      `${formats.counted(count, { one: 'participant a', other: 'participants ont' })} un statut pour lequel on ne paie généralement plus de prime. Cochez qui compte malgré tout.`,
    hidden: (count: number) =>
      `${formats.counted(count, { one: 'participant est', other: 'participants sont' })} dans une ligne masquée, par un filtre ou à la main. Cochez qui compte.`,
    noBirthDate: (count: number) =>
      `${formats.counted(count, { one: 'ligne n’a', other: 'lignes n’ont' })} pas de date de naissance. Cochez ce qui est un participant.`,
    noFullTimer: (count: number) => `Aucun des ${count} participants ne travaille à temps plein. Est-ce exact ?`,
    oddSalaries: (count: number) =>
      `Le salaire médian des ${count} salaires est inhabituellement bas ou élevé pour une année. Est-ce exact ?`,
    fewHours: (count: number) =>
      `${formats.counted(count, { one: 'participant travaille', other: 'participants travaillent' })} moins de 2 %. Est-ce exact ?`,
    sameSalaries: (count: number) => `Les ${count} salaires sont presque égaux. Est-ce exact ?`,
    runningSalaries: (count: number) =>
      `Les ${count} salaires se suivent comme des numéros. Est-ce bien la colonne du salaire ?`,
    ages: (count: number) =>
      `${formats.counted(count, { one: 'participant a', other: 'participants ont' })} moins de 15 ans ou plus de 75 ans. Est-ce exact ?`,
    manyHours: (count: number) =>
      `${formats.counted(count, { one: 'participant travaille', other: 'participants travaillent' })} plus de 100 %. Est-ce exact ?`,
  },
  askEmployments: (who: string, count: number) =>
    `${formats.counted(count, { one: 'participant figure', other: 'participants figurent' })} sur plus d’une ligne : ${who}. Ces lignes vont-elles ensemble ?`,
  askColumn: {
    amountsDay: (header: string) => `De quel jour sont les montants de ${header} ?`,
    born: (header: string) => `Quelle colonne est la date de naissance du participant ? Choisie : ${header}.`,
    partColumn: (header: string) => `Quelle colonne contient le temps partiel ? Choisie actuellement : ${header}.`,
    payColumn: (header: string) => `Quelle colonne est le salaire ? Choisie : ${header}.`,
    unit: (header: string) => `Comment le temps partiel est-il noté dans ${header} ?`,
    fullWeek: (header: string) => `Combien d’heures compte une semaine complète, pour ${header} ?`,
    period: (header: string) => `Sur quelle période porte le montant de ${header} ?`,
    workedPay: (header: string) =>
      `${header} est-il le salaire d’une semaine complète ou celui des heures travaillées ?`,
    supplement: (header: string) => `S’ajoute-t-il à ${header} quelque chose qui compte pour la pension ?`,
    part: (header: string) => `${header} compte-t-il pour la pension ?`,
    valuationDate: (header: string) =>
      `Quelle est la date de référence ? Qui est parti avant ce jour (${header}) ne compte pas.`,
    accrued: (header: string) =>
      `${header} est-ce ce qui est acquis à ce jour, et non ce qui peut encore être atteint ? Sinon : choisissez une autre colonne ci-dessus.`,
    zeroFormulas: (header: string) =>
      `Toutes les formules de ${header} donnent 0, et le fichier demande à être calculé. 0 est-il juste ? Sinon, ouvrez la liste dans Excel, enregistrez-la et choisissez-la de nouveau.`,
  },
  answers: {
    header: (value: string) => value,
    fraction: () => 'en part de 1',
    percent: () => 'en pourcentage',
    hours: () => 'en heures par semaine',
    fourWeekHours: () => 'en heures par quatre semaines',
    monthHours: () => 'en heures par mois',
    weekHours: (hours: string) => `${hours} heures`,
    year: () => 'par an',
    month: () => 'par mois',
    fourWeeks: () => 'par quatre semaines',
    week: () => 'par semaine',
    hour: () => 'par heure',
    fullPay: () => 'd’une semaine complète',
    workedPay: () => 'des heures travaillées',
    nothingOnTop: () => 'non, tout est compris',
    holiday: () => 'oui, 8 % de pécule de vacances',
    thirteenth: () => 'oui, 8 % de pécule de vacances et un treizième mois',
    onTop: (percent: string) => `oui, ${percent} %`,
    partCounts: () => 'oui, cela s’ajoute',
    partDoesNot: () => 'non',
    joined: () => 'oui, un participant : temps partiel additionné, salaire pondéré',
    amounts: () => 'oui, un contrat : montants additionnés',
    once: () => 'oui, la même encore : la dernière ligne compte',
    apart: () => 'non, des participants distincts',
    isRight: () => 'oui, c’est exact',
  },
  example: (who: string, written: string) => `Par exemple ${who} : votre liste indique ${written}.`,
  questionOf: (number: number) => `Question ${number}`,
  proof: (rate: string, pay: string, whose: string, count: number) =>
    `Selon ${rate}, ${pay} est le salaire ${whose} : cela se voit chez ${formats.counted(count, { one: 'personne à temps partiel', other: 'personnes à temps partiel' })}.`,
  weekProof: (hours: string, part: string, week: string, count: number) =>
    `D’après ${hours} et ${part}, une semaine complète compte ${week} heures : cela se voit pour ${formats.counted(count, { one: 'participant', other: 'participants' })}.`,
  rowOf: (row: number, who: string) => `ligne ${row} : ${who}`,
  rowOfSheet: (sheet: string, row: number, who: string) => `feuille ${sheet}, ligne ${row} : ${who}`,
  ofRows: (counting: number, of: number) => `${counting} sur ${of} comptent`,
  leftOut: (count: number, rows: string) =>
    `${formats.counted(count, { one: 'ligne ne compte', other: 'lignes ne comptent' })} pas, notamment ${rows}.`,
  joined: (count: number) =>
    `Les lignes de ${formats.counted(count, { one: 'participant', other: 'participants' })} ont été réunies.`,
  answerFirst: (count: number) =>
    `Répondez d’abord à ${formats.counted(count, { one: 'question', other: 'questions' })} ci-dessus.`,
  change: 'Modifier',
  next: 'Continuer',
  tickAll: 'Tous',
  tickNone: 'Aucun',
  rowsLabel: 'Lignes, défile',
  facts: 'Ce qui a été fait de chaque colonne',
  factsWide: 'Ce qui a été fait de chaque colonne, défile latéralement',
  factHeads: {
    ours: 'Dans le modèle',
    theirs: 'De votre colonne',
    lowest: 'Plus bas',
    middle: 'Milieu',
    highest: 'Plus haut',
    total: 'Ensemble',
    empty: 'Vide',
  },
  completedText: 'Ce qui est vide est complété à partir de cette liste ; rien n’est remplacé.',
  nextList: 'Compléter avec une autre liste',
  askedDays: { valuationDate: 'Date de référence', amountsDay: 'Jour des montants' },
  came: (count: number, numbers: string) =>
    `${formats.counted(count, { one: 'participant s’ajoute', other: 'participants s’ajoutent' })} : ${numbers}.`,
  went: (count: number, numbers: string) =>
    `${formats.counted(count, { one: 'participant n’est', other: 'participants ne sont' })} plus dans le modèle : ${numbers}.`,
  kept: (count: number) =>
    `${formats.counted(count, { one: 'valeur de cette liste n’a pas été reprise', other: 'valeurs de cette liste n’ont pas été reprises' })} : le modèle en avait déjà une autre.`,
  held: (columns: string, count: number, numbers: string) =>
    `Conservé pour ${formats.counted(count, { one: 'participant', other: 'participants' })} (${numbers}), car absent de votre liste : ${columns}.`,
  amountsOfDay: (header: string, day: string) =>
    `Les montants de ${header} sont du ${day} et ne sont pas convertis. Si ce n’est pas la date de référence, choisissez ce jour comme date de référence ou demandez un nouveau relevé.`,
  inView: 'Lignes de la feuille, défile latéralement',
  unreadable: (headers: string) =>
    `Les valeurs sont illisibles dans ${headers}. Choisissez la colonne vous-même, ou corrigez la liste.`,
};

/** Making reports again in another house style. */
export const reports = {
  title: 'Rapports existants',
  outdated: (count: number) =>
    `${formats.counted(count, { one: 'rapport a', other: 'rapports ont' })} encore une charte graphique antérieure.`,
  upToDate: 'Tous les rapports ont la charte graphique actuelle.',
  running: (count: number) =>
    `Encore ${formats.counted(count, { one: 'rapport', other: 'rapports' })} en préparation. Vous pouvez continuer à travailler.`,
  fixed: (count: number) =>
    `${formats.counted(count, { one: 'rapport reste tel quel : son fichier d’entrée', other: 'rapports restent tels quels : leur fichier d’entrée' })} n’est plus conservé.`,
  restyle: (count: number) => `Refaire ${formats.counted(count, { one: 'rapport', other: 'rapports' })}`,
  progress: 'Avancement',
  unsaved: 'Enregistrez d’abord : les rapports reçoivent la charte graphique enregistrée.',
  failed: 'Les rapports ne sont pas refaits.',
} as const;

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
    employeesReportFile: 'Rapport pour les salariés (PowerPoint)',
    adviceFile: 'Rapport de conseil (Word)',
    employeesAdviceFile: 'Rapport de conseil pour les salariés (Word)',
    transitionPlanFile: 'Projet de plan de transition (Word)',
    consentFile: 'Note de consentement (Word)',
    annexFile: 'Annexe avec les chiffres propres (Word)',
    withoutPeopleFile: 'Résultats sans personnes (Excel)',
  },
  allFiles: 'Tous les fichiers (zip)',
  fileGone: 'Non disponible',
  chooseFirst: 'Plan de transition et note de consentement : enregistrez d’abord un choix.',
  back: 'Retour aux dossiers',
  warnings: (count: number) =>
    `${formats.counted(count, { one: 'avertissement', other: 'avertissements' })} sur les données`,
  noChoice: 'Pas encore de choix',
  noneAllowed: 'Aucun de ces choix n’est autorisé',
  inView: 'affiché',
  inTemplate: 'choisi dans le modèle',
  recordedOn: (day: string) => `consigné le ${day}`,
  leftOut: (count: number) =>
    formats.counted(count, { one: 'participant non compté', other: 'participants non comptés' }),
  confidential: 'petit groupe : confidentiel',
  parts: 'Derrière la réponse',
  tabs: {
    kosten: { name: 'Coûts', question: 'Que coûte-t-il par an, et pourquoi pas comme aujourd’hui ?' },
    medewerkers: { name: 'Salariés', question: 'Qui reçoit plus ou moins de pension ?' },
    compensatie: { name: 'Compensation', question: 'Qui est compensé, et combien cela coûte-t-il ?' },
    wet: { name: 'Loi et plan', question: 'Est-ce autorisé, et que faut-il faire, et quand ?' },
    premies: { name: 'Quatre primes', question: 'À quelle prime les coûts ou la pension restent-ils égaux ?' },
    uitgangspunten: { name: 'Hypothèses', question: 'De quoi est-on parti ?' },
    varianten: { name: 'Variantes', question: 'Et si l’on convenait autre chose ?' },
    documenten: { name: 'Documents', question: 'Qu’est-ce qui est joint ?' },
  },
  warningColumns: { place: 'Feuille et cellule', what: 'Quoi', remedy: 'Ce que vous pouvez faire' },
  wholeFile: 'Fichier entier',
  answer: 'La réponse',
  choices: 'Les choix',
  table: (name: string) => `Tableau : ${name}`,
  chartWide: (name: string) => `Graphique ${name}, défile latéralement`,
  tableWide: (name: string) => `Tableau ${name}, défile latéralement`,
  saveAs: (format: string, name: string) => `Enregistrer ${name} au format ${format}`,
  pictureFailed: 'L’image ne peut pas être créée.',
  notes: 'Explication',
  source: 'D’où cela vient-il ?',
  sourceLaw: 'Loi',
  sourceMethod: 'Méthode',
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
    title: 'Effets de transition',
    newerCurve: (name: string) =>
      `Une courbe des taux plus récente est connue (${name}). La loi demande la plus récente.`,
    newerSet: (name: string) => `Un autre jeu de scénarios, prioritaire, est connu (${name}).`,
  },
  recalculate: 'Recalculer',
  toClients: 'Vers les employeurs',
  inDutch: 'Les graphiques, les tableaux et les explications de ce résultat sont en néerlandais.',
} as const;

export const auth = {
  title: 'Se connecter',
  purpose:
    'Calculez quelle cotisation, après le passage à un nouveau régime à cotisations définies (premieregeling), coûte autant à l’employeur ou donne la même pension à l’ensemble des participants.',
  loggedOut:
    'Votre session est fermée. Vous pouvez vous reconnecter avec le code d’accès que vous avez reçu de votre prestataire.',
  unauthorized:
    'Vous n’avez pas accès à l’outil de gestion. Vous avez saisi un code d’accès ou vous souhaitez un accès ? Adressez-vous à votre interlocuteur chez le prestataire.',
  ended: 'Votre session n’est pas (ou plus) ouverte. Reconnectez-vous avec votre code d’accès.',
  accessCode: 'Code d’accès',
  accessCodeHint:
    'Le code de 26 caractères que vous avez reçu de votre prestataire, ou votre code personnel. Les tirets et les espaces sont admis.',
  showAccessCode: 'Afficher le code',
  accessCodeMissing: 'Saisissez votre code d’accès.',
  accessCodeLength: (length: number) =>
    `Un code d’accès comporte 26 lettres et chiffres ; vous en avez saisi ${length}. Vérifiez que vous avez repris le code en entier.`,
  accessCodeCharacters: 'Un code d’accès ne contient que des lettres et des chiffres.',
  secondFactor: 'Code de votre application d’authentification',
  secondFactorHint: 'Six chiffres, ou un de vos codes de secours.',
  secondFactorMissing: 'Saisissez un code.',
  logIn: 'Se connecter',
  loggingIn: 'Connexion en cours…',
  handoff: 'Connexion en cours…',
  checking: 'Vérification de votre connexion…',
  privacy:
    'Les dossiers ne sont visibles qu’au sein de votre organisation. Ce site n’utilise ni cookies ni services externes.',
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
} as const;

export const security = {
  title: 'Sécurité',
  description: 'Où votre session est ouverte, et ce qui vous est demandé pour vous connecter.',
  sessions: 'Vos sessions',
  sessionsText:
    'Chaque ligne est un endroit où votre session est ouverte. Si vous n’en reconnaissez pas une, fermez-la et faites remplacer votre code d’accès.',
  device: 'Appareil',
  unknownDevice: 'Appareil inconnu',
  network: 'Réseau',
  unknownNetwork: 'Inconnu',
  signedInOn: 'Connexion',
  lastSeenOn: 'Dernière utilisation',
  endsOn: 'Expire sans utilisation',
  thisSession: 'Cette session',
  actions: 'Actions',
  end: 'Fermer',
  endOf: (whose: string) => `Fermer la session : ${whose}`,
  endOthers: 'Fermer toutes les autres sessions',
  endTitle: 'Fermer la session',
  endQuestion: (whose: string) => `Voulez-vous vraiment fermer cette session : ${whose} ?`,
  othersQuestion: (count: number) =>
    `Voulez-vous vraiment fermer ${formats.counted(count, { one: 'autre session', other: 'autres sessions' })} ?`,
  consequence:
    'La personne qui y travaille est déconnectée et peut se reconnecter tant que le code d’accès est valable.',
  failed: 'La fermeture n’a pas réussi.',
  none: 'Personne n’est connecté.',
} as const;

export const reauthentication = {
  title: 'Confirmez que c’est bien vous',
  text: 'Votre connexion date d’un moment. Pour cette action, votre identité est donc vérifiée une nouvelle fois.',
  hint: 'Le code avec lequel vous vous connectez. Avec un lien et sans code, reconnectez-vous par un nouveau lien.',
  confirm: 'Confirmer',
} as const;

export const organisationSessions = {
  title: 'Sessions de votre organisation',
  description:
    'Qui est connecté en ce moment : les conseillers de votre organisation et les personnes chez vos employeurs.',
  cardTitle: 'Connexion et sessions',
  cardText:
    'Qui est connecté en ce moment, quand une session se termine d’elle-même, et ce qui est demandé à chacun à la connexion.',
  open: 'Voir les sessions',
  holder: 'Nom',
  rules: 'Règles de connexion et de session',
  rulesText:
    'Vaut pour toutes les personnes de votre organisation et de ses employeurs, y compris celles qui sont connectées en ce moment.',
  idleMinutes: 'Minutes sans utilisation',
  sessionHours: 'Heures au total',
  range: (minimum: number, maximum: number) => `De ${minimum} à ${maximum} inclus`,
  standard: 'Ce sont les valeurs standard.',
  since: (day: string, name: string) => `Choisi le ${day} par ${name}.`,
  saved: 'Les règles sont enregistrées.',
  notSaved: 'Les règles ne sont pas enregistrées.',
} as const;

export const secondFactor = {
  title: 'Second facteur',
  text: 'Avec un second facteur, la connexion demande, outre votre code d’accès, un code d’une application de votre téléphone. Qui ne connaît que votre code d’accès ne peut alors pas entrer.',
  start: 'Configurer le second facteur',
  steps:
    'Scannez le code avec une application d’authentification sur votre téléphone, puis saisissez les six chiffres affichés.',
  typed: 'Impossible de scanner ? Saisissez cette clé dans l’application :',
  qr: 'Code QR pour votre application d’authentification',
  code: 'Code de l’application',
  codeHint: 'Six chiffres, ou un de vos codes de secours.',
  confirm: 'Confirmer',
  codesTitle: 'Vos codes de secours',
  codesText:
    'Chaque code sert une fois à la place de votre téléphone. Vous ne les voyez que maintenant : imprimez-les ou conservez-les en lieu sûr, pas avec votre code d’accès.',
  print: 'Imprimer',
  copy: 'Copier',
  copied: 'Copié',
  copyFailed: 'La copie ne fonctionne pas dans ce navigateur. Sélectionnez les codes et copiez-les vous-même.',
  done: 'Je les ai conservés',
  remove: 'Supprimer le second facteur',
  removeText:
    'Pour un nouveau téléphone, par exemple : supprimez le second facteur avec un code et configurez-le de nouveau.',
  renew: 'Nouveaux codes de secours',
  renewText: 'Les anciens codes de secours ne fonctionnent plus ensuite.',
  failed: 'Cela n’a pas réussi.',
  reset: 'Effacer le second facteur',
  resetTitle: 'Effacer le second facteur',
  resetConsequence:
    'Ne le faites que si vous savez avec certitude qui le demande, par exemple en appelant cette personne. Les sessions ouvertes sont fermées ; le code d’accès reste valable.',
  resetByProviderConsequence:
    'Ne le faites que si vous savez avec certitude qui le demande, par exemple en appelant cette personne. Les sessions ouvertes sont fermées. Les codes délivrés par le prestataire ne sont plus valables : cette personne retrouve l’accès par une invitation confirmée au sein de son organisation, ou par l’exploitant du serveur. Toutes les personnes ayant un accès de conseil dans l’organisation en sont averties.',
  resetFailed: 'Le second facteur n’a pas été effacé.',
  needs: 'Second facteur obligatoire pour chacun',
  needsHint: 'Qui n’en a pas encore le configure avant de continuer, vous aussi.',
  requiredTitle: 'Configurez un second facteur',
  requiredText:
    'Votre accès exige un second facteur. Cela prend une minute ; il vous faut un téléphone avec une application d’authentification.',
  set: (day: string) => `Configuré le ${day}.`,
  left: (count: number) => `Il reste ${formats.counted(count, { one: 'code de secours', other: 'codes de secours' })}.`,
  wrongCodes: (count: number) =>
    `${formats.counted(count, { one: 'code erroné saisi', other: 'codes erronés saisis' })} pour vous ces dernières 24 heures. Ce n’était pas vous ? Quelqu’un d’autre a alors votre code d’accès : faites-le remplacer.`,
  resetOf: (holder: string) => `Effacer le second facteur de ${holder}`,
  resetQuestion: (holder: string) => `Voulez-vous vraiment effacer le second facteur de ${holder} ?`,
} as const;

export const ownCode = {
  title: 'Code personnel',
  text: 'Le code d’accès que vous avez reçu a pu être vu aussi par qui l’a délivré ou vous l’a transmis. Créez en échange un code personnel : vous vous connecterez désormais avec lui, dans le même champ. Le code délivré reste pour le secours et ne permet alors que de créer un nouveau code personnel. Vos autres sessions prennent fin.',
  make: 'Créer un code personnel',
  madeTitle: 'Votre code personnel',
  madeText:
    'Vous ne voyez ce code que maintenant. Conservez-le dans un gestionnaire de mots de passe ou en lieu sûr, et conservez à part le code d’accès délivré, pour le secours. Si votre navigateur a mémorisé le code délivré, remplacez-le par celui-ci.',
  done: 'Je l’ai conservé',
  madeOn: (day: string) => `Créé le ${day}.`,
  another:
    'Code personnel perdu, ou besoin d’un nouveau ? Connectez-vous avec le code d’accès délivré et créez-en un nouveau.',
  needsIssued:
    'Votre connexion ne s’est pas faite avec un code d’accès. Connectez-vous avec le code d’accès que vous avez reçu pour créer un code personnel.',
  recoveries:
    'Le code d’accès délivré a été utilisé pour le secours. Ce n’était pas vous ? Faites révoquer votre accès et signalez que quelqu’un d’autre a le code.',
  recoveryTitle: 'Créez un nouveau code personnel',
  recoveryText:
    'Votre connexion s’est faite avec le code d’accès délivré. Comme vous avez un code personnel, il ne sert plus qu’au secours : créez un nouveau code personnel pour continuer. Le précédent ne fonctionne plus ensuite. Votre navigateur a rempli ce code ? Déconnectez-vous et connectez-vous avec votre code personnel.',
  failed: 'Le code personnel n’a pas été créé.',
  keptEnd: 'Six derniers caractères de votre code personnel',
  keptHint: 'Reprenez-les de l’endroit où vous conservez le code. Vous pouvez aussi coller le code entier.',
  keptWrong: 'Saisissez les six derniers caractères du code ci-dessus.',
  requiredTitle: 'Créez un code personnel',
  requiredText:
    'Le code d’accès de votre connexion a pu être vu aussi par qui l’a délivré ou transmis : échangez-le, à cette première utilisation, contre un code que vous seul connaissez.',
  factorFollows: 'Ensuite, vous configurez encore un second facteur.',
  needs: 'Codes d’accès délivrés échangés à la première utilisation',
  needsHint: 'Qui se connecte avec un code d’accès délivré crée un code personnel avant de continuer, vous aussi.',
} as const;

export const retention = {
  pageDescription: 'Ce qui s’applique à toute votre organisation.',
  title: 'Durée de conservation',
  text: 'Les fichiers contenant des participants sont effacés ce nombre de jours après leur dernier téléchargement, ou après leur ajout si personne ne les télécharge. Le rapport, qui ne contient aucune personne, est conservé.',
  days: 'Jours de conservation',
  daysHint: (minimum: number, maximum: number) =>
    `De ${formats.wholeNumber(minimum)} à ${formats.wholeNumber(maximum)} jours`,
  shorter:
    'La durée s’applique aussi aux dossiers existants. Ce qui est trop ancien selon la nouvelle durée est effacé dans la journée qui suit.',
  saved: 'La durée de conservation a été enregistrée.',
  failed: 'La durée de conservation n’a pas été enregistrée.',
  logTitle: 'Journal',
  logText: 'Qui s’est connecté, qui a ajouté, téléchargé, modifié et supprimé.',
  logOpen: 'Consulter le journal',
} as const;

export const start = {
  greeting: (name: string) => `Bienvenue, ${name}.`,
  headline: 'Une nouvelle cotisation de retraite, en équilibre avec l’ancienne',
  lead: (product: string) =>
    `${product} calcule quelle cotisation, progressive ou uniforme, coûte autant à l’employeur qu’aujourd’hui après le passage à un nouveau régime à cotisations définies (premieregeling), ou donne selon les prévisions la même pension à l’ensemble des participants. Pour les conseillers et conseillères en retraite et leurs employeurs.`,
  tryExample: 'Essayer l’exemple',
  exampleFailed: 'L’exemple n’a pas pu être ouvert.',
  figure: {
    title: 'Extrait du dossier d’exemple',
    description: (low: string, high: string, flat: string) =>
      `Une balance. À gauche le barème actuel, qui augmente avec l’âge de ${low} à ${high} ; à droite une cotisation uniforme de ${flat} pour tous. Les deux plateaux s’équilibrent.`,
    current: 'Barème actuel',
    flat: 'Cotisation uniforme',
    caption: (participants: number) =>
      `Cotisation par âge de 15 à 68 ans, pour ${formats.counted(participants, { one: 'participant', other: 'participants' })} d’un grossiste fictif.`,
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
      text: 'Les conseillers et conseillères voient les dossiers de leur propre organisation, un employeur uniquement ce qu’il fournit ou ce qui est partagé avec lui. La base de données veille elle-même à cette séparation.',
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

export const system = {
  loading: 'Chargement…',
  somethingWentWrong: 'Une erreur s’est produite…',
  errorTitle: 'Erreur',
  uploadFailed: 'Le dossier n’a pas été envoyé…',
  deleteFailed: 'La suppression a échoué…',
  downloadFailed: 'Le téléchargement a échoué…',
  notUploaded: 'Le fichier n’a pas été envoyé.',
  messageSent: 'Votre message a été envoyé.',
  messageNotSent: 'Votre message n’a pas été envoyé…',
  formNotSent: 'Le formulaire n’a pas été envoyé.',
  fileRequired: 'Choisissez un fichier.',
  fileTooLarge: 'Le fichier est trop volumineux.',
  fileUnsupported: 'Ce type de fichier n’est pas pris en charge. Envoyez uniquement des fichiers .xlsx.',
} as const;

export const table = {
  search: 'Rechercher dans cette liste..',
  searchLabel: 'Rechercher dans cette liste',
  clearSearch: 'Effacer la recherche',
  firstWords: (most: number) => `Seuls les ${most} premiers mots sont recherchés.`,
  nothingFound: (query: string) => `Aucun résultat pour « ${query} ».`,
  perPage: (size: number) => `${size} par page`,
  pageSize: 'Nombre par page',
  goToPage: 'Aller à la page',
  ofPages: (count: number) => `sur ${formats.wholeNumber(count)}`,
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  pages: 'Pages',
  range: (from: number, to: number, total: number) =>
    `${formats.wholeNumber(from)}–${formats.wholeNumber(to)} sur ${formats.wholeNumber(total)}`,
  printWhole: 'Imprimer toute la liste',
  printFailed: 'La liste complète n’a pas pu être récupérée.',
  sortBy: 'Trier par',
  ascending: (label: string) => `${label} (croissant)`,
  descending: (label: string) => `${label} (décroissant)`,
} as const;

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

/** What-ifs on the page with an outcome. What the figures say comes with them, in Dutch. */
export const whatIf = {
  title: 'Et si',
  below: (letter: string, premium: string) =>
    `Ci-dessous, le choix ${letter} est ce que vous essayez\u00A0: ${premium}.`,
  ask: 'Et si … ?',
  privacy:
    'Les données des participants viennent pour cela dans ce navigateur, sans nom ni numéro. Ce que vous modifiez n’est envoyé et conservé que si vous l’enregistrez comme variante.',
  opening: 'Les données sont récupérées et calculées …',
  close: 'Fermer et si',
  fold: 'Replier et si',
  unfold: 'Déplier et si',
  unchanged: 'rien n’est modifié',
  costCurve: (rate: string) => `Coût avec compensation sur 10 ans, le plus bas à ${rate}`,
  calculating: 'La simulation est en cours de calcul',
  failed: 'Le calcul n’aboutit pas avec ces choix. Modifiez un choix ou revenez à la réponse.',
  notOpened: 'La simulation ne peut pas être ouverte maintenant. Réessayez plus tard.',
  otherFigures:
    'Le résultat de cette page vient d’une autre version du programme. Recalculez d’abord le dossier ; une simulation pourra ensuite lui être comparée.',
  back: 'Retour à la réponse',
  backOf: (choice: string) => `${choice} : retour à la réponse`,
  slider: (choice: string) => `${choice}, curseur`,
  outside: (minimum: string, maximum: string) => `Saisissez un nombre de ${minimum} à ${maximum} inclus.`,
  noLimit: 'sans limite',
  years: 'ans',
  groups: {
    compensation: 'Compensation',
    contribution: 'Cotisation salariale',
    goal: 'Horizon et groupe',
    expectations: 'Rendements et salaires',
  },
  choices: {
    flat: 'Cotisation uniforme',
    scale: 'Barème',
    entrantPremium: 'Cotisation des nouveaux participants à côté d’un barème',
    method: 'Méthode',
    target: 'Objectif',
    threshold: 'Seuil',
    fromAge: 'À partir de l’âge',
    untilAge: 'Jusqu’à l’âge inclus',
    form: 'Forme',
    end: 'Fin',
    endYears: 'Années de compensation',
    contribution: 'Cotisation salariale',
    horizon: 'Horizon du coût de l’employeur',
    horizonYears: 'Années de l’horizon',
    goalGroup: 'Groupe pour un coût égal',
    oneOffCounts: 'Coûts ponctuels',
    equityReturn: 'Rendement des actions',
    bondReturn: 'Rendement des obligations',
    wageGrowth: 'Hausse des salaires',
    rounding: 'Arrondi des cotisations',
  },
  ofBasis: { pensionBase: '% de l’assiette', premium: '% de la cotisation', salary: '% du salaire' },
  withoutSteps: ', sans paliers ultérieurs',
  methods: {
    none: 'aucune',
    pensionOutcome: 'pension obtenue',
    premiumDifference: 'différence de cotisation',
    ownTable: 'barème propre',
  },
  forms: { pensionPremium: 'cotisation de pension', salary: 'salaire' },
  ends: { legalEnd: 'fin légale', years: 'nombre d’années', pensionDate: 'date de la pension' },
  horizons: { years: 'nombre d’années', pensionDate: 'jusqu’à la pension' },
  goalGroups: { existing: 'participants actuels', withEntrants: 'avec les nouveaux participants' },
  counts: { counted: 'comptés', apart: 'à part' },
} as const;

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
  removeConsequence: 'Un choix C issu de cette variante reste en place.',
  take: 'Retenir comme choix C',
  takeAs: (name: string) => `Retenir la variante ${name} comme choix C`,
  takeTitle: 'Choix C',
  takeQuestion: (name: string) => `Voulez-vous la prime de la variante ${name} comme choix C ?`,
  takeReplaces: 'Le choix C actuel disparaît. Les fichiers sont refaits.',
  takeConsequence: 'Les fichiers sont refaits.',
  isChoiceC: (name: string) => `Le choix C est la prime de la variante ${name}.`,
  giveBack: 'Retirer le choix C',
  giveBackQuestion: 'Voulez-vous de nouveau le choix C du fichier de saisie ?',
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

/** What an office knows of a dossier besides its outcome. */
export const office = {
  title: 'Au bureau',
  lead: 'Seuls les conseillers de votre organisation voient ceci.',
  worker: 'Qui s’en occupe',
  worksOn: (name: string) => `${name} s’en occupe`,
  nobody: 'personne en particulier',
  note: 'Note',
  happened: 'Ce qui s’est passé',
  writtenBy: (by: string, moment: string) => `Modifié par ${by} le ${moment}.`,
} as const;

/** What of a dossier its employer sees. */
export const sharing = {
  share: 'Partager',
  title: 'Partager avec l’employeur',
  lead: 'L’employeur ne voit que ce que vous cochez, tel quel. Si le dossier est refait ensuite, cela reste jusqu’à un nouveau partage.',
  choices: 'Choix',
  tabs: 'Parties de la page',
  files: 'Fichiers',
  preview: 'Voir comme l’employeur',
  shareAgain: 'Partager à nouveau',
  end: 'Ne plus partager',
  openedOn: (by: string, moment: string) => `Ouvert en dernier par ${by} le ${moment}.`,
  notOpened: 'Pas encore ouvert.',
  older: 'Le dossier a été refait depuis : l’employeur voit le résultat précédent.',
  wholeFiles: 'Les fichiers portent sur tous les choix : partagez-les tous pour les joindre.',
  notReady: 'Les fichiers sont en cours de création. Partagez le dossier ensuite.',
  failed: 'Cela n’a pas réussi.',
  done: (name: string) => `L’employeur voit désormais le dossier ${name}.`,
  ended: (name: string) => `L’employeur ne voit plus le dossier ${name}.`,
  previewed: 'Voici le dossier tel que l’employeur le voit. Il n’est pas encore partagé.',
  endPreview: 'Retour au dossier',
  endQuestion: 'Voulez-vous arrêter le partage de ce dossier ?',
  endConsequence: (name: string) => `L’employeur ne voit alors plus ${name}, même s’il l’a ouvert.`,
  sharedOn: (by: string, moment: string) => `Partagé par ${by} le ${moment}.`,
  openedOnDay: (day: string) => `ouvert par l’employeur le ${day}`,
  chosenOnDay: (choice: string, day: string) => `l’employeur a choisi ${choice} le ${day}`,
  decided: (choice: string, by: string, day: string) => `Choix ${choice} consigné par ${by} le ${day}.`,
  withYou: 'Partagé avec vous',
  noneOfOwn: 'Vous n’avez pas encore envoyé de dossier vous-même',
  isShared: 'Partagé',
  isSharedOlder: 'Partagé : résultat précédent',
  notice:
    'Désormais un employeur ne voit que ce que vous partagez avec lui. Rien n’est encore partagé des dossiers existants.',
  noticed: 'Compris',
} as const;

export const ownHeadline = {
  change: 'Modifier le titre',
  takeBack: 'Revenir au titre du résultat',
  label: 'Titre',
  hint: (outcome: string) => `Du résultat : ${outcome}.`,
  filesAgain: 'Le titre figure aussi dans les fichiers : ils sont refaits.',
  unused: (title: string) => `Votre titre se rapporte à un autre résultat et n’est pas utilisé : ${title}.`,
} as const;

export const decisions = {
  takeBack: 'Retirer',
  takeBackQuestion: 'Voulez-vous vraiment retirer cette décision enregistrée ?',
  takeBackConsequence:
    'La page et les fichiers sont ensuite comme sans cette décision. Le journal garde qui l’a enregistrée et qui l’a retirée.',
  title: 'Décisions enregistrées',
  record: 'Enregistrer',
  recordOf: (choice: string) => `Enregistrer : ${choice}`,
  isFinal: answers.refusals.DOSSIER_FINAL,
  erased: answers.refusals.DECISION_ERASED,
  recordLead:
    'La décision est conservée avec les chiffres et contrôles de ce moment, votre nom et l’heure. Elle ne peut être modifiée, mais un conseiller peut la retirer ; une décision ultérieure s’y ajoute. Ne citez aucun participant dans le motif.',
  reason: 'Motif : pourquoi cette décision ?',
  none: 'Aucune décision n’a encore été enregistrée.',
  byOn: (by: string, moment: string) => `${by}, ${moment}`,
  earlier: (count: number) => `Enregistrés auparavant (${count})`,
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

/** What the table of choices says; articles of Dutch law keep their Dutch names. */
export const outcome: Wordings = {
  texts: {
    ...keyFigures.names,
    levelScale: 'Barème constant',
    scaleAt: 'Barème à {0}',
    scaleLowered: 'Abaisser le barème à {0}',
    scaleRaised: 'Relever le barème à {0}',
    premium: 'Cotisation',
    premiumOfThose: 'Cotisation de ceux qui ont maintenant {0}',
    costInYear: 'Coût en {0}',
    costInTwelveMonths: 'Coût des douze premiers mois à partir du {0}',
    costInThirtyYears: 'Coût sur 30 ans',
    whoNotices: 'Qui le remarque\u00A0?',
    pensionOfThose: 'Pension des {0} avec {1}',
    contributionInYear: 'Cotisation salariale en {0}',
    contributionInTwelveMonths: 'Cotisation salariale des douze premiers mois à partir du {0}',
    whoPaysMore: 'Qui paie plus de cotisation salariale',
    isItAllowed: 'Est-ce autorisé\u00A0?',
    whatIsNeeded: 'Que faut-il\u00A0?',
    now: 'maintenant {0}',
    theScale: 'le barème',
    flat: '{0} uniforme',
    range: '{0} à {1}',
    byAge: '{0}, selon l’âge',
    flatLater: 'plus tard {0} uniforme',
    equal: 'identique',
    nearlyEqual: 'presque identique',
    none: 'aucune',
    including: 'y compris {0}',
    ofCompensation: '{0} de compensation',
    ofOneOff: '{0} de coûts ponctuels',
    ofPension: '{0} de pension',
    someMore: '{0} avec plus',
    transitionalLaw: 'droit transitoire, {0}',
    nobodyNotices: 'personne\u00A0: la pension reste presque identique',
    nobodyLess: 'personne ne reçoit moins',
    onlyOneLess: 'le participant reçoit moins',
    bothLess: 'les deux reçoivent moins',
    allLess: 'les {0} reçoivent tous moins',
    oneLess: '{0} sur {1} reçoit moins',
    someLess: '{0} sur {1} reçoivent moins',
    allTogether: 'tous les salariés ensemble',
    together: 'ensemble',
    ages: '{0} ans',
    and: '{0} et {1}',
    semicolon: '{0}\u00A0; {1}',
    comma: '{0}, {1}',
    beside: '{0} {1}',
    inBrackets: '{0} ({1})',
    inBracketsTogether: '{0} (ensemble {1})',
    afterCompensationNobody: 'après compensation personne',
    afterCompensationStill: 'après compensation encore {0}',
    afterCompensationNobodyLess: 'après compensation personne de moins',
    afterCompensationStillLess: 'après compensation encore {0} avec moins',
    most: 'le plus {0}',
    lessMore: '{0} moins, {1} plus',
    lessSameMore: '{0} moins, {1} identique, {2} plus',
    nobody: 'personne',
    allAges: 'tous les âges',
    allowed: 'Oui',
    forbidden: '{0} Non autorisé',
    notKnown: '{0} Inconnu',
    toTheLetter:
      'selon la lettre de art. 150b lid 1 c et 220e PW\u00A0; demandez confirmation à votre organisme de pension',
    atMost: 'au plus {0}',
    atMostAfterCost: 'au plus {0} après les frais sur cotisations',
    twoSchemes: '{0} et {1} uniforme exigent deux régimes',
    scaleMayStay: 'le barème peut rester',
    notWhenSolidary: 'pas dans un régime solidaire',
    noEarlierScheme: 'il n’y avait pas encore de régime le 30 juin 2023',
    schemeDoesNotQualify: 'le régime du 30 juin 2023 ne remplit pas les conditions',
    schemeUnknown: 'le régime du 30 juin 2023 n’est pas indiqué',
    tooLate: 'la transition vient trop tard',
    noRisingScale: 'il n’y a pas de barème croissant à garder',
    scaleFalls: 'le barème baisse à un âge plus élevé',
    aboveScale: 'au-dessus du barème le plus élevé autorisé',
    aboveFlat: 'au-dessus du maximum de {0}',
    entrantsAboveFlat: 'cotisation des nouveaux salariés au-dessus du maximum de {0}',
    offsetTooLow: 'la nouvelle franchise est trop basse',
    maximumSalaryTooHigh: 'le nouveau salaire maximal est trop élevé',
    partnerTooHigh: 'la nouvelle pension de partenaire est trop élevée',
    orphanTooHigh: 'la nouvelle pension d’orphelin est trop élevée',
    anwTooHigh: 'la nouvelle couverture Anw est trop élevée',
    pensionAgeTooHigh: 'le nouvel âge de pension est trop élevé',
    compensationNotLevel: 'le pourcentage de compensation varie au sein d’un groupe d’âge',
    onlyUntil: 'seulement jusqu’au {0}',
    atMostUntil: 'au plus tard jusqu’au {0}, si le droit transitoire s’applique',
    flatAllowedRestNot: 'la cotisation uniforme est autorisée\u00A0; le reste du régime n’a pas été vérifié',
    seeChecks: 'voir les contrôles',
    otherChoice: 'un autre choix',
    consentOfCouncil: 'accord du comité d’entreprise',
    consentOfCouncilAndStaff: 'accord du comité d’entreprise et des salariés',
    consentOfCouncilIfAny: 'accord du comité d’entreprise (s’il existe)',
    consentOfCouncilIfAnyAndStaff: 'accord du comité d’entreprise (s’il existe) et des salariés',
    consentOfStaff: 'accord des salariés',
    noConsent: 'aucun accord des participants actuels',
    adviceOfRepresentatives: 'avis de la représentation du personnel',
    adviceAndConsent: 'avis de la représentation du personnel, accord des salariés',
    agreementWithUnions: 'accord avec les partenaires sociaux',
    transitionPlan: 'plan de transition',
    fullStop: '{0}.',
    inYear: 'en {0}',
    inTwelveMonths: 'les douze premiers mois à partir du {0}',
    pension: 'de pension',
    expectedPension: 'de pension attendue',
    colon: '{0}\u00A0: {1}',
    asMuch: 'autant',
    nearlyAsMuch: 'presque autant',
    costMore: '{0} de plus',
    costLess: '{0} de moins',
    asMuchAsNow: 'autant que maintenant',
    nearlyAsMuchAsNow: 'presque autant que maintenant',
    costMoreThanNow: '{0} de plus que maintenant',
    costLessThanNow: '{0} de moins que maintenant',
    flatForAllCosts: 'Uniforme pour tous coûte sur 30 ans {0}\u00A0; {1}',
    flatAtCosts: 'Uniforme pour tous ({0}) coûte sur 30 ans {1}',
    flatForAllAt: 'Uniforme pour tous ({0})',
    flatBecomes: 'Uniforme pour tous devient {0}',
    flatBecomesAndCosts: 'Uniforme pour tous devient {0}\u00A0; cela coûte sur 30 ans {1}',
    flatCostsIn30Years: 'Une cotisation uniforme de {0} coûte sur 30 ans {1}',
    flatCostsInTime: 'Une cotisation uniforme de {0} coûte {1} {2}',
    highestFlatIsLess: 'Même la cotisation uniforme la plus élevée autorisée ({0}) ne donne pas la même pension',
    premiumStays: 'La cotisation reste de {0}',
    premiumBecomes: 'La cotisation devient {0} (maintenant {1})',
    scaleIsKept: 'Ceux qui ont le barème le gardent',
    thoseNowKeepScale: 'Les participants actuels gardent le barème',
    progressiveNow: 'Progressif pour les participants actuels',
    hiredAfterGets: 'ceux qui commencent après le {0} reçoivent {1} uniforme',
    newStaffGets: 'les nouveaux salariés reçoivent {0} uniforme',
    newStaffKeeps: 'les nouveaux salariés gardent {0} uniforme',
    notAllowedSo: 'Ainsi ce n’est pas autorisé\u00A0: {0}',
    noPremiumAllowed: 'aucune cotisation n’est autorisée',
    thatCostsIn30Years: 'sur 30 ans, cela coûte {0}',
    itCostsIn30Years: 'sur 30 ans, il en coûte {0}',
    inTimeItCosts: '{0}, il en coûte {1}',
    inTimeContributionGoes: '{0}, la cotisation salariale passe de {1} à {2}',
    contributionGoes: 'la cotisation salariale passe de {0} à {1}',
    keepingScaleCosts: 'garder le barème coûte {0}',
    keepingScaleIfCosts: 'garder le barème, si l’art. 220e PW s’applique, coûte {0}',
    progressiveCosts: 'une cotisation progressive pour les participants actuels coûte {0}',
    progressiveIfCosts:
      'une cotisation progressive pour les participants actuels, si l’art. 220e PW s’applique, coûte {0}',
    guaranteeLapses: 'la garantie disparaît pour ce qui reste à constituer',
    nothingChangesNow: 'rien ne change à la cotisation et à la pension de vieillesse des participants actuels',
    scaleStaysStepsInJanuary: 'le barème reste\u00A0; un échelon supérieur commence désormais le 1er janvier',
    scaleStaysSeveralChange: 'le barème reste\u00A0; plusieurs autres éléments changent',
    ifArticle220e: 'ceci vaut si l’art. 220e PW s’applique\u00A0: vérifiez quel était le régime au 30 juin 2023',
    onlyChoiceAllowed: 'seul le choix {0} est autorisé',
    turns: 'en cumul, le choix {0} est moins cher que le choix {2} jusqu’en {1}, puis plus cher',
    lessOf: '{0} {1}',
    lessTogether: '{0} ({1} {2})',
    mostOfAll: '{0}, surtout {1} ({2})',
    flatLosesMost: 'avec une cotisation uniforme, ceux qui perdent le plus\u00A0: {0} ({1})',
    afterCompensationNobodyLosing: 'après compensation, personne ne reçoit moins de pension',
    afterCompensationOneLosing: 'après compensation, 1 participant reçoit encore moins de pension',
    afterCompensationSomeLosing: 'après compensation, {0} reçoivent encore moins de pension',
    afterCompensationNobodyAnyMore: 'après compensation plus personne',
    alsoAfterCompensation: 'aussi après compensation',
    choice: 'Choix {0}',
    illustrative: 'à titre d’illustration',
    statutoryBasis: 'base légale',
    topicAnswers: 'Comment la cotisation équivalente a été déterminée',
    topicPremiumByAge: 'Cotisation selon l’âge',
    topicTenYears: 'Ce que cela coûte',
    topicOpenGroup: 'Coût sur trente ans',
    topicBridge: 'Coût de l’employeur en {0}, par élément',
    topicReconciliation: 'Rapprochement avec la facture',
    topicGains: 'Qui gagne et qui perd',
    topicSplit: 'Ce qui change la pension',
    topicPlan: 'Compensation',
    topicFlatCost: 'Coût selon la cotisation uniforme',
    topicCompensation: 'Règles de la compensation',
    topicSensitivity: 'Sensibilité',
    topicSchemes: 'Régime actuel et nouveau régime',
    topicDeath: 'En cas de décès',
    topicChecks: 'Contrôles',
    topicPassedChecks: 'Contrôles en ordre',
    topicAssumptions: 'Hypothèses',
    topicMilestones: 'Décision et calendrier',
    topicEffects: 'Effets de la transition',
    topicPensions: 'Pension attendue',
    discounted: '30 ans\u00A0: valeur actualisée.',
    discountedWithEntrants: '30 ans\u00A0: avec nouveaux salariés, valeur actualisée.',
    compensatedDiscounted: 'Avec compensation\u00A0; 30 ans\u00A0: valeur actualisée.',
    compensatedDiscountedWithEntrants:
      'Avec compensation\u00A0; 30 ans\u00A0: avec nouveaux salariés, valeur actualisée.',
    withoutCompensation: 'Sans compensation.',
    noSchemeNow: 'Il n’y a pas de régime maintenant.',
    nowUnchanged: 'Maintenant = le régime inchangé.',
    pensionExpected: 'Pension telle qu’attendue.',
    pensionNotGuaranteed: 'Pension telle qu’attendue, mais sans garantie.',
  },
  figure: figuresIn('fr-FR'),
};

/** Words of the field, in the forms in which they are found in texts, with what they mean: two sentences each. */
export const glossary = {
  scale: {
    words: 'barème',
    meaning:
      'Une cotisation qui augmente avec l’âge, par échelons (staffel). Ceux qui commencent après la transition ne peuvent plus l’obtenir.',
  },
  flat: {
    words: 'cotisation uniforme|uniforme',
    meaning:
      'Une cotisation qui représente à tout âge la même part de la base de pension. Les plus jeunes en tirent proportionnellement plus de pension que d’un barème.',
  },
  offset: {
    words: 'franchise',
    meaning:
      'La part du salaire sur laquelle aucune pension n’est constituée, car la pension légale (AOW) y pourvoit. Une franchise plus élevée donne moins de cotisation et moins de pension.',
  },
  base: {
    words: 'base de pension',
    meaning:
      'La part du salaire sur laquelle la cotisation est payée\u00A0: salaire ouvrant droit à pension moins franchise, selon le temps partiel. Le salaire au-delà du maximum ne compte pas.',
  },
  transitionalLaw: {
    words: 'droit transitoire',
    meaning:
      'Les règles qui permettent aux participants actuels de garder une cotisation progressive (art. 220e PW). Ceux qui commencent plus tard ont une cotisation uniforme.',
  },
  compensation: {
    words: 'compensation',
    meaning:
      'Ce que l’employeur paie en plus à ceux qui reçoivent moins de pension avec une cotisation uniforme. C’est possible en cotisation ou en salaire\u00A0; un salaire n’est pas une pension.',
  },
  provider: {
    words: 'organisme de pension',
    meaning:
      'L’assureur, l’institution de pension à cotisations ou le fonds de pension qui exécute le régime (uitvoerder). L’employeur conclut le contrat avec lui.',
  },
  costNeutral: {
    words: 'neutre en coût',
    meaning:
      'Avec la nouvelle cotisation, l’employeur paie autant que maintenant. La pension d’un participant peut tout de même changer.',
  },
  pensionNeutral: {
    words: 'neutre en pension',
    meaning:
      'Avec la nouvelle cotisation, les participants reçoivent ensemble autant que maintenant. L’un d’eux peut tout de même recevoir plus ou moins.',
  },
  transitionPlan: {
    words: 'plan de transition',
    meaning:
      'Le document dans lequel l’employeur fixe le choix, ses effets et la compensation (art. 150d PW). Il est transmis à l’organisme de pension avant la date légale.',
  },
  discounted: {
    words: 'valeur actualisée',
    meaning:
      'Des montants futurs, convertis en leur valeur au jour de la transition. Un euro dans trente ans compte donc moins qu’un euro maintenant.',
  },
} as const;
