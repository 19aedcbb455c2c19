import type { Catalogue } from '#web/i18n/catalogue.ts';
import { answers, fieldFaults } from '#web/i18n/es/answers.ts';
import { clientDeletion, clientForm, clients } from '#web/i18n/es/clients.ts';
import { dossierDeletion, dossiers, newDossier } from '#web/i18n/es/dossiers.ts';
import { formats } from '#web/i18n/es/formats.ts';
import { general } from '#web/i18n/es/general.ts';
import { auth } from '#web/i18n/es/session.ts';
import { start } from '#web/i18n/es/start.ts';
import { system } from '#web/i18n/es/system.ts';
import { table } from '#web/i18n/es/table.ts';

/** All texts of the screens in Spanish. */
export const es: Catalogue = {
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
