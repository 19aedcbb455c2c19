import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** Lets all code that comes later be fetched by a file of this program, before it is imported. */
export const fetchedCodePlugin = (file: string): Plugin => ({
  name: 'fetched-code',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /preload-helper\.js$/ },
    handler: (id) =>
      id === helper ? `export { withFetchedCode as __vitePreload } from ${JSON.stringify(file)};` : undefined,
  },
});
