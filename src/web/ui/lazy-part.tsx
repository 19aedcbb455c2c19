import { type ComponentProps, type ComponentType, lazy } from 'react';
import { FailureBoundary, UnfetchedPart } from '#web/ui/failure-boundary.tsx';

/**
 * A component that is fetched when it is shown, by the name under which its file exports it. A window that does not come
 * says so over the page, which stays as it is; once a failure was told, it is fetched again.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as `lazy` itself has it
export function lazyPart<Name extends string, Part extends ComponentType<any>>(
  load: () => Promise<Readonly<Record<Name, Part>>>,
  name: Name,
) {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: (await load())[name] };
      } catch (error) {
        throw new UnfetchedPart(error, () => {
          Shown = fetched();
        });
      }
    });
  let Shown = fetched();
  const Latest = (props: ComponentProps<Part>) => <Shown {...props} />;
  return function LazyPart(props: ComponentProps<Part>) {
    const { onClose } = props as { readonly onClose?: () => void };
    const part = <Latest {...props} />;
    return onClose === undefined ? part : <FailureBoundary of={{ onClose }}>{part}</FailureBoundary>;
  };
}
