import { RotateCw } from 'lucide-react';
import { useFirstTexts } from '#web/i18n/language.ts';
import { useGoneServer } from '#web/lib/gone-server.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import { Fault } from '#web/ui/notice.tsx';

interface FailedPartProps {
  readonly heading?: 'h1' | 'h2' | 'p';
  readonly retry: () => void;
  /** For a server that was gone and is there again: without it, `retry`. */
  readonly comeBack?: () => void;
  readonly isBusy?: boolean;
}

/** In the place of what could not be shown: why, and a way to try again. It comes back by itself with the server. */
export function FailedPart({ heading: Heading = 'p', retry, comeBack = retry, isBusy = false }: FailedPartProps) {
  const { auth, general, system } = useFirstTexts();
  const { isGone, look } = useGoneServer(comeBack);
  return (
    <Fault
      action={
        <Button
          look="secondary"
          size="small"
          aria-disabled={isBusy}
          onClick={isGone ? look : retry}
          icon={RotateCw}
          isBusy={isBusy}
        >
          {general.retry}
        </Button>
      }
    >
      <Heading>
        {isGone ? auth.unreachable : <MessageInItsLanguage>{system.somethingWentWrong}</MessageInItsLanguage>}
      </Heading>
    </Fault>
  );
}
