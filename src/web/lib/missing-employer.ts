import type { Catalogue } from '#web/i18n/catalogue.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';

/** What a page of an employer that is not there (any more) says, and where it leads. */
export const missingEmployer = ({ clients, results }: Catalogue) => ({
  text: clients.missing,
  to: screenPaths.clients,
  label: results.toClients,
});
