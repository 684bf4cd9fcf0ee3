import type { Prisma } from '../../database/generated/client.ts';
import { literally } from '../../lib/search-text.ts';

/** Maximum number of words of a search; further ones are ignored. */
const MAX_WORDS = 5;

/** Row filter of users for whom each word is a prefix of the first, last or user name, or of the email address. */
export function namedUsers(text: string): Prisma.UserWhereInput {
  return { AND: text.split(/\s+/).slice(0, MAX_WORDS).map(beginsAName) };
}

function beginsAName(word: string): Prisma.UserWhereInput {
  const begins = { startsWith: literally(word), mode: 'insensitive' } as const;
  return { OR: [{ firstName: begins }, { lastName: begins }, { userName: begins }, { email: begins }] };
}
