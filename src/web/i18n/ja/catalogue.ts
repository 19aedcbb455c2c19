import type { Catalogue } from '#web/i18n/catalogue.ts';
import { answers, fieldFaults } from '#web/i18n/ja/answers.ts';
import { clientDeletion, clientForm, clients } from '#web/i18n/ja/clients.ts';
import { dossierDeletion, dossiers, newDossier } from '#web/i18n/ja/dossiers.ts';
import { formats } from '#web/i18n/ja/formats.ts';
import { general } from '#web/i18n/ja/general.ts';
import { auth } from '#web/i18n/ja/session.ts';
import { start } from '#web/i18n/ja/start.ts';
import { system } from '#web/i18n/ja/system.ts';
import { table } from '#web/i18n/ja/table.ts';

/** All texts of the screens in Japanese. */
export const ja: Catalogue = {
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
