import type { PageActor } from '../../src/lib/routing/page-declaration.ts';

/** The accounts of who opens pages; null: nobody. */
export const ACTORS: Readonly<Record<PageActor, string | null>> = {
  visitor: null,
  /** Orders for Luna and has pieces in the cart. */
  buyer: 'buyer@luna.test',
  /** Has an empty cart. */
  approver: 'approver@luna.test',
  /** Keeps the cards of Luna. */
  owner: 'owner@luna.test',
  production: 'production@aurifex.test',
  administrator: 'admin@aurifex.test',
  /** Signs out while the others go on. */
  viewer: 'viewer@luna.test',
};
