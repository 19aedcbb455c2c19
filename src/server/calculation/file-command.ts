import { parseArgs } from 'node:util';
import { dayOf } from '#core/calendar/days.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { type GivenValues, givenProblem } from '#input/reading/dossier/given-values.ts';
import {
  type AppendixTopic,
  appendixTopicNames,
  chosenTopics,
  mostAppendixTopics,
} from '#output/model/appendix-topics.ts';
import { type Edition, editions, templateTypes, templateTypeSchema, type TemplateType } from '#api/dossiers.ts';

/** What the command line asks for; paths as typed. */
export type FileCommand =
  | {
      readonly does: 'calculate';
      readonly input: string;
      readonly out: string;
      readonly style: string | null;
      /** Whether the output without people is asked for too. */
      readonly withoutPeople: boolean;
      /** Report and advice of the other edition come beside those for the employer. */
      readonly edition: Edition;
      /** What the appendix of the report is about; empty: what it is about by itself. */
      readonly appendix: readonly AppendixTopic[];
      /** Values that hold instead of those of the file, by field name. */
      readonly given: GivenValues;
      /** The day of calculation; null: today. */
      readonly day: PlainDate | null;
    }
  | { readonly does: 'write template' | 'write example'; readonly template: TemplateType; readonly out: string }
  | { readonly does: 'explain'; readonly problem: string | null };

export const usage = `Gebruik:
  npm run --silent calculate -- INVOER.xlsx --out MAP [--style HUISSTIJL.json] [--without-people] [--edition UITGAVE] [--appendix ONDERWERPEN] [--date JJJJ-MM-DD] [--set NAAM=WAARDE]...   rekent een ingevuld sjabloon door
  npm run --silent calculate -- --template SOORT --out BESTAND.xlsx   schrijft het lege sjabloon
  npm run --silent calculate -- --example SOORT --out BESTAND.xlsx    schrijft een ingevuld voorbeeld

SOORT is dcToDc, dbToDc of ambitionDbToDc: waarvan de regeling komt.

In MAP komen output.xlsx, report.pptx en advice.docx, met transition-plan.docx en consent-note.docx als er een keuze is
gemaakt die daarom vraagt, of errors.xlsx als de invoer fouten bevat; een eerder bestand met een van deze namen wordt vervangen of verwijderd. De samenvatting van de uitkomst staat op stderr.
Met --edition medewerkers komen er report_medewerkers.pptx en advice_medewerkers.docx bij: voor anderen dan de werkgever, zonder zijn kosten (behalve alle compensatie samen) en zonder
cijfers over minder dan tien personen. Met --without-people komt er output-without-people.xlsx bij: de uitvoer zonder personen, voor de werkgever. HUISSTIJL.json geeft name,
primary en accent (kleuren als 0F4C5C), en naar wens contactLine en logo (waar het PNG-, JPG- of SVG-bestand staat).
Met --appendix gaat de bijlage van de rapportage over deze onderwerpen, met komma's ertussen en hoogstens ${mostAppendixTopics}: ${appendixTopicNames.join(', ')}.
Met --date geldt die dag als dag van berekening: daarop zijn de bestanden gedateerd, en daarop telt hoe oud rentecurve en scenarioset zijn. Zonder is dat vandaag.
Met --set geldt voor het veld met die celnaam WAARDE in plaats van wat het bestand zegt, geschreven als in een cel: 25%, 01-01-2028.

Afsluitcode: 0 gelukt; 1 onjuist gebruik, of lezen, rekenen of schrijven lukt niet; 2 het bestand bevat fouten of is geen
leesbare werkmap (de bevindingen staan op stderr).`;

