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

/* All texts of the screens in Spanish: the module itself is the catalogue, fetched as a whole. */

/** For counting errors. */
const errorForms = { one: 'error', other: 'errores' };

export const formats = formatsOf('es-ES');

const others = {
  one: 'código activo más a este nombre sigue siendo válido',
  other: 'códigos activos más a este nombre siguen siendo válidos',
};

export const codes = {
  title: 'Códigos de acceso',
  titleOf: (organisation: string) => `Códigos de acceso de ${organisation}`,
  description:
    'Quién tiene acceso: los asesores y las asesoras de su organización y personas de sus empleadores. Un empleador solo ve lo que entrega y lo que se comparte con él.',
  descriptionProvider:
    'Qué asesores y asesoras de esta organización tienen acceso. Solo la organización ve quién tiene acceso en un empleador.',
  holder: 'Nombre',
  employer: 'Empleador',
  role: 'Función',
  roles: { provider: 'Proveedor', adviser: 'Asesor/a', employer: 'Empleador' },
  createdOn: 'Emitido',
  operator: 'Administrador',
  issuerUnknown: 'No registrado',
  expiresOn: 'Válido hasta',
  lastUsedOn: 'Último uso',
  neverUsed: 'Todavía no',
  state: 'Estado',
  states: { active: 'Activo', expired: 'Caducado', revoked: 'Revocado' },
  actions: 'Acciones',
  issue: 'Emitir código',
  inviteColleague: 'Invitar a un colega',
  giveEmployerAccess: 'Dar acceso a un empleador',
  extend: 'Prorrogar',
  extendOf: (holder: string) => `Prorrogar el código de ${holder}`,
  replace: 'Sustituir',
  replaceOf: (holder: string) => `Sustituir el código de ${holder}`,
  revoke: 'Revocar',
  revokeOf: (holder: string) => `Revocar el código de ${holder}`,
  emptyTitle: 'Todavía no hay códigos de acceso',
  emptyText: 'Emita un código para quien desee añadir o consultar expedientes por su cuenta en un empleador.',
  emptyTextProvider: 'Emita un código para el primer asesor o la primera asesora de esta organización.',
} as const;

export const codeIssue = {
  title: 'Emitir código de acceso',
  holder: 'Nombre de quien recibe el código',
  holderHint: 'Un código propio para cada persona: así también podrá revocarlo por separado.',
  employer: 'Empleador',
  chooseEmployer: 'Elija un empleador',
  days: 'Válido durante (días)',
  submit: 'Emitir',
  failed: 'El código de acceso no se ha emitido.',
  issuedTitle: 'Código de acceso emitido',
  issuedFor: (holder: string, day: string) => `Código para ${holder}, válido hasta el ${day}:`,
  shownOnce:
    'Solo verá este código ahora. Comuníquelo personalmente, por ejemplo por teléfono; no lo guarde en un correo.',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se puede copiar en este navegador. Seleccione el texto y cópielo usted.',
  sendAlong: 'Frase para adjuntar',
  sentence: (address: string, day: string) =>
    `Con su código de acceso inicia sesión en ${address}; el código es solo para usted y válido hasta el ${day}.`,
  copySentence: 'Copiar la frase',
  done: 'Listo',
} as const;

export const colleagueRequest = {
  text: 'El proveedor del programa invita a los asesores nuevos. Envíe este mensaje; después confirma la invitación en esta página y entrega el código.',
  colleague: 'Nombre de su colega',
  label: 'Mensaje al proveedor',
  message: (colleague: string, organisation: string, from: string) =>
    `Buenos días:\n\nLe ruego que invite a ${colleague} como asesor de ${organisation}. Confirmaré la invitación en la página de códigos de acceso.\n\nUn saludo,\n${from}, ${organisation}`,
  mail: 'Abrir el correo',
} as const;

export const codeExtension = {
  title: 'Prorrogar código de acceso',
  text: (holder: string, day: string) =>
    `El código de ${holder} es válido hasta el ${day}. El nuevo plazo cuenta a partir de hoy.`,
  submit: 'Prorrogar',
  failed: 'El código de acceso no se ha prorrogado.',
} as const;

export const codeRevocation = {
  title: 'Revocar código de acceso',
  question: (holder: string) => `¿Seguro que desea revocar el código de acceso de ${holder}?`,
  consequence: (count: number) =>
    `La sesión de quien la haya iniciado con este código se cerrará de inmediato. Esto no se puede deshacer.${
      count === 0 ? '' : ` ${formats.counted(count, others)}.`
    }`,
  failed: 'El código de acceso no se ha revocado.',
} as const;

export const codeReplacement = {
  title: 'Sustituir código de acceso',
  question: (holder: string) => `¿Seguro que desea sustituir el código de acceso de ${holder}?`,
  consequence:
    'El código actual y el código propio creado para él dejarán de funcionar y se cerrará la sesión de quien la haya iniciado con ellos; la suya sigue abierta. El código nuevo conserva la misma fecha de fin.',
  failed: 'El código de acceso no se ha sustituido.',
} as const;

/** What the server refuses, by code, and why a dossier is in its state. */
export const answers = {
  refusals: {
    NOT_SIGNED_IN: 'No ha iniciado sesión o esta ha terminado. Inicie sesión de nuevo con su código de acceso.',
    ACCESS_CODE_WRONG: 'Este código de acceso es incorrecto, ha caducado o ha sido revocado.',
    HANDOFF_WRONG:
      'Este enlace de acceso es incorrecto o ha caducado. Inicie sesión con su código de acceso o pida un enlace nuevo.',
    HANDOFF_USED:
      'Este enlace de acceso ya se ha utilizado; un enlace sirve una sola vez. Inicie sesión con su código de acceso o pida un enlace nuevo.',
    SECOND_FACTOR_NEEDED:
      'Introduzca también el código de su aplicación de autenticación, o un código de recuperación.',
    SECOND_FACTOR_WRONG:
      'Este código es incorrecto, ha caducado o ya se ha usado. Espere al siguiente código de su aplicación e inténtelo de nuevo.',
    SECOND_FACTOR_NEXT:
      'Este código es correcto. Como hoy se han introducido muchas veces códigos incorrectos, también se necesita el código siguiente de su aplicación: espere a que la aplicación lo muestre e introdúzcalo aquí.',
    SECOND_FACTOR_MISSING: 'Configure primero un segundo factor: para usted es obligatorio.',
    SECOND_FACTOR_SET: 'Ya tiene un segundo factor. Elimínelo primero.',
    SECOND_FACTOR_NONE: 'No hay ningún segundo factor configurado. Empiece de nuevo.',
    OWN_CODE_MISSING: 'Con el código de acceso emitido crea primero un (nuevo) código propio. Después podrá continuar.',
    OWN_CODE_NEEDS_ISSUED:
      'Inicie sesión con el código de acceso que se le emitió para crear un (nuevo) código propio.',
    REAUTHENTICATION_NEEDED: 'Confirme primero que es usted: inició sesión hace un rato.',
    REAUTHENTICATION_WRONG: 'Este no es su código de acceso, o ha caducado o ha sido revocado.',
    NOT_ALLOWED: 'No tiene acceso a esta parte.',
    NOT_FOUND: 'Este elemento no existe o se ha eliminado.',
    INPUT_INVALID: 'Revise los campos señalados.',
    CLIENT_NAME_TAKEN: 'Ya existe un empleador con este nombre.',
    CLIENTS_FULL: `Una organización puede tener como máximo ${mostKept.clients} empleadores. Elimine un empleador que ya no sea necesario.`,
    CLIENT_CHANGED_MEANWHILE:
      'Entretanto, otra persona ha modificado este empleador. Vuelva a cargar la página y repita su modificación.',
    DOSSIER_STATE_CONFLICT: 'Entretanto, el estado de este expediente ha cambiado. Vuelva a cargar la lista.',
    INPUT_ERASED:
      'El archivo de entrada de este expediente no se conserva o ya se ha borrado. Añádalo como expediente nuevo.',
    FILE_ERASED: 'Este archivo se ha borrado porque su plazo de conservación ha terminado.',
    DOCUMENT_NOT_BUILT: 'Este documento no está disponible por el momento.',
    FILE_NOT_READY: 'Este archivo (todavía) no está disponible.',
    RESULT_NOT_READY: 'Este expediente (todavía) no tiene resultado: no se ha calculado.',
    RESULT_OUTDATED:
      'Este resultado procede de una versión anterior del programa. Vuelva a calcular el expediente para verlo en pantalla.',
    RESULT_NOT_KEPT:
      'Este resultado procede de una versión anterior del programa y no se puede volver a calcular, porque el archivo de entrada se ha borrado. El informe sigue ahí. Añada el archivo de entrada como expediente nuevo para ver el resultado en pantalla.',
    FINDINGS_NOT_KEPT:
      'Este expediente se leyó con una versión anterior del programa. Los hallazgos están en el archivo de errores.',
    WHAT_IF_ERASED:
      'La simulación ya no es posible en este expediente: los datos de los participantes se han borrado porque el plazo de conservación ha terminado. Añada el archivo de entrada como expediente nuevo.',
    DELETION_DONE: 'Ya no se puede deshacer: se ha eliminado definitivamente.',
    VARIANT_NAME_TAKEN: 'Este expediente ya tiene una variante con este nombre.',
    VARIANTS_FULL: `Se conservan como máximo ${mostVariants} variantes por expediente. Elimine una que ya no sea necesaria.`,
    VARIANT_NOT_READY: 'Esta variante (aún) no tiene resultado.',
    VARIANT_OUTDATED: 'Esta variante se calculó con una versión anterior del programa. Calcúlela de nuevo.',
    VARIANT_GONE: 'Una de las variantes elegidas ya no existe. Vuelva a cargar la página y elija de nuevo.',
    DECISIONS_FULL: `Se registran como máximo ${mostDecisions} decisiones por expediente, y estas permanecen.`,
    DECISION_NOT_POSSIBLE:
      'Esta elección no se puede registrar: la ley no la permite o ya no existe. Vuelva a cargar la página.',
    CHOICE_C_DECIDED: 'La elección C está registrada y por eso no cambia. Registre primero otra elección.',
    CHOICE_C_ONLY_PREMIUM:
      'Una elección solo tiene una prima propia; lo demás que cambia esta variante vale para todas las elecciones. Cámbielo en el archivo de entrada.',
    TEXT_CHANGED_MEANWHILE: 'Otra persona ha modificado este texto entretanto. Elija qué texto se conserva.',
    TEXTS_OPEN: 'Este expediente aún no puede ser definitivo: sus documentos piden textos que siguen abiertos.',
    CHOICE_NOT_ALLOWED: 'Este expediente no puede ser definitivo: la prima de la opción elegida no está permitida.',
    SOLIDARY_NOT_FINAL:
      'Este expediente aún no puede ser definitivo: el plan solidario se calculó como si fuera flexible. Pida los efectos a la entidad gestora.',
    DOSSIER_FINAL: 'Este expediente es definitivo. Vuelva primero a borrador.',
    DECISION_ERASED:
      'Ya no se puede registrar una elección: los datos de los partícipes se han borrado. El informe y los documentos de Word aún se pueden descargar.',
    FILE_TOO_LARGE: `El archivo supera los ${uploadRules.maximumMegabytes} MB.`,
    FILE_NOT_XLSX: 'Este archivo no es .xlsx. Guárdelo en Excel como «Libro de Excel (.xlsx)».',
    HOLDER_NAME_TAKEN: 'Alguien con este nombre ya tiene otro acceso en esta organización.',
    HOLDER_CODES_FULL: `Esta persona ya tiene ${mostKept.codesOfHolder} códigos de acceso válidos. Revoque primero un código que ya no sea necesario.`,
    CODES_FULL: `Esta organización ya tiene ${mostKept.codes} códigos de acceso válidos. Revoque primero un código que ya no sea necesario.`,
    ACCESS_CODE_REVOKED: 'Este código de acceso ha sido revocado y no se puede prorrogar. Emita un código nuevo.',
    ORGANISATION_NAME_TAKEN: 'Ya existe una organización con este nombre.',
    ORGANISATION_OWN: 'Su propia organización no puede pasar a estar inactiva.',
    OFFICE_STANDARDS_CHANGED_MEANWHILE:
      'Entretanto, otra persona ha modificado los valores estándar. Cargue los más recientes y repita su modificación.',
    TOO_MANY_SOURCES: `Ya hay ${mostParticipantSources} disposiciones guardadas. Olvide primero una.`,
    HOUSE_STYLE_CHANGED_MEANWHILE:
      'Entretanto, otra persona ha modificado la imagen corporativa. Vuelva a cargar la página y repita su modificación.',
    LOGO_TOO_LARGE: `El logotipo supera ${logoRules.maximumMegabytes} MB.`,
    LOGO_TYPE_UNKNOWN: 'Este archivo no es PNG, JPG ni SVG.',
    LOGO_DAMAGED: 'Este logotipo no se puede abrir: el archivo está dañado o incompleto.',
    LOGO_DIMENSIONS: `Este logotipo es demasiado grande o demasiado alargado: ${formats.wholeNumber(logoRules.maximumSide)} píxeles de alto y de ancho como máximo, y el lado largo como máximo ${formats.wholeNumber(logoRules.maximumStretch)} veces el corto.`,
    LOGO_FOR_PRINT:
      'Este logotipo está guardado en colores de impresión (CMYK). Guárdelo en colores de pantalla (RGB) e inténtelo de nuevo.',
    LOGO_UNSAFE:
      'Este archivo SVG contiene algo que no está permitido: un script, una referencia externa al archivo o entidades. Expórtelo como SVG simple o como PNG.',
    LOGO_TEXT:
      'Este archivo SVG contiene texto suelto, que se pierde sin su tipo de letra. Convierta el texto en contornos o exporte el logotipo como PNG.',
    LOGO_TOO_COMPLEX: 'Este logotipo es demasiado complejo para dibujarlo. Expórtelo como PNG.',
    LOGO_EMPTY: 'En este logotipo no se ve nada: el archivo está vacío o dañado.',
    UPLOAD_INCOMPLETE: 'El archivo no ha llegado completo. Envíelo de nuevo.',
    ORGANISATION_FULL:
      'Este expediente ya no cabe en el espacio de la organización de asesoramiento. Elimine los expedientes que ya no se necesiten e inténtelo de nuevo; un asesor puede pedir más espacio al proveedor.',
    EMPLOYER_FULL:
      'Este expediente ya no cabe en el espacio de este empleador. Elimine los expedientes de este empleador que ya no se necesiten e inténtelo de nuevo; un asesor puede pedir más espacio al proveedor.',
    ORGANISATION_QUEUE_FULL:
      'Ya hay tantos cálculos de la organización de asesoramiento en espera o en curso como se permite. Espere a que termine uno o cancele un cálculo que no necesite, e inténtelo de nuevo.',
    EMPLOYER_QUEUE_FULL:
      'Ya hay tantos cálculos de este empleador en espera o en curso como se permite. Espere a que termine uno o cancele un cálculo que no necesite, e inténtelo de nuevo.',
    ORGANISATION_TOO_FAST:
      'En un minuto se han añadido tantos expedientes para la organización de asesoramiento como se permite. Espere un minuto e inténtelo de nuevo.',
    EMPLOYER_TOO_FAST:
      'En un minuto se han añadido tantos expedientes para este empleador como se permite. Espere un minuto e inténtelo de nuevo.',
    CENTRAL_BANK_FILE_KNOWN: 'Ya hay uno de este trimestre o de este día. Retírelo primero si no es correcto.',
    SERVER_FULL:
      'El disco del servidor está casi lleno: ahora no se puede añadir, modificar ni calcular; descargar y eliminar sí. Póngase en contacto con el administrador.',
    TOO_MANY_TRANSFERS:
      'Usted o su organización ya está enviando y descargando tantos archivos a la vez como se permite. Espere a que termine alguno e inténtelo de nuevo.',
    TRANSFERS_FULL:
      'Se están enviando y descargando demasiados archivos a la vez. Inténtelo de nuevo dentro de unos segundos.',
    TOO_MANY_REQUESTS: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
    LISTS_UNDER_WAY: 'Ya ha pedido demasiadas búsquedas y listas a la vez. Espere a que lleguen e inténtelo de nuevo.',
    TOO_SLOW:
      'Esto tarda demasiado y se ha detenido; no se ha cambiado nada. Busque con menos palabras o inténtelo más tarde.',
    BUSY: 'El servicio no está disponible por el momento. Inténtelo de nuevo dentro de unos segundos.',
    INTERNAL: 'Se ha producido un error por nuestra parte. La incidencia ha quedado registrada.',
  },
  limitsInUse: {
    megabytes: (used: string, most: string) => `En uso ahora: ${used} de ${most} MB.`,
    openDossiers: (used: string, most: string) => `Abiertos ahora: ${used} de ${most} como máximo.`,
    uploadsPerMinute: (used: string, most: string) => `Añadidos en el último minuto: ${used} de ${most} como máximo.`,
  },
  statusReasons: {
    memory: 'El cálculo ha necesitado más memoria de la disponible.',
    time: 'El cálculo ha durado demasiado y se ha detenido.',
    crash: 'El cálculo se ha detenido por un error por nuestra parte.',
    interrupted: 'El cálculo se ha interrumpido.',
    restyleFailed: 'No se ha podido volver a crear; los archivos anteriores siguen ahí.',
    variantsUnusable:
      'Una variante para el informe se ha eliminado o no tiene resultado de esta versión; los archivos anteriores siguen ahí. Calcule de nuevo la variante, o cree el informe con otras variantes o sin ellas.',
    outcomeChanged:
      'El resultado ha cambiado desde los archivos anteriores, por una versión más reciente del programa o por datos más recientes. Los archivos anteriores siguen ahí. Créelos primero de nuevo como borrador y revíselos antes de marcarlos como definitivos.',
    whatIfErased: 'Los datos con los que se calcula esta variante ya no se conservan.',
    choicesUnknown:
      'Esta versión del programa ya no conoce lo que esta variante elige de otro modo. Elimine la variante y guarde una nueva.',
    agesCrossed:
      'La edad máxima que recibe compensación es inferior a la mínima: así nadie recibe compensación. Elija otras edades o ninguna compensación.',
    inputErased:
      'El archivo de entrada contiene números de identificación neerlandeses (BSN) y por eso no se ha conservado.',
  },
  cancelledBy: (name: string) => `Cancelado por ${name}.`,
} as const;

