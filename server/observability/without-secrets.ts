import { withoutCardNumbers } from '../lib/card-numbers.ts';

/** The replacement of a secret. */
const CENSORED = '[secret]';

/** Names whose values are never logged, in any spelling. */
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

/** A value: a quoted JSON text, the same within a JSON text, a list, or everything up to the next separator. */
const VALUE = [
  String.raw`"(?:[^"\\]|\\.)*"`,
  String.raw`\\"(?:[^"\\]|\\\\\\.|\\\\[^\\]|\\[^"\\])*\\"`,
  `'[^']*'`,
  String.raw`\[[^\]]*\]`,
  String.raw`[^\s"'\\,;&{}[\])]+`,
].join('|');

const NAMED = new RegExp(String.raw`(?<![\w-])((?:${NAMES})(?:\\?")?\s*[:=]\s*)(${VALUE})`, 'gi');

/** Secrets identified by their format: header lines, tokens, password hashes, passwords in URLs. */
const FORMS = [
  /(?<=\b(?:cookie|authorization)\s*:\s*)[^\s"\\[][^"\\]*/gi,
  /(?<=\b(?:Bearer|Basic)\s+)[^\s"',\\]+/gi,
  /\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g,
  /\b[\w-]{16,64}\.\d{1,9}\.[\w-]{43}(?![\w-])/g,
  /\$argon2\w*\$[^\s"'\\]+/g,
  /(?<=\b[a-z]+:\/\/[^\s:/@"]*:)[^\s/@"]+(?=@)/gi,
];

/** Removes passwords, tokens, cookies and card numbers from a line of the log, as the last step. */
export function withoutSecrets(line: string): string {
  const formless = FORMS.reduce((text, form) => text.replace(form, CENSORED), line);
  const nameless = formless.replace(
    NAMED,
    (_all, name: string, value: string) => name + censored(name, value),
  );
  return withoutCardNumbers(nameless);
}

/** Quoted if the value was quoted or a JSON value, so that the line stays valid JSON. */
function censored(name: string, value: string): string {
  if (value === 'null') return value;
  const quote = /^(?:\\?"|')/.exec(value)?.[0] ?? (/[^\\]"\s*:\s*$/.test(name) ? '"' : '');
  return `${quote}${CENSORED}${quote}`;
}
