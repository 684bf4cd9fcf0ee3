import { cardNumbersIn } from '../../server/lib/card-numbers.ts';

/** Formats of secrets that must not be stored or logged. */
const FORMS: [what: string, form: RegExp][] = [
  ['an access token', /\beyJ[\w-]{5,}\.eyJ[\w-]{5,}\.[\w-]+/],
  ['a refresh token', /\b[\w-]{16,64}\.\d{1,9}\.[\w-]{43}(?![\w-])/],
  ['a header with credentials', /\b(?:Bearer|Basic) [\w+/=.-]{8,}/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['an address with a password', /\b[a-z]+:\/\/[^\s:/@"']+:[^\s/@"'[\]]+@/i],
];

/** The secrets in a text, described without repeating them. `known` are the used secrets by name. */
export function findSecrets(text: string, known: ReadonlyMap<string, string> = new Map()): string[] {
  return [
    ...cardNumbersIn(text).map((number) => `a card number that ends with ${number.slice(-4)}`),
    ...FORMS.filter(([, form]) => form.test(text)).map(([what]) => what),
    ...[...known]
      .filter(([, secret]) => spellings(secret).some((each) => text.includes(each)))
      .map(([name]) => name),
  ];
}

/** Plain, URL-encoded, and in base64. */
function spellings(secret: string): string[] {
  return [secret, encodeURIComponent(secret), Buffer.from(secret).toString('base64').replace(/=+$/, '')];
}