/** What is wrong with a field. */
export const fieldFaults = {
  nameRequired: 'Introduzca un nombre',
  nameTooShort: '1 carácter como mínimo',
  nameTooLong: '30 caracteres como máximo',
  namePattern: 'Empiece por una letra o una cifra; después utilice solo letras, espacios, cifras, puntos y guiones.',
  messageRequired: 'Introduzca un mensaje',
  organizationRequired: 'Introduzca una organización',
  telephoneRequired: 'Introduzca un número de teléfono',
  emailRequired: 'Introduzca una dirección de correo',
  minimumTwoCharacters: '2 caracteres como mínimo',
  minimumThree: '3 caracteres como mínimo',
  minimumTen: '10 caracteres como mínimo',
  minimumTenDigits: '10 cifras como mínimo',
  maximumFifteen: '15 caracteres como máximo',
  maximumTwoHundredFiftyFour: '254 caracteres como máximo',
  maximumThousand: '1000 caracteres como máximo',
  emailFormat: 'Introduzca una dirección de correo válida',
  nameOneLine: 'Escriba el nombre en una sola línea',
  organizationOneLine: 'Escriba la organización en una sola línea',
  telephoneOneLine: 'Escriba el número de teléfono en una sola línea',
  minimumTwo: '2 caracteres como mínimo',
  maximumForty: '40 caracteres como máximo',
  maximumEighty: '80 caracteres como máximo',
  kvkNumber: 'Un número KvK tiene 8 cifras',
  email: 'Introduzca una dirección de correo válida',
  maximumSixty: '60 caracteres como máximo',
  maximumNinety: '90 caracteres como máximo',
  maximumHundredTwenty: '120 caracteres como máximo',
  oneLine: 'Utilice solo caracteres visibles en una sola línea',
  colour: 'Indique un color con seis caracteres de 0-9 y A-F',
  days: 'Introduzca un número entero de días',
  minimumOneDay: '1 día como mínimo',
  maximumCodeDays: `${accessCodeDays.maximum} días como máximo`,
  maximumRetentionDays: `${retentionDays.maximum} días como máximo`,
  idleMinutes: `Introduzca un número entero de minutos de ${sessionLimits.idleMinutes.minimum} a ${sessionLimits.idleMinutes.maximum}`,
  sessionHours: `Introduzca un número entero de horas de ${sessionLimits.sessionHours.minimum} a ${sessionLimits.sessionHours.maximum}`,
  wholeNumber: 'Introduzca un número entero',
  minimumOne: '1 como mínimo',
  maximumLimit: `${formats.wholeNumber(highestLimit)} como máximo`,
  employerLimit: 'No más que para toda la organización',
  employer: 'Elija un empleador',
  filledIn: 'Rellene este campo',
  largeFile: 'Este archivo es demasiado grande',
} as const;

export const auditLog = {
  description: 'Quién hizo qué y cuándo en su organización.',
  descriptionProvider:
    'Quién hizo qué y cuándo en todas las organizaciones, sin nombres de empleadores ni de expedientes.',
  happenedOn: 'Momento',
  organisation: 'Organización',
  action: 'Acción',
  holder: 'Por',
  object: 'Referente a',
  address: 'Dirección IP',
  notShown: 'No visible',
  from: 'Desde',
  to: 'Hasta (inclusive)',
  holderContains: 'El nombre contiene',
  everyAction: 'Todas las acciones',
  everyOrganisation: 'Todas las organizaciones',
  clear: 'Borrar filtros',
  export: 'Descargar CSV',
  exportHint: (maximum: number) =>
    `El archivo contiene lo que muestran los filtros, ${formats.wholeNumber(maximum)} líneas como máximo, en neerlandés. La propia descarga también queda en el registro.`,
  fileName: 'registro.csv',
  nothing: 'No se ha encontrado nada con estos filtros.',
  actions: {
    'signed in': 'sesión iniciada',
    'signed out': 'sesión cerrada',
    'sign-in refused': 'acceso denegado',
    'call refused': 'apartado denegado: sin acceso',
    'session ended': 'sesión terminada',
    'second factor set': 'segundo factor configurado',
    'second factor removed': 'segundo factor eliminado',
    'second factor reset': 'segundo factor borrado por pérdida',
    'second factor reset by provider': 'segundo factor borrado por el proveedor, con revocación de sus códigos',
    'second factor reset by operator': 'segundo factor borrado por el administrador',
    'second factor guessed': 'códigos del segundo factor incorrectos muchas veces',
    'recovery code used': 'acceso o confirmación con un código de recuperación',
    'recovery codes made': 'nuevos códigos de recuperación',
    'own code made': 'código propio creado a cambio del código de acceso emitido',
    'recovered by issued code': 'sesión iniciada para recuperación con el código de acceso emitido',
    'sign-in rules changed': 'reglas de acceso y sesiones modificadas',
    'access issued': 'código de acceso o enlace emitido',
    'access issued by provider': 'primer código de acceso emitido por el proveedor',
    'access issued by operator': 'código de acceso o enlace emitido por el administrador',
    'access issued at start': 'código de acceso o enlace emitido en el arranque',
    'access replaced': 'código de acceso sustituido',
    'access extended': 'código de acceso prorrogado',
    'access revoked': 'acceso revocado',
    'adviser invited': 'asesor/a invitado/a por el proveedor',
    'invitation confirmed': 'invitación confirmada, código de acceso emitido',
    'invitation refused': 'invitación rechazada',
    'invitation withdrawn': 'invitación retirada por el proveedor',
    'organisation created': 'organización añadida',
    'organisation changed': 'organización modificada',
    'organisation erased': 'borradas todas las empresas de la organización, con la clave de sus archivos',
    'limits changed': 'límites de la organización modificados',
    'client created': 'empleador añadido',
    'client changed': 'empleador modificado',
    'client exported': 'descargados todos los datos del empleador',
    'client deleted': 'empleador eliminado con todos sus datos',
    'client deletion undone': 'eliminación del empleador deshecha',
    'dossier uploaded': 'expediente añadido',
    'dossier downloaded': 'archivo descargado',
    'result viewed': 'resultado consultado',
    'effects viewed': 'efectos legales de la transición consultados',
    'findings viewed': 'hallazgos consultados',
    'what-if opened': 'datos para simulación obtenidos',
    'variant kept': 'variante guardada',
    'variant calculated': 'variante calculada de nuevo',
    'variant renamed': 'variante renombrada',
    'variant deleted': 'variante eliminada',
    'variant deletion undone': 'eliminación de la variante deshecha',
    'variant viewed': 'resultado de variante consultado',
    'choice C taken': 'variante tomada como elección C',
    'choice C given back': 'elección C devuelta a la del archivo',
    'headline changed': 'titular del resultado cambiado',
    'appendix chosen': 'temas del anexo elegidos',
    'text written': 'texto del asesor modificado',
    'dossier shared': 'expediente compartido con el empleador',
    'share ended': 'uso compartido con el empleador finalizado',
    'shared result viewed': 'resultado compartido consultado',
    'shared file downloaded': 'archivo compartido descargado',
    'dossier handed over': 'expediente traspasado',
    'note written': 'nota modificada',
    'decision recorded': 'decisión registrada',
    'decision taken back': 'decisión registrada retirada',
    'dossier cancelled': 'cálculo cancelado',
    'dossier retried': 'cálculo iniciado de nuevo',
    'dossier restyled': 'informe creado de nuevo',
    'dossier renamed': 'expediente renombrado',
    'dossier archived': 'expediente archivado',
    'dossier brought back': 'expediente recuperado del archivo',
    'dossier marked final': 'informe marcado como definitivo',
    'dossier back to concept': 'informe devuelto a borrador',
    'variants reported': 'informe con variantes solicitado',
    'dossier deleted': 'expediente eliminado',
    'dossier deletion undone': 'eliminación del expediente deshecha',
    'dossier erased': 'datos de los partícipes borrados tras el plazo de conservación',
    'retention changed': 'plazo de conservación modificado',
    'office standards changed': 'valores estándar modificados',
    'participant source kept': 'disposición de un archivo de partícipes guardada',
    'participant source deleted': 'disposición de un archivo de partícipes eliminada',
    'house style changed': 'imagen corporativa modificada',
    'logo changed': 'logotipo modificado',
    'logo deleted': 'logotipo eliminado',
    'contact message sent': 'mensaje de contacto enviado',
    'contact message handled': 'mensaje de contacto atendido',
    'contact message reopened': 'mensaje de contacto reabierto',
    'contact message deleted': 'mensaje de contacto eliminado',
    'participants compared': 'participantes de dos expedientes comparados',
    'central bank file added': 'archivo del banco central añadido',
    'central bank file withdrawn': 'archivo del banco central retirado',
    'audit log exported': 'registro de actividad exportado',
    'audit log shortened': 'acciones más antiguas borradas del registro tras el plazo de conservación',
  },
} as const;

export const centralBank = {
  description:
    'Lo que De Nederlandsche Bank publica cada trimestre y cada mes. Los expedientes de todas las organizaciones calculan con ello sus efectos de transición.',
  kinds: { pSet: 'Conjunto P', qSet: 'Conjunto Q', curve: 'Curva de tipos' },
  add: 'Añadir una curva de tipos',
  setsByCommand:
    'Los conjuntos de escenarios son demasiado grandes para subirlos aquí: el administrador los añade con un comando en el servidor.',
  file: 'Archivo',
  limits: (megabytes: string) => `Libro (.xlsx) o archivo csv, ${megabytes} MB como máximo`,
  choose: 'Elija un archivo o arrástrelo aquí',
  day: 'Día de la curva',
  source: 'Fuente',
  sourceHint: 'Así se nombra la fuente en los resultados.',
  send: 'Subir y comprobar',
  kept: (name: string) => `${name}: comprobado y guardado`,
  failed: 'Algo ha fallado por nuestra parte; no se ha guardado nada. Inténtelo de nuevo.',
  added: 'Añadido',
  dossiers: 'Expedientes',
  state: 'Estado',
  offered: 'Ofrecido',
  withdrawn: 'Retirado',
  actions: 'Acciones',
  look: 'Ver',
  lookAt: (name: string) => `Ver ${name}`,
  withdraw: 'Retirar',
  withdrawOf: (name: string) => `Retirar ${name}`,
  withdrawQuestion: (name: string) => `¿Seguro que quiere retirar ${name}?`,
  withdrawUnused: 'Ningún expediente lo usa: se borrará.',
  withdrawUsed: 'Los cálculos nuevos ya no lo usan. Se conserva para los expedientes que se calcularon con él.',
  withdrawFailed: 'El archivo no se ha retirado.',
  fileSize: 'Tamaño',
  scenarios: 'Escenarios',
  scenariosAndYears: (count: string, years: string) => `${count} de ${years} años`,
  firstScenarios: (count: string, all: string, years: string) => `los primeros ${count} de ${all}, de ${years} años`,
  checksum: 'Suma de comprobación (SHA-256)',
  rates: 'Tipo de interés',
  term: 'Plazo',
  years: (years: string) => `${years} años`,
  inYear: 'En el año',
  series: {
    equityReturn: 'Rendimiento de las acciones',
    priceInflation: 'Inflación',
    rateOfTenYears: 'Tipo a 10 años',
  },
  momentsNote: 'Media de los escenarios, con la desviación estándar entre paréntesis. El tipo es el del final del año.',
  emptyTitle: 'No hay escenarios ni curvas de tipos',
  emptyText:
    'Sin un conjunto, los expedientes calculan con el modelo incorporado, a modo de ilustración; sin curva, con la suministrada.',
} as const;

export const clients = {
  title: 'Empleadores',
  description: 'Los empleadores de su organización, con sus expedientes.',
  add: 'Añadir empleador',
  name: 'Empleador',
  kvkNumber: 'Número KvK',
  reference: 'Referencia',
  contact: 'Persona de contacto',
  dossiers: 'Expedientes',
  lastDossier: 'Último expediente',
  actions: 'Acciones',
  none: 'Ninguno',
  edit: 'Modificar',
  overview: 'Expedientes',
  delete: 'Eliminar',
  editOf: (name: string) => `Modificar ${name}`,
  overviewOf: (name: string) => `Expedientes de ${name}`,
  deleteOf: (name: string) => `Eliminar ${name}`,
  emptyTitle: 'Todavía no hay empleadores',
  emptyText: 'Añada el empleador para el que desea calcular un expediente.',
  missing: 'Este empleador no existe (o ya no): se ha eliminado o el enlace no es correcto.',
} as const;

export const clientForm = {
  addTitle: 'Añadir empleador',
  editTitle: 'Modificar empleador',
  name: 'Nombre del empleador',
  kvkNumber: 'Número KvK',
  kvkHint: '8 cifras (registro mercantil neerlandés)',
  reference: 'Referencia',
  referenceHint: 'Su propio número de expediente o de cliente',
  contactName: 'Nombre de la persona de contacto',
  contactEmail: 'Correo electrónico de la persona de contacto',
  add: 'Añadir',
  failed: 'El empleador no se ha guardado.',
  rights: 'El propio empleador',
  mayUpload: 'puede enviar expedientes y eliminarlos',
  mayDecide: 'puede registrar una opción compartida',
  loadLatest: 'Cargar los datos más recientes',
} as const;

export const clientDeletion = {
  title: 'Eliminar empleador',
  question: (name: string) => `¿Seguro que desea eliminar ${name}?`,
  losesAccess: (count: number) =>
    `${formats.counted(count, { one: 'persona de este empleador pierde', other: 'personas de este empleador pierden' })} el acceso.`,
  consequence: (count: number) =>
    count === 0
      ? 'Este empleador no tiene expedientes. Podrá deshacerlo durante diez segundos.'
      : `${formats.counted(count, { one: 'expediente de este empleador se eliminará también', other: 'expedientes de este empleador se eliminarán también' })}, con todos los archivos. Podrá deshacerlo durante diez segundos.`,
  failed: 'El empleador no se ha eliminado.',
} as const;

/** The page on which two dossiers are compared. What it says of them comes with the comparison, in Dutch. */
export const compare = {
  title: 'Comparar expedientes',
  description: 'Qué difiere entre dos expedientes o variantes, y de dónde viene la diferencia.',
  link: 'Comparar',
  linkWith: 'Comparar con…',
  of: 'Primer expediente',
  with: 'Segundo expediente',
  choose: 'Elija un expediente',
  variantOf: (side: string) => `Variante, ${side}`,
  noVariant: 'Sin variante',
  swap: 'Intercambiar primero y segundo',
  same: (count: number) => formats.counted(count, { one: 'igual', other: 'iguales' }),
  summary: 'La diferencia en breve',
  emptyTitle: 'Elija dos expedientes',
  emptyText: 'Elija arriba dos expedientes calculados, o un expediente y una variante de él.',
  twice: 'Es dos veces lo mismo. Elija otro expediente o una variante.',
  calculating: (part: string) => `Comparando, ${part}`,
  erased:
    'Ya no se pueden comparar: los datos de los partícipes de uno de ellos se han borrado. Los resultados siguen disponibles.',
  failed: 'La comparación ha fallado. Inténtelo de nuevo.',
};

