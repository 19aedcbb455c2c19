/** Paths of the API; a parameter is written ':name' for the server and filled in by the functions for the browser. */
export const apiPaths = {
  generateToken: '/api/generatetoken',
  confirmToken: '/api/confirmjwtvalid',
  currentUser: '/api/users/current',
  logout: '/api/logout',
  clients: '/api/clients',
  client: '/api/clients/:clientId',
  documents: '/api/clients/:clientId/documents',
  document: '/api/clients/:clientId/documents/:documentId',
  documentProgress: '/api/clients/:clientId/documents/:documentId/progress',
  documentCancel: '/api/clients/:clientId/documents/:documentId/cancel',
  documentRetry: '/api/clients/:clientId/documents/:documentId/retry',
  template: '/api/documents/template/:templateType',
  contact: '/api/contactus',
  generalDocument: '/api/generalDocuments/:documentType',
  health: '/api/health',
} as const;

/** Fills the ':name' parameters of a path, escaped. */
export function filledPath(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
