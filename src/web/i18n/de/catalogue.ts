import type { Catalogue } from '#web/i18n/catalogue.ts';
import { codeExtension, codeIssue, codeRevocation, codes } from '#web/i18n/de/access.ts';
import { answers, fieldFaults } from '#web/i18n/de/answers.ts';
import { auditLog } from '#web/i18n/de/audit.ts';
import { clientDeletion, clientForm, clients } from '#web/i18n/de/clients.ts';
import { contact } from '#web/i18n/de/contact.ts';
import { dossierDeletion, dossiers, newDossier } from '#web/i18n/de/dossiers.ts';
import { employerData } from '#web/i18n/de/employer-data.ts';
import { footer } from '#web/i18n/de/footer.ts';
import { formats } from '#web/i18n/de/formats.ts';
import { general } from '#web/i18n/de/general.ts';
import { houseStyle, logoField, styleReset } from '#web/i18n/de/house-style.ts';
import { messageDeletion, messages } from '#web/i18n/de/messages.ts';
import { organisationForm, organisations } from '#web/i18n/de/organisations.ts';
import { reports } from '#web/i18n/de/reports.ts';
import { auth } from '#web/i18n/de/session.ts';
import { retention } from '#web/i18n/de/settings.ts';
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