export const contact = {
  title: 'Póngase en contacto',
  intro: '¿Tiene alguna pregunta sobre la herramienta o sobre su acceso? Su mensaje se envía a su proveedor.',
  privacy: 'No incluya datos de partícipes en su mensaje.',
  message: 'Mensaje',
  messageHint: (maximum: number) => `${formats.wholeNumber(maximum)} caracteres como máximo`,
  name: 'Nombre',
  organization: 'Organización',
  telephone: 'Número de teléfono',
  email: 'Correo electrónico',
  submit: 'Enviar',
  sending: 'Enviando…',
} as const;

/** How a dossier stands, in its row and on the start page. */
export const statuses = {
  errors: (count: number | null) => (count === null ? 'Errores' : formats.counted(count, errorForms)),
  busy: 'Calculando',
  calculated: 'Calculado',
  cancelled: 'Cancelado',
  unknown: 'Estado desconocido',
  failed: 'Ha fallado',
} as const;

export const desk = {
  news: 'De sus empleadores',
  firstOpened: 'Abierto por primera vez',
  recorded: (choice: string) => `Opción ${choice} registrada`,
  title: 'Sus expedientes y plazos',
  search: 'Buscar empleador o expediente',
  add: 'Nuevo expediente',
  empty: 'Todavía no hay expedientes. Un expediente nuevo empieza en un empleador.',
  wrong: 'Requiere su acción',
  due: 'En seis semanas',
  later: 'Después',
  recent: 'Recientes',
  all: (count: number) => `Todos los expedientes (${formats.wholeNumber(count)})`,
  nothingDue: 'Nada.',
  toErrors: 'Ver los errores',
  daysLeft: (days: number) => (days === 0 ? 'hoy' : `quedan ${formats.counted(days, { one: 'día', other: 'días' })}`),
  acts: { you: 'usted', employer: 'empleador' },
  deadline: {
    transitionPlan: 'Plan de transición a la entidad gestora',
    transition: 'Inicio del nuevo plan según la ley',
    contractEnd: 'Termina el contrato con la entidad gestora',
    erasure: 'Se borran los datos de los participantes: descargue lo que quiera conservar',
  },
  welcome: (product: string) => `Qué hace ${product}`,
} as const;

export const deskSearch = {
  title: 'Buscar',
  label: 'Nombre de el empleador o del expediente',
  titleForNew: 'Nuevo expediente: ¿para qué empleador?',
  labelForNew: 'Nombre del empleador',
  keys: 'Elija con las flechas y abra con Intro.',
  none: 'No se ha encontrado nada.',
  failed: 'La búsqueda ha fallado.',
  employer: 'empleador',
  found: (count: number) => formats.counted(count, { one: 'resultado', other: 'resultados' }),
} as const;

export const undo = {
  deleted: (name: string) => `Eliminado: ${name}`,
  howLong: 'Puede deshacerlo durante diez segundos, también en otra página.',
  undo: 'Deshacer',
} as const;

export const dossierLabels = {
  rename: 'Cambiar el nombre',
  renameOf: (name: string) => `Cambiar el nombre del expediente ${name}`,
  renameTitle: 'Cambiar el nombre del expediente',
  renameFailed: 'El nombre no se ha cambiado.',
  archive: 'Archivar',
  archiveOf: (name: string) => `Archivar el expediente ${name}`,
  bringBack: 'Recuperar del archivo',
  bringBackOf: (name: string) => `Recuperar el expediente ${name} del archivo`,
  archived: 'Archivado',
  archivedSince: (day: string) => `Este expediente está archivado desde el ${day}.`,
  archivedToast: (name: string) => `Archivado: ${name}`,
  archivedPlace: 'Lo encontrará con «Mostrar expedientes archivados».',
  broughtBack: (name: string) => `Recuperado: ${name}`,
  broughtBackPlace: 'Vuelve a estar en la lista.',
  show: (count: number) => `Mostrar expedientes archivados (${formats.wholeNumber(count)})`,
  allTitle: 'Todos los expedientes están archivados',
  allText: 'Active abajo el archivo para verlos o añada un expediente nuevo.',
} as const;

export const dossiers = {
  ...statuses,
  eraseOn: (day: string) => `Los datos de los partícipes se borrarán el ${day}`,
  title: 'Expedientes',
  titleOf: (client: string) => `Expedientes de ${client}`,
  description: 'Los expedientes de este empleador, con los datos de entrada, el resultado y el informe.',
  add: 'Añadir expediente',
  createdOn: 'Fecha y hora',
  name: 'Nombre del expediente',
  inputFile: 'Archivo de entrada',
  errorFile: 'Archivo de errores',
  outputFile: 'Archivo de salida',
  report: 'Informe',
  delete: 'Eliminar',
  warning:
    'Uno o varios archivos de entrada contienen errores. Haga clic en un icono para descargar los mensajes de error correspondientes.',
  download: {
    inputFile: (name: string) => `Excel: descargar el archivo de entrada de ${name}`,
    outputFile: (name: string) => `Excel: descargar el archivo de salida de ${name}`,
    reportFile: (name: string) => `PowerPoint: descargar el informe de ${name}`,
    employeesReportFile: (name: string) => `PowerPoint: descargar el informe para los empleados de ${name}`,
    adviceFile: (name: string) => `Word: descargar el informe de asesoramiento de ${name}`,
    employeesAdviceFile: (name: string) => `Word: descargar el informe de asesoramiento para los empleados de ${name}`,
    transitionPlanFile: (name: string) => `Word: descargar el borrador del plan de transición de ${name}`,
    consentFile: (name: string) => `Word: descargar la nota de consentimiento de ${name}`,
    annexFile: (name: string) => `Word: descargar el anexo con cifras propias de ${name}`,
    withoutPeopleFile: (name: string) => `Excel: descargar los resultados sin personas de ${name}`,
  },
  errorsOf: (count: number | null, name: string) =>
    `${count === null ? 'Errores' : formats.counted(count, errorForms)}: descargar el archivo de errores de ${name}`,
  noErrors: 'Sin errores',
  warningCount: (count: number) => formats.counted(count, { one: 'advertencia', other: 'advertencias' }),
  warningsErased: 'La lista de advertencias se borró con el archivo de salida',
  doubted: 'Hay datos que parecen incorrectos',
  busyAt: (share: string) => `Calculando, ${share}`,
  more: 'Más',
  moreOf: (name: string) => `Más sobre ${name}`,
  notify: 'Avisar cuando esté listo',
  notifyOf: (name: string) => `Avisar cuando esté listo: ${name}`,
  willNotify: 'Su navegador le avisará',
  example: exampleMarks.es,
  sameFile: (name: string) => `El mismo archivo que «${name}»`,
  cancel: 'Cancelar',
  cancelOf: (name: string) => `Cancelar: cálculo de ${name}`,
  retry: 'Reintentar',
  retryOf: (name: string) => `Reintentar: cálculo de ${name}`,
  restyle: 'Volver a crear el informe',
  restyleOf: (name: string) => `Volver a crear el informe: ${name}, con la imagen corporativa actual`,
  restyling: 'Se está volviendo a crear con la imagen corporativa actual',
  olderStyle: 'Informe con una imagen corporativa anterior',
  newerBasis: {
    curve: 'Se conoce una curva de tipos más reciente para los efectos de la transición',
    set: 'Se conoce otro conjunto de escenarios, con prioridad, para los efectos de la transición',
    both: 'Se conocen una curva de tipos más reciente y otro conjunto de escenarios para los efectos de la transición',
  },
  withVariants: (count: number) => `Informe con ${formats.counted(count, { one: 'variante', other: 'variantes' })}`,
  erasesShort: (day: string) => `Se borra el ${day}`,
  erasedShort: (day: string) => `Borrado el ${day}`,
  erasedOn: (day: string) => `Datos de los partícipes borrados el ${day}; el informe permanece`,
  erasedWithoutReportOn: (day: string) => `Datos de los partícipes borrados el ${day}`,
  findingsErasedOn: (day: string) => `Archivo de errores borrado el ${day}`,
  findingsEraseOn: (day: string) => `El archivo de errores se borrará el ${day}`,
  deleteOf: (name: string) => `Eliminar el expediente ${name}`,
  emptyTitle: 'Todavía no hay expedientes',
  emptyText: 'Un expediente corresponde a un plan de pensiones: rellene la plantilla de Excel y añádala aquí.',
  progressOf: (name: string) => `Progreso de ${name}`,
  progress: {
    waiting: (place: number | null) => (place === null ? 'En cola' : `Puesto ${formats.wholeNumber(place)} en la cola`),
    reading: (rows: number) => formats.counted(rows, { one: 'fila leída', other: 'filas leídas' }),
    calculating: (done: number, total: number) =>
      `${formats.wholeNumber(done)} de ${formats.counted(total, { one: 'partícipe calculado', other: 'partícipes calculados' })}`,
    effects: 'calculando los efectos legales de la transición',
    writing: (files: number) => formats.counted(files, { one: 'archivo escrito', other: 'archivos escritos' }),
    done: 'Finalizando',
  },
  announcement: {
    added: (name: string) => `El expediente ${name} se ha añadido y se está calculando.`,
    started: (name: string) => `Se está calculando el expediente ${name}.`,
    cancelled: (name: string) => `El cálculo del expediente ${name} se ha cancelado.`,
    Finished: (name: string) => `El expediente ${name} se ha calculado.`,
    Failed: (name: string) => `El cálculo del expediente ${name} ha fallado.`,
    FailedWithError: (name: string) => `El archivo del expediente ${name} contiene errores.`,
  },
} as const;

export const newDossier = {
  title: 'Añadir expediente',
  name: 'Nombre del expediente',
  file: 'Archivo de Excel',
  drop: 'Arrastre su archivo de Excel hasta aquí o',
  choose: 'elija un archivo',
  limits: `Solo .xlsx, ${uploadRules.maximumMegabytes} MB como máximo, sin contraseña y sin macros.`,
  otherFile: 'Elegir otro archivo',
  submit: 'Añadir',
  uploading: 'Enviando…',
  uploaded: 'Enviado, guardando…',
  templateSingle: 'Descargue aquí una plantilla vacía para rellenar.',
  templateSeveral: '¿Aún no tiene un archivo rellenado? Descargue una plantilla vacía según el tipo de cambio:',
  template: { dcToDc: 'DC to DC', dbToDc: 'DB to DC', ambitionDbToDc: 'Ambición DB to DC' },
  templateOf: (kind: string) => `${kind}: descargar una plantilla vacía`,
} as const;

export const dossierDeletion = {
  title: 'Eliminar expediente',
  question: '¿Seguro que desea eliminar este expediente?',
  consequence: (name: string) =>
    `El expediente «${name}» y los archivos correspondientes se eliminarán. Podrá deshacerlo durante diez segundos.`,
} as const;

/** Taking everything of an employer along, and erasing it. */
export const employerData = {
  title: 'Datos de este empleador',
  link: 'Gestionar datos',
  description: 'Todo lo que se conserva de este empleador: descargarlo o borrarlo definitivamente.',
  keptTitle: 'Qué se conserva',
  dossiers: (count: number) => formats.counted(count, { one: 'expediente', other: 'expedientes' }),
  files: (count: number) => formats.counted(count, { one: 'archivo', other: 'archivos' }),
  holders: (count: number) => formats.counted(count, { one: 'persona con acceso', other: 'personas con acceso' }),
  kept: 'Los datos del propio empleador y lo que el registro de actividad dice de él.',
  exportTitle: 'Descargar todo',
  exportText:
    'Un archivo zip con todos los archivos de todos los expedientes, los datos registrados en JSON y en listas para Excel, quién tiene acceso y el registro de actividad de este empleador. La descarga queda anotada en el registro.',
  exportButton: 'Descargar todo (zip)',
  exporting: 'Se está creando el archivo…',
  eraseTitle: 'Borrar todo',
  eraseText:
    'El empleador, los expedientes con todos sus archivos y el acceso de su personal desaparecen definitivamente. En el registro queda constancia de lo ocurrido, sin los nombres. Descargue antes lo que deba conservar.',
  eraseButton: 'Borrar todo',
  questionTitle: 'Borrar todos los datos',
  question: (name: string) => `¿Seguro que desea borrar definitivamente todo lo de ${name}?`,
  consequence: (count: number) =>
    `Desaparecerán ${formats.counted(count, { one: 'expediente', other: 'expedientes' })} con todos los archivos y todo el acceso de su personal. Esto no se puede deshacer.`,
  failed: 'Los datos no se han borrado.',
} as const;

const errors = (count: number) => formats.counted(count, { one: 'error', other: 'errores' });
const warnings = (count: number) => formats.counted(count, { one: 'advertencia', other: 'advertencias' });

/** What is found in a file, before it is sent and after it was refused. The findings themselves are in Dutch. */
export const findings = {
  caption: 'Observaciones en el archivo',
  wide: 'Observaciones en el archivo, se desplaza hacia los lados',
  columns: {
    severity: 'Tipo',
    sheet: 'Hoja',
    cell: 'Celda',
    value: 'Valor',
    what: 'Qué ocurre',
    remedy: 'Qué puede hacer',
  },
  error: 'Error',
  warning: 'Advertencia',
  errors,
  warnings,
  both: (errorCount: number, warningCount: number) => `${errors(errorCount)} y ${warnings(warningCount)}`,
  wholeFile: 'Todo el archivo',
  all: (count: number) => `Todo (${formats.wholeNumber(count)})`,
  sheet: (name: string, count: number) => `${name} (${formats.wholeNumber(count)})`,
  goTo: 'Ir a',
  search: 'Buscar en las observaciones',
  none: 'Ninguna observación coincide con lo que busca.',
  more: (count: number) => `Mostrar ${formats.wholeNumber(count)} más`,
  shown: (count: number, total: number) =>
    `${formats.wholeNumber(count)} de ${formats.counted(total, { one: 'observación', other: 'observaciones' })}`,
  erased: 'El contenido de las celdas se ha borrado; el tipo de cada observación y su lugar siguen ahí.',
  download: 'Descargar el archivo de errores',
  chooseAgain: 'Elegir de nuevo',
} as const;

/** The check of a chosen file, on the computer of whoever chose it. */
export const fileCheck = {
  thisEmployer: 'esta empresa',
  newEmployer: (name: string) => `Nueva empresa: ${name}`,
  steps: { employer: 'Empresa', kind: 'Tipo de cambio', file: 'Archivo', check: 'Comprobación' },
  change: 'Cambiar',
  states: { done: 'listo', refused: 'rechazado', open: 'ahora', later: 'todavía no' },
  haveFile: 'Ya tengo un archivo',
  kindInFile: 'véase el archivo',
  toCheck: 'Ir a la comprobación',
  refusedAmong: 'Uno de los archivos no se puede enviar. Quítelo para añadir los demás.',
  later: 'En cuanto elija un archivo, se comprobará aquí. Todavía no se envía nada.',
  checking: 'El archivo se está comprobando en su ordenador…',
  sound: 'No se han encontrado errores ni advertencias.',
  answer: 'Primera respuesta',
  answering: 'La primera respuesta se está calculando en su ordenador…',
  unanswered: 'La respuesta no se ha podido calcular aquí. Lo hará el servidor cuando envíe el archivo.',
  stopped: 'La comprobación ha durado demasiado y se ha detenido. Al enviarlo, el servidor comprueba el archivo.',
  failed: 'El archivo no se ha podido comprobar aquí. Lo hará el servidor cuando lo envíe.',
  onlyHere: 'Comprobado en su ordenador; todavía no se ha enviado nada.',
  errorsFound: 'Con errores no se calcula. Corrija el archivo en Excel y elíjalo de nuevo.',
  warningsFound: 'Con advertencias sí se calcula. Léalas antes de enviar el archivo.',
  haveRead: 'He leído las advertencias',
  readFirst: 'Lea primero las advertencias y marque esta casilla.',
  sendAnyway: 'Enviar de todos modos',
  errorFile: 'Crear aquí el archivo de errores',
  errorFileName: (name: string) => `Errores_${name}`,
  summary: {
    kind: 'Tipo',
    employer: 'Empresa',
    participants: 'Partícipes',
    ages: 'Edades en la fecha de valoración',
    salaries: 'Salarios en total (salario a tiempo completo × porcentaje de jornada)',
    valuationDate: 'Fecha de valoración',
    transitionDate: 'Fecha de transición',
    contractEnd: 'Fin del contrato',
  },
  unknown: 'no leído',
  notFilledIn: 'sin rellenar',
  participants: (count: number) => formats.wholeNumber(count),
  participantsOf: (count: number, rows: number) =>
    `${formats.wholeNumber(count)} de ${formats.counted(rows, { one: 'fila', other: 'filas' })} leídas`,
  countedOf: (counted: number, leftOut: number) =>
    `${formats.wholeNumber(counted)} incluidos en el cálculo, ${formats.wholeNumber(leftOut)} no`,
  ages: (youngest: number, oldest: number) => `${youngest} a ${oldest} años`,
  several: (count: number) =>
    `Va a añadir ${formats.counted(count, { one: 'expediente', other: 'expedientes' })}, cada uno con el nombre de su archivo. Puede cambiar los nombres.`,
  remove: (name: string) => `No añadir ${name}`,
  dropHere: 'Suelte el archivo para añadir un expediente',
  kinds: {
    dcToDc: 'De un plan de aportaciones con escala a un nuevo plan de aportaciones.',
    dbToDc: 'De un plan asegurado de salario medio a un nuevo plan de aportaciones.',
    ambitionDbToDc: 'De un plan de salario medio con ambición a un nuevo plan de aportaciones.',
  },
  tryExample: 'Probar el ejemplo',
  tryExampleOf: (kind: string) => `Probar el ejemplo: ${kind}`,
  exampleFile: 'Descargar el ejemplo',
  exampleFileOf: (kind: string) => `Descargar el ejemplo: ${kind}`,
  exampleName: (kind: string) => `Ejemplo ${kind}`,
} as const;

