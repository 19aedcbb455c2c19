import { Building2, House, KeyRound, Mail, Palette, ScrollText, Settings, type LucideIcon } from 'lucide-react';
import type { Role } from '#api/session.ts';
import type { FirstTexts } from '#web/i18n/catalogue.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';

export interface HeaderLink {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The ways to other pages, by role. That to the page itself is left out. */
export function headerLinks({ general }: FirstTexts, role: Role, pathname: string): readonly HeaderLink[] {
  const specified = [
    { to: screenPaths.start, label: general.home, icon: House },
    { to: screenPaths.clients, label: general.clients, icon: Building2 },
  ];
  const byRole: Readonly<Record<Role, readonly HeaderLink[]>> = {
    employer: specified,
    adviser: [
      ...specified,
      { to: screenPaths.houseStyle, label: general.houseStyle, icon: Palette },
      { to: screenPaths.accessCodes, label: general.accessCodes, icon: KeyRound },
      { to: screenPaths.settings, label: general.settings, icon: Settings },
    ],
    provider: [
      { to: screenPaths.organisations, label: general.organisations, icon: Building2 },
      { to: screenPaths.messages, label: general.messages, icon: Mail },
      { to: screenPaths.providerAuditLog, label: general.auditLog, icon: ScrollText },
    ],
  };
  return byRole[role].filter(({ to }) => to !== pathname);
}
