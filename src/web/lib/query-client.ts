import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api-error.ts';

/** Only what may go right the next time is asked again: no connection, or a server that is busy or restarting. */
export function isWorthRetrying(failureCount: number, error: unknown): boolean {
  const isPassing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return failureCount < 1 && isPassing;
}

/**
 * Calls are made without a connection too, and fail then: a call that waited for one would leave the reader without an
 * answer, and would still delete something that he had given up deleting.
 */
const networkMode = 'always';

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, retryDelay: 1000, networkMode, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  });
