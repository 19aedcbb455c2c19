import type { Runtime } from './runtimes.ts';
import { shippedPackages } from './shipped-packages.ts';

/** What is used of a CycloneDX document as npm writes it. */
interface Cyclonedx {
  readonly serialNumber?: string;
  readonly metadata: {
    readonly timestamp?: string;
    readonly tools?: unknown;
    readonly component: Readonly<Record<string, unknown>>;
  };
  readonly components: readonly { readonly 'bom-ref': string; readonly scope?: string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * The bill of materials that npm writes, of what is shipped only, with what runs it, and without what differs from one run
 * or machine to the next: day, number, version of npm, and the name of the folder.
 */
export function billOfMaterials(written: string, root: string, runtimes: readonly Runtime[]): string {
  const { serialNumber: _number, metadata, components, dependencies, ...rest } = JSON.parse(written) as Cyclonedx;
  const { timestamp: _day, tools: _tools, component, ...about } = metadata;
  const shipped = new Set(shippedPackages(root).map(({ name, version }) => `${name}@${version}`));
  const kept = components.filter((one) => shipped.has(one['bom-ref']));
  const document = {
    ...rest,
    metadata: { ...about, component: { ...component, name: 'evenwicht' } },
    components: [...kept.map((one) => Object.assign(one, { scope: 'required' })), ...runtimes.map(componentOf)],
    dependencies: dependencies
      .filter(({ ref }) => shipped.has(ref) || ref === component['bom-ref'])
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => shipped.has(name)) })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const componentOf = ({ name, version, description, cpe }: Runtime) => ({
  'bom-ref': `${name}@${version}`,
  type: 'platform',
  name,
  version,
  scope: 'required',
  description,
  cpe,
  purl: `pkg:generic/${name}@${version}`,
});
