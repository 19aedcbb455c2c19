import { type Finding, findingTotal } from '#input/findings/findings.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';

/** "3 fouten en 2 waarschuwingen". */
export function findingCounts({ findings: text }: Pick<Catalogue, 'findings'>, findings: readonly Finding[]): string {
  const totalOf = (asked: Finding['severity']): number =>
    findingTotal(findings.filter(({ severity }) => severity === asked));
  const [errors, warnings] = [totalOf('error'), totalOf('warning')];
  if (warnings === 0) return text.errors(errors);
  return errors === 0 ? text.warnings(warnings) : text.both(errors, warnings);
}
