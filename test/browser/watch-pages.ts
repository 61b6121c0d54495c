import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';

interface WatchedBrowser {
  browser(): Browser;
  /** What the pages may ask: everything else is a fault. */
  origin(): string;
  /** The browser itself reports every failed request; those that the page answers for in words are none. */
  isAnswered(message: ConsoleMessage): boolean;
}

/**
 * Opens pages that are watched: console errors, exceptions and requests that leave the origin fail the test that opened
 * them, and its pages are closed after it.
 */
export function watchPages(watched: WatchedBrowser): (options?: BrowserContextOptions) => Promise<Page> {
  let faults: string[] = [];
  afterEach(async () => {
    await Promise.all(
      watched
        .browser()
        .contexts()
        .map((context) => context.close()),
    );
    const seen = faults;
    faults = [];
    expect(seen).toEqual([]);
  });
  return async (options = {}) => {
    const context = await watched.browser().newContext({ viewport: { width: 1280, height: 900 }, ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('console', (message) => {
      if (message.type() === 'error' && !watched.isAnswered(message)) faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(watched.origin())) faults.push(`request to ${request.url()}`);
    });
    return page;
  };
}
