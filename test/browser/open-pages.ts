import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import type { Environment } from '../../src/settings/read-settings.ts';
import { openBrowser } from '../support/browser.ts';
import { openTestService, type TestService } from '../support/test-service.ts';
import { watchPages } from './watch-pages.ts';

/** A service with its pages and a browser before it; pages that ask another origin or report an error fail their test. */
export interface PageTest {
  service: TestService;
  origin: string;
  browser: Browser;
  close(): Promise<void>;
}

/** Starts the whole service, without pictures from elsewhere. */
export async function openPageTest(env: Environment = {}): Promise<PageTest> {
  await ensureWebBuilt();
  const service = await openTestService({ REMOTE_PICTURES: 'false', ...env });
  const origin = await service.listen();
  const browser = await openBrowser();
  return {
    service,
    origin,
    browser,
    async close() {
      await browser.close();
      await service.close();
    },
  };
}

/** Opens watched pages; `isAnswered` names refusals that the page tells in words. */
export function watch(
  test: () => PageTest,
  isAnswered: (text: string) => boolean = () => false,
): (path: string, options?: BrowserContextOptions) => Promise<Page> {
  const open = watchPages({
    browser: () => test().browser,
    origin: () => test().origin,
    isAnswered: (message) => isAnswered(message.text()),
  });
  return async (path, options) => {
    const page = await open(options);
    await page.goto(test().origin + path);
    return page;
  };
}
