import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';

/** The message under a field that says what is wrong. */
export function FieldError({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className="flex gap-1.5 text-sm font-medium text-bad">
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {typeof children === 'string' ? <MessageInItsLanguage>{children}</MessageInItsLanguage> : <span>{children}</span>}
    </div>
  );
}
