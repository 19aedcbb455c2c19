import { z } from 'zod';
import { participantChangesAnswerSchema } from '#api/participant-changes.ts';
import { apiPaths } from '#api/paths.ts';
import { mayUseDossiers } from '#server/platform/access.ts';
import { comparedParticipants } from '#server/dossiers/compare/compared-participants.ts';
import { documentParameters } from '#server/dossiers/document-parameters.ts';
import type { SubmitParts } from '#server/dossiers/submit-dossier.ts';
import type { App } from '#server/platform/app-type.ts';
import { listAnswers } from '#server/platform/lists/list-answers.ts';

const parameters = documentParameters.extend({ otherDocumentId: z.guid() });

/** What only the server knows of two dossiers: which participants are the same. The rest is compared by the screens. */
export function compareRoutes(app: App, parts: SubmitParts): void {
  app.get(apiPaths.participantChanges, {
    // Each reads two lists of participants.
    config: { access: mayUseDossiers, rateLimit: { max: 60, timeWindow: '1 minute' } },
    schema: { params: parameters, response: { 200: participantChangesAnswerSchema } },
    // What is given is written down: asking for its headers alone gives nothing.
    exposeHeadRoute: false,
    onSend: listAnswers.onSend,
    handler: async ({ person, params }) => ({ data: await comparedParticipants(parts, person, params) }),
  });
}
