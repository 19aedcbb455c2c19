import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandFaults, brandStyle } from '../../src/web/customer/brand-style.ts';
import { customerSchema, type CustomerFile } from '../../src/web/customer/customer-schema.ts';
import { drawingFaults } from '../../src/web/customer/drawing-faults.ts';

const styleName = '#web/customer/brand.css';
const styleFile = '/customer-brand.css';
const logoName = '#web/customer/logo.svg';

function refuseFaults(subject: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${subject} cannot be used:\n- ${faults.join('\n- ')}`);
}

/** Reads and checks customer.json and the logo of the folder; throws with every fault named. */
function readCustomer(folder: string): CustomerFile {
  const path = join(folder, 'customer.json');
  if (!existsSync(path)) throw new Error(`CUSTOMER names a customer that is not there: ${path} is missing.`);
  const checked = customerSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!checked.success) {
    throw new Error(
      `${path} is not right:\n${checked.error.issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
    );
  }
  refuseFaults(path, brandFaults(checked.data.brand));
  const logo = join(folder, 'logo.svg');
  refuseFaults(logo, drawingFaults(readFileSync(logo, 'utf8')));
  return checked.data;
}

/** Builds the screens for one customer: name and switches, colours as style sheet, logo, page title, theme colour. */
export function customerPlugin(root: string, name: string): Plugin {
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`CUSTOMER is not the name of a folder in customers: ${name}`);
  const folder = join(root, 'customers', name);
  const { brand, ...known } = readCustomer(folder);
  return {
    name: 'customer',
    enforce: 'pre',
    config: () => ({ define: { __CUSTOMER__: JSON.stringify(known) } }),
    resolveId(id) {
      if (id === styleName) return styleFile;
      return id === logoName ? join(folder, 'logo.svg') : null;
    },
    load: (id) => (id === styleFile ? brandStyle(brand) : null),
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
