import { formMessages } from '#api/form-messages.ts';
import { cancellerIn } from '#api/cancelled-reason.ts';
import { statusReasons } from '#api/status-reasons.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';

/** The key of a text in a list of the API; undefined when it is not in it. */
const keyOf = <Key extends string>(list: Readonly<Record<Key, string>>, text: string): Key | undefined =>
  (Object.keys(list) as Key[]).find((key) => list[key] === text);

/** What is wrong with a field, in the language of the screen. A message that is not in the list is shown as it came. */
export function fieldFaultText({ fieldFaults }: Catalogue, message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  const key = keyOf(formMessages, message);
  return key === undefined ? message : fieldFaults[key];
}

/** Why a dossier is in its state, in the language of the screen. */
export function statusReasonText({ answers }: Catalogue, reason: string): string {
  const canceller = cancellerIn(reason);
  if (canceller !== null) return answers.cancelledBy(canceller);
  const key = keyOf(statusReasons, reason);
  return key === undefined ? reason : answers.statusReasons[key];
}
