import { useLocation } from 'react-router';
import { AuthShell } from '#web/features/session/auth-shell.tsx';
import { useFirstTexts } from '#web/i18n/language.ts';
import { useSession } from '#web/lib/session.ts';
import { ManualLink } from '#web/ui/manual-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useState } from 'react';
import { customer } from '#web/customer/customer.ts';
import { accessCodeFault, bareAccessCode } from '#web/features/session/access-code.ts';
import { FactorForm, apiTokenFor, asksSecondFactor, useCodeForm } from '#web/features/session/factor-form.tsx';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';

/** The way in, with the message that belongs to the address. */
export function AuthPage({ message }: { readonly message: string }) {
  const texts = useFirstTexts();
  const { session } = useSession();
  const isEnded = session.status === 'signedOut' && session.because === 'ended';
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

/** One field for the access code. A password field, so that the browser may keep it and nobody reads along, unless asked otherwise. */
function LoginForm() {
  const texts = useFirstTexts();
  const { signIn } = useSession();
  const [isShown, setIsShown] = useState(false);
  const [codeOfTwo, setCodeOfTwo] = useState<string | null>(null);
  const { isBusy, onSubmit, field } = useCodeForm(async (typed) => {
    const visibleFault = accessCodeFault(typed);
    if (visibleFault !== null) return visibleFault;
    const accessCode = bareAccessCode(typed);
    try {
      await signIn(await apiTokenFor({ accessCode }));
    } catch (error) {
      if (!asksSecondFactor(error)) return problemText(error) ?? texts.auth.unreachable;
      setCodeOfTwo(accessCode);
    }
    return null;
  });
  if (codeOfTwo !== null)
    return (
      <FactorForm onCode={async (secondFactor) => signIn(await apiTokenFor({ accessCode: codeOfTwo, secondFactor }))} />
    );
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
      {/* Under this name a password manager keeps the code. */}
      <input type="text" autoComplete="username" value={customer.name} readOnly hidden />
      <div className="flex flex-col gap-2">
        <TextField
          {...field}
          label={texts.auth.accessCode}
          hint={texts.auth.accessCodeHint}
          name="accessCode"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          required
        />
        {/* Twenty-six characters from the telephone are not typed blind without a slip. */}
        <label className="flex min-h-6 items-center gap-2 self-start text-sm">
          <input
            type="checkbox"
            checked={isShown}
            onChange={({ target }) => setIsShown(target.checked)}
            className="size-4 accent-brand"
          />
          {texts.auth.showAccessCode}
        </label>
      </div>
      <Button type="submit" aria-disabled={isBusy} className="w-full" isBusy={isBusy}>
        {isBusy ? texts.auth.loggingIn : texts.auth.logIn}
      </Button>
    </form>
  );
}
