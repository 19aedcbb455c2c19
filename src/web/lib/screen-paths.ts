/** Addresses of the screens. */
export const screenPaths = {
  start: '/',
  clients: '/client-list',
  client: '/client-overview/:clientId',
  clientOf: (clientId: string) => `/client-overview/${encodeURIComponent(clientId)}`,
  auth: '/auth',
  logout: '/auth/logout',
  unauthorized: '/unauthorized',
  handoff: '/:jwt',
} as const;
