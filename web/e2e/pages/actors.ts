import type { PageActor } from '../../src/lib/routing/page-declaration.ts';

/** The accounts of the page tests. Null is a visitor. */
export const ACTORS: Readonly<Record<PageActor, string | null>> = {
  visitor: null,
  /** Places orders for Luna and has pieces in the cart. */
  buyer: 'buyer@luna.test',
  /** Has an empty cart. */
  approver: 'approver@luna.test',
  /** Manages the cards of Luna. */
  owner: 'owner@luna.test',
  production: 'production@aurifex.test',
  administrator: 'admin@aurifex.test',
  /** Signs out while the other users continue. */
  viewer: 'viewer@luna.test',
};
