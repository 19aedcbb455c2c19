import { useLocation } from 'react-router';
import { Link } from '#web/ui/link.tsx';
import { headerLinks } from '#web/app/pages/pages.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { customer } from '#web/customer/customer.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useMedia, wideWindow } from '#web/lib/window-width.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The way to the page itself stays in its place, and shows that one is there; without colours too. */
const hereClass = 'aria-[current=page]:bg-brand-soft aria-[current=page]:underline underline-offset-4';

/** Logo, the ways to the other pages, who is signed in and logging out; in a narrow window one row, with the ways behind a button. */
export function Header() {
  const texts = useFirstTexts();
  const { pathname } = useLocation();
  const ways = (
    <>
      <MainNavigation />
      <SignedInPerson />
      <LogOutLink />
    </>
  );
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-4 px-5 py-2.5 sm:px-8">
        <Link to={screenPaths.start} aria-label={texts.general.homeOf(customer.name)} className="rounded-corner">
          <BrandMark />
        </Link>
        {useMedia(wideWindow) ? (
          ways
        ) : (
          <details key={pathname} className="no-print contents">
            <summary
              className={classNames(buttonClass('secondary', 'icon'), 'ml-auto list-none')}
              aria-label={texts.general.mainNavigation}
            >
              ☰
            </summary>
            <div className="flex w-full flex-col items-start gap-1 pt-2">{ways}</div>
          </details>
        )}
      </div>
    </header>
  );
}

function MainNavigation() {
  const texts = useFirstTexts();
  const { pathname } = useLocation();
  return (
    <nav aria-label={texts.general.mainNavigation} className="no-print flex grow gap-1 max-lg:flex-col">
      {headerLinks(texts, useCurrentUser()).map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === pathname ? 'page' : undefined}
          className={classNames(buttonClass('quiet', 'small'), hereClass)}
        >
          <Icon size={16} />
          {label}
        </Link>
      ))}
    </nav>
  );
}

const LogOutLink = () => (
  <Link to={screenPaths.logout} className={classNames(buttonClass('secondary', 'small'), 'no-print')}>
    {useFirstTexts().general.logOut}
  </Link>
);

/** Who is signed in, and the way to what protects that. Long names are cut off, so that they do not push the buttons to a line of their own. */
function SignedInPerson() {
  const { general } = useFirstTexts();
  const { pathname } = useLocation();
  const { name, organisation } = useCurrentUser();
  return (
    <Link
      to={screenPaths.security}
      aria-current={pathname === screenPaths.security ? 'page' : undefined}
      className={classNames(
        'max-w-52 rounded-corner px-1 text-sm leading-tight hover:underline lg:ml-auto lg:text-right',
        hereClass,
      )}
    >
      <span className="block truncate font-semibold">{name}</span>
      <span className="block truncate text-xs text-ink-soft">{organisation}</span>
      <span className="sr-only">{general.security}</span>
    </Link>
  );
}
