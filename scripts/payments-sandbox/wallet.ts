import { type Books, newId, type Provider, type SandboxCard, type SavedCard } from './books.ts';
import { type CardBehaviour, type CardBrand, goodCard, type TestCard, testCard } from './test-cards.ts';

/** Why the hosted fields return no token. */
type FieldProblem = 'NUMBER' | 'EXPIRY' | 'CSC' | 'REFUSED';

/** The input of the hosted fields. */
type TypedCard = { number: string; expMonth: number; expYear: number; csc: string; name: string };

/** A one-time token for a card, or the problem with the input. */
export function tokenFor(
  books: Books,
  provider: Provider,
  typed: TypedCard,
  now: Date,
): { token: string; card: SandboxCard } | { problem: FieldProblem } {
  const found = testCard(typed.number);
  if (!found) return { problem: 'NUMBER' };
  if (!(typed.expMonth >= 1 && typed.expMonth <= 12) || !(typed.expYear >= 2000 && typed.expYear <= 2099)) {
    return { problem: 'EXPIRY' };
  }
  if (!new RegExp(found.brand === 'AMEX' ? '^\\d{4}$' : '^\\d{3}$').test(typed.csc))
    return { problem: 'CSC' };
  if (found.behaviour === 'NO_TOKEN') return { problem: 'REFUSED' };
  const isOver = typed.expYear * 12 + typed.expMonth < now.getFullYear() * 12 + now.getMonth() + 1;
  const card = faceOf(found, typed, isOver ? 'EXPIRED' : found.behaviour);
  const token = newId(provider === 'square' ? 'cnon:' : 'tok-');
  books.tokens[token] = { provider, card, isUsed: false };
  books.save();
  return { token, card };
}

function faceOf(
  { brand, number }: TestCard,
  { expMonth, expYear, name }: Pick<TypedCard, 'expMonth' | 'expYear' | 'name'>,
  behaviour: CardBehaviour,
): SandboxCard {
  return { brand, last4: number.slice(-4), expMonth, expYear, behaviour, name };
}

/** Reusable tokens that always exist, by suffix. Square's own sandbox has such tokens too. */
const PERMANENT_TOKENS: Readonly<Record<string, CardBehaviour>> = {
  'card-nonce-ok': 'GOOD',
  'card-nonce-declined': 'DECLINED',
  'card-nonce-no-funds': 'NO_FUNDS',
  'card-nonce-expired': 'EXPIRED',
  'card-nonce-rejected-cvv': 'WRONG_CSC',
  'card-nonce-rejected-postalcode': 'WRONG_POSTAL_CODE',
  'card-nonce-no-answer': 'NO_ANSWER',
  'card-nonce-lost-answer': 'LOST_ANSWER',
  'card-nonce-slow': 'SLOW',
  'card-nonce-server-error': 'SERVER_ERROR',
  'card-nonce-garbage': 'GARBAGE',
  'card-nonce-capture-declined': 'CAPTURE_DECLINED',
  'card-nonce-capture-lost': 'CAPTURE_LOST',
  'card-nonce-capture-late': 'CAPTURE_LATE',
  'card-nonce-capture-late-declined': 'CAPTURE_LATE_DECLINED',
  'card-nonce-held-less': 'HELD_LESS',
  'card-nonce-held-jpy': 'HELD_JPY',
  'card-nonce-taken-less': 'TAKEN_LESS',
  'card-nonce-chargeback': 'CHARGEBACK',
};

/** Whether a token can be used several times. */
export function isReusableToken(token: string): boolean {
  return endOf(token) in PERMANENT_TOKENS;
}

function endOf(token: string): string {
  return token.replace(/^(cnon:|tok-)/, '');
}

/** The card of a token, which is used up by this call, or the reason why there is none. */
export function spendToken(
  books: Books,
  provider: Provider,
  token: string,
): SandboxCard | 'UNKNOWN' | 'USED' {
  const behaviour = PERMANENT_TOKENS[endOf(token)];
  if (behaviour) return faceOf(goodCard('VISA'), { expMonth: 12, expYear: 2030, name: 'Sandbox' }, behaviour);
  const known = books.tokens[token];
  if (!known || known.provider !== provider) return 'UNKNOWN';
  if (known.isUsed) return 'USED';
  known.isUsed = true;
  books.save();
  return known.card;
}

/**
 * References of saved cards that always exist, for demo data: `ccof:standing-visa-2030`, or `standing-visa-2030` at
 * NMI.
 */
const PERMANENT_CARD =
  /^(?:ccof:)?standing-(visa|mastercard|amex|discover|declined|expired)-(\d{4})(?:-\w+)?$/;

/** A saved card. Undefined if it is unknown or was deleted. */
export function savedCard(books: Books, reference: string): SavedCard | undefined {
  const known = books.kept[reference];
  if (known) return known.isDeleted ? undefined : known;
  const [, name = '', year] = PERMANENT_CARD.exec(reference) ?? [];
  if (!year) return undefined;
  const behaviours: Record<string, CardBehaviour> = { declined: 'DECLINED', expired: 'EXPIRED' };
  const brand: CardBrand = name in behaviours ? 'VISA' : (name.toUpperCase() as CardBrand); // as the expression has them
  const face = { expMonth: 6, expYear: Number(year), name: 'Sandbox' };
  return {
    card: faceOf(goodCard(brand), face, behaviours[name] ?? 'GOOD'),
    customer: null,
    isDeleted: false,
  };
}

/** Saves or deletes a card. */
export function setSavedCard(books: Books, reference: string, kept: SavedCard): void {
  books.kept[reference] = kept;
  books.save();
}
