import type { Catalogue } from '#web/i18n/catalogue.ts';
import { codeExtension, codeIssue, codeRevocation, codes } from '#web/i18n/zh/access.ts';
import { answers, fieldFaults } from '#web/i18n/zh/answers.ts';
import { auditLog } from '#web/i18n/zh/audit.ts';
import { clientDeletion, clientForm, clients } from '#web/i18n/zh/clients.ts';
import { contact } from '#web/i18n/zh/contact.ts';
import { dossierDeletion, dossiers, newDossier } from '#web/i18n/zh/dossiers.ts';
import { employerData } from '#web/i18n/zh/employer-data.ts';
import { footer } from '#web/i18n/zh/footer.ts';
import { formats } from '#web/i18n/zh/formats.ts';
import { general } from '#web/i18n/zh/general.ts';
import { houseStyle, logoField, styleReset } from '#web/i18n/zh/house-style.ts';
import { messageDeletion, messages } from '#web/i18n/zh/messages.ts';
import { organisationForm, organisations } from '#web/i18n/zh/organisations.ts';
import { reports } from '#web/i18n/zh/reports.ts';
import { auth } from '#web/i18n/zh/session.ts';
import { retention } from '#web/i18n/zh/settings.ts';
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
