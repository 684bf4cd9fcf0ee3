import type { ConfigurationAddress, PartAddress } from './configuration-address.ts';

/** Attribute codes are upper case and the other parameter names are not, so they never collide. */
const ATTRIBUTE_CODE = /^[A-Z][A-Z0-9_]*$/;
/** A choice of a part: part code, colon, value. */
const OF_PART = /^([A-Za-z0-9_-]{1,40}):(.+)$/;
const SIZE = /^\d{1,2}(\.\d{1,2})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const QUANTITY = /^[1-9]\d{0,2}$/;
const MAX_TEXT = 500;

/** Parses a configuration from the URL and ignores invalid values. Whether the piece offers them is checked later. */
export function readConfigurationAddress(address: URLSearchParams): ConfigurationAddress {
  return {
    ...readPart(address),
    parts: readParts(address),
    ownMetal: address.get('ownMetal') === '1',
    priority: address.get('priority') || null,
    quantity: Number(matching(address.get('quantity'), QUANTITY) ?? 1),
    wantedBy: matching(address.get('wantedBy'), DAY),
    line: address.get('line') || null,
  };
}

/** An empty choice of a part is kept: it does not follow the main piece. */
function readPart(address: URLSearchParams, isPart = false): PartAddress {
  const choices: Record<string, string> = {};
  for (const [code, value] of address) {
    if (ATTRIBUTE_CODE.test(code) && (value || isPart)) choices[code] = value.slice(0, MAX_TEXT);
  }
  return { metal: address.get('metal') || null, size: matching(address.get('size'), SIZE), choices };
}

function readParts(address: URLSearchParams): Record<string, PartAddress> {
  const ofParts = new Map<string, URLSearchParams>();
  for (const [name, value] of address) {
    const [, part, choice] = OF_PART.exec(name) ?? [];
    if (part === undefined || choice === undefined) continue;
    const own = ofParts.get(part) ?? new URLSearchParams();
    own.set(choice, value);
    ofParts.set(part, own);
  }
  return Object.fromEntries([...ofParts].map(([part, own]) => [part, readPart(own, true)]));
}

function matching(text: string | null, pattern: RegExp): string | null {
  return text !== null && pattern.test(text) ? text : null;
}
