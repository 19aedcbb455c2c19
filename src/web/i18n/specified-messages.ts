/** Messages that stay in English as long as nobody chose a language. */
export const specifiedMessages = {
  loading: 'Loading...',
  somethingWentWrong: 'Something went wrong...',
  errorTitle: 'Error',
  uploadFailed: 'Document upload mislukt...',
  deleteFailed: 'Delete document mislukt...',
  downloadFailed: 'Download mislukt...',
  notUploaded: 'The file was not uploaded.',
  messageSent: 'Message sent...',
  messageNotSent: 'Message not sent...',
  formNotSent: 'The form was not sent.',
  fileRequired: 'File is required',
  fileTooLarge: 'File size is too large.',
  fileUnsupported: 'Unsupported file format. Please upload .xlsx files only.',
} as const;

/** Refusals that the specification words. */
export const specifiedRefusals = { ACCESS_CODE_WRONG: 'The login detail is incorrect' } as const;
