import { sessionLimits } from '#api/sign-in/session-limits.ts';
import { mostParticipantSources } from '#api/participant-sources/source-limit.ts';
import { highestLimit, mostKept } from '#api/highest-limit.ts';
import { retentionDays } from '#api/retention-days.ts';
import { accessCodeDays } from '#api/access-code-days.ts';
import { mostDecisions, mostVariants } from '#api/variants/variant-limits.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { logoRules } from '#api/logo-rules.ts';
import { formats } from '#web/i18n/es/formats.ts';

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
    VARIANT_NAME_TAKEN: 'Este expediente ya tiene una variante con este nombre.',
    VARIANTS_FULL: `Se conservan como máximo ${mostVariants} variantes por expediente. Elimine una que ya no sea necesaria.`,
    VARIANT_NOT_READY: 'Esta variante (aún) no tiene resultado.',
    VARIANT_OUTDATED: 'Esta variante se calculó con una versión anterior del programa. Calcúlela de nuevo.',
    VARIANT_GONE: 'Una de las variantes elegidas ya no existe. Vuelva a cargar la página y elija de nuevo.',
    DECISIONS_FULL: `Se registran como máximo ${mostDecisions} decisiones por expediente, y estas permanecen.`,
    DECISION_NOT_POSSIBLE:
      'Esta aportación no se puede registrar: no está permitida o ya no existe. Vuelva a cargar la página.',
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
    CENTRAL_BANK_UPLOAD_BUSY: 'Ya se está subiendo o leyendo un archivo del banco central. Espere a que termine.',
    CENTRAL_BANK_UPLOAD_LOST: 'La subida se ha interrumpido; no se ha guardado nada. Empiece de nuevo.',
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
  quarter: 'Indique un trimestre, por ejemplo 2026Q3',
  largeFile: 'Este archivo es demasiado grande',
} as const;
