import { Building2, Files, House, KeyRound, type LucideIcon, Mail, Palette, ScrollText, Settings } from 'lucide-react';
import type { ComponentType } from 'react';
import type { CurrentUser, Role } from '#api/session.ts';
import type { FirstTexts } from '#web/i18n/catalogue.ts';
import { overviewOf } from '#web/lib/overview.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';

type Label = keyof {
  [Name in keyof FirstTexts['general'] as FirstTexts['general'][Name] extends string ? Name : never]: true;
};

/** A page for people who are signed in. */
export interface Page {
  readonly path: string;
  /** To whom it is shown. */
  readonly roles: readonly Role[];
  readonly load: () => Promise<ComponentType>;
  /** Its place in the header, which is that in the list of pages. */
  readonly link?: { readonly label: Label; readonly icon: LucideIcon };
}

type Pages<Name extends string> = () => Promise<Readonly<Record<Name, ComponentType>>>;

/** A page by the name under which a file exports it. */
const named =
  <Name extends string>(fetchPages: Pages<Name>, name: Name) =>
  async (): Promise<ComponentType> =>
    (await fetchPages())[name];

const adviser: readonly Role[] = ['adviser'];
const provider: readonly Role[] = ['provider'];
const ofEmployers: readonly Role[] = ['adviser', 'employer'];

export const loadStart = () => import('#web/features/start/start-page.tsx');

// Pages that come in one file weigh less on the first page, which has the list of what each of them needs.
const calculatedPages = () => import('#web/app/pages/calculated-pages.ts');
const providerPages = () => import('#web/app/pages/provider-pages.ts');

/** All of them: the routes and the links in the header follow from it. The provider never sees an employer or dossier. */
export const pages: readonly Page[] = [
  {
    path: screenPaths.start,
    roles: ofEmployers,
    load: named(loadStart, 'StartPage'),
    link: { label: 'home', icon: House },
  },
  {
    path: screenPaths.clients,
    roles: ofEmployers,
    load: named(() => import('#web/features/clients/client-list-page.tsx'), 'ClientListPage'),
    link: { label: 'clients', icon: Building2 },
  },
  {
    path: screenPaths.client,
    roles: ofEmployers,
    load: named(() => import('#web/features/dossiers/dossier-overview-page.tsx'), 'DossierOverviewPage'),
  },
  { path: screenPaths.dossier, roles: ofEmployers, load: named(calculatedPages, 'ResultsPage') },
  { path: screenPaths.compare, roles: ofEmployers, load: named(calculatedPages, 'ComparePage') },
  { path: screenPaths.participantsFile, roles: ofEmployers, load: named(calculatedPages, 'ParticipantsFilePage') },
  {
    path: screenPaths.clientData,
    roles: adviser,
    load: named(() => import('#web/features/employer-data/employer-data-page.tsx'), 'EmployerDataPage'),
  },
  {
    path: screenPaths.houseStyle,
    roles: adviser,
    load: named(() => import('#web/features/house-style/house-style-page.tsx'), 'HouseStylePage'),
    link: { label: 'houseStyle', icon: Palette },
  },
  {
    path: screenPaths.accessCodes,
    roles: adviser,
    load: named(() => import('#web/features/access/code-list-page.tsx'), 'CodeListPage'),
    link: { label: 'accessCodes', icon: KeyRound },
  },
  {
    path: screenPaths.settings,
    roles: adviser,
    load: named(() => import('#web/features/settings/settings-page.tsx'), 'SettingsPage'),
    link: { label: 'settings', icon: Settings },
  },
  {
    path: screenPaths.organisationSessions,
    roles: adviser,
    load: named(
      () => import('#web/features/session/security/organisation-sessions-page.tsx'),
      'OrganisationSessionsPage',
    ),
  },
  {
    path: screenPaths.officeStandards,
    roles: adviser,
    load: named(() => import('#web/features/office-standards/standards-page.tsx'), 'OfficeStandardsPage'),
  },
  {
    path: screenPaths.auditLog,
    roles: adviser,
    load: named(() => import('#web/features/audit/audit-log-page.tsx'), 'AuditLogPage'),
  },
  {
    path: screenPaths.security,
    roles: ofEmployers,
    load: named(() => import('#web/features/session/security/security-page.tsx'), 'SecurityPage'),
  },
  {
    path: screenPaths.organisations,
    roles: provider,
    load: named(providerPages, 'OrganisationListPage'),
    link: { label: 'organisations', icon: Building2 },
  },
  { path: screenPaths.organisationCodes, roles: provider, load: named(providerPages, 'OrganisationCodesPage') },
  {
    path: screenPaths.messages,
    roles: provider,
    load: named(providerPages, 'MessageListPage'),
    link: { label: 'messages', icon: Mail },
  },
  {
    path: screenPaths.centralBank,
    roles: provider,
    load: named(providerPages, 'CentralBankPage'),
    link: { label: 'centralBank', icon: Files },
  },
  {
    path: screenPaths.providerAuditLog,
    roles: provider,
    load: named(providerPages, 'AuditLogPage'),
    link: { label: 'auditLog', icon: ScrollText },
  },
  { path: screenPaths.security, roles: provider, load: named(providerPages, 'SecurityPage') },
];

export interface HeaderLink {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The ways to the pages, by role: the same on every page. An employer has its dossiers in the place of a list of one. */
export function headerLinks(texts: FirstTexts, user: Pick<CurrentUser, 'role' | 'clientId'>): readonly HeaderLink[] {
  const { isOfOneEmployer, ...overview } = overviewOf(texts, user);
  return pages.flatMap(({ path, roles, link }) => {
    if (link === undefined || !roles.includes(user.role)) return [];
    if (path === screenPaths.clients && isOfOneEmployer) return [{ ...overview, icon: Files }];
    return [{ to: path, label: texts.general[link.label], icon: link.icon }];
  });
}
