/** Paths of the API; a parameter is written ':name' for the server and filled in by the functions for the browser. */
export const apiPaths = {
  generateToken: '/api/generatetoken',
  confirmToken: '/api/confirmjwtvalid',
  currentUser: '/api/users/current',
  logout: '/api/logout',
  clients: '/api/clients',
  client: '/api/clients/:clientId',
  clientData: '/api/clients/:clientId/data',
  clientUsage: '/api/clients/:clientId/usage',
  clientDataExport: '/api/clients/:clientId/data/export',
  documents: '/api/clients/:clientId/documents',
  document: '/api/clients/:clientId/documents/:documentId',
  documentProgress: '/api/clients/:clientId/documents/:documentId/progress',
  documentCancel: '/api/clients/:clientId/documents/:documentId/cancel',
  documentRetry: '/api/clients/:clientId/documents/:documentId/retry',
  documentResult: '/api/clients/:clientId/documents/:documentId/result',
  documentFindings: '/api/clients/:clientId/documents/:documentId/findings',
  documentInput: '/api/clients/:clientId/documents/:documentId/input',
  documentVariants: '/api/clients/:clientId/documents/:documentId/variants',
  documentVariant: '/api/clients/:clientId/documents/:documentId/variants/:variantId',
  documentVariantCalculate: '/api/clients/:clientId/documents/:documentId/variants/:variantId/calculate',
  documentVariantResult: '/api/clients/:clientId/documents/:documentId/variants/:variantId/result',
  template: '/api/documents/template/:templateType',
  documentRestyle: '/api/clients/:clientId/documents/:documentId/restyle',
  reports: '/api/reports',
  reportsRestyle: '/api/reports/restyle',
  houseStyle: '/api/house-style',
  houseStyleLogo: '/api/house-style/logo',
  contact: '/api/contactus',
  contactMessages: '/api/contact-messages',
  contactMessage: '/api/contact-messages/:messageId',
  accessCodes: '/api/access-codes',
  accessCode: '/api/access-codes/:codeId',
  accessCodeExpiry: '/api/access-codes/:codeId/expiry',
  accessCodeReplacement: '/api/access-codes/:codeId/replacement',
  accessNotices: '/api/access-notices',
  accessNoticesSeen: '/api/access-notices/seen',
  invitations: '/api/invitations',
  invitation: '/api/invitations/:invitationId',
  invitationConfirmation: '/api/invitations/:invitationId/confirmation',
  organisations: '/api/organisations',
  organisation: '/api/organisations/:organisationId',
  organisationCodes: '/api/organisations/:organisationId/access-codes',
  organisationLimits: '/api/organisations/:organisationId/limits',
  organisationInvitations: '/api/organisations/:organisationId/invitations',
  auditLog: '/api/audit-log',
  auditLogExport: '/api/audit-log/export',
  generalDocument: '/api/generalDocuments/:documentType',
  usage: '/api/usage',
  retention: '/api/retention',
  example: '/api/example',
  health: '/api/health',
  metrics: '/api/metrics',
} as const;

/** Fills the ':name' parameters of a path, escaped. */
export function filledPath(path: string, parameters: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`path ${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