/** Asked before a window with something unsaved in it closes. */
export const closing = {
  title: 'Cerrar la ventana',
  changed: '¿Seguro que quiere cerrar esta ventana?',
  changedConsequence: 'Lo que ha rellenado no se guardará.',
  sending: 'El envío no ha terminado. ¿Quiere detenerlo?',
  sendingConsequence: 'Lo que aún no se ha enviado no se añade.',
} as const;

/** Whether the files of a dossier are a concept, and having them made again. */
export const finalMark = {
  concept:
    'El informe y los documentos de Word llevan la palabra CONCEPT (borrador) hasta que un asesor los marque como definitivos.',
  isFinal: (by: string, moment: string) => `Marcado como definitivo por ${by}, ${moment}.`,
  makeFinal: 'Marcar como definitivo',
  backToConcept: 'Volver a borrador',
  makeAgain: 'Actualizar los archivos',
  running: 'Los archivos se están creando de nuevo.',
  barred: 'Esto aún no puede ser definitivo.',
  sure: '¿Marcarlo como definitivo de todos modos?',
  open: 'Aún abiertos:',
  forbidden: 'La prima de la opción elegida no está permitida.',
  toTexts: 'Ir a los textos',
  earlier: (name: string) => `${name}: revisado antes de este cálculo.`,
  otherChoice: (name: string, choice: string) => `${name}: escrito cuando regía la opción ${choice}.`,
};

export const documents = {
  title: 'Documentos',
  lead: 'Lo que escribe aquí se guarda mientras teclea. El informe y los documentos de Word lo incluyen en cuanto actualice los archivos.',
  leadRead: 'Lo que el asesor escribió para el informe y los documentos de Word.',
  notApplicable: 'No aplicable',
  notApplicableOf: (name: string) => `No aplicable: ${name}`,
  open: 'Aún abierto',
  saved: 'Guardado',
  saving: 'Guardando…',
  unsaved: 'No guardado',
  changedBy: (name: string) => `${name} ha modificado este texto entretanto:`,
  keepMine: 'Conservar mi texto',
  takeTheirs: 'Tomar este texto',
  before: (count: number) => `Textos anteriores (${count})`,
  putBack: 'Recuperar',
  earlier: 'Revisado antes de este cálculo: las cifras han cambiado desde entonces.',
  otherChoice: (choice: string) => `Escrito cuando regía la opción ${choice}. ¿Sigue siendo correcto el texto?`,
  confirm: 'El texto sigue siendo correcto',
  unasked: 'Los documentos de este expediente no piden ahora este texto.',
  older: 'Los archivos son anteriores a estos textos.',
  appendix: 'Anexo del informe',
  appendixLead: (most: number) =>
    `Elija como máximo ${most} temas. Sin elección, el expediente decide qué contiene el anexo. Los archivos se crean de nuevo al aplicar la elección.`,
  takeAppendix: 'Aplicar la elección',
};

export const footer = {
  label: 'Documentos',
  documents: {
    manualDocument: 'Manual',
    faqDocument: 'Preguntas frecuentes',
    conditionsDocument: 'Condiciones',
  },
  contact: 'Contacto',
  telephone: 'Teléfono',
  email: 'Correo electrónico',
  information: 'Información',
  social: 'Síganos',
  opensElsewhere: 'se abre en una ventana nueva',
  copyright: (name: string, year: number) => `© ${year} ${name}`,
} as const;

export const general = {
  skipToContent: 'Ir al contenido',
  home: 'Inicio',
  clients: 'Empleadores',
  dossiers: 'Expedientes',
  organisations: 'Organizaciones',
  messages: 'Mensajes de contacto',
  centralBank: 'Escenarios y curvas de tipos',
  auditLog: 'Registro de actividad',
  houseStyle: 'Imagen corporativa',
  accessCodes: 'Códigos de acceso',
  settings: 'Configuración',
  security: 'Seguridad',
  logOut: 'Cerrar sesión',
  mainNavigation: 'Navegación principal',
  breadcrumbs: 'Ruta de navegación',
  toTop: 'Volver arriba',
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  retry: 'Reintentar',
  yes: 'Sí',
  no: 'No',
  optional: 'opcional',
  language: 'Idioma (language)',
  scheme: 'Apariencia',
  schemes: { system: 'Clara u oscura: según su sistema', light: 'Clara', dark: 'Oscura' },
  manual: 'Explicación en el manual',
  manualOpens: 'PDF en neerlandés, se abre en una pestaña nueva',
  notifications: 'Notificaciones',
  homeOf: (name: string) => `${name}, ir a la página de inicio`,
} as const;

export const houseStyle = {
  description: 'Así se ven el informe y el archivo de salida de su organización.',
  formTitle: 'Nombre y colores',
  name: 'Nombre',
  nameHint: 'Aparece al pie de cada diapositiva',
  primary: 'Color principal',
  primaryHint: 'Portada, franjas, títulos y primeras líneas de los gráficos',
  accent: 'Color de acento',
  accentHint: 'Pequeños acentos y demás líneas de los gráficos',
  picker: (label: string) => `Elegir ${label.toLowerCase()}`,
  contactLine: 'Línea de contacto',
  contactLineHint: 'Por ejemplo, dirección, teléfono y sitio web, en una sola línea',
  saved: 'La imagen corporativa se ha guardado. Los nuevos informes la llevarán.',
  restyleHint: 'Los informes existentes solo cambian cuando los vuelve a crear más abajo.',
  failed: 'La imagen corporativa no se ha guardado.',
  loadLatest: 'Cargar la imagen corporativa más reciente',
  reset: 'Restablecer la imagen estándar',
  unsaved: 'Sin guardar todavía',
  previewTitle: 'Vista previa',
  previewCover: 'Portada del informe con esta imagen corporativa',
  previewFigures: 'Diapositiva con las opciones con esta imagen corporativa',
  previewExample:
    'Con las cifras de un expediente de ejemplo; los informes están en neerlandés. Los colores, el logotipo y la disposición son los del informe.',
  previewOwn: (name: string) =>
    `De su expediente más reciente, ${name}; los informes están en neerlandés. Los colores, el logotipo y la disposición son los del informe.`,
  contrastTitle: 'Legibilidad',
  onColour: (colour: string) => `Texto sobre ${colour}`,
  white: 'blanco',
  dark: 'oscuro',
  ratio: (value: number) => `${formats.oneDecimal(value)}:1`,
  textFact: (text: string, ratio: string) => `${text}, ${ratio}`,
  titleFact: 'Títulos sobre blanco',
  accentFact: 'Color de acento sobre blanco',
  asGiven: 'su color',
  darkened: (colour: string) => `oscurecido hasta #${colour}`,
  primaryOnly: 'color principal',
  decorationOnly: 'solo como adorno, nunca como texto',
} as const;

export const logoField = {
  label: 'Logotipo',
  limits: `PNG, JPG o SVG, ${logoRules.maximumMegabytes} MB como máximo. Un SVG se guarda como imagen.`,
  drop: 'Arrastre su logotipo hasta aquí o',
  choose: 'elija un archivo',
  other: 'Elegir otro logotipo',
  remove: 'Eliminar el logotipo',
  uploading: 'Enviando…',
  saved: 'El logotipo se ha guardado.',
  removed: 'El logotipo se ha eliminado.',
  failed: 'El logotipo no se ha guardado.',
  size: (width: number, height: number) => `${formats.wholeNumber(width)} × ${formats.wholeNumber(height)} píxeles`,
  alternative: (name: string) => `Logotipo de ${name}`,
} as const;

export const styleReset = {
  title: 'Restablecer la imagen estándar',
  question: '¿Seguro que desea restablecer la imagen corporativa estándar?',
  consequence:
    'Su nombre, sus colores, su línea de contacto y su logotipo se eliminarán. Los informes existentes no cambian.',
  failed: 'La imagen corporativa estándar no se ha restablecido.',
} as const;

export const officeStandards: Catalogue['officeStandards'] = {
  title: 'Valores estándar',
  description: 'Con lo que se rellenan las plantillas de su organización.',
  cardText:
    'Interés, rendimientos y otros supuestos que su despacho quiere en cada plantilla nueva. El informe los nombra como estándar de su despacho.',
  open: 'Fijar valores estándar',
  historyTitle: 'Fijados antes',
  none: 'Sus plantillas tienen los valores estándar de Evenwicht.',
  terms: 'Fijar',
  adoptedOn: 'Fijados el',
  reason: 'Motivo',
  reasonHint: 'Figura en la plantilla y en el informe.',
  marked: 'Revise los campos marcados.',
  saved: 'Los valores estándar se han guardado.',
  failed: 'Los valores estándar no se han guardado.',
  loadLatest: 'Cargar los valores estándar más recientes',
  ours: (standard) => `Evenwicht: ${standard}`,
  hint: (standard, allowed) => `Vacío: ${standard}. Indique: ${allowed}.`,
  range: (from, to) => `de ${from} a ${to}`,
  rowsHint: (standard, allowed) => `Una línea por fila. Vacío: ${standard}. Indique: ${allowed}.`,
  stored: (count, day) => (count === 1 ? `1 valor, guardado el ${day}` : `${count} valores, guardados el ${day}`),
};

export const invitations = {
  title: 'Invitaciones',
  text: 'El proveedor propone dar a estas personas acceso de asesoría en su organización. Con ese acceso se ven todos los empleadores y expedientes. No hay código hasta que usted confirme, y solo usted lo verá.',
  by: (name: string, day: string) => `Invitación de ${name} (proveedor) del ${day}`,
  known: 'Ya tiene acceso de asesoría en su organización y recibe un código más.',
  confirm: 'Confirmar',
  confirmOf: (name: string) => `Confirmar la invitación de ${name}`,
  refuse: 'Rechazar',
  refuseOf: (name: string) => `Rechazar la invitación de ${name}`,
  confirmQuestion: (name: string) => `¿Seguro que ${name} debe tener acceso?`,
  confirmConsequence: 'Confirme solo a quien conozca. Después verá el código y lo comunicará usted.',
  confirmTitle: 'Confirmar invitación',
  confirmFailed: 'La invitación no se ha confirmado.',
  refuseTitle: 'Rechazar invitación',
  refuseQuestion: (name: string) => `¿Seguro que desea rechazar la invitación de ${name}?`,
  refuseConsequence: 'No habrá código. El proveedor puede volver a invitar.',
  refuseFailed: 'La invitación no se ha rechazado.',
  waiting: 'Pendiente de confirmación',
  waitingText:
    'Un asesor o una asesora de esta organización confirma la invitación en Códigos de acceso y comunica el código. Usted no ve ese código.',
  withdraw: 'Retirar',
  withdrawOf: (name: string) => `Retirar la invitación de ${name}`,
  withdrawTitle: 'Retirar invitación',
  withdrawQuestion: (name: string) => `¿Seguro que desea retirar la invitación de ${name}?`,
  withdrawConsequence: 'No habrá código.',
  withdrawFailed: 'La invitación no se ha retirado.',
  invitedTitle: 'Invitación preparada',
  invited: (name: string) => `${name} tendrá acceso en cuanto se confirme la invitación en esta organización.`,
} as const;

export const accessNotices = {
  label: 'Avisos sobre el acceso',
  acts: {
    'access issued by operator': (holder: string, moment: string) =>
      `El administrador del servidor dio acceso a ${holder} el ${moment}.`,
    'second factor reset by provider': (holder: string, moment: string) =>
      `El proveedor borró el segundo factor de ${holder} el ${moment}. Los códigos que el proveedor dio a ${holder} ya no son válidos.`,
    'second factor reset by operator': (holder: string, moment: string) =>
      `El administrador del servidor borró el segundo factor de ${holder} el ${moment}.`,
    'recovered by issued code': (holder: string, moment: string) =>
      `${holder} inició sesión para recuperación con el código de acceso emitido el ${moment}.`,
    'second factor guessed': (holder: string, moment: string) =>
      `Se introdujeron varias veces códigos incorrectos del segundo factor de ${holder}, hasta el ${moment}. ¿No fue ${holder}? Pida entonces que se sustituya el código de acceso.`,
  },
  actsText: '¿No sabe nada de esto? Revoque entonces el código y pregunte al proveedor.',
  dismiss: 'Visto',
  waiting: (count: number) =>
    `${formats.counted(count, { one: 'invitación espera su confirmación', other: 'invitaciones esperan su confirmación' })}.`,
  ownCode:
    'El proveedor emitió su código de acceso y puede conocerlo, aunque usted lo haya cambiado. Sustitúyalo por un código que solo usted conozca.',
  toCodes: 'Ir a los códigos de acceso',
} as const;

/** The key figures of a dossier. Each says over which time, of whom, and with or without compensation it is. */
export const keyFigures = {
  title: 'Resultado en breve',
  names: {
    progressive: 'Creciente para los partícipes',
    flatForAll: 'Uniforme para todos',
    budgetNeutralFlat: 'Uniforme, mismo coste',
    budgetNeutralProgressive: 'Escala progresiva',
    profitNeutralFlat: 'Uniforme, misma pensión',
    profitNeutralProgressive: 'Escala progresiva',
    ambition: 'Escala de la ambición',
    ownFlat: 'Su aportación uniforme',
    ownScale: 'Su escala',
    keptScale: 'Mantener la escala',
    highestFlat: 'Aportación uniforme más alta',
  },
  scale: (lowest: string, highest: string) => `${lowest} a ${highest}`,
  chosen: 'Elegida',
  notChosen: 'Aún sin elegir',
  notSurelyAllowed: 'No es seguro que esta aportación esté permitida',
  allForbidden: 'Ninguna de las aportaciones calculadas está permitida así',
  noneSurelyAllowed: 'No es seguro que alguna de las aportaciones calculadas esté permitida',
  inYear: (year: string) => `En ${year}`,
  from: (day: string) => `Doce meses desde el ${day}`,
  withEntrants: '30 años con nuevos empleados',
  withoutEntrants: '30 años sin nuevos empleados',
  conditions: {
    firstYear: 'con compensación y costes únicos',
    thirtyYears: 'con compensación y costes únicos, valor actual',
    lessPension: 'esperada, antes de la compensación',
  },
  lessPension: 'Menos pensión',
  ofAll: (count: string, total: string) => `${count} de ${total}`,
  verdict: { allowed: 'Permitida', doubted: 'No es seguro', forbidden: 'No permitida' },
  inRow: {
    chosen: (choice: string, premium: string) => `${choice} elegida, ${premium}`,
    inView: (choice: string, premium: string) => `${choice}, ${premium}`,
    thirtyYears: (compared: string) => `30 años ${compared}`,
    verdicts: {
      more: (difference: string) => `${difference} más`,
      less: (difference: string) => `${difference} menos`,
      nearlyEqual: 'casi igual',
      equal: 'igual',
    },
    lessPension: (count: string, total: string) => `${count} de ${total} menos pensión`,
  },
  amountAndShare: (amount: string, share: string) => `${amount} (${share})`,
  verdicts: {
    more: (difference: string) => `${difference} más que ahora`,
    less: (difference: string) => `${difference} menos que ahora`,
    nearlyEqual: 'casi lo mismo que ahora',
    equal: 'lo mismo que ahora',
  },
} as const;

