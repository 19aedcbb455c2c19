import type { Catalogue } from '#web/i18n/catalogue.ts';
import { answers, fieldFaults } from '#web/i18n/fr/answers.ts';
import { clientDeletion, clientForm, clients } from '#web/i18n/fr/clients.ts';
import { dossierDeletion, dossiers, newDossier } from '#web/i18n/fr/dossiers.ts';
import { formats } from '#web/i18n/fr/formats.ts';
import { general } from '#web/i18n/fr/general.ts';
import { auth } from '#web/i18n/fr/session.ts';
import { start } from '#web/i18n/fr/start.ts';
import { system } from '#web/i18n/fr/system.ts';
import { table } from '#web/i18n/fr/table.ts';

/** All texts of the screens in French. */
export const fr: Catalogue = {
  formats,
  answers,
  fieldFaults,
  system,
  general,
  auth,
  start,
  table,
  clients,
  clientForm,
  clientDeletion,
  dossiers,
  newDossier,
  dossierDeletion,
};
