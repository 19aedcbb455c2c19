import { Building2, House, LogOut, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { customer } from '#web/customer/customer.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';

interface HeaderLink {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

const links = ({ general }: Catalogue): readonly HeaderLink[] => [
  { to: screenPaths.start, label: general.home, icon: House },
  { to: screenPaths.clients, label: general.clients, icon: Building2 },
];

/** Logo, the ways to the other pages, who is signed in, and logging out. */
export function Header() {
  const texts = useTexts();
  const { pathname } = useLocation();
  return (
    <header className="border-b border-line bg-white">
      <div className="mx-auto flex w-full max-w-[76rem] flex-wrap items-center gap-x-3 gap-y-2 sm:gap-x-6 px-5 py-3 sm:px-8">
        <Link to={screenPaths.start} aria-label={texts.general.homeOf(customer.name)} className="rounded-corner">
          <BrandMark />
        </Link>
        <nav
          aria-label={texts.general.mainNavigation}
          className="no-print order-2 -ml-2.5 flex grow gap-1 sm:order-none sm:ml-0"
        >
          {links(texts)
            .filter(({ to }) => to !== pathname)
            .map(({ to, label, icon: Icon }) => (
              <Link key={to} to={to} className={buttonClass('quiet', 'small')}>
                <Icon aria-hidden size={16} className="max-sm:hidden" />
                {label}
              </Link>
            ))}
        </nav>
        <SignedInPerson />
        <span aria-hidden className="order-1 w-full sm:hidden" />
        <Link
          to={screenPaths.logout}
          className={`no-print order-2 ml-auto sm:order-none sm:ml-0 ${buttonClass('secondary', 'small')}`}
        >
          <LogOut aria-hidden size={16} />
          {texts.general.logOut}
        </Link>
      </div>
    </header>
  );
}

function SignedInPerson() {
  const { name, organisation } = useCurrentUser();
  return (
    <p className="ml-auto min-w-0 text-right text-sm leading-tight">
      <span className="block truncate font-semibold">{name}</span>
      <span className="block truncate text-xs text-ink-soft">{organisation}</span>
    </p>
  );
}
