import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandStyle, chartStyle } from '../../src/web/customer/brand-style.ts';
import { readCustomerFolder } from './customer-folder.ts';

/** The style sheets that are made of the brand of a customer, by the name that imports have, with the file that stands for it. */
const styles = {
  '#web/customer/brand.css': { file: '/customer-brand.css', made: brandStyle },
  '#web/customer/chart-colours.css': { file: '/customer-chart-colours.css', made: chartStyle },
} as const;
const logoName = '#web/customer/logo.svg';

/** Builds the screens for one customer: name and switches, texts, banner, colours as style sheet, logo, page title, theme colour. */
export function customerPlugin(root: string, name: string): Plugin {
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`CUSTOMER is not the name of a folder in customers: ${name}`);
  const { customer, landing, logo } = readCustomerFolder(join(root, 'customers', name));
  const { brand, ...known } = customer;
  const { nl: dutch, ...otherBanners } = landing.banner;
  const shownAtOnce = { copy: landing.copy, dutchBanner: dutch, bannerLanguages: Object.keys(landing.banner) };
  return {
    name: 'customer',
    enforce: 'pre',
    config: () => ({
      define: {
        __CUSTOMER__: JSON.stringify(known),
        __CUSTOMER_LANDING__: JSON.stringify(shownAtOnce),
        __CUSTOMER_OTHER_BANNERS__: JSON.stringify(otherBanners),
      },
    }),
    resolveId(id) {
      if (id in styles) return styles[id as keyof typeof styles].file;
      return id === logoName ? logo : null;
    },
    load: (id) =>
      Object.values(styles)
        .find(({ file }) => file === id)
        ?.made(brand) ?? null,
    transformIndexHtml: {
      // Before Vite looks for files that the page refers to: the logo is one.
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('%CUSTOMER_NAME%', known.name)
          .replaceAll('%CUSTOMER_COLOUR%', brand.primary)
          .replaceAll('%CUSTOMER_LOGO%', `/customers/${name}/logo.svg`),
    },
  };
}
