import { z } from 'zod';
import { apiPaths } from '#api/paths.ts';
import { newVariantSchema, variantAnswerSchema, variantListSchema, variantNameSchema } from '#api/variants.ts';
import { mayUseDossiers } from '#server/platform/access.ts';
import { documentParameters } from '#server/dossiers/document-parameters.ts';
import { keptForms } from '#server/dossiers/kept-forms.ts';
import { requiredDossier } from '#server/dossiers/store.ts';
import {
  deletedVariant,
  keptVariant,
  renamedVariant,
  restoredVariant,
  shownVariant,
  variantAgain,
  type VariantRouteParts,
} from '#server/dossiers/variants/variant-actions.ts';
import { variants } from '#server/dossiers/variant-store.ts';
import type { App } from '#server/platform/app-type.ts';
import { listAnswers } from '#server/platform/lists/list-answers.ts';

const variantParameters = documentParameters.extend({ variantId: z.guid() });
const config = { access: mayUseDossiers };
/** Each is a calculation. */
const calculating = { ...config, rateLimit: { max: 30, timeWindow: '1 minute' } };

/** The variants of a dossier: what is kept with other choices, calculated by a worker. */
export function variantRoutes(app: App, parts: VariantRouteParts): void {
  listAndKeep(app, parts);
  changeAndDelete(app, parts);

  app.get(apiPaths.documentVariantResult, {
    config: { access: mayUseDossiers, rateLimit: { max: 300, timeWindow: '1 minute' } },
    schema: { params: variantParameters },
    exposeHeadRoute: false,
    onSend: listAnswers.onSend,
    handler: async ({ person, params }, reply) => {
      const { calculatedOn, json } = await shownVariant(parts, person, params);
      const known = JSON.stringify({ version: keptForms.screenResult, calculatedOn });
      reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8');
      return reply.send(`{"data":${known.slice(0, -1)},"result":${json}}}`);
    },
  });
}

function listAndKeep(app: App, parts: VariantRouteParts): void {
  app.get(apiPaths.documentVariants, {
    config: { ...config, isList: true },
    schema: { params: documentParameters, response: { 200: variantListSchema } },
    handler: async ({ person, params }) => ({
      data: await parts.database.as(person, async (tx) => {
        await requiredDossier(tx, person, params);
        return variants(tx, person.organisationId, params.documentId);
      }),
    }),
  });

  app.post(apiPaths.documentVariants, {
    config: calculating,
    schema: { params: documentParameters, body: newVariantSchema, response: { 201: variantAnswerSchema } },
    handler: async ({ person, params, body }, reply) => {
      const data = await keptVariant(parts, person, params, body);
      return reply.code(201).send({ data });
    },
  });
}

function changeAndDelete(app: App, parts: VariantRouteParts): void {
  app.put(apiPaths.documentVariant, {
    config,
    schema: { params: variantParameters, body: variantNameSchema, response: { 200: variantAnswerSchema } },
    handler: async ({ person, params, body }) => ({
      data: await renamedVariant(parts, person, params, body.name),
    }),
  });

  app.post(apiPaths.documentVariantCalculate, {
    config: calculating,
    schema: { params: variantParameters, response: { 200: variantAnswerSchema } },
    handler: async ({ person, params }) => ({ data: await variantAgain(parts, person, params) }),
  });

  app.delete(apiPaths.documentVariant, {
    config,
    schema: { params: variantParameters },
    handler: async ({ person, params }, reply) => {
      await deletedVariant(parts, person, params);
      return reply.code(204).send();
    },
  });

  app.post(apiPaths.documentVariantRestore, {
    config: { ...config, needsNoRoom: true },
    schema: { params: variantParameters },
    handler: async ({ person, params }, reply) => {
      await restoredVariant(parts, person, params);
      return reply.code(204).send();
    },
  });
}
