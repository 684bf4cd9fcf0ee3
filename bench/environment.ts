import { ACCOUNTS } from './data/accounts.ts';
import type { Fixtures } from './data/fixtures.ts';
import { Endpoint } from './endpoint.ts';

/** A running product with its users. */
export interface Site {
  readonly url: string;
  readonly wholesaler: Endpoint;
  readonly shopper: Endpoint;
  readonly staff: Endpoint;
  readonly admin: Endpoint;
}

/** Everything that runs, and the records that the workloads use. */
export interface Environment {
  readonly fixtures: Fixtures;
  readonly product: Site;
  /** The product with the fast paths disabled. */
  readonly plain: Site;
  readonly floorUrl: string;
  readonly postgraphileUrl: string;
  /** The database of all programs, for workloads that are measured without a program. */
  readonly databaseUrl: string;
  /** The product with ten thousand jobs. Null unless long lists are measured. */
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
