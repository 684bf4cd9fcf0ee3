import { documentedCalls } from '../../rest-facade/documented-calls.ts';
import { spellingsOf } from '../../rest-facade/openapi/spellings.ts';

/** First segments of the documented calls: /customers and /Customers are two spellings of one path. */
const PLACES = [...new Set(documentedCalls().map(({ path }) => path.split('/')[1] ?? ''))];

/** A call’s path in all accepted spellings: documented ones, other spellings of its first segment, any case. */
export function allSpellings(path: string): string[] {
  const [, place = '', ...rest] = path.split('/');
  const places = PLACES.filter((one) => one.toLowerCase() === place.toLowerCase());
  return [
    ...new Set([
      ...spellingsOf(path),
      ...places.map((one) => ['', one, ...rest].join('/')),
      literally(path, (part) => part.toLowerCase()),
      literally(path, (part) => part.toUpperCase()),
    ]),
  ];
}

/** A URL with the literal segments of a spelling. Parameters and query string are kept. */
export function spelledAs(spelling: string, address: string): string {
  const [path = '', query] = address.split('?', 2);
  const parts = path.split('/');
  const spelled = spelling.split('/').map((part, index) => (part.startsWith(':') ? parts[index] : part));
  return query === undefined ? spelled.join('/') : `${spelled.join('/')}?${query}`;
}

function literally(path: string, spell: (part: string) => string): string {
  return path
    .split('/')
    .map((part) => (part.startsWith(':') ? part : spell(part)))
    .join('/');
}