export const messages = {
  description: (days: number) =>
    `Mensajes del formulario de contacto. Se conservan durante ${formats.counted(days, { one: 'día', other: 'días' })}.`,
  receivedOn: 'Recibido',
  sender: 'Remitente',
  message: 'Mensaje',
  state: 'Estado',
  open: 'Pendiente',
  handledBy: (name: string, moment: string) => `Atendido por ${name}, ${moment}`,
  handled: 'Atendido',
  mailed: (moment: string) => `Enviado también por correo el ${moment}`,
  signedInAs: (organisation: string) => `Sesión iniciada en ${organisation}`,
  actions: 'Acciones',
  read: 'Leer',
  readOf: (name: string) => `Leer el mensaje de ${name}`,
  title: (name: string) => `Mensaje de ${name}`,
  markHandled: 'Atendido',
  markHandledOf: (name: string) => `Atendido: mensaje de ${name}`,
  reopen: 'Reabrir',
  reopenOf: (name: string) => `Reabrir el mensaje de ${name}`,
  delete: 'Eliminar',
  deleteOf: (name: string) => `Eliminar el mensaje de ${name}`,
  organisation: 'Organización',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  emptyTitle: 'No hay mensajes de contacto',
  emptyText: 'Lo que alguien envíe con el formulario de contacto aparecerá aquí.',
  failed: 'El mensaje no se ha actualizado.',
} as const;

export const messageDeletion = {
  title: 'Eliminar mensaje',
  question: (name: string) => `¿Seguro que desea eliminar el mensaje de ${name}?`,
  consequence: 'El mensaje y los datos de contacto desaparecerán. Esto no se puede deshacer.',
  failed: 'El mensaje no se ha eliminado.',
} as const;

export const organisations = {
  description: 'Las organizaciones de asesoramiento que utilizan esta herramienta, con sus códigos de acceso.',
  add: 'Añadir organización',
  name: 'Organización',
  createdOn: 'Añadida',
  activeCodes: 'Códigos activos',
  lastSignIn: 'Último inicio de sesión',
  never: 'Todavía no',
  state: 'Estado',
  active: 'Activa',
  inactive: 'Inactiva',
  own: 'su propia organización',
  actions: 'Acciones',
  codes: 'Códigos',
  codesOf: (name: string) => `Códigos de ${name}`,
  edit: 'Modificar',
  editOf: (name: string) => `Modificar ${name}`,
  emptyTitle: 'Todavía no hay organizaciones',
  emptyText: 'Añada la primera organización de asesoramiento y emita un código de acceso para sus asesores.',
} as const;

export const organisationForm = {
  addTitle: 'Añadir organización',
  editTitle: 'Modificar organización',
  name: 'Nombre de la organización',
  isActive: 'Activa',
  inactiveHint:
    'Mientras una organización no esté activa, nadie de ella tiene la sesión iniciada ni puede iniciar sesión.',
  ownHint: 'Su propia organización sigue activa.',
  add: 'Añadir',
  failed: 'La organización no se ha guardado.',
} as const;

/** The page on which participants come into a template from a file with columns of its own. */
export const participantsFile = {
  title: 'Partícipes de otro archivo',
  description: 'Pasa una lista de su programa de nóminas o de una aseguradora a nuestra plantilla, sin copiar y pegar.',
  link: 'Partícipes de otro archivo',
  linkText: '¿Están los partícipes en una lista con columnas propias?',
  onlyHere: 'El archivo se lee en su ordenador; no se envía.',
  steps: { file: 'Archivos', rows: 'Filas', columns: 'Columnas', questions: 'Preguntas', result: 'Plantilla' },
  file: 'Archivo con partícipes',
  limits: (size: string) => `Un libro de Excel (.xlsx) o un archivo de texto (.csv), como máximo ${size}.`,
  drop: 'Arrastre el archivo aquí o',
  kind: 'Tipo de cambio',
  template: 'Plantilla',
  uses: {
    new: 'Una plantilla nueva',
    replaced: 'Mi propia plantilla: sustituir partícipes',
    completed: 'Mi propia plantilla: completar partícipes',
  },
  ownTemplateFile: 'Su plantilla rellenada',
  ownTemplateText:
    'Se sustituyen los partícipes que contiene. Lo que su lista no tiene, como el capital, se conserva para quienes siguen.',
  reading: 'Se está leyendo el archivo…',
  filling: 'Se están pasando los partícipes a la plantilla…',
  failed: 'No ha funcionado en este ordenador. Pegue los datos en la plantilla con Excel.',
  sheet: 'Hoja',
  citizenNumbers: (headers: string) =>
    `Los números de ciudadano (BSN) se quedan donde están: ${headers}. No pasan a la plantilla ni salen de su ordenador.`,
  personal: (headers: string) => `Tampoco se toman: ${headers}. No pedimos nombres, direcciones ni números de cuenta.`,
  tableLabel: 'Columnas de la plantilla y su origen, se desplaza lateralmente',
  heads: { ours: 'En la plantilla', theirs: 'En su archivo', reading: 'Cómo están los valores', sample: 'Por ejemplo' },
  required: 'obligatorio',
  helper: 'no entra en la plantilla',
  theirsOf: (ours: string) => `${ours}: columna de su archivo`,
  nothing: 'no está en el archivo',
  rowNumber: 'numerar de arriba abajo',
  asIs: 'tal como está',
  periodOf: (ours: string) => `${ours}: importe por`,
  periods: { year: 'al año', month: 'al mes', fourWeeks: 'cada cuatro semanas', week: 'a la semana', hour: 'por hora' },
  supplement: 'Además (%)',
  supplementOf: (ours: string) => `${ours}: paga de vacaciones y otros complementos fijos, en por ciento`,
  partTimePay: 'el salario de las horas trabajadas',
  shareOf: (ours: string) => `${ours}: cómo está escrito`,
  shares: {
    fraction: 'como parte de 1 (0,8)',
    percent: 'como porcentaje (80)',
    hours: 'como horas por semana',
    fourWeekHours: 'como horas cada cuatro semanas',
    monthHours: 'como horas al mes',
  },
  fullWeek: 'Semana completa (horas)',
  daysOf: (ours: string) => `${ours}: orden`,
  days: { same: 'día-mes-año', monthFirst: 'mes/día/año' },
  wordOf: (ours: string, word: string) => `${ours}: ${word} significa`,
  leftEmpty: 'dejar vacío',
  missing: (columns: string) => `Todavía no se ha elegido columna para: ${columns}.`,
  count: (count: number) => formats.counted(count, { one: 'partícipe', other: 'partícipes' }),
  inTemplate: (participants: string) => `${participants} en la plantilla`,
  preview: 'Los primeros partícipes tal como pasan a la plantilla',
  previewWide: 'Los primeros partícipes en la plantilla, se desplaza lateralmente',
  sound: 'No se han encontrado errores ni advertencias en los partícipes.',
  restLater: 'Rellene después en Excel las demás hojas de la plantilla.',
  save: 'Guardar plantilla',
  fileName: (kind: string) => `Participes_${kind}.xlsx`,
  add: 'Añadir como expediente',
  source: 'Disposición',
  newSource: 'Nueva disposición',
  remember: 'Recordar la disposición',
  rememberAs: 'Nombre de la fuente',
  rememberHint:
    'Por ejemplo, el nombre del programa de nóminas. Se guardan los nombres de las columnas, cómo se leen y los códigos que representan una opción, como M y V.',
  remembered: 'La disposición se ha guardado.',
  forget: 'Olvidar la disposición',
  place: (sheet: string, header: number, first: number, last: number) =>
    `${sheet === '' ? 'La lista' : `Hoja ${sheet}`}: encabezados en la fila ${header}, leído de la fila ${first} a la ${last}`,
  rows: {
    firstHeader: 'Primera fila de encabezados',
    lastHeader: 'Última fila de encabezados',
    first: 'Primera fila de la lista',
    last: 'Última fila de la lista',
  },
  alike: (sheet: string) =>
    `Estas hojas tienen las mismas columnas que ${sheet}. Marque las que pertenecen a la lista.`,
  separator: 'Entre los valores hay',
  separators: { ';': 'punto y coma (;)', ',': 'coma (,)', '\t': 'tabulador', '|': 'barra (|)' },
  encoding: 'Caracteres',
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows (Europa occidental)',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16, invertido',
  },
  askRows: {
    matched: (count: number) =>
      `${formats.counted(count, { one: 'partícipe tiene', other: 'partícipes tienen' })} otro número en esta lista, pero la fecha de nacimiento y el sexo de alguien de la plantilla. Marque quién es el mismo.`,
    sameNumber: (count: number) =>
      `${formats.counted(count, { one: 'partícipe tiene', other: 'partícipes tienen' })} en esta lista el número de alguien de la plantilla, pero otra fecha de nacimiento u otro sexo. Marque quién es el mismo a pesar de ello.`,
    onlyInList: (count: number) =>
      `${formats.counted(count, { one: 'partícipe está', other: 'partícipes están' })} solo en esta lista. Marque quién se añade.`,
    onlyInTemplate: (count: number) =>
      `${formats.counted(count, { one: 'partícipe está', other: 'partícipes están' })} solo en la plantilla. Marque quién se queda.`,
    left: (count: number) =>
      `${formats.counted(count, { one: 'partícipe se fue', other: 'partícipes se fueron' })} antes de la fecha de referencia o murieron. Marque quién cuenta de todos modos.`,
    leaves: (count: number) =>
      `${formats.counted(count, { one: 'partícipe se va', other: 'partícipes se van' })} después de la fecha de referencia y antes de la transición. Marque quién cuenta.`,
    later: (count: number) =>
      `${formats.counted(count, { one: 'partícipe entró', other: 'partícipes entraron' })} después de la fecha de referencia. Marque quién cuenta aun así.`,
    status: (count: number) =>
      `${formats.counted(count, { one: 'partícipe tiene', other: 'partícipes tienen' })} un estado en el que normalmente ya no se paga prima. Marque quién cuenta de todos modos.`,
    hidden: (count: number) =>
      `${formats.counted(count, { one: 'partícipe está', other: 'partícipes están' })} en una fila oculta, por un filtro o a mano. Marque quién cuenta.`,
    noBirthDate: (count: number) =>
      `${formats.counted(count, { one: 'fila no tiene', other: 'filas no tienen' })} fecha de nacimiento. Marque cuál es un partícipe.`,
    noFullTimer: (count: number) => `Ninguno de los ${count} partícipes trabaja a jornada completa. ¿Es correcto?`,
    oddSalaries: (count: number) =>
      `El salario intermedio de los ${count} es inusualmente bajo o alto para un año. ¿Es correcto?`,
    fewHours: (count: number) =>
      `${formats.counted(count, { one: 'partícipe trabaja', other: 'partícipes trabajan' })} menos del 2 %. ¿Es correcto?`,
    sameSalaries: (count: number) => `Los ${count} salarios son casi iguales. ¿Es correcto?`,
    runningSalaries: (count: number) =>
      `Los ${count} salarios se suceden como números. ¿Es esta la columna del salario?`,
    ages: (count: number) =>
      `${formats.counted(count, { one: 'partícipe tiene', other: 'partícipes tienen' })} menos de 15 o más de 75 años. ¿Es correcto?`,
    manyHours: (count: number) =>
      `${formats.counted(count, { one: 'partícipe trabaja', other: 'partícipes trabajan' })} más del 100 %. ¿Es correcto?`,
  },
  askEmployments: (who: string, count: number) =>
    `${formats.counted(count, { one: 'partícipe está', other: 'partícipes están' })} en más de una fila: ${who}. ¿Van juntas?`,
  askColumn: {
    amountsDay: (header: string) => `¿De qué día son los importes de ${header}?`,
    born: (header: string) => `¿Cuál es la fecha de nacimiento del partícipe? Elegida ahora: ${header}.`,
    partColumn: (header: string) => `¿En qué columna está la jornada parcial? Elegida ahora: ${header}.`,
    payColumn: (header: string) => `¿Qué columna es el salario? Elegida ahora: ${header}.`,
    unit: (header: string) => `¿Cómo está escrita la jornada parcial en ${header}?`,
    fullWeek: (header: string) => `¿Cuántas horas tiene una semana completa, en ${header}?`,
    period: (header: string) => `¿A qué período corresponde el importe de ${header}?`,
    workedPay: (header: string) => `¿Es ${header} el salario de una semana completa o el de las horas trabajadas?`,
    supplement: (header: string) => `¿Se suma a ${header} algo que cuente para la pensión?`,
    part: (header: string) => `¿Cuenta ${header} para la pensión?`,
    valuationDate: (header: string) =>
      `¿Cuál es la fecha de referencia? Quien se fue antes de ese día (${header}) no cuenta.`,
    accrued: (header: string) =>
      `¿Es ${header} lo devengado hasta ahora y no lo que aún se puede alcanzar? Si no: elija arriba otra columna.`,
    zeroFormulas: (header: string) =>
      `Todas las fórmulas de ${header} dan 0, y el archivo pide que se calcule. ¿Es correcto 0? Si no, abra la lista en Excel, guárdela y elíjala de nuevo.`,
  },
  answers: {
    header: (value: string) => value,
    fraction: () => 'como parte de 1',
    percent: () => 'como porcentaje',
    hours: () => 'como horas a la semana',
    fourWeekHours: () => 'como horas cada cuatro semanas',
    monthHours: () => 'como horas al mes',
    weekHours: (hours: string) => `${hours} horas`,
    year: () => 'al año',
    month: () => 'al mes',
    fourWeeks: () => 'cada cuatro semanas',
    week: () => 'a la semana',
    hour: () => 'por hora',
    fullPay: () => 'de una semana completa',
    workedPay: () => 'de las horas trabajadas',
    nothingOnTop: () => 'no, todo está incluido',
    holiday: () => 'sí, 8 % de paga de vacaciones',
    thirteenth: () => 'sí, 8 % de paga de vacaciones y una decimotercera paga',
    onTop: (percent: string) => `sí, ${percent} %`,
    partCounts: () => 'sí, se suma',
    partDoesNot: () => 'no',
    joined: () => 'sí, un partícipe: jornada sumada, salario ponderado',
    amounts: () => 'sí, una relación laboral: importes sumados',
    once: () => 'sí, la misma otra vez: cuenta la última fila',
    apart: () => 'no, partícipes distintos',
    isRight: () => 'sí, es correcto',
  },
  example: (who: string, written: string) => `Por ejemplo ${who}: en su lista pone ${written}.`,
  questionOf: (number: number) => `Pregunta ${number}`,
  proof: (rate: string, pay: string, whose: string, count: number) =>
    `Según ${rate}, ${pay} es el salario ${whose}: se ve en ${formats.counted(count, { one: 'persona a tiempo parcial', other: 'personas a tiempo parcial' })}.`,
  weekProof: (hours: string, part: string, week: string, count: number) =>
    `Según ${hours} y ${part}, una semana completa tiene ${week} horas: así resulta en ${formats.counted(count, { one: 'partícipe', other: 'partícipes' })}.`,
  rowOf: (row: number, who: string) => `fila ${row}: ${who}`,
  rowOfSheet: (sheet: string, row: number, who: string) => `hoja ${sheet}, fila ${row}: ${who}`,
  ofRows: (counting: number, of: number) => `${counting} de ${of} cuentan`,
  leftOut: (count: number, rows: string) =>
    `${formats.counted(count, { one: 'fila no cuenta', other: 'filas no cuentan' })}, entre ellas ${rows}.`,
  joined: (count: number) =>
    `Se unieron las filas de ${formats.counted(count, { one: 'partícipe', other: 'partícipes' })}.`,
  answerFirst: (count: number) =>
    `Responda primero ${formats.counted(count, { one: 'pregunta', other: 'preguntas' })} de arriba.`,
  change: 'Cambiar',
  next: 'Continuar',
  tickAll: 'Todos',
  tickNone: 'Nadie',
  rowsLabel: 'Filas, se desplaza',
  facts: 'Qué se hizo de cada columna',
  factsWide: 'Qué se hizo de cada columna, se desplaza de lado',
  factHeads: {
    ours: 'En la plantilla',
    theirs: 'De su columna',
    lowest: 'Más bajo',
    middle: 'Medio',
    highest: 'Más alto',
    total: 'Juntos',
    empty: 'Vacío',
  },
  completedText: 'Lo que está vacío se completa con esta lista; no se sustituye nada.',
  nextList: 'Completar con otra lista',
  askedDays: { valuationDate: 'Fecha de referencia', amountsDay: 'Día de los importes' },
  came: (count: number, numbers: string) =>
    `${formats.counted(count, { one: 'partícipe se añade', other: 'partícipes se añaden' })}: ${numbers}.`,
  went: (count: number, numbers: string) =>
    `${formats.counted(count, { one: 'partícipe ya no está', other: 'partícipes ya no están' })} en la plantilla: ${numbers}.`,
  kept: (count: number) =>
    `${formats.counted(count, { one: 'valor de esta lista no se tomó', other: 'valores de esta lista no se tomaron' })}: la plantilla ya tenía otro.`,
  held: (columns: string, count: number, numbers: string) =>
    `Se conserva para ${formats.counted(count, { one: 'partícipe', other: 'partícipes' })} (${numbers}), porque no está en su lista: ${columns}.`,
  amountsOfDay: (header: string, day: string) =>
    `Los importes de ${header} son del ${day} y no se convierten. Si no es la fecha de referencia, elija ese día como fecha de referencia o pida un nuevo extracto.`,
  inView: 'Filas de la hoja, se desplaza de lado',
  unreadable: (headers: string) =>
    `No se pueden leer los valores de: ${headers}. Elija la columna usted mismo o corrija la lista.`,
};

