import type { PartAddress } from '../../../configuration/configuration-address.ts';
import { readConfigurationAddress } from '../../../configuration/read-configuration-address.ts';
import type {
  ExplainPageQuery$variables,
  PieceChoicesInput,
} from '../__generated__/ExplainPageQuery.graphql.ts';

/** Subject of a price explanation, from the URL. */
type AddressedSubject = ExplainPageQuery$variables['subject'];

/** Kinds of explained prices, by URL name. */
export const SUBJECT_KINDS = ['piece', 'job', 'quote', 'estimate', 'cartOf'] as const;

export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** The kind of price in the URL; by default a piece. */
export function subjectKindOf(search: URLSearchParams): SubjectKind {
  if (search.has('cartLine')) return 'cartOf';
  return SUBJECT_KINDS.find((kind) => search.has(kind)) ?? 'piece';
}

/** Parses the URL; null: no subject. If there are several, the first applies. */
export function subjectOf(search: URLSearchParams): AddressedSubject | null {
  const text = (name: string) => textIn(search, name);
  const [job, quote, estimate, cartLine] = ['job', 'quote', 'estimate', 'cartLine'].map(text);
  if (job) return { jobNumber: job };
  if (quote)
    return {
      quoteNumber: quote,
      lineKey: wholeIn(search, 'line'),
      versionNumber: wholeIn(search, 'version'),
    };
  if (estimate) return { estimateNumber: estimate };
  if (cartLine) return { cartItemId: cartLine };
  const pieceCode = pieceCodeOf(search);
  if (!pieceCode) return null;
  return {
    pieceCode,
    choices: choicesOf(search),
    accountNumber: text('customer'),
    quantity: wholeIn(search, 'quantity') || null,
  };
}

/** Code of the configured piece; null for another subject. */
export function pieceCodeOf(search: URLSearchParams): string | null {
  return textIn(search, 'piece')?.toUpperCase() ?? null;
}

/** Account number of the customer whose carts are shown. */
export function cartOwnerOf(search: URLSearchParams): string | null {
  return textIn(search, 'cartOf');
}

/** Query variables of the page. */
export function explainVariables(search: URLSearchParams): ExplainPageQuery$variables {
  const subject = subjectOf(search);
  const pieceCode = pieceCodeOf(search);
  const cartOwner = cartOwnerOf(search);
  return {
    subject: subject ?? {},
    isAsked: subject !== null,
    pieceCode,
    hasPiece: pieceCode !== null,
    cartOwner: cartOwner ?? '',
    hasCart: cartOwner !== null,
  };
}

function textIn(search: URLSearchParams, name: string): string | null {
  return search.get(name)?.trim() || null;
}

function wholeIn(search: URLSearchParams, name: string): number | null {
  return /^\d{1,3}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : null;
}

/** Choices for a piece in the configurator’s format; null: defaults. */
function choicesOf(search: URLSearchParams): PieceChoicesInput | null {
  const address = readConfigurationAddress(search);
  const own = partChoices(address);
  const parts = Object.entries(address.parts).map(([pieceCode, part]) => ({
    pieceCode,
    ...partChoices(part),
  }));
  const { priority: priorityCode, ownMetal } = address;
  const isDefault =
    !own.alloyCode && !own.size && !priorityCode && !ownMetal && own.attributes.length + parts.length === 0;
  return isDefault ? null : { ...own, parts, priorityCode, ownMetal };
}

function partChoices({ metal, size, choices }: PartAddress) {
  return {
    alloyCode: metal,
    size,
    attributes: Object.entries(choices).map(([attributeCode, value]) => ({ attributeCode, value })),
  };
}
