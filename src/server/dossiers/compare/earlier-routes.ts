import { earlierChoicesAnswerSchema, earlierChoiceSchema } from '#api/compare/earlier-choice.ts';
import { documentAnswerSchema } from '#api/dossiers.ts';
import { apiPaths } from '#api/paths.ts';
import { mayUseDossiers } from '#server/dossiers/access.ts';
import { earlierChoices } from '#server/dossiers/compare/earlier-store.ts';
import { documentParameters } from '#server/dossiers/document-parameters.ts';
import { comparedDossier } from '#server/dossiers/dossier-actions.ts';
import { dossier } from '#server/dossiers/store.ts';
import type { SubmitParts } from '#server/dossiers/submit-dossier.ts';
import type { App } from '#server/platform/app-type.ts';
import { ProblemError } from '#server/platform/problem-error.ts';
import { personOf } from '#server/platform/route-access.ts';

const access = mayUseDossiers;

/** With which earlier dossier the report on the data of a dossier compares. */
export function earlierRoutes(app: App, parts: SubmitParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.documentEarlier,
    config: { access },
    schema: { params: documentParameters, response: { 200: earlierChoicesAnswerSchema } },
    handler: async (request) => {
      const person = personOf(request);
      const { clientId, documentId } = request.params;
      const data = await parts.database.as(person, async (tx) => {
        const found = await dossier(tx, person.organisationId, clientId, documentId);
        if (found === null) throw new ProblemError('NOT_FOUND');
        return earlierChoices(tx, person.organisationId, documentId);
      });
      return { data };
    },
  });

  app.route({
    method: 'PUT',
    url: apiPaths.documentEarlier,
    config: { access, rateLimit: { max: 30, timeWindow: '1 minute' } },
    schema: { params: documentParameters, body: earlierChoiceSchema, response: { 200: documentAnswerSchema } },
    handler: async (request) => ({
      data: await comparedDossier(parts, personOf(request), request.params, request.body.earlierDocumentId),
    }),
  });
}