/** Making reports again in another house style. */
export const reports = {
  title: 'Informes existentes',
  outdated: (count: number) =>
    `${formats.counted(count, { one: 'informe tiene', other: 'informes tienen' })} todavía una imagen corporativa anterior.`,
  upToDate: 'Todos los informes tienen la imagen corporativa actual.',
  running: (count: number) =>
    `Se están volviendo a crear: ${formats.counted(count, { one: 'informe', other: 'informes' })}. Mientras tanto puede seguir trabajando.`,
  fixed: (count: number) =>
    `${formats.counted(count, { one: 'informe queda como está: su archivo de entrada', other: 'informes quedan como están: sus archivos de entrada' })} ya no se conserva.`,
  restyle: (count: number) => `Volver a crear ${formats.counted(count, { one: 'informe', other: 'informes' })}`,
  progress: 'Progreso de la nueva creación',
  unsaved: 'Guarde primero: los informes reciben la imagen corporativa guardada.',
  failed: 'Los informes no se vuelven a crear.',
} as const;

/** The page with the outcome of a dossier. What it says of the outcome itself comes with the outcome, in Dutch. */
export const results = {
  title: (dossier: string) => `Resultado de ${dossier}`,
  titleUnknown: 'Resultado de un expediente',
  description: 'Las primas calculadas con sus costes, pensiones y comprobaciones.',
  participants: (count: number) => formats.counted(count, { one: 'partícipe', other: 'partícipes' }),
  transition: (day: string) => `transición ${day}`,
  calculatedOn: (moment: string) => `calculado ${moment}`,
  download: 'Descargar',
  files: {
    inputFile: 'Archivo de entrada (Excel)',
    outputFile: 'Archivo de salida (Excel)',
    reportFile: 'Informe (PowerPoint)',
    employeesReportFile: 'Informe para los empleados (PowerPoint)',
    adviceFile: 'Informe de asesoramiento (Word)',
    employeesAdviceFile: 'Informe de asesoramiento para los empleados (Word)',
    transitionPlanFile: 'Borrador del plan de transición (Word)',
    consentFile: 'Nota de consentimiento (Word)',
    annexFile: 'Anexo con cifras propias (Word)',
    withoutPeopleFile: 'Resultados sin personas (Excel)',
  },
  allFiles: 'Todos los archivos (zip)',
  fileGone: 'No disponible',
  chooseFirst: 'Plan de transición y nota de consentimiento: registre primero una elección.',
  back: 'Volver a los expedientes',
  warnings: (count: number) =>
    `${formats.counted(count, { one: 'advertencia', other: 'advertencias' })} sobre los datos`,
  noChoice: 'Aún sin elección',
  noneAllowed: 'Ninguna de estas opciones está permitida',
  inView: 'a la vista',
  inTemplate: 'elegida en la plantilla',
  recordedOn: (day: string) => `registrada el ${day}`,
  leftOut: (count: number) =>
    formats.counted(count, { one: 'participante no cuenta', other: 'participantes no cuentan' }),
  confidential: 'grupo pequeño: confidencial',
  parts: 'Detrás de la respuesta',
  tabs: {
    kosten: { name: 'Costes', question: '¿Cuánto cuesta al año y por qué difiere de ahora?' },
    medewerkers: { name: 'Empleados', question: '¿Quién recibe más o menos pensión?' },
    compensatie: { name: 'Compensación', question: '¿A quién se compensa y cuánto cuesta?' },
    wet: { name: 'Ley y plan', question: '¿Está permitido y qué hay que hacer, y cuándo?' },
    premies: { name: 'Cuatro primas', question: '¿Con qué prima quedan iguales los costes o la pensión?' },
    uitgangspunten: { name: 'Supuestos', question: '¿De qué se ha partido?' },
    varianten: { name: 'Variantes', question: '¿Y si se acuerda otra cosa?' },
    documenten: { name: 'Documentos', question: '¿Qué se entrega?' },
  },
  warningColumns: { place: 'Hoja y celda', what: 'Qué', remedy: 'Qué puede hacer' },
  wholeFile: 'Todo el archivo',
  answer: 'La respuesta',
  choices: 'Las opciones',
  table: (name: string) => `Tabla: ${name}`,
  chartWide: (name: string) => `Gráfico ${name}, se desplaza hacia los lados`,
  tableWide: (name: string) => `Tabla ${name}, se desplaza hacia los lados`,
  saveAs: (format: string, name: string) => `Guardar ${name} como ${format}`,
  pictureFailed: 'No se puede crear la imagen.',
  notes: 'Explicación',
  source: '¿De dónde viene esto?',
  sourceLaw: 'Ley',
  sourceMethod: 'Método',
  sourceWorkbook: 'Archivo de salida',
  states: {
    running: 'Este expediente todavía se está calculando. El resultado aparecerá aquí automáticamente.',
    unknown: 'No se sabe si este expediente todavía se está calculando.',
    failed: 'El cálculo de este expediente ha fallado. Puede volver a intentarlo en la lista de expedientes.',
    withErrors:
      'El archivo de entrada de este expediente contiene errores. No se ha calculado nada. Corrija lo que figura a continuación y añada el archivo de nuevo.',
    missing: 'Este expediente no existe (o ya no).',
    offline: 'No hay conexión. Ve el resultado tal como se obtuvo por última vez.',
    erased: (day: string) => `Los datos de los partícipes se borraron el ${day}. El resultado y el informe permanecen.`,
  },
  statutory: {
    title: 'Efectos de la transición',
    newerCurve: (name: string) => `Se conoce una curva de tipos más reciente (${name}). La ley pide la más reciente.`,
    newerSet: (name: string) => `Se conoce otro conjunto de escenarios que tiene prioridad (${name}).`,
  },
  recalculate: 'Calcular de nuevo',
  toClients: 'A los empleadores',
  inDutch: 'Los gráficos, las tablas y las explicaciones de este resultado están en neerlandés.',
} as const;

export const auth = {
  title: 'Iniciar sesión',
  purpose:
    'Calcule qué aportación, tras el paso a un nuevo plan de aportación definida (premieregeling), cuesta lo mismo al empleador o da la misma pensión al conjunto de los partícipes.',
  loggedOut: 'Ha cerrado la sesión. Puede iniciarla de nuevo con el código de acceso que ha recibido de su proveedor.',
  unauthorized:
    'No tiene acceso a la herramienta de gestión. ¿Ha introducido un código de acceso o desea obtener acceso? Póngase en contacto con su persona de contacto en el proveedor.',
  ended: 'No ha iniciado sesión o esta ha terminado. Inicie sesión de nuevo con su código de acceso.',
  accessCode: 'Código de acceso',
  accessCodeHint:
    'El código de 26 caracteres que ha recibido de su proveedor, o su código propio. Se admiten guiones y espacios.',
  showAccessCode: 'Mostrar el código',
  accessCodeMissing: 'Introduzca su código de acceso.',
  accessCodeLength: (length: number) =>
    `Un código de acceso tiene 26 letras y cifras; ha introducido ${length}. Compruebe que ha copiado el código completo.`,
  accessCodeCharacters: 'Un código de acceso solo contiene letras y cifras.',
  secondFactor: 'Código de su aplicación de autenticación',
  secondFactorHint: 'Seis cifras, o uno de sus códigos de recuperación.',
  secondFactorMissing: 'Introduzca un código.',
  logIn: 'Iniciar sesión',
  loggingIn: 'Iniciando sesión…',
  handoff: 'Iniciando sesión…',
  checking: 'Comprobando su sesión…',
  privacy:
    'Los expedientes solo son visibles dentro de su propia organización. Este sitio no utiliza cookies ni servicios externos.',
  unreachable: 'No se puede acceder al servidor. Compruebe su conexión e inténtelo de nuevo.',
} as const;

export const security = {
  title: 'Seguridad',
  description: 'Dónde tiene sesión iniciada y qué se le pide para ello.',
  sessions: 'Sus sesiones',
  sessionsText:
    'Cada fila es un lugar donde tiene sesión iniciada. Si no reconoce una, ciérrela y pida que sustituyan su código de acceso.',
  device: 'Dispositivo',
  unknownDevice: 'Dispositivo desconocido',
  network: 'Red',
  unknownNetwork: 'Desconocida',
  signedInOn: 'Inicio de sesión',
  lastSeenOn: 'Último uso',
  endsOn: 'Termina sin uso',
  thisSession: 'Esta sesión',
  actions: 'Acciones',
  end: 'Cerrar',
  endOf: (whose: string) => `Cerrar sesión: ${whose}`,
  endOthers: 'Cerrar todas las demás sesiones',
  endTitle: 'Cerrar sesión',
  endQuestion: (whose: string) => `¿Seguro que quiere cerrar esta sesión: ${whose}?`,
  othersQuestion: (count: number) =>
    `¿Seguro que quiere cerrar ${formats.counted(count, { one: 'otra sesión', other: 'otras sesiones' })}?`,
  consequence: 'Quien trabaje allí queda desconectado y puede volver a entrar mientras el código de acceso sea válido.',
  failed: 'No se ha podido cerrar.',
  none: 'No hay nadie con sesión iniciada.',
} as const;

export const reauthentication = {
  title: 'Confirme que es usted',
  text: 'Inició sesión hace un rato. Por eso, para esta acción se le pregunta de nuevo quién es.',
  hint: 'El código con el que inicia sesión. ¿Entró con un enlace y no tiene código? Inicie sesión de nuevo con un enlace nuevo.',
  confirm: 'Confirmar',
} as const;

export const organisationSessions = {
  title: 'Sesiones de su organización',
  description: 'Quién tiene sesión iniciada ahora: asesores de su organización y personas de sus empleadores.',
  cardTitle: 'Acceso y sesiones',
  cardText:
    'Quién tiene sesión iniciada ahora, cuándo termina una sesión por sí sola y qué se pide a todos al iniciarla.',
  open: 'Ver sesiones',
  holder: 'Nombre',
  rules: 'Reglas de inicio de sesión y sesiones',
  rulesText:
    'Vale para todos los de su organización y sus empleadores, también para quienes tienen sesión iniciada ahora.',
  idleMinutes: 'Minutos sin uso',
  sessionHours: 'Horas en total',
  range: (minimum: number, maximum: number) => `De ${minimum} a ${maximum} inclusive`,
  standard: 'Son los valores estándar.',
  since: (day: string, name: string) => `Elegido el ${day} por ${name}.`,
  saved: 'Las reglas se han guardado.',
  notSaved: 'Las reglas no se han guardado.',
} as const;

export const secondFactor = {
  title: 'Segundo factor',
  text: 'Con un segundo factor, además de su código de acceso se pide un código de una aplicación de su teléfono. Quien solo conozca su código de acceso no podrá entrar.',
  start: 'Configurar segundo factor',
  steps:
    'Escanee el código con una aplicación de autenticación de su teléfono e introduzca después las seis cifras que muestra.',
  typed: '¿No puede escanear? Introduzca esta clave en la aplicación:',
  qr: 'Código QR para su aplicación de autenticación',
  code: 'Código de la aplicación',
  codeHint: 'Seis cifras, o uno de sus códigos de recuperación.',
  confirm: 'Confirmar',
  codesTitle: 'Sus códigos de recuperación',
  codesText:
    'Cada código sirve una vez en lugar de su teléfono. Solo los verá ahora: imprímalos o guárdelos en un lugar seguro, no junto a su código de acceso.',
  print: 'Imprimir',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se puede copiar en este navegador. Seleccione los códigos y cópielos usted mismo.',
  done: 'Los he guardado',
  remove: 'Eliminar segundo factor',
  removeText: 'Por ejemplo, para un teléfono nuevo: elimine el segundo factor con un código y configúrelo de nuevo.',
  renew: 'Nuevos códigos de recuperación',
  renewText: 'Los códigos de recuperación anteriores dejarán de servir.',
  failed: 'No se ha podido hacer.',
  reset: 'Borrar segundo factor',
  resetTitle: 'Borrar segundo factor',
  resetConsequence:
    'Hágalo solo si sabe con certeza quién lo pide, por ejemplo llamando a esa persona. Quien tenga la sesión iniciada queda desconectado; el código de acceso sigue siendo válido.',
  resetByProviderConsequence:
    'Hágalo solo si sabe con certeza quién lo pide, por ejemplo llamando a esa persona. Quien tenga la sesión iniciada queda desconectado. Los códigos que emitió el proveedor dejan de ser válidos: esta persona vuelve a entrar mediante una invitación que se confirme en su organización, o por el administrador del servidor. Se avisa a todas las personas con acceso de asesoría de la organización.',
  resetFailed: 'El segundo factor no se ha borrado.',
  needs: 'Segundo factor obligatorio para todos',
  needsHint: 'Quien aún no tenga uno lo configura antes de continuar, también usted.',
  requiredTitle: 'Configure un segundo factor',
  requiredText:
    'Su acceso exige un segundo factor. Lleva un minuto; necesita un teléfono con una aplicación de autenticación.',
  set: (day: string) => `Configurado el ${day}.`,
  left: (count: number) =>
    `Quedan ${formats.counted(count, { one: 'código de recuperación', other: 'códigos de recuperación' })}.`,
  wrongCodes: (count: number) =>
    `En las últimas 24 horas: ${formats.counted(count, { one: 'código incorrecto introducido', other: 'códigos incorrectos introducidos' })} para usted. ¿No fue usted? Entonces otra persona tiene su código de acceso: pida que se sustituya.`,
  resetOf: (holder: string) => `Borrar segundo factor de ${holder}`,
  resetQuestion: (holder: string) => `¿Seguro que quiere borrar el segundo factor de ${holder}?`,
} as const;

export const ownCode = {
  title: 'Código propio',
  text: 'El código de acceso que recibió también puede haberlo visto quien lo emitió o se lo entregó. Cree a cambio un código propio: con él iniciará sesión a partir de ahora, en el mismo campo. El código emitido queda para la recuperación y solo permitirá crear un nuevo código propio. Sus demás sesiones terminan.',
  make: 'Crear código propio',
  madeTitle: 'Su código propio',
  madeText:
    'Solo verá este código ahora. Guárdelo en un gestor de contraseñas o en un lugar seguro, y guarde aparte el código de acceso emitido para la recuperación. Si su navegador recuerda el código emitido, sustitúyalo allí por este.',
  done: 'Lo he guardado',
  madeOn: (day: string) => `Creado el ${day}.`,
  another:
    '¿Ha perdido su código propio o necesita otro? Inicie sesión con el código de acceso emitido y cree uno nuevo.',
  needsIssued:
    'No ha iniciado sesión con un código de acceso. Inicie sesión con el código de acceso que recibió para crear un código propio.',
  recoveries:
    'El código de acceso emitido se ha usado para la recuperación. ¿No fue usted? Pida que revoquen su acceso e informe de que otra persona tiene el código.',
  recoveryTitle: 'Cree un nuevo código propio',
  recoveryText:
    'Ha iniciado sesión con el código de acceso emitido. Como tiene un código propio, aquel solo sirve para la recuperación: cree un nuevo código propio para continuar. El anterior dejará de funcionar. ¿Rellenó su navegador ese código? Cierre entonces la sesión e iníciela con su código propio.',
  failed: 'No se ha creado el código propio.',
  keptEnd: 'Últimos seis caracteres de su código propio',
  keptHint: 'Cópielos de donde guarda el código. También puede pegar el código entero.',
  keptWrong: 'Introduzca los últimos seis caracteres del código de arriba.',
  requiredTitle: 'Cree un código propio',
  requiredText:
    'El código de acceso con el que ha iniciado sesión también puede haberlo visto quien lo emitió o entregó: cámbielo, en este primer uso, por un código que solo usted conozca.',
  factorFollows: 'Después configurará un segundo factor.',
  needs: 'Códigos de acceso emitidos, cambiados en su primer uso',
  needsHint:
    'Quien inicie sesión con un código de acceso emitido crea un código propio antes de continuar, también usted.',
} as const;

