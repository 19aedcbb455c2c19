import { type ComponentType, lazy } from 'react';

/** A component that is fetched when it is shown, by the name under which its file exports it. */
// oxlint-disable-next-line typescript/no-explicit-any -- as `lazy` itself has it
export const lazyPart = <Name extends string, Part extends ComponentType<any>>(
  load: () => Promise<Readonly<Record<Name, Part>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));
