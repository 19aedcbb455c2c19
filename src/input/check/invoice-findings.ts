import type { DossierInput } from '#core/dossier/dossier.ts';
import type { InvoicedScheme, InvoiceLine, InvoicePart } from '#core/dossier/invoice.ts';
import { highestInvoiceFactor } from '#core/invoice/scaled-terms.ts';
import type { Unscalable } from '#core/invoice/reconciliation.ts';
import { type InvoicedDossier, invoicedDossier } from '#core/invoice/invoiced-dossier.ts';
import { isPremiumOff, type ReconciledPart } from '#core/result/reconciliation.ts';
import { risesWithPremium } from '#core/scheme/cost-rates.ts';
import { amount, decimalNumber, exactPercentage, percentage } from '#office/document/dutch-format.ts';
import { invoiceTable } from '#input/fields/invoice-fields.ts';
import type { PlacedFindings } from '#input/reading/checks/placed-findings.ts';
import { error, warning } from '#input/reading/cells/problem.ts';

const name = invoiceTable.name;

const partNames: Readonly<Record<InvoicePart, string>> = {
  premium: 'de spaarpremie',
  riskPremiums: 'de risicopremie',
  loading: 'de opslag',
  costPerParticipant: 'de kosten',
};

const schemeNames: Readonly<Record<InvoicedScheme, string>> = {
  current: 'de huidige regeling',
  next: 'de nieuwe regeling',
};

/** Fields in which the model finds what it has of a part. */
const fieldsOf: Readonly<Record<Exclude<InvoicePart, 'premium'>, string>> = {
  riskPremiums:
    'Risicopremies over de grondslag, Risicopremies over het salaris of de tabel met risicopremies naar leeftijd',
  loading: 'Opslag op de premie',
  costPerParticipant: 'Kosten per deelnemer',
};

const linesOf = (findings: PlacedFindings): readonly InvoiceLine[] =>
  (findings.parts.tables.get(name)?.rows ?? []) as unknown as readonly InvoiceLine[];

/** Rows of an invoice that do not go together, before anything is calculated. */
export function checkInvoiceRows(findings: PlacedFindings): void {
  const lines = linesOf(findings);
  for (const [index, line] of lines.entries()) {
    const first = lines.findIndex(({ scheme, part }) => scheme === line.scheme && part === line.part);
    if (first === index) continue;
    const message = `Van ${schemeNames[line.scheme]} staat ${partNames[line.part]} er al.`;
    const remedy = 'Laat per regeling en onderdeel één rij staan, met het bedrag van alle regels van de factuur samen.';
    findings.atRow(name, index, error('VALUE_CONFLICT', message, remedy), amount(line.amount));
  }
  if (findings.value('factuur_toepassen') !== 'yes' || lines.some(({ part }) => part !== 'premium')) return;
  const message =
    lines.length === 0
      ? 'Er is gekozen om de factuur toe te passen, maar de tabel Factuur of offerte is leeg.'
      : 'Er is gekozen om de factuur toe te passen, maar er staat alleen een spaarpremie in: die volgt uit de regeling en wordt niet geschaald.';
  const remedy = 'Vul risicopremie, opslag of kosten van de factuur in, of kies nee.';
  findings.at('factuur_toepassen', error('VALUE_CONFLICT', message, remedy), 'ja');
}

/** What is calculated with, where the file has an invoice: what the model says of it becomes a finding. */
export function withInvoice(findings: PlacedFindings, input: DossierInput): DossierInput {
  const lines = linesOf(findings);
  if (lines.length === 0) return input;
  const isApplied = findings.value('factuur_toepassen') === 'yes';
  const invoiced = invoicedDossier(input, lines, isApplied);
  for (const [index, line] of lines.entries()) checkLine(findings, { index, line, isApplied }, input, invoiced);
  checkRisingCost(findings, invoiced.input);
  return invoiced.input;
}

interface PlacedLine {
  readonly index: number;
  readonly line: InvoiceLine;
  readonly isApplied: boolean;
}

