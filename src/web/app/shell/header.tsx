import { LogOut } from 'lucide-react';
import { useLocation } from 'react-router';
import { Link } from '#web/ui/link.tsx';
import { headerLinks } from '#web/app/pages/pages.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { customer } from '#web/customer/customer.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** The way to the page itself stays in its place, and shows that one is there; without colours too. */
const hereClass = 'aria-[current=page]:bg-brand-soft aria-[current=page]:underline underline-offset-4';

/** Logo, the ways to the other pages, logging out, and who is signed in. Who goes by keyboard comes along them as they are seen. */
export function Header() {
  const texts = useFirstTexts();
  const { pathname } = useLocation();
  const user = useCurrentUser();
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex w-full max-w-[76rem] flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-6 px-5 py-3 sm:px-8">
        <Link to={screenPaths.start} aria-label={texts.general.homeOf(customer.name)} className="rounded-corner">
          <BrandMark />
        </Link>
        <div className="no-print order-2 -ml-2.5 flex w-[calc(100%+0.625rem)] flex-wrap items-center gap-1 lg:contents">
          <nav aria-label={texts.general.mainNavigation} className="contents lg:order-1 lg:flex lg:grow lg:gap-x-1">
            {headerLinks(texts, user).map(({ to, label, icon: Icon }) => (
              <Link
                key={to}
                to={to}
                aria-current={to === pathname ? 'page' : undefined}
                className={classNames(buttonClass('quiet', 'small'), hereClass)}
              >
                <Icon size={16} className="max-lg:hidden" />
                {label}
              </Link>
            ))}
          </nav>
          <Link to={screenPaths.logout} className={classNames(buttonClass('secondary', 'small'), 'ml-auto lg:order-3')}>
            <LogOut size={16} />
            <span className="max-sm:sr-only">{texts.general.logOut}</span>
          </Link>
        </div>
        <SignedInPerson />
      </div>
    </header>
  );
}

/** Who is signed in, and the way to what protects that. Long names are cut off, so that they do not push the buttons to a line of their own. */
function SignedInPerson() {
  const { general } = useFirstTexts();
  const { pathname } = useLocation();
  const { name, organisation } = useCurrentUser();
  return (
    <Link
      to={screenPaths.security}
      title={`${name}, ${organisation}: ${general.security}`}
      aria-current={pathname === screenPaths.security ? 'page' : undefined}
      className={classNames(
        'order-1 ml-auto max-w-36 rounded-corner px-1 text-right text-sm leading-tight hover:underline sm:max-w-52 lg:order-2',
        hereClass,
      )}
    >
      <span className="block truncate font-semibold">{name}</span>
      <span className="block truncate text-xs text-ink-soft">{organisation}</span>
      <span className="sr-only">{general.security}</span>
    </Link>
  );
}
