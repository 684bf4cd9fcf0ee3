import type { Prisma } from '../../database/generated/client.ts';
import { literally } from '../../lib/search-text.ts';

/** Words of a search that are looked for; the rest of a pasted text adds nothing. */
const MAX_WORDS = 5;

/** Row filter of users of whom each word of a text begins the first, last or user name, or the e-mail address. */
export function namedUsers(text: string): Prisma.UserWhereInput {
  return { AND: text.split(/\s+/).slice(0, MAX_WORDS).map(beginsAName) };
}

function beginsAName(word: string): Prisma.UserWhereInput {
  const begins = { startsWith: literally(word), mode: 'insensitive' } as const;
  return { OR: [{ firstName: begins }, { lastName: begins }, { userName: begins }, { email: begins }] };
}