function checkLine(
  findings: PlacedFindings,
  { index, line, isApplied }: PlacedLine,
  input: DossierInput,
  { reconciliation, unscalable }: InvoicedDossier,
): void {
  const is = (one: { readonly part: InvoicePart }): boolean => one.part === line.part;
  const part = reconciliation.schemes.find(({ scheme }) => scheme === line.scheme)?.parts.find(is);
  const at = (problem: ReturnType<typeof error>): void => findings.atRow(name, index, problem, amount(line.amount));
  if (part === undefined) return;
  if (part.model === null) at(withoutProposal(line));
  if (isPremiumOff(part)) at(premiumOff(line, part, input));
  const stop = unscalable.find((one) => one.scheme === line.scheme && is(one));
  if (stop?.why === 'modelIsZero') at(modelIsZero(stop, isApplied));
  if (stop?.why === 'factorTooHigh' && isApplied) at(factorTooHigh(stop));
}

/** Premium and loading of an offer follow from the premium that was offered. */
const withoutProposal = (line: InvoiceLine) =>
  error(
    'VALUE_CONFLICT',
    `Naast ${partNames[line.part]} van een offerte kan het model alleen staan bij de premie waarvoor de offerte geldt, en die is niet ingevuld.`,
    'Vul de geoffreerde premie in als Eigen vlakke premie (blad Nieuwe regeling) of als Eigen staffel van de adviseur (blad Tabellen), of haal deze rij weg.',
  );

function premiumOff(line: InvoiceLine, { model }: ReconciledPart, { current }: DossierInput) {
  const modelled = model ?? 0;
  const part = Math.abs(line.amount / modelled - 1);
  const than = line.amount > modelled ? 'hoger' : 'lager';
  const off =
    modelled === 0
      ? 'terwijl het model op € 0 komt'
      : `${percentage(part, 1)} ${than} dan het model (${amount(modelled)})`;
  const rates = line.scheme === 'current' && current.kind === 'averagePay' ? 'opbouw en tarief' : 'staffel';
  return warning(
    'VALUE_UNUSUAL',
    `De spaarpremie van ${schemeNames[line.scheme]} is over de twaalf maanden vanaf de peildatum ${amount(line.amount)}, ${off}.`,
    `Kijk na of factuur en bestand dezelfde deelnemers, franchise, maximumsalaris, ${rates} en deeltijdpercentages hebben.`,
  );
}

function modelIsZero({ scheme, part, amount: invoiced }: Unscalable, isApplied: boolean) {
  const message = `De factuur heeft ${amount(invoiced)} voor ${partNames[part]} van ${schemeNames[scheme]}, en het model € 0.`;
  const remedy = `Vul van ${schemeNames[scheme]} ${part === 'premium' ? 'de premie' : fieldsOf[part]} in.`;
  return isApplied
    ? error(
        'VALUE_CONFLICT',
        `${message} Wat er niet is, kan niet worden geschaald.`,
        `${remedy} Of kies nee bij factuur toepassen.`,
      )
    : warning('VALUE_UNUSUAL', message, remedy);
}

function factorTooHigh({ scheme, part, amount: invoiced, ...stop }: Extract<Unscalable, { why: 'factorTooHigh' }>) {
  const message = `Om op ${amount(invoiced)} uit te komen zou ${partNames[part]} van ${schemeNames[scheme]} (model: ${amount(stop.model)}) ${decimalNumber(stop.factor, 2)} keer zo hoog moeten zijn; meer dan ${highestInvoiceFactor} keer wordt niet toegepast.`;
  const remedy = `Controleer het bedrag (per jaar, alle deelnemers) en ${part === 'premium' ? 'de premie' : fieldsOf[part]}, of kies nee bij factuur toepassen.`;
  return error('VALUE_CONFLICT', message, remedy);
}

/** With a loading that the invoice makes lower, employees may pay all that a higher premium costs: then no premium can be solved. */
function checkRisingCost(findings: PlacedFindings, { next, invoice }: DossierInput): void {
  if (!invoice?.before || risesWithPremium(next) || !risesWithPremium({ ...next, ...invoice.before.next })) return;
  const index = invoice.lines.findIndex(({ scheme, part }) => scheme === 'next' && part === 'loading');
  const message = `Met deze opslag (${exactPercentage(next.premiumLoading)} van de premie) betaalt de werknemer boven het niveau van de deling alles van de premie en haar opslag: de werkgeverslast zou niet meer stijgen als de premie stijgt.`;
  const remedy = 'Verlaag het werknemersdeel boven het niveau of de eigen bijdrage, of haal de opslag uit de factuur.';
  findings.atRow(name, index, error('VALUE_CONFLICT', message, remedy), exactPercentage(next.premiumLoading));
}
