import { useLocation } from 'react-router';
import { AuthShell } from '#web/features/session/auth-shell.tsx';
import { LoginForm } from '#web/features/session/login-form.tsx';
import { useFirstTexts } from '#web/i18n/language.ts';
import { useSession } from '#web/lib/session.ts';
import { ManualLink } from '#web/ui/manual-link.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The way in, with the message that belongs to the address. */
export function AuthPage({ message }: { readonly message: string }) {
  const texts = useFirstTexts();
  const { session } = useSession();
  const isEnded = session.status === 'signedOut' && session.ended;
  const warning = refusedLinkIn(useLocation().state) ?? (isEnded ? texts.auth.ended : null);
  return (
    <AuthShell title={texts.auth.title}>
      <div className="flex flex-col gap-5">
        {warning === null ? (
          <Notice tone="info">{message}</Notice>
        ) : (
          <Notice tone="warning" announced="politely">
            {warning}
          </Notice>
        )}
        <LoginForm />
        <ManualLink section="toegang" className="self-start" />
      </div>
    </AuthShell>
  );
}

/** What the server said of the sign-in link by which somebody came here. */
function refusedLinkIn(state: unknown): string | null {
  const isRefusal = typeof state === 'object' && state !== null && 'refusedLink' in state;
  return isRefusal && typeof state.refusedLink === 'string' ? state.refusedLink : null;
}
