import type { Catalogue } from '#web/i18n/catalogue.ts';
import { answers, fieldFaults } from '#web/i18n/zh/answers.ts';
import { clientDeletion, clientForm, clients } from '#web/i18n/zh/clients.ts';
import { dossierDeletion, dossiers, newDossier } from '#web/i18n/zh/dossiers.ts';
import { formats } from '#web/i18n/zh/formats.ts';
import { general } from '#web/i18n/zh/general.ts';
import { auth } from '#web/i18n/zh/session.ts';
import { start } from '#web/i18n/zh/start.ts';
import { system } from '#web/i18n/zh/system.ts';
import { table } from '#web/i18n/zh/table.ts';

/** All texts of the screens in Chinese. */
export const zh: Catalogue = {
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
