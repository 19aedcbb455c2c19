// A whole server in a process of its own, to be killed: all is real but the calculation.
import { configOf } from '#server/assembly/config.ts';
import { drawnLogo } from '#server/house-style/drawn-logo.ts';
import { logTo } from '#server/platform/log.ts';
import { startedServer } from '#server/server.ts';
import { signInText } from '#server/sign-in-text.ts';
import { scripted, scriptedCalculation, scriptedVariant } from '#test/server/scripted-calculation.ts';
import { zipBytes } from '#test/factories.ts';

const config = configOf();
const server = await startedServer(config, {
  log: logTo('info'),
  calculate: scriptedCalculation,
  calculateVariant: scriptedVariant,
  drawLogo: drawnLogo,
  makeTemplate: () => Promise.resolve(zipBytes()),
  makeExample: () => Promise.resolve(zipBytes()),
  exampleDossier: () => Promise.resolve({ name: 'VOORBEELD', bytes: scripted({}) }),
});
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
process.stdout.write(config.databaseUrl === null ? await signInText(server) : 'started\n');
