import type { Catalogue } from '#web/i18n/catalogue.ts';
import { codeExtension, codeIssue, codeRevocation, codes } from '#web/i18n/en/access.ts';
import { answers, fieldFaults } from '#web/i18n/en/answers.ts';
import { auditLog } from '#web/i18n/en/audit.ts';
import { clientDeletion, clientForm, clients } from '#web/i18n/en/clients.ts';
import { contact } from '#web/i18n/en/contact.ts';
import { dossierDeletion, dossiers, newDossier } from '#web/i18n/en/dossiers.ts';
import { employerData } from '#web/i18n/en/employer-data.ts';
import { footer } from '#web/i18n/en/footer.ts';
import { formats } from '#web/i18n/en/formats.ts';
import { general } from '#web/i18n/en/general.ts';
import { houseStyle, logoField, styleReset } from '#web/i18n/en/house-style.ts';
import { messageDeletion, messages } from '#web/i18n/en/messages.ts';
import { organisationForm, organisations } from '#web/i18n/en/organisations.ts';
import { reports } from '#web/i18n/en/reports.ts';
import { auth } from '#web/i18n/en/session.ts';
import { retention } from '#web/i18n/en/settings.ts';
import { start } from '#web/i18n/en/start.ts';
import { system } from '#web/i18n/en/system.ts';
import { table } from '#web/i18n/en/table.ts';

/** All texts of the screens in English. */
export const en: Catalogue = {
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
