import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { AuthShell } from '#web/features/session/auth-shell.tsx';
import { FactorForm } from '#web/features/session/factor-form.tsx';
import { isDecodableToken } from '#web/features/session/handoff-token.ts';
import { apiTokenFor, asksSecondFactor } from '#web/features/session/factor-form.tsx';
import { currentFirstTexts, useFirstTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useSession } from '#web/lib/session.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** Takes the token of a sign-in link from the address, trades it for a login, and leaves no trace of it behind. */
export function HandoffPage() {
  const texts = useFirstTexts();
  const { jwt = '' } = useParams();
  const { signIn, forget } = useSession();
  const navigate = useNavigate();
  // A link works once, and an effect may run twice.
  const isStarted = useRef(false);
  const [isFactorAsked, setIsFactorAsked] = useState(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const leave = (refusedLink?: string) => {
      forget();
      return navigate(screenPaths.auth, { replace: true, state: refusedLink === undefined ? null : { refusedLink } });
    };
    const enter = async () => {
      if (!isDecodableToken(jwt)) return leave();
      await signIn(await apiTokenFor({ handoff: jwt }));
      return navigate(screenPaths.start, { replace: true });
    };
    enter().catch((error: unknown) => {
      if (asksSecondFactor(error)) return setIsFactorAsked(true);
      // oxlint-disable-next-line no-console -- the screen says what to do; the console says what went wrong
      console.error(error);
      return leave(problemText(error) ?? currentFirstTexts().auth.unreachable);
    });
  }, [jwt, signIn, forget, navigate]);
  const enterWith = async (secondFactor: string) => {
    await signIn(await apiTokenFor({ handoff: jwt, secondFactor }));
    await navigate(screenPaths.start, { replace: true });
  };
  if (isFactorAsked)
    return (
      <AuthShell title={texts.auth.title}>
        <FactorForm onCode={enterWith} />
      </AuthShell>
    );
  return (
    <AuthShell title={texts.auth.title}>
      <output className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {texts.auth.handoff}
      </output>
    </AuthShell>
  );
}
