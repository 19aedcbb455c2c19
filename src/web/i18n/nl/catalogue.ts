import { codeExtension, codeIssue, codeRevocation, codes } from '#web/i18n/nl/access.ts';
import { answers, fieldFaults } from '#web/i18n/nl/answers.ts';
import { auditLog } from '#web/i18n/nl/audit.ts';
import { clientDeletion, clientForm, clients } from '#web/i18n/nl/clients.ts';
import { contact } from '#web/i18n/nl/contact.ts';
import { dossierDeletion, dossiers, newDossier } from '#web/i18n/nl/dossiers.ts';
import { employerData } from '#web/i18n/nl/employer-data.ts';
import { footer } from '#web/i18n/nl/footer.ts';
import { formats } from '#web/i18n/nl/formats.ts';
import { general } from '#web/i18n/nl/general.ts';
import { houseStyle, logoField, styleReset } from '#web/i18n/nl/house-style.ts';
import { messageDeletion, messages } from '#web/i18n/nl/messages.ts';
import { organisationForm, organisations } from '#web/i18n/nl/organisations.ts';
import { reports } from '#web/i18n/nl/reports.ts';
import { auth } from '#web/i18n/nl/session.ts';
import { retention } from '#web/i18n/nl/settings.ts';
import { start } from '#web/i18n/nl/start.ts';
import { system } from '#web/i18n/nl/system.ts';
import { table } from '#web/i18n/nl/table.ts';

/** All texts of the screens in Dutch. The other languages have the same keys and parameters. */
export const nl = {
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
} as const;
