import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { z } from 'zod';

/** What a route takes and answers, as the application declared it. */
export interface RouteSchemas {
  readonly method: string;
  readonly url: string;
  readonly body: z.ZodType | null;
  readonly querystring: z.ZodType | null;
  /** By status. */
  readonly response: Readonly<Record<string, z.ZodType>>;
}

/** The routes of the application that this file starts after this, with the schemas that each was declared with. */
export function routeSchemasForFile(): readonly RouteSchemas[] {
  const found: RouteSchemas[] = [];
  const listen = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, schema = {} }) => {
      const { body, querystring, response } = schema as Partial<Record<keyof RouteSchemas, unknown>>;
      const asked = { body: schemaOf(body), querystring: schemaOf(querystring) };
      for (const one of [method].flat())
        if (one !== 'HEAD')
          found.push({ method: one, url, ...asked, response: (response ?? {}) as RouteSchemas['response'] });
    });
  };
  beforeAll(() => subscribe('fastify.initialization', listen));
  afterAll(() => void unsubscribe('fastify.initialization', listen));
  return found;
}

const schemaOf = (schema: unknown): z.ZodType | null => (schema instanceof z.ZodType ? schema : null);
