import { compareText } from '../../../lib/compare-text.ts';
import type { FieldProblem } from '../../field-reader.ts';

/** What went wrong in small during one search, reported at its end in a few sentences. */
export class SearchTally {
  #records = 0;
  #details = 0;
  readonly #rejected = new Map<string, number>();
  readonly #failedDetails = new Map<string, number>();
  readonly #failedPages = new Map<string, number>();

  countRecord(problem: FieldProblem | undefined): void {
    this.#records++;
    // Places in lists differ from record to record: "attributes[3].name" is one problem wherever it happens.
    if (problem !== undefined) add(this.#rejected, `${problem.field.replace(/\[\d+\]/g, '[]')} ${problem.message}`);
  }

  countDetail(failure: string | undefined): void {
    this.#details++;
    if (failure !== undefined) add(this.#failedDetails, failure);
  }

  countFailedPage(failure: string): void {
    add(this.#failedPages, failure);
  }

  notes(): string[] {
    const notes: string[] = [];
    const rejected = sum(this.#rejected);
    if (rejected > 0) {
      notes.push(
        `${rejected} of ${this.#records} records are no products and were left out: ${reasons(this.#rejected)}`,
      );
    }
    for (const [failure, count] of this.#failedPages) {
      notes.push(`its answer is not whole, ${count === 1 ? 'a page' : `${count} pages`} failed: ${failure}`);
    }
    const failed = sum(this.#failedDetails);
    if (failed > 0) {
      notes.push(
        `details of ${failed} of ${this.#details} products could not be read, their summaries were used: ${reasons(this.#failedDetails)}`,
      );
    }
    return notes;
  }
}

function add(counts: Map<string, number>, reason: string): void {
  counts.set(reason, (counts.get(reason) ?? 0) + 1);
}

function sum(counts: Map<string, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

const namedReasons = 3;

/** The most frequent reasons with their counts. */
function reasons(counts: Map<string, number>): string {
  const sorted = [...counts].sort(([a, countA], [b, countB]) => countB - countA || compareText(a, b));
  const named = sorted.slice(0, namedReasons).map(([reason, count]) => `${reason} (${count})`);
  return [...named, ...(sorted.length > namedReasons ? [`and ${sorted.length - namedReasons} more`] : [])].join('; ');
}
