import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Puts the licences of what is shipped beside the screens, where they can be read at /third-party-notices.txt. */
export function noticesPlugin(root: string): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(join(root, 'THIRD-PARTY-NOTICES.txt'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source });
    },
  };
}
