import type { Prisma } from '../../database/generated/client.ts';
import { literally, searchLetters, typedWords, withoutConjunctions } from '../../lib/search-text.ts';

/** Maximum number of words of a search; further ones are ignored. */
const MAX_WORDS = 8;

/**
 * Row filter of customers by the words of a search in any order: each is a part of the name, the account number, the
 * email address or the phone number.
 */
export function namedCustomers(text: string): Prisma.CustomerWhereInput {
  const words = withoutConjunctions(typedWords(searchLetters(text), MAX_WORDS));
  return { AND: words.map((word) => ({ OR: spellings(word).map(isPart) })) };
}

function isPart(text: string): Prisma.CustomerWhereInput {
  return { searchText: { contains: literally(text) } };
}

/** A word as typed, and without the signs that account numbers and phone numbers are typed with. */
function spellings(word: string): string[] {
  return [...new Set([word, word.replaceAll(/[^\p{L}\p{N}]/gu, '')])].filter((each) => each !== '');
}
