import type { Catalogue } from '#web/i18n/catalogue.ts';
import { codeExtension, codeIssue, codeRevocation, codes } from '#web/i18n/fr/access.ts';
import { answers, fieldFaults } from '#web/i18n/fr/answers.ts';
import { auditLog } from '#web/i18n/fr/audit.ts';
import { clientDeletion, clientForm, clients } from '#web/i18n/fr/clients.ts';
import { contact } from '#web/i18n/fr/contact.ts';
import { dossierDeletion, dossiers, newDossier } from '#web/i18n/fr/dossiers.ts';
import { employerData } from '#web/i18n/fr/employer-data.ts';
import { footer } from '#web/i18n/fr/footer.ts';
import { formats } from '#web/i18n/fr/formats.ts';
import { general } from '#web/i18n/fr/general.ts';
import { houseStyle, logoField, styleReset } from '#web/i18n/fr/house-style.ts';
import { messageDeletion, messages } from '#web/i18n/fr/messages.ts';
import { organisationForm, organisations } from '#web/i18n/fr/organisations.ts';
import { reports } from '#web/i18n/fr/reports.ts';
import { auth } from '#web/i18n/fr/session.ts';
import { retention } from '#web/i18n/fr/settings.ts';
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
