import type { Catalogue } from '#web/i18n/catalogue.ts';
import { codeExtension, codeIssue, codeRevocation, codes } from '#web/i18n/ja/access.ts';
import { answers, fieldFaults } from '#web/i18n/ja/answers.ts';
import { auditLog } from '#web/i18n/ja/audit.ts';
import { clientDeletion, clientForm, clients } from '#web/i18n/ja/clients.ts';
import { contact } from '#web/i18n/ja/contact.ts';
import { dossierDeletion, dossiers, newDossier } from '#web/i18n/ja/dossiers.ts';
import { employerData } from '#web/i18n/ja/employer-data.ts';
import { footer } from '#web/i18n/ja/footer.ts';
import { formats } from '#web/i18n/ja/formats.ts';
import { general } from '#web/i18n/ja/general.ts';
import { houseStyle, logoField, styleReset } from '#web/i18n/ja/house-style.ts';
import { messageDeletion, messages } from '#web/i18n/ja/messages.ts';
import { organisationForm, organisations } from '#web/i18n/ja/organisations.ts';
import { reports } from '#web/i18n/ja/reports.ts';
import { auth } from '#web/i18n/ja/session.ts';
import { retention } from '#web/i18n/ja/settings.ts';
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
  contact,
  footer,
  table,
  clients,
  clientForm,
  clientDeletion,
  dossiers,
  newDossier,
  dossierDeletion,
  codes,
  codeIssue,
  codeExtension,
  codeRevocation,
  organisations,
  organisationForm,
  messages,
  messageDeletion,
  auditLog,
  houseStyle,
  logoField,
  styleReset,
  reports,
  employerData,
  retention,
};