export const retention = {
  pageDescription: 'Lo que rige para toda su organización.',
  title: 'Plazo de conservación',
  text: 'Los archivos con partícipes se borran ese número de días después de su última descarga o, si nadie los descarga, después de haberse añadido. El informe, que no contiene personas, permanece.',
  days: 'Días de conservación',
  daysHint: (minimum: number, maximum: number) =>
    `De ${formats.wholeNumber(minimum)} a ${formats.counted(maximum, { one: 'día', other: 'días' })}`,
  shorter:
    'El plazo rige también para los expedientes que ya existen. Lo que según el nuevo plazo sea demasiado antiguo se borrará en el plazo de un día.',
  saved: 'El plazo de conservación se ha guardado.',
  failed: 'El plazo de conservación no se ha guardado.',
  logTitle: 'Registro de actividad',
  logText: 'Quién ha iniciado sesión, añadido, descargado, modificado y eliminado.',
  logOpen: 'Ver el registro de actividad',
} as const;

export const start = {
  greeting: (name: string) => `Hola, ${name}.`,
  headline: 'Una nueva aportación para la pensión, en equilibrio con la anterior',
  lead: (product: string) =>
    `${product} calcula con qué aportación creciente o uniforme un empleador, tras el paso a un nuevo plan de aportación definida (premieregeling), paga lo mismo que ahora, o los partícipes en conjunto reciben previsiblemente la misma pensión. Para asesores de pensiones y sus empleadores.`,
  tryExample: 'Probar el ejemplo',
  exampleFailed: 'No se ha podido abrir el ejemplo.',
  figure: {
    title: 'Del expediente de ejemplo',
    description: (low: string, high: string, flat: string) =>
      `Una balanza. A la izquierda, la escala actual, que sube con la edad del ${low} al ${high}; a la derecha, una aportación uniforme del ${flat} para todos. Las dos pesan lo mismo.`,
    current: 'Escala actual',
    flat: 'Aportación uniforme',
    caption: (participants: number) =>
      `Aportación por edad, de los 15 a los 68 años, para ${formats.counted(participants, { one: 'partícipe', other: 'partícipes' })} de un mayorista ficticio.`,
  },
  introTitle: 'Dos formas de estar en equilibrio',
  intro:
    'Los planes de pensiones neerlandeses existentes deben estar adaptados a la Wet toekomst pensioenen (ley neerlandesa sobre el futuro de las pensiones) el 1 de enero de 2028 a más tardar. Quien se incorpore a partir de entonces recibirá una aportación con el mismo porcentaje a cualquier edad; quien ya participa puede, bajo ciertas condiciones, conservar una aportación creciente. Para cada empleador es una decisión con consecuencias para el coste y para la pensión.',
  aims: {
    budget: {
      title: 'Neutral en coste (budgetneutraal)',
      text: 'El empleador paga durante los años elegidos lo mismo que en el plan actual.',
    },
    profit: {
      title: 'Neutral en pensión (profijtneutraal)',
      text: 'Los partícipes, en conjunto, reciben previsiblemente la misma pensión que en el plan actual.',
    },
  },
  answers: {
    title: 'Las cuatro respuestas del expediente de ejemplo',
    scale: 'Escala creciente',
    flat: 'Aportación uniforme',
    range: (low: string, high: string) => `${low}–${high}`,
    note: 'Porcentajes de la base pensionable (pensioengrondslag), redondeados a 0,1 puntos porcentuales. Además, un expediente calcula la compensación, el grupo abierto, los escenarios y la sensibilidad.',
  },
  bannerLabel: 'Aviso',
  stepsTitle: 'Cómo funciona',
  steps: {
    fill: {
      title: 'Rellene la plantilla',
      text: 'Descargue la plantilla vacía de Excel, rellene el plan y los partícipes y añádala al empleador como expediente. La plantilla está en neerlandés.',
    },
    check: {
      title: 'Los errores vuelven explicados',
      text: 'Si algo no es correcto, recibirá su propio archivo. Cada celda errónea está marcada y explicada, todo de una vez.',
    },
    report: {
      title: 'Descargue el resultado',
      text: 'Un archivo de Excel que muestra de dónde sale cada cifra y un informe de PowerPoint para comentarlo. Ambos están en neerlandés.',
    },
  },
  dataTitle: 'Qué ocurre con sus datos',
  dataFacts: {
    closed: {
      title: 'Solo dentro de su organización',
      text: 'Los asesores ven los expedientes de su propia organización; un empleador, solo lo que entrega o se comparte con él. La propia base de datos vigila esa separación.',
    },
    nameless: {
      title: 'Sin nombres, sin BSN',
      text: 'La plantilla pide un número por partícipe. Un archivo con una columna de números de identificación neerlandeses (BSN) se rechaza y no se conserva.',
    },
    erased: {
      title: 'No más tiempo del necesario',
      text: `Los archivos con partícipes se borran ${retentionDays.standard} días después de la última descarga o tras el plazo que elija su organización. Un expediente se puede eliminar en cualquier momento.`,
    },
    own: {
      title: 'Sin cookies, nada de fuera',
      text: 'El cálculo se realiza en el servidor de esta aplicación. Las páginas no cargan nada de otros sitios ni rastrean su actividad.',
    },
  },
} as const;

export const system = {
  loading: 'Cargando…',
  somethingWentWrong: 'Se ha producido un error…',
  errorTitle: 'Error',
  uploadFailed: 'El expediente no se ha enviado…',
  deleteFailed: 'La eliminación ha fallado…',
  downloadFailed: 'La descarga ha fallado…',
  notUploaded: 'El archivo no se ha enviado.',
  messageSent: 'Su mensaje se ha enviado.',
  messageNotSent: 'Su mensaje no se ha enviado…',
  formNotSent: 'El formulario no se ha enviado.',
  fileRequired: 'Elija un archivo.',
  fileTooLarge: 'El archivo es demasiado grande.',
  fileUnsupported: 'Este tipo de archivo no es compatible. Envíe solo archivos .xlsx.',
} as const;

export const table = {
  search: 'Buscar en esta lista..',
  searchLabel: 'Buscar en esta lista',
  clearSearch: 'Borrar la búsqueda',
  firstWords: (most: number) => `Solo se buscan las primeras ${most} palabras.`,
  nothingFound: (query: string) => `No se ha encontrado nada para «${query}».`,
  perPage: (size: number) => `${size} por página`,
  pageSize: 'Número por página',
  goToPage: 'Ir a la página',
  ofPages: (count: number) => `de ${formats.wholeNumber(count)}`,
  first: 'Primera página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  last: 'Última página',
  pages: 'Páginas',
  range: (from: number, to: number, total: number) =>
    `${formats.wholeNumber(from)}–${formats.wholeNumber(to)} de ${formats.wholeNumber(total)}`,
  printWhole: 'Imprimir la lista completa',
  printFailed: 'No se ha podido obtener la lista completa.',
  sortBy: 'Ordenar por',
  ascending: (label: string) => `${label} (ascendente)`,
  descending: (label: string) => `${label} (descendente)`,
} as const;

/** What is in use of what the provider allows. */
export const usage = {
  title: 'Uso',
  organisation: 'Lo que su organización utiliza de lo que permite el proveedor.',
  employer: 'Lo que este empleador utiliza de lo que el proveedor permite por empleador.',
  names: {
    megabytes: 'Almacenamiento',
    openDossiers: 'Cálculos en espera o en curso',
    uploadsPerMinute: 'Expedientes añadidos en el último minuto',
  },
  inUse: {
    megabytes: (used: string, most: string) => `${used} de ${most} MB`,
    openDossiers: (used: string, most: string) => `${used} de ${most}`,
    uploadsPerMinute: (used: string, most: string) => `${used} de ${most}`,
  },
  near: 'casi alcanzado',
  reached: 'alcanzado',
  results: 'Los resultados de los cálculos también ocupan espacio. Se guardan siempre, aunque superen el límite.',
  nearOrganisation: 'Su organización ha alcanzado un límite o está a punto de alcanzarlo.',
  nearEmployer: 'Este empleador ha alcanzado un límite o está a punto de alcanzarlo.',
  remedies: {
    megabytes: 'Elimine los expedientes que ya no se necesiten. Un asesor puede pedir más espacio al proveedor.',
    openDossiers: 'Espere a que terminen los cálculos o cancele los que no necesite.',
  },
} as const;

/** The form of the provider with the limits of an organisation. */
export const limits = {
  open: 'Límites',
  openOf: (name: string) => `Límites de ${name}`,
  title: (name: string) => `Límites de ${name}`,
  used: 'En uso ahora',
  dossiers: (count: number) => formats.counted(count, { one: 'expediente', other: 'expedientes' }),
  organisation: 'Toda la organización',
  employer: 'Por empleador',
  names: {
    megabytes: 'Almacenamiento en MB',
    openDossiers: 'Cálculos en espera o en curso',
    uploadsPerMinute: 'Expedientes añadidos por minuto',
  },
  standard: (value: string) => `Estándar: ${value}`,
  fillStandard: 'Poner los valores estándar',
  hint: 'Un límite más bajo no borra nada: solo impide añadir mientras se utilice más.',
  failed: 'Los límites no se han guardado.',
} as const;

/** What-ifs on the page with an outcome. What the figures say comes with them, in Dutch. */
export const whatIf = {
  title: 'Y si',
  below: (letter: string, premium: string) => `Abajo, la opción ${letter} es lo que prueba: ${premium}.`,
  ask: '¿Y si …?',
  privacy:
    'Para ello los datos de los participantes llegan a este navegador, sin nombre ni número. Lo que cambia solo se envía y se guarda cuando lo guarda como variante.',
  opening: 'Los datos se recuperan y se calculan …',
  close: 'Cerrar y si',
  fold: 'Plegar y si',
  unfold: 'Desplegar y si',
  unchanged: 'nada cambiado',
  costCurve: (rate: string) => `Coste con compensación en 10 años, el más bajo con ${rate}`,
  calculating: 'La simulación se está calculando',
  failed: 'El cálculo no funciona con estas opciones. Cambie una opción o vuelva a la respuesta.',
  notOpened: 'La simulación no se puede abrir ahora. Inténtelo más tarde.',
  otherFigures:
    'El resultado de esta página es de otra versión del programa. Calcule primero el expediente de nuevo; después se podrá comparar.',
  back: 'Volver a la respuesta',
  backOf: (choice: string) => `${choice}: volver a la respuesta`,
  slider: (choice: string) => `${choice}, deslizador`,
  outside: (minimum: string, maximum: string) => `Introduzca un número de ${minimum} a ${maximum}, ambos incluidos.`,
  noLimit: 'sin límite',
  years: 'años',
  groups: {
    compensation: 'Compensación',
    contribution: 'Aportación propia',
    goal: 'Horizonte y grupo',
    expectations: 'Rendimientos y salarios',
  },
  choices: {
    flat: 'Prima uniforme',
    scale: 'Escala',
    entrantPremium: 'Prima de los nuevos participantes junto a una escala',
    method: 'Método',
    target: 'Objetivo',
    threshold: 'Umbral',
    fromAge: 'Desde la edad',
    untilAge: 'Hasta la edad, incluida',
    form: 'Forma',
    end: 'Fin',
    endYears: 'Años de compensación',
    contribution: 'Aportación propia',
    horizon: 'Horizonte del coste del empleador',
    horizonYears: 'Años del horizonte',
    goalGroup: 'Grupo para un coste igual',
    oneOffCounts: 'Costes únicos',
    equityReturn: 'Rendimiento de acciones',
    bondReturn: 'Rendimiento de bonos',
    wageGrowth: 'Subida salarial',
    rounding: 'Redondeo de primas',
  },
  ofBasis: { pensionBase: '% de la base de pensión', premium: '% de la prima', salary: '% del salario' },
  withoutSteps: ', sin escalones posteriores',
  methods: {
    none: 'ninguna',
    pensionOutcome: 'resultado de pensión',
    premiumDifference: 'diferencia de prima',
    ownTable: 'tabla propia',
  },
  forms: { pensionPremium: 'prima de pensión', salary: 'salario' },
  ends: { legalEnd: 'fin legal', years: 'número de años', pensionDate: 'fecha de pensión' },
  horizons: { years: 'número de años', pensionDate: 'hasta la fecha de pensión' },
  goalGroups: { existing: 'participantes actuales', withEntrants: 'con nuevos participantes' },
  counts: { counted: 'se cuentan', apart: 'aparte' },
} as const;

/** What is kept beside an outcome: variants of it, and decisions. What these say of the outcome comes with them, in Dutch. */
export const variants = {
  title: 'Variantes',
  lead: `Elija como máximo ${mostCompared} para ponerlas junto a la respuesta.`,
  keep: 'Guardar como variante',
  keepTitle: 'Guardar como variante',
  keepLead: `El servidor calcula la variante con el programa que también calculó la respuesta. Se conservan como máximo ${mostVariants} variantes por expediente.`,
  name: 'Nombre de la variante',
  kept: (name: string) => `La variante ${name} se ha guardado y se está calculando.`,
  rename: (name: string) => `Cambiar el nombre de la variante ${name}`,
  renameTitle: 'Cambiar el nombre de la variante',
  again: (name: string) => `Calcular de nuevo la variante ${name}`,
  remove: (name: string) => `Eliminar la variante ${name}`,
  removeTitle: 'Eliminar variante',
  removeQuestion: (name: string) => `¿Desea eliminar la variante ${name}?`,
  removeConsequence: 'Una elección C que procede de esta variante se mantiene.',
  take: 'Tomar como elección C',
  takeAs: (name: string) => `Tomar la variante ${name} como elección C`,
  takeTitle: 'Elección C',
  takeQuestion: (name: string) => `¿Quiere la prima de la variante ${name} como elección C?`,
  takeReplaces: 'La elección C actual desaparece. Los archivos se vuelven a hacer.',
  takeConsequence: 'Los archivos se vuelven a hacer.',
  isChoiceC: (name: string) => `La elección C es la prima de la variante ${name}.`,
  giveBack: 'Retirar la elección C',
  giveBackQuestion: '¿Quiere de nuevo la elección C del archivo de entrada?',
  calculating: 'en cálculo',
  failed: 'no calculada',
  outdated: 'de una versión anterior',
  otherVersion: (name: string) =>
    `La variante ${name} se calculó con otra versión del programa que la respuesta. Calcule la variante de nuevo para poder compararlas.`,
  comparison: 'Variantes junto a la respuesta',
  report: 'Informe con estas variantes',
  plainReport: 'Informe sin variantes',
  reportLead:
    'El libro y el informe se vuelven a crear, con estas variantes junto a la respuesta y con las decisiones registradas.',
  reportRunning: 'El libro y el informe se están volviendo a crear.',
  reportHas: (count: number) =>
    `El libro y el informe contienen ahora ${formats.counted(count, { one: 'variante', other: 'variantes' })}.`,
  reportErased: 'El archivo de entrada no se conserva (ya): el libro y el informe no se pueden volver a crear.',
  reportWithout:
    'El libro y el informe se crean entonces sin variantes. Después, calcule de nuevo las variantes y cree el informe con variantes.',
  changeFailed: 'No se ha podido hacer.',
} as const;

/** What an office knows of a dossier besides its outcome. */
export const office = {
  title: 'En la oficina',
  lead: 'Solo los asesores de su organización ven esto.',
  worker: 'Quién trabaja en ello',
  worksOn: (name: string) => `${name} trabaja en ello`,
  nobody: 'nadie en particular',
  note: 'Nota',
  happened: 'Qué ha pasado',
  writtenBy: (by: string, moment: string) => `Modificado por ${by} el ${moment}.`,
} as const;

/** What of a dossier its employer sees. */
export const sharing = {
  share: 'Compartir',
  title: 'Compartir con el empleador',
  lead: 'El empleador solo ve lo que usted marque, tal como está ahora. Si el expediente se rehace después, esto se mantiene hasta que lo comparta de nuevo.',
  choices: 'Opciones',
  tabs: 'Partes de la página',
  files: 'Archivos',
  preview: 'Ver como el empleador',
  shareAgain: 'Compartir de nuevo',
  end: 'Dejar de compartir',
  openedOn: (by: string, moment: string) => `Abierto por última vez por ${by} el ${moment}.`,
  notOpened: 'Aún no abierto.',
  older: 'El expediente se ha rehecho desde entonces: el empleador ve el resultado anterior.',
  wholeFiles: 'Los archivos tratan de todas las opciones: compártalas todas para incluirlos.',
  notReady: 'Los archivos se están rehaciendo. Comparta el expediente cuando termine.',
  failed: 'No se ha podido hacer.',
  done: (name: string) => `El empleador ve ahora el expediente ${name}.`,
  ended: (name: string) => `El empleador ya no ve el expediente ${name}.`,
  previewed: 'Así ve el empleador este expediente. Aún no está compartido.',
  endPreview: 'Volver al expediente',
  endQuestion: '¿Desea dejar de compartir este expediente?',
  endConsequence: (name: string) => `El empleador ya no verá ${name}, aunque lo tenga abierto.`,
  sharedOn: (by: string, moment: string) => `Compartido por ${by} el ${moment}.`,
  openedOnDay: (day: string) => `abierto por el empleador el ${day}`,
  chosenOnDay: (choice: string, day: string) => `el empleador eligió ${choice} el ${day}`,
  decided: (choice: string, by: string, day: string) => `Opción ${choice} registrada por ${by} el ${day}.`,
  withYou: 'Compartido con usted',
  noneOfOwn: 'Usted mismo aún no ha enviado ningún expediente',
  isShared: 'Compartido',
  isSharedOlder: 'Compartido: resultado anterior',
  notice:
    'A partir de ahora un empleador solo ve lo que usted comparte con él. De los expedientes existentes aún no se ha compartido nada.',
  noticed: 'Entendido',
} as const;

