import { exampleAnswerSchema } from '#api/example.ts';
import { apiPaths } from '#api/paths.ts';
import { isNameTaken } from '#server/clients/store.ts';
import { mayChangeClients } from '#server/platform/access.ts';
import type { SubmitParts } from '#server/dossiers/submit-dossier.ts';
import { type ExampleFile, exampleEmployerOf } from '#server/example-employer.ts';
import type { App } from '#server/platform/app-type.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

export interface ExampleParts extends SubmitParts {
  readonly exampleDossier: () => Promise<ExampleFile>;
}

/** Lets an adviser try the tool with the example: one employer with one dossier, made once. */
export function exampleRoute(app: App, parts: ExampleParts): void {
  app.post(apiPaths.example, {
    config: { access: mayChangeClients },
    schema: { response: { 200: exampleAnswerSchema } },
    handler: async ({ person }) => {
      const example = await parts.exampleDossier();
      try {
        const clientId = await parts.database.as(person, (tx) => exampleEmployerOf(parts, tx, person, example));
        return { data: { clientId } };
      } catch (error) {
        // A colleague asked for it in the same moment.
        if (isNameTaken(error)) throw new ProblemError('BUSY');
        throw error;
      }
    },
  });
}
