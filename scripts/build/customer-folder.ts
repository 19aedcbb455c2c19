import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { BannerNode } from '../../src/web/customer/banner.ts';
import { brandFaults } from '../../src/web/customer/brand-style.ts';
import { type CustomerFile, customerSchema } from '../../src/web/customer/customer-schema.ts';
import { drawingFaults } from '../../src/web/customer/drawing-faults.ts';
import { type CustomerLanding, landingCopySchema } from '../../src/web/customer/landing-schema.ts';
import { type Language, languages } from '../../src/web/i18n/language-choice.ts';
import { readBanner } from './banner-nodes.ts';

/** All that a build takes from the folder of a customer. */
export interface CustomerFolder {
  readonly customer: CustomerFile;
  readonly landing: CustomerLanding;
  /** Path of the logo. */
  readonly logo: string;
}

const bannerFile = (language: Language): string => `banner.${language}.html`;
const knownFiles = ['customer.json', 'logo.svg', 'landing.json', ...languages.map(bannerFile)];

/** Reads and checks the folder of a customer; throws with every fault of a file named. */
export function readCustomerFolder(folder: string): CustomerFolder {
  const file = join(folder, 'customer.json');
  if (!existsSync(file)) throw new Error(`CUSTOMER names a customer that is not there: ${file} is missing.`);
  refuseFaults(
    folder,
    readdirSync(folder)
      .filter((name) => !knownFiles.includes(name))
      .map((name) => `${name} is no file of a customer (${knownFiles.join(', ')})`),
  );
  const customer = checkedFile(file, customerSchema);
  refuseFaults(file, brandFaults(customer.brand));
  const logo = join(folder, 'logo.svg');
  refuseFaults(logo, drawingFaults(readFileSync(logo, 'utf8')));
  const copy = checkedFile(join(folder, 'landing.json'), landingCopySchema);
  return { customer, logo, landing: { copy, banner: readBanners(folder) } };
}

function readBanners(folder: string): CustomerLanding['banner'] {
  const given = languages.filter((language) => existsSync(join(folder, bannerFile(language))));
  if (!given.includes('nl')) throw new Error(`${join(folder, bannerFile('nl'))} is missing.`);
  return Object.fromEntries(
    given.map((language): [Language, readonly BannerNode[]] => {
      const path = join(folder, bannerFile(language));
      const { nodes, faults } = readBanner(readFileSync(path, 'utf8'));
      refuseFaults(path, faults);
      return [language, nodes];
    }),
  );
}

function checkedFile<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const checked = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(faultText(path, faults));
}

function refuseFaults(subject: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faultText(subject, faults));
}

const faultText = (subject: string, faults: readonly string[]): string =>
  `${subject} cannot be used:\n- ${faults.join('\n- ')}`;
