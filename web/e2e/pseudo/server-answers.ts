import type { Page } from 'playwright-core';

/** Names defined by the schema, not by data. */
const SCHEMA_KEYS = new Set(['__typename', 'id', 'cursor', 'startCursor', 'endCursor']);

/** Constants of the schema. They are not shown, and have texts in the text files. */
const CONSTANT = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$|^(NEW|PROCESSING|CLOSED|ALL)$/;

/** Collects all texts in the server's responses to a page, from now on or since the last reset. */
export function collectAnswers(page: Page): {
  answers: () => Promise<ReadonlySet<string>>;
  forget: () => void;
} {
  let bodies: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('json')) bodies.push(response.json().catch(() => null));
  });
  return {
    answers: async () => {
      const texts = new Set<string>();
      for (const body of await Promise.all(bodies)) addTexts(body, texts);
      return texts;
    },
    forget: () => {
      bodies = [];
    },
  };
}

function addTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') {
    const trimmed = value.trim();
    if (trimmed !== '' && !CONSTANT.test(trimmed)) texts.add(trimmed);
  } else if (Array.isArray(value)) for (const item of value) addTexts(item, texts);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) if (!SCHEMA_KEYS.has(key)) addTexts(item, texts);
  }
}
