import { DRAFT_KEYS } from '../../../../lib/session/identity.ts';
import type { StoredPicture } from '../../../../upload/pictures/picture-list.ts';

/** Texts of a custom order, by field. */
export type DraftTexts = Readonly<Record<string, string>>;

/** An unsent custom order: choices as a query string, texts, and pictures. */
type Draft = {
  readonly search: string;
  readonly texts: DraftTexts;
  readonly pictures: readonly StoredPicture[];
};

const NOTHING: Draft = { search: '', texts: {}, pictures: [] };

/** Drafts are per user, customer and piece, because their pictures and references are private. */
export function draftKey(userId: number, customerId: number | null, itemTypeId: number): string {
  return `${DRAFT_KEYS}:customOrder:${userId}:${customerId ?? 0}:${itemTypeId}`;
}

/** The draft under a key; empty if there is none or it is unreadable. */
export function readDraft(key: string, storage: Pick<Storage, 'getItem'> = localStorage): Draft {
  let stored: unknown = null;
  try {
    stored = JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    // Data that is not JSON is foreign.
  }
  if (typeof stored !== 'object' || stored === null) return NOTHING;
  const { search, texts, pictures } = stored as Partial<Record<keyof Draft, unknown>>;
  return {
    search: typeof search === 'string' ? search : '',
    texts: textsOf(texts),
    pictures: Array.isArray(pictures) ? pictures.filter(isPicture) : [],
  };
}

/** Stores a draft. An empty one is removed. */
export function keepDraft(
  key: string,
  draft: Draft,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = localStorage,
): void {
  try {
    if (isEmptyDraft(draft)) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage, only the page keeps the draft.
  }
}

/** Whether nothing is chosen, typed or added. */
export function isEmptyDraft({ search, texts, pictures }: Draft): boolean {
  return search === '' && pictures.length === 0 && Object.values(texts).every((text) => text.trim() === '');
}

function textsOf(value: unknown): DraftTexts {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isPicture(value: unknown): value is StoredPicture {
  if (typeof value !== 'object' || value === null) return false;
  const { fileId, name, thumbnailUrl } = value as Partial<Record<keyof StoredPicture, unknown>>;
  return Number.isInteger(fileId) && typeof name === 'string' && /^\/files\/\d+/.test(String(thumbnailUrl));
}
