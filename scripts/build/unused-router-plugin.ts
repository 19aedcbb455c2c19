import type { Plugin } from 'vite';

const unused = ['Link', 'NavLink', 'Form', 'ScrollRestoration'];
const makers = /React\$1\.forwardRef\(/g;

/**
 * Lets the parts of the router that no screen uses be left away: bundlers keep them because a call makes them and they
 * are given a name for development tools, and with them what fetches and draws pages that come from a server.
 */
export const unusedRouterPlugin = (): Plugin => ({
  name: 'unused-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
    handler(code) {
      let left = code.replace(makers, '/* @__PURE__ */ $&');
      for (const part of unused) {
        const naming = `\n${part}.displayName = "${part}";\n`;
        if (!left.includes(naming))
          this.error(`The router no longer says ${naming}: see which of its parts are loaded.`);
        left = left.replace(naming, '\n');
      }
      return { code: left, map: null };
    },
  },
});
