import type { Page } from 'playwright-core';

/** Chromium's warning about a preloaded file on a slow page. On a busy machine it is no fault. */
const LATE = /was preloaded using link preload but not used within a few seconds/;

/**
 * Collects problems of a page: console messages, exceptions, and rejected or failed requests. `take` returns the list
 * and clears it, so that each step has its own.
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
    // Leaving a page cancels its requests.
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
