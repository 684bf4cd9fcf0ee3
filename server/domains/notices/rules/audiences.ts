/** The side that receives a notice: users of the customer, or staff. */
export type NoticeSide = 'CUSTOMER' | 'STAFF';

/** Users given by an event or its row. */
type NamedPeople = 'contact' | 'assignees' | 'named';

/** Recipients of an event: named people, and holders of a permission who may see the row. */
export type Audience = {
  readonly named: NamedPeople | null;
  /** Permission whose holders are recipients. */
  readonly holders: number | null;
  /** ELSE: the holders only if nobody is named. */
  readonly joined: 'AND' | 'ELSE';
  /** Text for the guide. */
  readonly words: string;
};

/** Permissions of recipients (product rules, permission catalogue). */
const [QUOTES_REVISE, QUOTES_OVERRIDE] = [1603, 1609];
const ESTIMATES_VIEW = 1501;
const [JOBS_STAGE, SALES_ORDERS_EDIT, PAY, PAYMENTS_EDIT] = [1703, 1803, 2002, 2003];
const [REPORT_SOLD, PACK_CONSIGNMENTS, SETTINGS, INTEGRATIONS] = [2302, 2305, 2703, 3501];

/** All audiences. Users who may not see the row, and blocked users, are never recipients. */
export const AUDIENCES = {
  CONTACT: named('contact', 'the contact'),
  NAMED: named('named', 'the named users'),
  PAYERS: { ...named('contact', 'the contact, and users who may pay'), holders: PAY },
  ESTIMATE_READERS: holders(ESTIMATES_VIEW, 'users who see estimates'),
  REPORTERS: orElse('contact', REPORT_SOLD, 'the contact, otherwise users who report pieces sold'),
  QUOTE_DESK: orElse('assignees', QUOTES_REVISE, 'assigned staff, otherwise staff who may revise quotes'),
  QUOTE_APPROVERS: holders(QUOTES_OVERRIDE, 'staff who may send below the margin floor'),
  ORDER_DESK: holders(SALES_ORDERS_EDIT, 'staff who may change orders'),
  CONSIGNMENT_DESK: holders(PACK_CONSIGNMENTS, 'staff who pack consignments'),
  WRITERS: orElse('assignees', SALES_ORDERS_EDIT, 'assigned staff, otherwise staff who may change orders'),
  WORKSHOP: orElse('assignees', JOBS_STAGE, 'assigned staff, otherwise staff who move jobs'),
  CASHIERS: holders(PAYMENTS_EDIT, 'staff who may change payments'),
  SETTING_KEEPERS: holders(SETTINGS, 'staff who change settings'),
  OPERATORS: holders(INTEGRATIONS, 'staff who see integrations'),
} as const satisfies Record<string, Audience>;

/** The code of an audience. */
export type AudienceCode = keyof typeof AUDIENCES;

function named(people: NamedPeople, words: string): Audience {
  return { named: people, holders: null, joined: 'AND', words };
}

function holders(permission: number, words: string): Audience {
  return { named: null, holders: permission, joined: 'AND', words };
}

function orElse(people: NamedPeople, permission: number, words: string): Audience {
  return { named: people, holders: permission, joined: 'ELSE', words };
}
