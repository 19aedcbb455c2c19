import type { Catalogue } from '#web/i18n/catalogue.ts';
import { codeExtension, codeIssue, codeRevocation, codes } from '#web/i18n/es/access.ts';
import { answers, fieldFaults } from '#web/i18n/es/answers.ts';
import { auditLog } from '#web/i18n/es/audit.ts';
import { clientDeletion, clientForm, clients } from '#web/i18n/es/clients.ts';
import { contact } from '#web/i18n/es/contact.ts';
import { dossierDeletion, dossiers, newDossier } from '#web/i18n/es/dossiers.ts';
import { employerData } from '#web/i18n/es/employer-data.ts';
import { footer } from '#web/i18n/es/footer.ts';
import { formats } from '#web/i18n/es/formats.ts';
import { general } from '#web/i18n/es/general.ts';
import { houseStyle, logoField, styleReset } from '#web/i18n/es/house-style.ts';
import { messageDeletion, messages } from '#web/i18n/es/messages.ts';
import { organisationForm, organisations } from '#web/i18n/es/organisations.ts';
import { reports } from '#web/i18n/es/reports.ts';
import { auth } from '#web/i18n/es/session.ts';
import { retention } from '#web/i18n/es/settings.ts';
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
