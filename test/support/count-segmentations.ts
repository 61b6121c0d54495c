import { vi } from 'vitest';

/** How often `work` asks the segmenter of words, whose calls cost far more than what they are asked about. */
export function countSegmentations(work: () => void): number {
  const spy = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  try {
    work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}
