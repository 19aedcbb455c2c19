import { apiPaths } from '#api/paths.ts';
import { type ReportState, reportStateAnswerSchema } from '#api/reports.ts';
import { mayRestyleReports } from '#server/platform/access.ts';
import type { CalculationParts } from '#server/dossiers/calculate-dossier.job.ts';
import { reportState, startedRestyles } from '#server/dossiers/restyle-store.ts';
import { styleKey } from '#server/dossiers/style-key.ts';
import type { SubmitParts } from '#server/dossiers/submit-dossier.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { Tx } from '#server/platform/database/tx.ts';

export interface RestyleParts extends SubmitParts, Pick<CalculationParts, 'houseStyle'> {}

const config = { access: mayRestyleReports };
const schema = { response: { 200: reportStateAnswerSchema } };

/** All reports of an organisation in its current house style. */
export function restyleRoutes(app: App, parts: RestyleParts): void {
  app.get(apiPaths.reports, {
    config,
    schema,
    handler: async ({ person }) => ({
      data: await parts.database.as(person, async (tx) =>
        reportState(tx, person.organisationId, await currentKey(parts, tx, person)),
      ),
    }),
  });

  app.post(apiPaths.reportsRestyle, {
    config: { ...config, rateLimit: { max: 20, timeWindow: '1 minute' } },
    schema,
    handler: async ({ person }) => ({ data: await restyledReports(parts, person) }),
  });
}

const currentKey = async ({ houseStyle }: RestyleParts, tx: Tx, { organisationId }: Person): Promise<string> =>
  styleKey(await houseStyle(tx, organisationId));

/** Orders every report that is in another style anew. Doing it twice orders nothing more: what runs is not finished. */
async function restyledReports(parts: RestyleParts, person: Person): Promise<ReportState> {
  const { organisationId } = person;
  return parts.database.as(person, async (tx) => {
    const key = await currentKey(parts, tx, person);
    for (const { id, clientId, name, round } of await startedRestyles(tx, organisationId, key)) {
      await parts.orderCalculation(tx, { organisationId, dossierId: id, round });
      await parts.recordAct(tx, person, 'dossier restyled', { clientId, dossierId: id, name });
    }
    return reportState(tx, organisationId, key);
  });
}
