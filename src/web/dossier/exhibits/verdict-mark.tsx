import { Ban, CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import type { AnswerCard } from '#output/model/screen-result.ts';
import { classNames } from '#web/ui/class-names.ts';

const tones: Readonly<Record<AnswerCard['marks'][number]['tone'], readonly [icon: LucideIcon, look: string]>> = {
  good: [CircleCheck, 'text-good'],
  doubt: [CircleHelp, 'text-warn'],
  bad: [CircleX, 'text-bad'],
  forbidden: [Ban, 'text-bad font-semibold'],
};

/** The sign in front of a word, for places without icons. */
const sign = /^[^\p{L}]+/u;

/** What the law says of a premium, in the language of the screen. */
export function VerdictMark({ text, tone }: AnswerCard['marks'][number]) {
  const [Icon, look] = tones[tone];
  return (
    <span className={classNames('flex items-start gap-1.5', look)}>
      <Icon size={16} className="mt-0.5 shrink-0" />
      {text.replace(sign, '')}
    </span>
  );
}
