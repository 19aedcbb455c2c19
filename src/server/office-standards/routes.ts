import {
  officeStandardsAnswerSchema,
  officeStandardsUpdateSchema,
  type ShownOfficeStandards,
} from '#api/office-standards.ts';
import { apiPaths } from '#api/paths.ts';
import { mayChangeStandards } from '#server/platform/access.ts';
import { enteredStandards } from '#server/office-standards/entered-standards.ts';
import { offeredStandards } from '#server/office-standards/offered-standards.ts';
import { officeStandards, storeStandards } from '#server/office-standards/store.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

const config = { access: mayChangeStandards };
const schema = { response: { 200: officeStandardsAnswerSchema } };

export function officeStandardsRoutes(app: App, { database, recordAct }: RecordedParts): void {
  app.get(apiPaths.officeStandards, {
    config,
    schema,
    handler: async ({ person }) => ({
      data: await database.as(person, (tx) => shownStandards(tx, person.organisationId)),
    }),
  });

  app.put(apiPaths.officeStandards, {
    config,
    schema: { ...schema, body: officeStandardsUpdateSchema },
    handler: async ({ person, body }) => {
      const { faults } = enteredStandards(body.entries);
      if (Object.keys(faults).length > 0) throw new ProblemError('INPUT_INVALID', { fields: faults });
      return {
        data: await database.as(person, async (tx) => {
          if (!(await storeStandards(tx, person.organisationId, body)))
            throw new ProblemError('OFFICE_STANDARDS_CHANGED_MEANWHILE');
          await recordAct(tx, person, 'office standards changed', { name: person.organisationName });
          return shownStandards(tx, person.organisationId);
        }),
      };
    },
  });
}

async function shownStandards(tx: Tx, organisationId: string): Promise<ShownOfficeStandards> {
  const history = await officeStandards(tx, organisationId);
  const { version = 0, adoptedOn = '', reason = '', entries = {} } = history[0] ?? {};
  return {
    version,
    adoptedOn,
    reason,
    entries,
    groups: offeredStandards,
    history: history.map((one) => ({
      version: one.version,
      adoptedOn: one.adoptedOn,
      reason: one.reason,
      count: Object.keys(one.entries).length,
      changedOn: one.changedOn.toISOString(),
    })),
  };
}
