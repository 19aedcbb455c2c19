/** What the server refuses, by code, and why a dossier is in its state. */
export const answers = {
  refusals: {
    NOT_SIGNED_IN: 'No ha iniciado sesión o esta ha terminado. Inicie sesión de nuevo con su código de acceso.',
    ACCESS_CODE_WRONG: 'Este código de acceso es incorrecto, ha caducado o ha sido revocado.',
    HANDOFF_WRONG: 'Este enlace de acceso es incorrecto, ha caducado o ya se ha utilizado.',
    NOT_ALLOWED: 'No tiene acceso a esta parte.',
    NOT_FOUND: 'Este elemento no existe o se ha eliminado.',
    INPUT_INVALID: 'Revise los campos señalados.',
    CLIENT_NAME_TAKEN: 'Ya existe un empleador con este nombre.',
    CLIENT_CHANGED_MEANWHILE:
      'Entretanto, otra persona ha modificado este empleador. Vuelva a cargar la página y repita su modificación.',
    DOSSIER_STATE_CONFLICT: 'Entretanto, el estado de este expediente ha cambiado. Vuelva a cargar la lista.',
    FILE_NOT_READY: 'Este archivo (todavía) no está disponible.',
    FILE_TOO_LARGE: 'El archivo supera los 5 MB.',
    FILE_NOT_XLSX: 'Este archivo no es .xlsx. Guárdelo en Excel como «Libro de Excel (.xlsx)».',
    UPLOAD_INCOMPLETE: 'El archivo no ha llegado completo. Envíelo de nuevo.',
    TOO_MANY_REQUESTS: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
    BUSY: 'El servicio no está disponible por el momento. Inténtelo de nuevo dentro de unos segundos.',
    INTERNAL: 'Se ha producido un error por nuestra parte. La incidencia ha quedado registrada.',
  },
  statusReasons: {
    memory: 'El cálculo ha necesitado más memoria de la disponible.',
    time: 'El cálculo ha durado demasiado y se ha detenido.',
    crash: 'El cálculo se ha detenido por un error por nuestra parte.',
    interrupted: 'El cálculo se ha interrumpido.',
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
  minimumTwo: '2 caracteres como mínimo',
  maximumForty: '40 caracteres como máximo',
  maximumEighty: '80 caracteres como máximo',
  kvkNumber: 'Un número KvK tiene 8 cifras',
  email: 'Introduzca una dirección de correo válida',
} as const;
