import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { headerLinks } from '#web/app/shell/header-links.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { customer } from '#web/customer/customer.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Logo, the ways to the other pages, who is signed in, and logging out. */
export function Header() {
  const texts = useFirstTexts();
  const { pathname } = useLocation();
  const { role } = useCurrentUser();
  return (
    <header className="border-b border-line bg-white">
      <div className="mx-auto flex w-full max-w-[76rem] flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-6 px-5 py-3 sm:px-8">
        <Link to={screenPaths.start} aria-label={texts.general.homeOf(customer.name)} className="rounded-corner">
          <BrandMark />
        </Link>
        <nav
          aria-label={texts.general.mainNavigation}
          className="no-print order-2 -ml-2.5 flex w-full flex-wrap gap-x-1 lg:order-none lg:ml-0 lg:w-auto lg:grow"
        >
          {headerLinks(texts, role, pathname).map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} className={buttonClass('quiet', 'small')}>
              <Icon aria-hidden size={16} className="max-lg:hidden" />
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-3 sm:gap-6">
          <SignedInPerson />
          <Link to={screenPaths.logout} className={`no-print ${buttonClass('secondary', 'small')}`}>
            <LogOut aria-hidden size={16} />
            <span className="max-sm:sr-only">{texts.general.logOut}</span>
          </Link>
        </div>
      </div>
    </header>
  );
}

/** Long names are cut off, so that they do not push the buttons to a line of their own. */
function SignedInPerson() {
  const { name, organisation } = useCurrentUser();
  return (
    <p title={`${name}, ${organisation}`} className="max-w-36 text-right text-sm leading-tight sm:max-w-52">
      <span className="block truncate font-semibold">{name}</span>
      <span className="block truncate text-xs text-ink-soft">{organisation}</span>
    </p>
  );
}
