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
  readonly link: readonly [label: Label, icon: LucideIcon] | undefined;
}

type Pages<Name extends string> = () => Promise<Readonly<Record<Name, ComponentType>>>;

const adviser: readonly Role[] = ['adviser'];
const provider: readonly Role[] = ['provider'];
const ofEmployers: readonly Role[] = ['adviser', 'employer'];

export const loadStart = () => import('#web/features/start/start-page.tsx');

// Pages that come in one file weigh less on the first page, which has the list of what each of them needs.
const calculatedPages = () => import('#web/app/pages/calculated-pages.ts');
const providerPages = () => import('#web/app/pages/provider-pages.ts');

/** A page by the name under which a file exports it. */
const page = <Name extends string>(
  path: string,
  roles: readonly Role[],
  fetchPages: Pages<Name>,
  name: Name,
  link?: Page['link'],
): Page => ({ path, roles, load: async () => (await fetchPages())[name], link });

/** All of them: the routes and the links in the header follow from it. The provider never sees an employer or dossier. */
export const pages: readonly Page[] = [
  page(screenPaths.start, ofEmployers, loadStart, 'StartPage', ['home', House]),
  page(screenPaths.clients, ofEmployers, () => import('#web/features/clients/client-list-page.tsx'), 'ClientListPage', [
    'clients',
    Building2,
  ]),
  page(
    screenPaths.client,
    ofEmployers,
    () => import('#web/features/dossiers/dossier-overview-page.tsx'),
    'DossierOverviewPage',
  ),
  page(screenPaths.dossier, ofEmployers, calculatedPages, 'OutcomePage'),
  page(screenPaths.compare, ofEmployers, calculatedPages, 'ComparePage'),
  page(screenPaths.participantsFile, ofEmployers, calculatedPages, 'ParticipantsFilePage'),
  page(
    screenPaths.clientData,
    adviser,
    () => import('#web/features/clients/employer-data-page.tsx'),
    'EmployerDataPage',
  ),
  page(
    screenPaths.houseStyle,
    adviser,
    () => import('#web/features/house-style/house-style-page.tsx'),
    'HouseStylePage',
    ['houseStyle', Palette],
  ),
  page(screenPaths.accessCodes, adviser, () => import('#web/features/access/code-list-page.tsx'), 'CodeListPage', [
    'accessCodes',
    KeyRound,
  ]),
  page(screenPaths.settings, adviser, () => import('#web/features/settings/settings-page.tsx'), 'SettingsPage', [
    'settings',
    Settings,
  ]),
  page(
    screenPaths.organisationSessions,
    adviser,
    () => import('#web/features/session/security/organisation-sessions-page.tsx'),
    'OrganisationSessionsPage',
  ),
  page(
    screenPaths.officeStandards,
    adviser,
    () => import('#web/features/settings/standards-page.tsx'),
    'OfficeStandardsPage',
  ),
  page(screenPaths.auditLog, adviser, () => import('#web/features/audit/audit-log-page.tsx'), 'AuditLogPage'),
  page(
    screenPaths.security,
    ofEmployers,
    () => import('#web/features/session/security/security-page.tsx'),
    'SecurityPage',
  ),
  page(screenPaths.organisations, provider, providerPages, 'OrganisationListPage', ['organisations', Building2]),
  page(screenPaths.organisationCodes, provider, providerPages, 'OrganisationCodesPage'),
  page(screenPaths.messages, provider, providerPages, 'MessageListPage', ['messages', Mail]),
  page(screenPaths.centralBank, provider, providerPages, 'CentralBankPage', ['centralBank', Files]),
  page(screenPaths.providerAuditLog, provider, providerPages, 'AuditLogPage', ['auditLog', ScrollText]),
  page(screenPaths.security, provider, providerPages, 'SecurityPage'),
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
    const [label, icon] = link;
    return [{ to: path, label: texts.general[label], icon }];
  });
}
