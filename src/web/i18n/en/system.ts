/** Worded as they were specified where they were specified in English. */
export const system = {
  loading: 'Loading...',
  somethingWentWrong: 'Something went wrong...',
  errorTitle: 'Error',
  uploadFailed: 'Document upload failed...',
  deleteFailed: 'Delete document failed...',
  downloadFailed: 'Download failed...',
  notUploaded: 'The file was not uploaded.',
  messageSent: 'Message sent...',
  messageNotSent: 'Message not sent...',
  formNotSent: 'The form was not sent.',
  fileRequired: 'File is required',
  fileTooLarge: 'File size is too large.',
  fileUnsupported: 'Unsupported file format. Please upload .xlsx files only.',
} as const;
