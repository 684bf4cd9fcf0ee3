import { withoutCardNumbers } from '../lib/card-numbers.ts';

/** What is written in place of a secret. */
const CENSORED = '[secret]';

/** Names whose values are never written, wherever they appear and however they are spelt. */
const NAMES = [
  '(?:old|new|current|generated)?_?password(?:hash)?',
  '(?:access|refresh|captcha|id)?_?token(?:hash)?',
  '(?:refresh|previous)_?hash',
  'unique_?id',
  'uid',
  '(?:proxy-)?authorization',
  '(?:set-)?cookie',
  '(?:jwt_?|client_?|api_?)?secret',
  'api_?key',
  'card_?number',
  'cvv2?|cvc2?|pan',
].join('|');

/** A quoted text of JSON, the same within a text of JSON, a list, or whatever comes up to the next separator. */
const VALUE = [
  String.raw`"(?:[^"\\]|\\.)*"`,
  String.raw`\\"(?:[^"\\]|\\\\\\.|\\\\[^\\]|\\[^"\\])*\\"`,
  `'[^']*'`,
  String.raw`\[[^\]]*\]`,
  String.raw`[^\s"'\\,;&{}[\])]+`,
].join('|');

const NAMED = new RegExp(String.raw`(?<![\w-])((?:${NAMES})(?:\\?")?\s*[:=]\s*)(${VALUE})`, 'gi');

/** Secrets that are known by their form: header lines, tokens, password hashes, passwords in addresses. */
const FORMS = [
  /(?<=\b(?:cookie|authorization)\s*:\s*)[^\s"\\[][^"\\]*/gi,
  /(?<=\b(?:Bearer|Basic)\s+)[^\s"',\\]+/gi,
  /\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g,
  /\b[\w-]{16,64}\.\d{1,9}\.[\w-]{43}(?![\w-])/g,
  /\$argon2\w*\$[^\s"'\\]+/g,
  /(?<=\b[a-z]+:\/\/[^\s:/@"]*:)[^\s/@"]+(?=@)/gi,
];

/** A line of the log without passwords, tokens, cookies and card numbers: the last thing that happens to it. */
export function withoutSecrets(line: string): string {
  const formless = FORMS.reduce((text, form) => text.replace(form, CENSORED), line);
  const nameless = formless.replace(
    NAMED,
    (_all, name: string, value: string) => name + censored(name, value),
  );
  return withoutCardNumbers(nameless);
}

/** In quotes where the value had some, or is one of JSON itself: the line stays JSON. */
function censored(name: string, value: string): string {
  if (value === 'null') return value;
  const quote = /^(?:\\?"|')/.exec(value)?.[0] ?? (/[^\\]"\s*:\s*$/.test(name) ? '"' : '');
  return `${quote}${CENSORED}${quote}`;
}
