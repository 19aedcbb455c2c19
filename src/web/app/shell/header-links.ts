import { Building2, Files, House, KeyRound, Mail, Palette, ScrollText, Settings, type LucideIcon } from 'lucide-react';
import type { CurrentUser, Role } from '#api/session.ts';
import type { FirstTexts } from '#web/i18n/catalogue.ts';
import { overviewOf } from '#web/lib/overview.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';

export interface HeaderLink {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The ways to the pages, by role: the same on every page. */
export function headerLinks(texts: FirstTexts, user: Pick<CurrentUser, 'role' | 'clientId'>): readonly HeaderLink[] {
  const { general } = texts;
  const { to, label, isOfOneEmployer } = overviewOf(texts, user);
  const specified = [
    { to: screenPaths.start, label: general.home, icon: House },
    { to, label, icon: isOfOneEmployer ? Files : Building2 },
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
      { to: screenPaths.centralBank, label: general.centralBank, icon: Files },
      { to: screenPaths.providerAuditLog, label: general.auditLog, icon: ScrollText },
    ],
  };
  return byRole[user.role];
}
