import { expect, it } from 'vitest';
import { appendixTopicNames, chosenTopics } from '#output/model/appendix-topics.ts';

it('the topics of an appendix stand in its own order, each once', () => {
  expect(chosenTopics(['overlijden', 'premie', 'overlijden'])).toEqual(['premie', 'overlijden']);
  expect(chosenTopics([])).toEqual([]);
});

it('an appendix has eight topics at most, and none that it does not know', () => {
  expect(chosenTopics(appendixTopicNames.slice(0, 8))).toHaveLength(8);
  expect(chosenTopics(appendixTopicNames.slice(0, 9))).toBeNull();
  for (const name of ['iets', 'toString', '']) expect(chosenTopics(['premie', name])).toBeNull();
});
