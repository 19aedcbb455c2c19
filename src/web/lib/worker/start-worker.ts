interface AddressPolicy {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): AddressPolicy;
}

/** The content policy of the server lets this policy be made, and no other one. */
const policyName = 'evenwicht-workers';

let policy: AddressPolicy | null = null;

/** Browsers without trusted types take the address as it is. */
function workerPolicy(): AddressPolicy {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy(policyName, { createScriptURL: ownAddress }) ?? { createScriptURL: ownAddress };
  return policy;
}

/** Lets nothing through but files of this very site. */
function ownAddress(address: string): string {
  const { origin, href } = new URL(address, document.baseURI);
  if (origin !== globalThis.location.origin) throw new TypeError('a worker comes from this site only');
  return href;
}

/** Starts a worker of the build; `address` is what the build gives for `…-worker.ts?worker&url`. */
export const startedWorker = (address: string): Worker => new Worker(workerPolicy().createScriptURL(address));
