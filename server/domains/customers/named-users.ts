import type { Prisma } from '../../database/generated/client.ts';
import { literally, searchLetters, typedWords } from '../../lib/search-text.ts';

/** Maximum number of words of a search; further ones are ignored. */
const MAX_WORDS = 5;

/**
 * Row filter of users for whom each word is a prefix of a word of their names, of the user name, or of the email address.
 */
export function namedUsers(text: string): Prisma.UserWhereInput {
  return {
    AND: typedWords(text, MAX_WORDS).map((word) => ({ OR: [beginsName(word), ...beginsAddress(word)] })),
  };
}

/** Row filter of users whose names have words that begin with the words of a search, in any order. */
export function usersOfName(text: string): Prisma.UserWhereInput {
  return { AND: typedWords(text, MAX_WORDS).map(beginsName) };
}

function beginsName(word: string): Prisma.UserWhereInput {
  return { searchName: { contains: ` ${literally(searchLetters(word))}` } };
}

function beginsAddress(word: string): Prisma.UserWhereInput[] {
  const begins = { startsWith: literally(word), mode: 'insensitive' } as const;
  return [{ userName: begins }, { email: begins }];
}
