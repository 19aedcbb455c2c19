import type { CurrentUser } from '#api/session.ts';
import type { FirstTexts } from '#web/i18n/catalogue.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';

/** The list from which somebody works: the employers, or for who came in as an employer its dossiers. A list of one leads nowhere else. */
export const overviewOf = ({ general }: FirstTexts, { role, clientId }: Pick<CurrentUser, 'role' | 'clientId'>) =>
  role === 'employer' && clientId !== null
    ? { to: screenPaths.clientOf(clientId), label: general.dossiers, isOfOneEmployer: true }
    : { to: screenPaths.clients, label: general.clients, isOfOneEmployer: false };
