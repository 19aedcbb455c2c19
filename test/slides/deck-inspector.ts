import { contrast } from '#office/document/readable-colour.ts';
import {
  drawnSlides,
  type DrawnBox,
  type DrawnObject,
  type DrawnRun,
  type DrawnSlide,
  type DrawnText,
} from '#test/slides/drawn-deck.ts';
import { partProblems } from '#test/slides/part-inspector.ts';
import { headerProblems, headingProblems } from '#test/slides/heading-inspector.ts';
import { leastContrast, smallestText } from '#test/slides/readable-limits.ts';
import {
  brokenWordProblems,
  cutProblems,
  fitProblems,
  looseProblems,
  titleProblems as longTitleProblems,
} from '#test/slides/text-inspector.ts';

/** What an inspector of accessible documents would say of a deck: sentences, none when all is well. */

const shortestDescription = 20;

/** Left to the adviser on purpose. */
const leftEmpty = new Set(['Advies', 'Besluit']);

const isTitle = ({ placeholder }: DrawnObject): boolean => placeholder === 'title' || placeholder === 'ctrTitle';
const isSlideNumber = ({ placeholder }: DrawnObject): boolean => placeholder === 'sldNum';
const textOf = ({ runs }: DrawnText): string => runs.map(({ text }) => text).join('');
const wordsOf = ({ texts }: DrawnObject): string => texts.map(textOf).join(' ').trim();

function titleProblems(slides: readonly DrawnSlide[]): readonly string[] {
  const seen = new Set<string>();
  return slides.flatMap(({ number, objects }) => {
    const titles = objects.filter(isTitle);
    const [title] = titles;
    if (title === undefined) return [`slide ${number} has no title`];
    const words = wordsOf(title);
    const problems = [
      ...(titles.length > 1 ? [`slide ${number} has more than one title`] : []),
      ...(words === '' ? [`slide ${number} has an empty title`] : []),
      ...(seen.has(words) ? [`slide ${number} repeats a title`] : []),
      ...(objects[0] === title ? [] : [`slide ${number} does not start with its title`]),
    ];
    seen.add(words);
    return problems;
  });
}

const descriptionProblems = ({ objects }: DrawnSlide): readonly string[] =>
  objects
    .filter(({ kind, description }) => kind !== 'text' && description.length < shortestDescription)
    .map(({ name }) => `${name} has no alternative text`);

const slack = 0.02;
const overlap = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom);

/** Whether a box stands wholly above another that it shares columns with, or wholly to the left of one in its row. */
function precedes(one: DrawnBox, other: DrawnBox): boolean {
  const isAbove = one.y + one.h <= other.y + slack && overlap(one.x, one.w, other.x, other.w) > slack;
  const isBefore =
    one.x + one.w <= other.x + slack && overlap(one.y, one.h, other.y, other.h) > Math.min(one.h, other.h) / 2;
  return isAbove || isBefore;
}

function pairs(objects: readonly DrawnObject[]): readonly (readonly [DrawnObject, DrawnObject])[] {
  return objects.flatMap((one, index) => objects.slice(index + 1).map((other) => [one, other] as const));
}

const placed = ({ objects }: DrawnSlide): readonly DrawnObject[] =>
  objects.filter((object) => !isTitle(object) && !isSlideNumber(object));

const orderProblems = (slide: DrawnSlide): readonly string[] =>
  pairs(placed(slide))
    .filter(([one, other]) => precedes(other.box, one.box))
    .map(([one, other]) => `${one.name} is read before ${other.name}, which stands before it`);

const overlapProblems = ({ objects }: DrawnSlide): readonly string[] =>
  pairs(objects)
    .filter(([one, other]) => {
      const wide = overlap(one.box.x, one.box.w, other.box.x, other.box.w);
      const high = overlap(one.box.y, one.box.h, other.box.y, other.box.h);
      return wide > slack && high > slack && !leftEmpty.has(one.name) && !leftEmpty.has(other.name);
    })
    .map(([one, other]) => `${one.name} and ${other.name} overlap`);

const edgeProblems = ({ objects }: DrawnSlide): readonly string[] =>
  objects
    .filter(({ box }) => box.x < 0 || box.y < 0 || box.x + box.w > 13.34 || box.y + box.h > 7.5)
    .map(({ name }) => `${name} runs off the slide`);

function runProblems(name: string, { text, size, colour, language }: DrawnRun, background: string): readonly string[] {
  if (text.trim() === '') return [];
  return [
    ...(size < smallestText ? [`${name} has text of ${size} points: ${text}`] : []),
    ...(contrast(colour, background) < leastContrast ? [`${name} has ${colour} on ${background}: ${text}`] : []),
    ...(language === 'nl-NL' ? [] : [`${name} has text in language ${language}: ${text}`]),
  ];
}

const textProblems = ({ objects }: DrawnSlide): readonly string[] =>
  objects.flatMap(({ name, texts }) =>
    texts.flatMap(({ runs, background }) => runs.flatMap((run) => runProblems(name, run, background))),
  );

const emptyProblems = ({ objects }: DrawnSlide): readonly string[] =>
  objects
    .filter((object) => object.placeholder !== null && object.kind === 'text' && !leftEmpty.has(object.name))
    .filter((object) => wordsOf(object) === '')
    .map(({ name }) => `${name} is an empty placeholder`);

const slideRules = [
  brokenWordProblems,
  cutProblems,
  descriptionProblems,
  headerProblems,
  headingProblems,
  longTitleProblems,
  looseProblems,
  orderProblems,
  overlapProblems,
  edgeProblems,
  textProblems,
  emptyProblems,
  fitProblems,
];

/** Texts that were cut off, by slide. */
export const cutTexts = (bytes: Uint8Array): readonly string[] =>
  drawnSlides(bytes).flatMap(({ number, objects }) =>
    objects.flatMap(({ name, texts }) =>
      texts
        .map(textOf)
        .filter((text) => text.includes('…'))
        .map((text) => `slide ${number}: ${name}: ${text}`),
    ),
  );

/** Everything that is wrong with the deck for a reader, by eye or by ear. */
export function deckProblems(bytes: Uint8Array): readonly string[] {
  const slides = drawnSlides(bytes);
  return [
    ...titleProblems(slides),
    ...slides.flatMap((slide) =>
      slideRules.flatMap((rule) => rule(slide)).map((problem) => `slide ${slide.number}: ${problem}`),
    ),
    ...partProblems(bytes),
  ];
}
