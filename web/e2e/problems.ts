import type { Page } from 'playwright-core';

/** What Chromium says of a file that was fetched early when a page is slow: on a busy machine, of a sound page. */
const LATE = /was preloaded using link preload but not used within a few seconds/;

/**
 * What goes wrong on a page while it is used: messages to the console, exceptions, refused and failed requests.
 * Answers take the list, so that each step can be asked for its own.
 */
export function watchProblems(page: Page): { take: () => string[] } {
  let problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || LATE.test(message.text())) return;
    problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left ends its own requests.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`);
  });
  return {
    take: () => {
      const taken = problems;
      problems = [];
      return taken;
    },
  };
}
