import { describe, expect, it } from 'vitest';
import { rememberPairs } from '../../src/lib/remember-pairs.ts';

function counted(most: number) {
  const asked: string[] = [];
  const answer = rememberPairs((one: { name: string }, other: { name: string }, given: string) => {
    asked.push(`${one.name}${other.name}${given}`);
    return one.name === other.name ? null : `${one.name}${other.name}`;
  }, most);
  return { answer, asked };
}

const [a, b] = [{ name: 'a' }, { name: 'b' }];

describe('answers of pairs that are remembered', () => {
  it('are worked out once for each pair in its order, null among them', () => {
    const { answer, asked } = counted(10);
    for (let round = 0; round < 2; round += 1)
      expect([answer(a, b, ''), answer(b, a, ''), answer(a, a, '')]).toEqual(['ab', 'ba', null]);
    expect(asked).toEqual(['ab', 'ba', 'aa']);
  });

  it('are worked out anew where what they rest on is another', () => {
    const { answer, asked } = counted(10);
    for (const given of ['1', '2', '2', '1']) answer(a, b, given);
    expect(asked).toEqual(['ab1', 'ab2', 'ab1']);
  });

  it('of one pair that rest on ever other things take the place of one', () => {
    const { answer, asked } = counted(4);
    answer(b, a, '');
    for (let at = 0; at < 20; at += 1) answer(a, b, `${at}`);
    answer(b, a, '');
    expect(asked.filter((text) => text === 'ba')).toHaveLength(1);
  });

  it('stay for pairs that keep coming back while thousands of others pass, and for no more than twice as many as asked for', () => {
    const { answer, asked } = counted(4);
    for (let at = 0; at < 1_000; at += 1) {
      answer(a, b, '');
      answer(a, { name: `${at}` }, '');
    }
    expect(asked.filter((text) => text === 'ab')).toHaveLength(1);
    const first = { name: 'first' };
    answer(first, b, '');
    for (let at = 0; at < 9; at += 1) answer({ name: `${at}` }, b, '');
    answer(first, b, '');
    expect(asked.filter((text) => text === 'firstb')).toHaveLength(2);
  });
});
