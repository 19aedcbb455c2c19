export const system = {
  loading: 'Cargando…',
  somethingWentWrong: 'Se ha producido un error…',
  errorTitle: 'Error',
  uploadFailed: 'El expediente no se ha enviado…',
  deleteFailed: 'La eliminación ha fallado…',
  downloadFailed: 'La descarga ha fallado…',
  notUploaded: 'El archivo no se ha enviado.',
  fileRequired: 'Elija un archivo.',
  fileTooLarge: 'El archivo es demasiado grande.',
  fileUnsupported: 'Este tipo de archivo no es compatible. Envíe solo archivos .xlsx.',
} as const;
