import type { Catalogue } from '#web/i18n/catalogue.ts';
import { answers, fieldFaults } from '#web/i18n/de/answers.ts';
import { clientDeletion, clientForm, clients } from '#web/i18n/de/clients.ts';
import { dossierDeletion, dossiers, newDossier } from '#web/i18n/de/dossiers.ts';
import { formats } from '#web/i18n/de/formats.ts';
import { general } from '#web/i18n/de/general.ts';
import { auth } from '#web/i18n/de/session.ts';
import { start } from '#web/i18n/de/start.ts';
import { system } from '#web/i18n/de/system.ts';
import { table } from '#web/i18n/de/table.ts';

/** All texts of the screens in German. */
export const de: Catalogue = {
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
