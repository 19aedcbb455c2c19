import { auditRoutes } from '#server/audit/routes.ts';
import { recordAct as recordUnlimited } from '#server/audit/store.ts';
import { centralBankRoutes } from '#server/central-bank/routes.ts';
import { clientRoutes } from '#server/clients/routes.ts';
import { mailQueue } from '#server/contact/mail-message.job.ts';
import { type ContactParts, contactRoutes } from '#server/contact/routes.ts';
import { securityContactRoute } from '#server/contact/security-contact-route.ts';
import { orderDeletion } from '#server/platform/deletion/delete-for-good.job.ts';
import { calculationQueue } from '#server/dossiers/calculate-dossier.job.ts';
import { deskRoutes } from '#server/dossiers/desk/desk-routes.ts';
import { dossierRoutes } from '#server/dossiers/routes.ts';
import { compareRoutes } from '#server/dossiers/compare/compare-routes.ts';
import { previewRoute } from '#server/dossiers/results/preview-route.ts';
import { resultRoutes } from '#server/dossiers/results/result-routes.ts';
import { officeRoutes } from '#server/dossiers/office/office-routes.ts';
import { sharedRoutes } from '#server/dossiers/sharing/shared-routes.ts';
import { sharingRoutes } from '#server/dossiers/sharing/sharing-routes.ts';
import { decisionRoutes } from '#server/dossiers/variants/decision-routes.ts';
import { textRoutes } from '#server/dossiers/texts/text-routes.ts';
import type { VariantRouteParts } from '#server/dossiers/variants/variant-actions.ts';
import { variantRoutes } from '#server/dossiers/variants/variant-routes.ts';
import { variantQueue } from '#server/dossiers/variants/calculate-variant.job.ts';
import type { OrderCalculation } from '#server/dossiers/submit-dossier.ts';
import { usageRoutes } from '#server/dossiers/usage-routes.ts';
import { templateRoutes } from '#server/dossiers/template-route.ts';
import { participantSourceRoutes } from '#server/participant-sources/routes.ts';
import { houseStyleRoutes } from '#server/house-style/routes.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { limitedActs } from '#server/platform/limits/limited-acts.ts';
import { noteLimit } from '#server/platform/limits/note-limit.ts';
import { officeFilling } from '#server/office-standards/office-filling.ts';
import { officeStandardsRoutes } from '#server/office-standards/routes.ts';
import { organisationRoutes } from '#server/organisations/routes.ts';
import { employerDataRoutes } from '#server/employer-data/routes.ts';
import { exampleRoute } from '#server/example-route.ts';
import { generalDocumentRoutes } from '#server/contact/general-documents.ts';
import type { App } from '#server/platform/app-type.ts';
import { metricsRoute } from '#server/dossiers/monitoring/metrics-route.ts';
import { organisationIds } from '#server/platform/database/organisations-store.ts';
import { healthRoute, liveRoute } from '#server/platform/health-route.ts';
import { retentionRoutes } from '#server/retention/routes.ts';
import { codeRoutes } from '#server/session/code-routes.ts';
import { invitationRoutes } from '#server/session/invitation-routes.ts';
import { openSessionRoutes } from '#server/session/open-session-routes.ts';
import { endSessionsOfOrganisation } from '#server/session/open-session-store.ts';
import { refusalNotes } from '#server/session/refused-sign-in.ts';
import { ownCodeRoutes } from '#server/session/own-code-routes.ts';
import { reauthenticationRoutes } from '#server/session/reauthentication-routes.ts';
import { factorRoutes } from '#server/session/factor-routes.ts';
import { sessionRoutes } from '#server/session/routes.ts';
import { wrongCodeLimits } from '#server/session/wrong-code-limits.ts';
import type { AppLimits, AppParts } from '#server/app-parts.ts';

/** All but those of signing in, and of what everybody may read. */
const furtherRoutes = [
  factorRoutes,
  ownCodeRoutes,
  openSessionRoutes,
  codeRoutes,
  invitationRoutes,
  organisationRoutes,
  auditRoutes,
  retentionRoutes,
  clientRoutes,
  dossierRoutes,
  resultRoutes,
  previewRoute,
  variantRoutes,
  decisionRoutes,
  sharingRoutes,
  sharedRoutes,
  officeRoutes,
  textRoutes,
  compareRoutes,
  deskRoutes,
  usageRoutes,
  employerDataRoutes,
  exampleRoute,
  templateRoutes,
  officeStandardsRoutes,
  contactRoutes,
  securityContactRoute,
  centralBankRoutes,
  houseStyleRoutes,
  participantSourceRoutes,
];

/** Every route. */
export function addRoutes(app: App, parts: AppParts, limits: AppLimits): void {
  const { database, jobs, keys, hasMail } = parts;
  const recordAct = limitedActs(recordUnlimited, noteLimit({ each: limits.actsPerQuarter }));
  const orderCalculation: OrderCalculation = (tx, order) => jobs.send(tx, calculationQueue, order);
  const orderMail: ContactParts['orderMail'] = (tx, order) => jobs.send(tx, mailQueue.name, order);
  const orderVariant: VariantRouteParts['orderVariant'] = (tx, order) => jobs.send(tx, variantQueue, order);
  const all = {
    ...parts,
    recordAct,
    orderCalculation,
    orderVariant,
    orderDeletion: orderDeletion(jobs),
    orderMail: hasMail ? orderMail : null,
    endSessions: endSessionsOfOrganisation,
    houseStyle,
    officeFilling,
    uploadsPerMinute: limits.uploadsPerMinute,
  };
  healthRoute(app, database);
  liveRoute(app);
  watchRoutes(app, parts);
  const signInParts = {
    database,
    keys,
    recordAct,
    limits: wrongCodeLimits(),
    noteRefusal: refusalNotes({ database, recordAct }),
    wrongCodePause: limits.wrongCodePause,
  };
  sessionRoutes(app, signInParts);
  reauthenticationRoutes(app, signInParts);
  generalDocumentRoutes(app, parts.documents);
  for (const add of furtherRoutes) add(app, all);
}

/** Numbers of this process and its database, where somebody has the secret for them. */
export function watchRoutes(
  app: App,
  { database, jobs, metricsToken: token, watched }: Pick<AppParts, 'database' | 'jobs' | 'metricsToken' | 'watched'>,
): void {
  if (token === null) return;
  metricsRoute(app, { ...watched, database, organisationIds, jobCounts: jobs.counts, token });
}
