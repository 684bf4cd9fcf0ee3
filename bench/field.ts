import { ACCOUNTS } from './data/accounts.ts';
import type { Fixtures } from './data/fixtures.ts';
import { Endpoint } from './endpoint.ts';

/** A running product as its users see it. */
export interface Site {
  readonly url: string;
  readonly wholesaler: Endpoint;
  readonly shopper: Endpoint;
  readonly staff: Endpoint;
  readonly admin: Endpoint;
}

/** Everything that runs, and what to ask it for. */
export interface Field {
  readonly fixtures: Fixtures;
  readonly product: Site;
  /** The product with its fast paths off. */
  readonly plain: Site;
  readonly floorUrl: string;
  readonly postgraphileUrl: string;
  /** What all of them run on, for work that is measured without a program. */
  readonly databaseUrl: string;
  /** The product on ten thousand jobs; null unless long lists are measured. */
  readonly small: Site | null;
}

/** The users of a running product. */
export function siteOf(url: string, isFreeForm: boolean): Site {
  return {
    url,
    wholesaler: new Endpoint(url, ACCOUNTS.wholesaler, isFreeForm),
    shopper: new Endpoint(url, ACCOUNTS.shopper, isFreeForm),
    staff: new Endpoint(url, ACCOUNTS.staff, isFreeForm),
    admin: new Endpoint(url, ACCOUNTS.admin, isFreeForm),
  };
}
