import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { languageOfFault } from '#web/i18n/language-of-fault.ts';

/** The message under a field that says what is wrong. */
export function FieldError({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className="flex gap-1.5 text-sm font-medium text-bad">
      <CircleAlert size={16} className="mt-0.5 shrink-0" />
      <span lang={typeof children === 'string' ? languageOfFault(children) : undefined}>{children}</span>
    </div>
  );
}
