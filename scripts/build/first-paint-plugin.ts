import type { Plugin } from 'vite';

/** Lets a browser draw nothing before the screens have said whether they are light or dark: otherwise a page flashes. */
export const firstPaintPlugin = (): Plugin => ({
  name: 'first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
});
