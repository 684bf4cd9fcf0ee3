import type { Page } from 'playwright-core';

/** Names that the schema gives, not the data. */
const SCHEMA_KEYS = new Set(['__typename', 'id', 'cursor', 'startCursor', 'endCursor']);

/** Constants of the schema: they are for programs, and have their words in the text files. */
const CONSTANT = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$|^(NEW|PROCESSING|CLOSED|ALL)$/;

/** Collects every text that the server answers to a page, from now on or since they were last forgotten. */
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
