import type { Plugin } from 'vite';

const descriptions = /^ +inst\._zod\.processJSONSchema = [^;]*;$/gm;
const makers = /create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)(?:\(params\))?/g;

/**
 * Leaves away how a schema describes itself in JSON, which no screen asks for: bundlers keep it because every schema names
 * it.
 */
export const unusedJsonSchemaPlugin = (): Plugin => ({
  name: 'unused-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ },
    handler(code) {
      for (const part of [descriptions, makers])
        if (code.match(part) === null)
          this.error(`The schemas no longer have ${String(part)}: see which of their parts are loaded.`);
      return { code: code.replace(descriptions, '').replace(makers, 'undefined'), map: null };
    },
  },
});