export const ownHeadline = {
  change: 'Cambiar el titular',
  takeBack: 'Volver al titular del resultado',
  label: 'Titular',
  hint: (outcome: string) => `Del resultado: ${outcome}.`,
  filesAgain: 'El titular también está en los archivos: se vuelven a hacer.',
  unused: (title: string) => `Su titular corresponde a otro resultado y no se usa: ${title}.`,
} as const;

export const decisions = {
  takeBack: 'Retirar',
  takeBackQuestion: '¿Seguro que desea retirar esta decisión registrada?',
  takeBackConsequence:
    'La página y los archivos quedan como sin esta decisión. El registro conserva quién la registró y quién la retiró.',
  title: 'Decisiones registradas',
  record: 'Registrar',
  recordOf: (choice: string) => `Registrar: ${choice}`,
  isFinal: answers.refusals.DOSSIER_FINAL,
  erased: answers.refusals.DECISION_ERASED,
  recordLead:
    'La decisión se conserva con las cifras y comprobaciones de este momento, su nombre y la hora. No se puede modificar, pero un asesor puede retirarla; una decisión posterior se añade. No mencione partícipes en el motivo.',
  reason: 'Motivo: ¿por qué esta decisión?',
  none: 'Aún no se ha registrado ninguna decisión.',
  byOn: (by: string, moment: string) => `${by}, ${moment}`,
  earlier: (count: number) => `Registradas antes (${count})`,
  figures: 'Cifras y comprobaciones de ese momento',
  passed: 'Comprobaciones en orden',
  attention: 'Comprobaciones que requieren atención',
  columns: {
    level: 'Resultado',
    check: 'Comprobación',
    about: 'Se refiere a',
    finding: 'Encontrado',
    article: 'Artículo',
    figure: 'Cifra',
    amount: 'Importe o porcentaje',
    compared: 'Comparado',
  },
  print: 'Imprimir las decisiones',
  printed: (moment: string) => `Impreso el ${moment}`,
  recorded: 'La decisión se ha registrado.',
} as const;

/** What the table of choices says; articles of Dutch law keep their Dutch names. */
export const outcome: Wordings = {
  texts: {
    ...keyFigures.names,
    levelScale: 'Escala constante',
    scaleAt: 'Escala al {0}',
    scaleLowered: 'Bajar la escala al {0}',
    scaleRaised: 'Subir la escala al {0}',
    premium: 'Aportación',
    premiumOfThose: 'Aportación de quienes ahora tienen {0}',
    costInYear: 'Coste en {0}',
    costInTwelveMonths: 'Coste en los doce primeros meses desde el {0}',
    costInThirtyYears: 'Coste en 30 años',
    whoNotices: '¿Quién lo nota?',
    pensionOfThose: 'Pensión de los {0} con {1}',
    contributionInYear: 'Aportación del empleado en {0}',
    contributionInTwelveMonths: 'Aportación del empleado en los doce primeros meses desde el {0}',
    whoPaysMore: 'Quién paga más aportación propia',
    isItAllowed: '¿Está permitido?',
    whatIsNeeded: '¿Qué hace falta?',
    now: 'ahora {0}',
    theScale: 'la escala',
    flat: '{0} uniforme',
    range: '{0} a {1}',
    byAge: '{0}, según la edad',
    flatLater: 'después {0} uniforme',
    equal: 'igual',
    nearlyEqual: 'casi igual',
    none: 'ninguna',
    including: 'incluidos {0}',
    ofCompensation: '{0} de compensación',
    ofOneOff: '{0} de costes únicos',
    ofPension: '{0} pensión',
    someMore: '{0} con más',
    transitionalLaw: 'derecho transitorio, {0}',
    nobodyNotices: 'nadie: la pensión queda casi igual',
    nobodyLess: 'nadie recibe menos',
    onlyOneLess: 'el partícipe recibe menos',
    bothLess: 'ambos reciben menos',
    allLess: 'los {0} reciben todos menos',
    oneLess: '{0} de {1} recibe menos',
    someLess: '{0} de {1} reciben menos',
    allTogether: 'todos los empleados juntos',
    together: 'juntos',
    ages: '{0} años',
    and: '{0} y {1}',
    semicolon: '{0}; {1}',
    comma: '{0}, {1}',
    beside: '{0} {1}',
    inBrackets: '{0} ({1})',
    inBracketsTogether: '{0} (en conjunto {1})',
    afterCompensationNobody: 'tras la compensación nadie',
    afterCompensationStill: 'tras la compensación aún {0}',
    afterCompensationNobodyLess: 'tras la compensación nadie menos',
    afterCompensationStillLess: 'tras la compensación aún {0} con menos',
    most: 'los que más {0}',
    lessMore: '{0} menos, {1} más',
    lessSameMore: '{0} menos, {1} igual, {2} más',
    nobody: 'nadie',
    allAges: 'todas las edades',
    allowed: 'Sí',
    forbidden: '{0} No permitido',
    notKnown: '{0} No se sabe',
    toTheLetter: 'según la letra de art. 150b lid 1 c y 220e PW; pida confirmación a su entidad de pensiones',
    atMost: 'como máximo {0}',
    atMostAfterCost: 'como máximo {0} tras los gastos sobre aportaciones',
    twoSchemes: '{0} y {1} uniforme exigen dos planes',
    scaleMayStay: 'la escala puede quedarse',
    notWhenSolidary: 'no en un plan solidario',
    noEarlierScheme: 'el 30 de junio de 2023 aún no había plan',
    schemeDoesNotQualify: 'el plan del 30 de junio de 2023 no cumple las condiciones',
    schemeUnknown: 'el plan del 30 de junio de 2023 no está indicado',
    tooLate: 'la transición llega demasiado tarde',
    noRisingScale: 'no hay escala creciente que mantener',
    scaleFalls: 'la escala baja a mayor edad',
    aboveScale: 'por encima de la escala más alta permitida',
    aboveFlat: 'por encima del máximo de {0}',
    entrantsAboveFlat: 'aportación de nuevos empleados por encima del máximo de {0}',
    offsetTooLow: 'la nueva franquicia es demasiado baja',
    maximumSalaryTooHigh: 'el nuevo salario máximo es demasiado alto',
    partnerTooHigh: 'la nueva pensión de pareja es demasiado alta',
    orphanTooHigh: 'la nueva pensión de orfandad es demasiado alta',
    anwTooHigh: 'la nueva cobertura Anw es demasiado alta',
    pensionAgeTooHigh: 'la nueva edad de pensión es demasiado alta',
    compensationNotLevel: 'el porcentaje de compensación varía dentro de un grupo de edad',
    onlyUntil: 'solo hasta el {0}',
    atMostUntil: 'como máximo hasta el {0}, si se aplica el derecho transitorio',
    flatAllowedRestNot: 'la aportación uniforme está permitida; el resto del plan no se ha comprobado',
    seeChecks: 'véanse las comprobaciones',
    otherChoice: 'otra opción',
    consentOfCouncil: 'consentimiento del comité de empresa',
    consentOfCouncilAndStaff: 'consentimiento del comité de empresa y de los empleados',
    consentOfCouncilIfAny: 'consentimiento del comité de empresa (si lo hay)',
    consentOfCouncilIfAnyAndStaff: 'consentimiento del comité de empresa (si lo hay) y de los empleados',
    consentOfStaff: 'consentimiento de los empleados',
    noConsent: 'sin consentimiento de los partícipes actuales',
    adviceOfRepresentatives: 'dictamen de la representación del personal',
    adviceAndConsent: 'dictamen de la representación del personal, consentimiento de los empleados',
    agreementWithUnions: 'acuerdo con los interlocutores sociales',
    transitionPlan: 'plan de transición',
    fullStop: '{0}.',
    inYear: 'en {0}',
    inTwelveMonths: 'en los doce primeros meses desde el {0}',
    pension: 'pensión',
    expectedPension: 'pensión esperada',
    colon: '{0}: {1}',
    asMuch: 'lo mismo',
    nearlyAsMuch: 'casi lo mismo',
    costMore: '{0} más',
    costLess: '{0} menos',
    asMuchAsNow: 'lo mismo que ahora',
    nearlyAsMuchAsNow: 'casi lo mismo que ahora',
    costMoreThanNow: '{0} más que ahora',
    costLessThanNow: '{0} menos que ahora',
    flatForAllCosts: 'Uniforme para todos cuesta en 30 años {0}; {1}',
    flatAtCosts: 'Uniforme para todos ({0}) cuesta en 30 años {1}',
    flatForAllAt: 'Uniforme para todos ({0})',
    flatBecomes: 'Uniforme para todos pasa a {0}',
    flatBecomesAndCosts: 'Uniforme para todos pasa a {0}; eso cuesta en 30 años {1}',
    flatCostsIn30Years: 'Una prima uniforme del {0} cuesta en 30 años {1}',
    flatCostsInTime: 'Una prima uniforme del {0} cuesta {1} {2}',
    highestFlatIsLess: 'Ni la prima uniforme más alta permitida ({0}) da la misma pensión',
    premiumStays: 'La prima sigue en {0}',
    premiumBecomes: 'La prima pasa a {0} (ahora {1})',
    scaleIsKept: 'Quien tiene la escala la conserva',
    thoseNowKeepScale: 'Quien participa ahora conserva la escala',
    progressiveNow: 'Creciente para quien participa ahora',
    hiredAfterGets: 'quien empieza después del {0} recibe {1} uniforme',
    newStaffGets: 'los nuevos empleados reciben {0} uniforme',
    newStaffKeeps: 'los nuevos empleados conservan {0} uniforme',
    notAllowedSo: 'Así no está permitido: {0}',
    noPremiumAllowed: 'ninguna prima está permitida',
    thatCostsIn30Years: 'en 30 años eso cuesta {0}',
    itCostsIn30Years: 'en 30 años cuesta {0}',
    inTimeItCosts: '{0} cuesta {1}',
    inTimeContributionGoes: '{0} la aportación del empleado pasa de {1} a {2}',
    contributionGoes: 'la aportación del empleado pasa de {0} a {1}',
    keepingScaleCosts: 'mantener la escala cuesta {0}',
    keepingScaleIfCosts: 'mantener la escala, si se aplica el art. 220e PW, cuesta {0}',
    progressiveCosts: 'una prima creciente para quien participa ahora cuesta {0}',
    progressiveIfCosts: 'una prima creciente para quien participa ahora, si se aplica el art. 220e PW, cuesta {0}',
    guaranteeLapses: 'la garantía desaparece para lo que aún se acumule',
    nothingChangesNow: 'nada cambia en la prima ni en la pensión de jubilación de quien participa ahora',
    scaleStaysStepsInJanuary: 'la escala se mantiene; en adelante un tramo superior empieza el 1 de enero',
    scaleStaysSeveralChange: 'la escala se mantiene; cambian varios otros elementos',
    ifArticle220e: 'esto vale si se aplica el art. 220e PW: compruebe cuál era el plan el 30 de junio de 2023',
    onlyChoiceAllowed: 'solo la opción {0} está permitida',
    turns: 'en total, la opción {0} es más barata que la opción {2} hasta {1} y después más cara',
    lessOf: '{0} {1}',
    lessTogether: '{0} ({1} {2})',
    mostOfAll: '{0}, sobre todo {1} ({2})',
    flatLosesMost: 'con una prima uniforme quienes más pierden: {0} ({1})',
    afterCompensationNobodyLosing: 'tras la compensación nadie recibe menos pensión',
    afterCompensationOneLosing: 'tras la compensación 1 partícipe recibe aún menos pensión',
    afterCompensationSomeLosing: 'tras la compensación {0} reciben aún menos pensión',
    afterCompensationNobodyAnyMore: 'tras la compensación ya nadie',
    alsoAfterCompensation: 'también tras la compensación',
    choice: 'Opción {0}',
    illustrative: 'ilustrativo',
    statutoryBasis: 'base legal',
    topicAnswers: 'Cómo se ha determinado la prima equivalente',
    topicPremiumByAge: 'Prima por edad',
    topicTenYears: 'Lo que cuesta',
    topicOpenGroup: 'Coste en treinta años',
    topicBridge: 'Coste del empleador en {0}, por elemento',
    topicReconciliation: 'Conciliación con la factura',
    topicGains: 'Quién gana y quién pierde',
    topicSplit: 'Qué cambia la pensión',
    topicPlan: 'Compensación',
    topicFlatCost: 'Coste según la prima uniforme',
    topicCompensation: 'Reglas de la compensación',
    topicSensitivity: 'Sensibilidad',
    topicSchemes: 'Plan actual y nuevo plan',
    topicDeath: 'En caso de fallecimiento',
    topicChecks: 'Comprobaciones',
    topicPassedChecks: 'Comprobaciones en orden',
    topicAssumptions: 'Supuestos',
    topicMilestones: 'Decisión y planificación',
    topicEffects: 'Efectos de la transición',
    topicPensions: 'Pensión esperada',
    discounted: '30 años: valor actual.',
    discountedWithEntrants: '30 años: con nuevos empleados, valor actual.',
    compensatedDiscounted: 'Con compensación; 30 años: valor actual.',
    compensatedDiscountedWithEntrants: 'Con compensación; 30 años: con nuevos empleados, valor actual.',
    withoutCompensation: 'Sin compensación.',
    noSchemeNow: 'Ahora no hay plan.',
    nowUnchanged: 'Ahora = el plan sin cambios.',
    pensionExpected: 'Pensión según lo esperado.',
    pensionNotGuaranteed: 'Pensión según lo esperado, pero sin garantía.',
  },
  figure: figuresIn('es-ES'),
};

/** Words of the field, in the forms in which they are found in texts, with what they mean: two sentences each. */
export const glossary = {
  scale: {
    words: 'escala',
    meaning:
      'Una prima que sube con la edad, por tramos (staffel). Quien empieza después de la transición ya no puede tenerla.',
  },
  flat: {
    words: 'prima uniforme|uniforme',
    meaning:
      'Una prima que a cualquier edad es la misma parte de la base de pensión. Los más jóvenes obtienen de ella proporcionalmente más pensión que de una escala.',
  },
  offset: {
    words: 'franquicia',
    meaning:
      'La parte del salario sobre la que no se acumula pensión, porque la cubre la pensión estatal (AOW). Una franquicia más alta da menos prima y menos pensión.',
  },
  base: {
    words: 'base de pensión',
    meaning:
      'La parte del salario sobre la que se paga prima: salario pensionable menos franquicia, según la jornada. El salario por encima del máximo no cuenta.',
  },
  transitionalLaw: {
    words: 'derecho transitorio',
    meaning:
      'Las reglas por las que quien participa ahora puede conservar una prima creciente (art. 220e PW). Quien empieza más tarde recibe una prima uniforme.',
  },
  compensation: {
    words: 'compensación',
    meaning:
      'Lo que el empleador paga de más a quien recibe menos pensión con una prima uniforme. Puede ser prima o salario; el salario no es pensión.',
  },
  provider: {
    words: 'entidad de pensiones',
    meaning:
      'La aseguradora, la institución de pensiones de prima o el fondo de pensiones que ejecuta el plan (uitvoerder). El empleador firma el contrato con ella.',
  },
  costNeutral: {
    words: 'neutral en costes',
    meaning:
      'Con la nueva prima el empleador paga lo mismo que ahora. La pensión de un partícipe puede cambiar de todos modos.',
  },
  pensionNeutral: {
    words: 'neutral en pensión',
    meaning:
      'Con la nueva prima los partícipes reciben juntos lo mismo que ahora. Alguno puede recibir más o menos de todos modos.',
  },
  transitionPlan: {
    words: 'plan de transición',
    meaning:
      'El documento en que el empleador fija la elección, sus efectos y la compensación (art. 150d PW). Se envía a la entidad de pensiones antes de la fecha legal.',
  },
  discounted: {
    words: 'valor actual',
    meaning:
      'Importes futuros, convertidos a su valor en el día de la transición. Por eso un euro dentro de treinta años cuenta menos que un euro ahora.',
  },
} as const;
