import { compareDays } from '#core/calendar/days.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { EnteredValue } from '#contract/dossier-file.ts';
import { placedField } from '#contract/fields/register.ts';
import { currentScaleTable, ownShapeTable } from '#contract/fields/scale-tables.ts';
import { amount, dateText, wholeNumber } from '#contract/terms/dutch-format.ts';
import type { FieldPlaces } from '#documents/excel/dossier/field-places.ts';
import type { FindingList } from '#documents/excel/dossier/finding-list.ts';
import { checkParticipant } from '#documents/excel/dossier/participant-checks.ts';
import type { ParticipantList } from '#documents/excel/dossier/participant-list.ts';
import { error, type Problem, warning } from '#documents/excel/dossier/problem.ts';
import type { TableValues } from '#documents/excel/dossier/small-table.ts';

const tableTitles = new Map<string, string>(
  [currentScaleTable, ownShapeTable].map((table) => [table.name, table.title]),
);

/** All that was read of a workbook, also when some of it was wrong. */
export interface ReadParts {
  readonly values: ReadonlyMap<string, EnteredValue>;
  readonly tables: ReadonlyMap<string, TableValues>;
  readonly list: ParticipantList;
}

const isDay = (value: EnteredValue | undefined): value is PlainDate => typeof value === 'object' && value !== null;

/** Values that are each allowed but do not go together. What could not be read is not compared. */
export class CrossChecks {
  readonly #parts: ReadParts;
  readonly #places: FieldPlaces;
  readonly #findings: FindingList;

  constructor(parts: ReadParts, places: FieldPlaces, findings: FindingList) {
    this.#parts = parts;
    this.#places = places;
    this.#findings = findings;
  }

  check(): void {
    this.#checkDates();
    for (const scheme of ['huidig', 'nieuw']) this.#checkSalaries(`${scheme}_max_salaris`, `${scheme}_franchise`);
    this.#checkShape();
    this.#checkParticipants();
  }

  #at(name: string, problem: Problem, found: string | null = null): void {
    const placed = placedField(name);
    const place = this.#places.place(placed);
    const sheet = place?.sheet.name ?? placed.sheet;
    this.#findings.add(
      problem,
      { sheet, row: place?.row ?? null, column: place?.column ?? null, field: placed.field.label },
      found,
    );
  }

  #checkDates(): void {
    const [valuation, transition] = [this.#parts.values.get('peildatum'), this.#parts.values.get('transitiedatum')];
    if (!isDay(valuation) || !isDay(transition) || compareDays(transition, valuation) >= 0) return;
    const message = `De transitiedatum ligt vóór de peildatum (${dateText(valuation)}).`;
    const remedy = 'Kies een transitiedatum op of na de peildatum.';
    this.#at('transitiedatum', error('VALUE_CONFLICT', message, remedy), dateText(transition));
  }

  #checkSalaries(maximumName: string, offsetName: string): void {
    const [maximum, offset] = [this.#parts.values.get(maximumName), this.#parts.values.get(offsetName)];
    if (typeof maximum !== 'number' || typeof offset !== 'number' || maximum > offset) return;
    const message = `Het maximum salaris is niet hoger dan de franchise (${amount(offset)}).`;
    const remedy = 'Controleer de franchise en het maximum pensioengevend salaris.';
    this.#at(maximumName, error('VALUE_CONFLICT', message, remedy), amount(maximum));
  }

  #checkShape(): void {
    const { values, tables } = this.#parts;
    const hasPremium = (name: string): boolean =>
      tables.get(name)?.rows.some((row) => typeof row['rate'] === 'number' && row['rate'] > 0) ?? false;
    const isWhole = (name: string): boolean => tables.get(name)?.rows.length === tables.get(name)?.entered.rows.length;
    if (values.get('nieuw_staffelvorm') === 'ownScale' && isWhole('NieuweStaffel') && !hasPremium('NieuweStaffel')) {
      const message = 'De vorm is eigen staffel, maar de tabel onder aan het blad bevat geen premie boven 0%.';
      this.#atTable('NieuweStaffel', error('TABLE_EMPTY', message, 'Vul de tabel in of kies een andere vorm.'));
    }
    const current = tables.get('HuidigeStaffel');
    if (current && current.rows.length > 0 && isWhole('HuidigeStaffel') && !hasPremium('HuidigeStaffel')) {
      const message = 'Alle premies van de huidige staffel zijn 0%.';
      this.#atTable('HuidigeStaffel', error('VALUE_CONFLICT', message, 'Vul de premies van de huidige regeling in.'));
    }
  }

  #atTable(name: string, problem: Problem): void {
    const place = this.#parts.tables.get(name)?.place;
    this.#findings.add(problem, {
      sheet: place?.sheet.name ?? null,
      row: place ? place.headerRow + 1 : null,
      column: place?.headers[0]?.column ?? null,
      field: tableTitles.get(name) ?? null,
    });
  }

  #checkParticipants(): void {
    const { values, tables, list } = this.#parts;
    const day = values.get('peildatum');
    if (!isDay(day)) return;
    for (const [index, participant] of list.participants.entries()) {
      const place = { list, row: list.rows[index] ?? 0, findings: this.#findings };
      checkParticipant(participant, list.remarks[index]?.joined ?? null, day, place);
    }
    const [first] = tables.get('HuidigeStaffel')?.rows ?? [];
    const fromAge = first?.['fromAge'];
    if (typeof fromAge === 'number') this.#checkYoungest(fromAge, day);
  }

  /** Below its first age a scale gives no premium, which is seldom meant. */
  #checkYoungest(fromAge: number, day: PlainDate): void {
    const count = this.#parts.list.participants.filter((item) => day.year - item.born.year < fromAge).length;
    if (count === 0) return;
    const message = `De huidige staffel begint bij ${fromAge} jaar. Jonger ${count === 1 ? 'is 1 deelnemer' : `zijn ${wholeNumber(count)} deelnemers`}, tot die leeftijd zonder premie.`;
    this.#atTable(
      'HuidigeStaffel',
      warning('SCALE_STARTS_LATE', message, 'Controleer de eerste leeftijd van de staffel.'),
    );
  }
}
