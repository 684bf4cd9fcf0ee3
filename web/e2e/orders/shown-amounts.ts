import { setTimeout } from 'node:timers/promises';
import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { cents } from './order-amounts.ts';

/**
 * An amount with its sign as on screens, documents and mails: `−$1,234.50`, `1 234,50 $ US`, `USD 1,234.50`, `1 234,50
 * USD`.
 */
const MONEY =
  /[-−]?(?:(?:US)?\$|USD )[\d,]+\.\d\d(?!\d)|[-−]?\d[\d ]*,\d\d (?:\$|USD)|[-−]?[\d,]+\.\d\d USD/g;
/** Maximum number of lines between a label and its amount. */
const LINES_BELOW = 3;
const STEP_TIMEOUT_MS = 30_000;
const PAUSE_MS = 200;

/** Amounts in cents by label. A label with a former and a new amount has several. */
type Amounts = Readonly<Record<string, number | readonly number[]>>;

/** Expects each amount next to its label or directly below it. A label begins a line. */
export function expectWritten(text: string, amounts: Amounts): void {
  expect({ amounts: foundIn(text, amounts), text }).toEqual({ amounts, text });
}

/** The same for an element of a page. Waits until the content has loaded. */
export async function expectShown(element: Locator, amounts: Amounts): Promise<void> {
  const until = Date.now() + STEP_TIMEOUT_MS;
  // Line breaks separate a label from the content below it.
  const read = async () => (await element.first().allInnerTexts()).join('\n');
  let text = await read();
  while (Date.now() < until && !isEqual(foundIn(text, amounts), amounts)) {
    await setTimeout(PAUSE_MS);
    text = await read();
  }
  expectWritten(text, amounts);
}

const isEqual = (one: Amounts, other: Amounts) => JSON.stringify(one) === JSON.stringify(other);

/** The expected amounts that were found, and otherwise the amounts that the text has. */
function foundIn(text: string, amounts: Amounts): Amounts {
  const lines = text
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .split('\n')
    .map((line) => line.trim());
  return Object.fromEntries(
    Object.entries(amounts).map(([label, expected]) => {
      const found = lines.flatMap((line, index) => {
        if (!line.startsWith(label) || /^\p{L}/u.test(line.slice(label.length))) return [];
        const beside = [line.slice(label.length), ...lines.slice(index + 1, index + 1 + LINES_BELOW)];
        return [(beside.join('\n').match(MONEY) ?? []).map(cents)];
      });
      const wanted = [expected].flat();
      const isWritten = found.some((each) => wanted.every((amount, index) => each[index] === amount));
      return [label, isWritten ? expected : (found[0] ?? [])];
    }),
  );
}
