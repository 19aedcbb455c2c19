import { answers, fieldFaults } from '#web/i18n/nl/answers.ts';
import { clientDeletion, clientForm, clients } from '#web/i18n/nl/clients.ts';
import { contact } from '#web/i18n/nl/contact.ts';
import { dossierDeletion, dossiers, newDossier } from '#web/i18n/nl/dossiers.ts';
import { footer } from '#web/i18n/nl/footer.ts';
import { formats } from '#web/i18n/nl/formats.ts';
import { general } from '#web/i18n/nl/general.ts';
import { auth } from '#web/i18n/nl/session.ts';
import { start } from '#web/i18n/nl/start.ts';
import { system } from '#web/i18n/nl/system.ts';
import { table } from '#web/i18n/nl/table.ts';

/** All texts of the screens in Dutch. The other languages have the same keys and parameters. */
export const nl = {
  formats,
  answers,
  fieldFaults,
  system,
  general,
  auth,
  start,
  contact,
  footer,
  table,
  clients,
  clientForm,
  clientDeletion,
  dossiers,
  newDossier,
  dossierDeletion,
} as const;
