import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { Screens } from '#web/app/screens.tsx';
import { makeQueryClient } from '#web/lib/query-client.ts';
import { SessionProvider } from '#web/lib/session-provider.tsx';
import { FailureBoundary } from '#web/ui/failure-boundary.tsx';
import { Toasts } from '#web/ui/toasts.tsx';

export function App() {
  const [queryClient] = useState(makeQueryClient);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <SessionProvider>
            <FailureBoundary>
              <Screens />
            </FailureBoundary>
          </SessionProvider>
        </BrowserRouter>
        <Toasts />
      </QueryClientProvider>
    </CSPProvider>
  );
}
