import type { Finding } from '#input/findings/findings.ts';
import { CalculationEndedError, type EndReason } from '#server/calculation/calculation-ended.ts';
import { FileFault } from '#server/calculation/file-fault.ts';

const endings: Readonly<Record<EndReason, string>> = {
  memory:
    'Dit bestand vraagt meer geheugen dan een berekening mag gebruiken. Controleer of het een ingevuld sjabloon is.',
  time: 'De berekening duurt langer dan is toegestaan. Controleer of het een ingevuld sjabloon is.',
  crash: 'Er ging iets mis in het programma.',
  cancelled: 'De berekening is afgebroken.',
};

/** One line for the user; standard output stays free for data. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

/**
 * A finding as one line of text: place, what is wrong, remedy. Control characters, which a file can bring along in
 * sheet names and values, would steer the terminal and become spaces.
 */
export function findingLine({ severity, sheet, cell, message, remedy }: Finding): string {
  const place = [sheet, cell].filter((part) => part !== null).join('!');
  const words = [place, severity === 'warning' ? 'Waarschuwing:' : '', message, remedy];
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** Runs a program of the command line: its answer becomes the exit code; what its user can repair is printed, with code 1. */
export async function runCommand(program: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await program();
  } catch (error) {
    if (error instanceof FileFault) tell(error.message);
    else if (error instanceof CalculationEndedError) tell([endings[error.reason], error.detail ?? ''].join(' ').trim());
    else throw error;
    process.exitCode = 1;
  }
}