const options = {
  out: { type: 'string' },
  template: { type: 'string' },
  example: { type: 'string' },
  style: { type: 'string' },
  'without-people': { type: 'boolean' },
  edition: { type: 'string' },
  appendix: { type: 'string' },
  date: { type: 'string' },
  set: { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h' },
} as const;

/** What says something of a calculation alone. */
const ofCalculation = {
  style: 'Een huisstijl',
  date: 'Een dag met --date',
  set: 'Een waarde met --set',
  'without-people': 'De uitvoer zonder personen',
  edition: 'Een uitgave',
  appendix: 'Een bijlage',
} as const satisfies Partial<Record<keyof typeof options, string>>;

/** The command in the words after `npm run calculate --`; what cannot be understood is explained. */
export function fileCommand(words: readonly string[]): FileCommand {
  const { values, positionals } = parseArgs({ args: [...words], options, strict: false });
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(options, name));
  if (values.help === true) return explanation(null);
  if (words.length === 0) return explanation('Geef een bestand om door te rekenen, of --template, of --example.');
  if (unknown !== undefined) return explanation(`Onbekende optie: ${unknown}.`);
  const { 'without-people': withoutPeople = false, set = [], ...texts } = values;
  const empty = Object.entries(texts).find(([, value]) => typeof value !== 'string' || value === '');
  if (empty !== undefined) return explanation(`Bij --${empty[0]} ontbreekt de waarde.`);
  const {
    out,
    template,
    example,
    style = null,
    date = null,
    edition: asked = 'werkgever',
    appendix: topics = '',
  } = texts as Partial<Record<keyof typeof options, string>>;
  if (out === undefined) return explanation('De optie --out ontbreekt: waar moet het resultaat komen?');
  const wishes = [...positionals, ...[template, example].filter((wish) => wish !== undefined)];
  if (wishes.length > 1) return explanation('Geef één bestand, of --template, of --example.');
  const [input] = positionals;
  const [, alone] = Object.entries(ofCalculation).find(([name]) => Object.hasOwn(values, name)) ?? [];
  if (input === undefined && alone !== undefined)
    return explanation(`${alone} hoort bij een bestand om door te rekenen.`);
  const day = date === null ? null : typedDay(date);
  if (day === undefined) return explanation(`De dag ${date} bestaat niet; schrijf hem als 2026-11-27.`);
  const edition = editions.find((one) => one === asked);
  if (edition === undefined)
    return explanation(`De uitgave ${asked} is onbekend. Beschikbaar: ${editions.join(', ')}.`);
  const appendix = chosenTopics(
    topics
      .split(',')
      .map((topic) => topic.trim())
      .filter((topic) => topic !== ''),
  );
  if (appendix === null)
    return explanation(
      `De bijlage heeft hoogstens ${mostAppendixTopics} van deze onderwerpen: ${appendixTopicNames.join(', ')}.`,
    );
  if (template !== undefined) return templateCommand('write template', template, out);
  if (example !== undefined) return templateCommand('write example', example, out);
  return input === undefined
    ? explanation('Het bestand om door te rekenen ontbreekt.')
    : calculation({ input, out, style, withoutPeople: withoutPeople === true, edition, appendix, day }, set);
}

/** A day as it is typed; undefined where there is no such day. */
function typedDay(text: string): PlainDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = dayOf(text);
  const real = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(real.getTime()) && real.getUTCDate() === day.day ? day : undefined;
}

/** A calculation with values that hold instead of those of the file: NAME=VALUE each. */
function calculation(
  asked: Omit<Extract<FileCommand, { does: 'calculate' }>, 'does' | 'given'>,
  set: readonly (string | boolean)[],
): FileCommand {
  const pairs = set.map((text) => /^([^=]+)=(.*)$/s.exec(String(text)));
  if (pairs.includes(null)) return explanation('Bij --set hoort NAAM=WAARDE.');
  const given = pairs.map((pair): readonly [string, string] => [pair?.[1]?.trim() ?? '', pair?.[2] ?? '']);
  const problem = given.map(([name, value]) => givenProblem(name, value)).find((found) => found !== null);
  if (problem !== undefined) return explanation(`--set ${problem}`);
  return { does: 'calculate', ...asked, given: Object.fromEntries(given) };
}

const explanation = (problem: string | null): FileCommand => ({ does: 'explain', problem });

function templateCommand(does: 'write template' | 'write example', name: string, out: string): FileCommand {
  const { data: template } = templateTypeSchema.safeParse(name);
  if (template === undefined)
    return explanation(`Het sjabloon ${name} is onbekend. Beschikbaar: ${templateTypes.join(', ')}.`);
  return { does, template, out };
}
