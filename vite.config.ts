import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/build/chunks.ts';
import { customerPlugin } from './scripts/build/customer-plugin.ts';
import { fetchedCodePlugin } from './scripts/build/fetched-code-plugin.ts';
import { firstPaintPlugin } from './scripts/build/first-paint-plugin.ts';
import { fontPreloadPlugin } from './scripts/build/font-preload-plugin.ts';
import { noticesPlugin } from './scripts/build/notices-plugin.ts';
import { precompressPlugin } from './scripts/build/precompress-plugin.ts';
import { unusedJsonSchemaPlugin } from './scripts/build/unused-json-schema-plugin.ts';
import { unusedRouterPlugin } from './scripts/build/unused-router-plugin.ts';

const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

export default defineConfig({
  root,
  define: { __PROGRAM_VERSION__: JSON.stringify(version) },
  plugins: [
    customerPlugin(root, process.env.CUSTOMER || 'evenwicht'),
    react(),
    tailwindcss(),
    unusedRouterPlugin(),
    unusedJsonSchemaPlugin(),
    fetchedCodePlugin(join(root, 'src/web/lib/fetched-code.ts')),
    firstPaintPlugin(),
    fontPreloadPlugin(/source-sans-3-latin-wght-normal-.*\.woff2$/),
    noticesPlugin(root),
    precompressPlugin(),
  ],
  build: {
    outDir: join(root, 'dist/web'),
    emptyOutDir: true,
    // The content security policy allows no inline scripts, and a picture in the style sheet would be loaded by all.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: { preserveEntrySignatures: false, output: { codeSplitting: { groups: chunkGroups } } },
  },
  // Apart from the other scripts: they are sent with a policy of their own (src/server/platform/static-files.ts).
  worker: { rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } } },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT || '3000'}` } },
});
