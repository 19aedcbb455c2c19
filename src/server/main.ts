import { type CalculationChildren, calculationChildren } from '#server/calculation/calculation-children.ts';
import { programVersion } from '#server/calculation/program-version.ts';
import { type Config, configOf } from '#server/assembly/config.ts';
import { logoInChild } from '#server/house-style/logo-in-child.ts';
import { ownWorkbooks } from '#server/own-workbooks.ts';
import { logTo } from '#server/platform/log.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { type RunningServer, startedServer } from '#server/server.ts';
import { signInText } from '#server/sign-in-text.ts';

/** `npm start`: starts the server, prints how to sign in, and stops when asked to. */
async function start(): Promise<void> {
  const config = configOf();
  const log = logTo(config.logTo === 'stdout' ? 'info' : config.logLevel, config.logTo);
  const children = calculationChildren(config.buildDirectory, config.readyProcesses);
  const server = await startedServer(config, {
    log,
    calculate: (bytes, { signal, onProgress, onQuestion, ...settings }) =>
      children.calculate(bytes, { ...settings, programVersion }, { signal, onProgress, onQuestion }),
    calculateVariant: (input, { choices, houseStyle, signal }) =>
      children.calculateVariant({ input, choices, settings: { houseStyle, programVersion } }, signal),
    ...ownWorkbooks(config.buildDirectory),
    drawLogo: logoInChild,
  });
  children.prepare();
  stopWhenAsked(server, children);
  // Standard output is for one of the two.
  const stream = config.logTo === 'stdout' ? process.stderr : process.stdout;
  stream.write(await welcome(config, server));
}

async function welcome(config: Config, server: RunningServer): Promise<string> {
  if (config.role === 'worker') return 'Evenwicht rekent.\n';
  const open = `Evenwicht draait op ${server.address}\n`;
  return config.databaseUrl === null ? `${open}${await signInText(server)}` : open;
}

function stopWhenAsked(server: RunningServer, children: CalculationChildren): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Asked again: the person does not want to wait. Nothing that was acknowledged is lost.
      if (isStopping) process.exit(1);
      isStopping = true;
      void server
        .stop()
        .then(() => children.close())
        .then(() => process.exit(0));
    });
  }
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
