import { expect, it } from 'vitest';
import type { EnteredField } from '#input/fields/dossier-file.ts';
import { enteredAssumptions } from '#output/topics/basis/entered-assumption.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const { dossier } = exampleContent(5);

it('an assumption is told with its unit and in the decimals that were entered', () => {
  const entered: Readonly<Record<string, EnteredField['value']>> = {
    doel_horizon: 'years',
    doel_horizon_jaren: 5,
    afronding: 0.0025,
    loonstijging: 0.02125,
    ervaringsfactor: 0.95,
    instroom_salaris: 38_000,
  };
  const fields = Object.entries(entered).map(([name, value]) => ({ name, value, isDefault: false }));
  const told = Object.fromEntries(
    enteredAssumptions({ ...dossier, fields }).map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')]),
  );
  expect(told).toEqual({
    'Horizon van de werkgeverslast': 'aantal jaren',
    'Aantal jaren van de horizon': '5 jaar',
    'Afronding van premies': '0,25 procentpunt',
    Loonstijging: '2,125%',
    Ervaringsfactor: '0,95',
  });
});
