import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { useFirstTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Fault } from '#web/ui/notice.tsx';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';

interface FailureBoundaryProps {
  readonly children: ReactNode;
}

/**
 * Keeps a page that cannot be shown from taking everything with it. Mostly its code could not be loaded: the connection
 * was lost, or there is a new version of the program since this one was opened.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failure /> : this.props.children;
  }
}

/** Loading the page again fetches the code of the current version. */
function Failure() {
  const { general, system } = useFirstTexts();
  return (
    <Fault
      action={
        <Button look="secondary" size="small" onClick={() => location.reload()} icon={RotateCw}>
          {general.retry}
        </Button>
      }
    >
      <h1>
        <MessageInItsLanguage>{system.somethingWentWrong}</MessageInItsLanguage>
      </h1>
    </Fault>
  );
}
