import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parseMapping } from './mapping.ts';
import { ouladMapping } from './import.fixture.ts';

type Json = Record<string, Record<string, Record<string, unknown>>>;

/** The project's mapping with one thing changed. */
async function mistaken(change: (mapping: Json) => void): Promise<() => unknown> {
  const mapping = JSON.parse(await readFile(ouladMapping, 'utf8')) as Json;
  change(mapping);
  return () => parseMapping(JSON.stringify(mapping), 'm.json');
}

describe('the mapping of a data set', () => {
  it('names the place of every mistake at once', async () => {
    const parse = await mistaken((mapping) => {
      delete mapping['outcomes']!['course']!['title'];
      mapping['outcomes']!['method'] = 'exam' as never;
      mapping['learners']!['nickname'] = 'x' as never;
      (mapping as Record<string, unknown>)['source'] = 'Has Spaces';
    });
    expect(parse).toThrow(/m\.json: outcomes\.course\.title is missing\./);
    expect(parse).toThrow(/outcomes\.method may be portfolio, observation, knowledge, workplace\./);
    expect(parse).toThrow(/learners has "nickname", which means nothing there\./);
    expect(parse).toThrow(/source has to be a short name such as oulad-aaa\./);
  });

  it('refuses evidence that would show the judgement to a moderator before their verdict', async () => {
    const parse = await mistaken(({ results }) => {
      results!['evidence']!['title'] = 'Scored {score}';
    });
    expect(parse).toThrow(/results\.evidence shows \{score\}, which is the judgement/);
  });

  it('asks for the start of the course when days are counted from it', async () => {
    const parse = await mistaken(({ outcomes }) => void delete outcomes!['course']!['start']);
    expect(parse).toThrow(/outcomes\.due counts days from the start of the course/);
    expect(parse).toThrow(/results\.handedIn counts days/);
  });

  it('asks for a rule that says what is competent', async () => {
    const parse = await mistaken(({ results }) => void delete results!['judgement']!['competentFrom']);
    expect(parse).toThrow(/results\.judgement needs "competentFrom"/);
  });

  it('asks for a score or a word at all', async () => {
    const parse = await mistaken(({ results }) => void delete results!['judgement']!['score']);
    expect(parse).toThrow(/results\.judgement needs "score", or "result" with "words"/);
  });

  describe('of a course with a scale of its own', () => {
    const marks = { kind: 'marks', maximum: 100, step: 1, passMark: 40, grades: [] };
    const levels = { kind: 'levels', levels: ['Fail', 'Pass'], passFrom: 'Pass' };

    it('asks for a score where the course is judged in marks', async () => {
      const parse = await mistaken(({ outcomes, results }) => {
        outcomes!['course']!['scale'] = marks;
        results!['judgement'] = { result: '{score}', words: { pass: '40' } };
      });
      expect(parse).toThrow(/results\.judgement needs "score", since the course is judged in marks/);
    });

    it('refuses words that are no results of the scale', async () => {
      const parse = await mistaken(({ outcomes, results }) => {
        outcomes!['course']!['scale'] = levels;
        results!['judgement'] = { result: '{score}', words: { yes: 'Pass', no: 'NYC' } };
      });
      expect(parse).toThrow(/words\.no says "NYC", which is no result of the course's scale/);
    });

    it('refuses a mark from which somebody would be competent', async () => {
      const parse = await mistaken(({ outcomes }) => void (outcomes!['course']!['scale'] = marks));
      expect(parse).toThrow(/competentFrom means nothing here/);
    });

    it('refuses a scale that cannot be', async () => {
      const parse = await mistaken(({ outcomes }) => {
        outcomes!['course']!['scale'] = { ...marks, passMark: 40.5 };
      });
      expect(parse).toThrow(/The pass mark has to be a mark that can be given/);
    });
  });

  it('says when the file is not JSON', () => {
    expect(() => parseMapping('{', 'm.json')).toThrow(/^The mapping m\.json is not JSON/);
    expect(() => parseMapping('[]', 'm.json')).toThrow(/m\.json: it has to be a object|an object/);
  });
});
