import { describe, expect, it } from 'vitest';
import { rememberAnswers } from '../../src/lib/remember-answers.ts';

function counted(options: { most: number; longest: number }) {
  const asked: string[] = [];
  const answer = rememberAnswers((text) => {
    asked.push(text);
    return text === '' ? null : text.length;
  }, options);
  return { answer, asked };
}

describe('answers that are remembered', () => {
  it('are worked out once, null among them', () => {
    const { answer, asked } = counted({ most: 3, longest: 10 });
    expect([answer('a'), answer(''), answer('a'), answer('')]).toEqual([1, null, 1, null]);
    expect(asked).toEqual(['a', '']);
  });

  it('stay for texts that keep coming back while thousands of others pass', () => {
    const { answer, asked } = counted({ most: 4, longest: 10 });
    for (let at = 0; at < 1_000; at += 1) {
      answer('again');
      answer(`${at}`);
    }
    expect(asked.filter((text) => text === 'again')).toHaveLength(1);
  });

  it('are not kept for long texts, nor for more than twice as many as asked for', () => {
    const { answer, asked } = counted({ most: 2, longest: 3 });
    answer('long');
    answer('long');
    expect(asked).toEqual(['long', 'long']);
    for (const text of ['a', 'b', 'c', 'd', 'e', 'a']) answer(text);
    expect(asked.filter((text) => text === 'a')).toHaveLength(2);
  });
});
