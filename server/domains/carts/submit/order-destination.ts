import type { Prisma, ShippingMethod } from '../../../database/generated/client.ts';
import { type InputIssue, InvalidInputError } from '../../../errors/errors.ts';
import { checkPlace, type PostalFields } from '../../customers/address-input.ts';
import {
  type AddressSnapshot,
  type AddressWithPlace,
  type PlacedAddress,
  snapshotOfAddress,
} from '../../orders/addresses/address-snapshot.ts';
import type { QuoteDestination } from '../../quotes/quote/create-quote.ts';
import type { Parcel } from '../../shipping-and-tax/rules/parcel.ts';
import { type DestinationObstacle, destinationObstacles } from '../rules/order-obstacles.ts';
import type { Destination } from './check-destination.ts';

/** Destination and shipping method of an order. */
export type OrderDestination = {
  shippingAddress: AddressSnapshot;
  billingAddress: AddressSnapshot;
  sellToAddress: AddressSnapshot | null;
  shippingMethod: ShippingMethod | null;
};

type CartParts = Required<Destination> & {
  customerId: number;
  shippingMethod: ShippingMethod | null;
  /** With the addresses that are not archived. */
  customer: { defaultShippingMethodId: number | null; addresses: AddressWithPlace[] };
};

/**
 * The destination of an order: from the request, otherwise the cart, otherwise the customer's defaults. Archived
 * addresses are ignored.
 * @throws InvalidInputError UNKNOWN for ids that are not the customer's, REQUIRED if nothing applies, NOT_AVAILABLE if
 * the method does not ship there
 */
export async function orderDestination(
  db: Prisma.TransactionClient,
  cart: CartParts & { parcel: Parcel },
  request: RequestedDestination,
): Promise<OrderDestination> {
  const { shipping, billing, sellTo, method, unknown } = await foundDestination(db, cart, request);
  const obstacles = destinationObstacles({
    shippingAddress: shipping && { countryCode: shipping.country.code },
    hasBillingAddress: billing !== null,
    shippingMethod: method,
    parcel: cart.parcel,
    // Checked by name when the order is created.
    lacksAnswers: false,
    // Legacy clients order without one, and agree on it later.
    requiresMethod: false,
  });
  const issues = [...inputIssues(unknown, obstacles), ...fastTouchIssues(request, method)];
  if (!shipping || !billing || issues.length > 0) throw new InvalidInputError(issues);
  return {
    shippingAddress: snapshotOfAddress(shipping),
    billingAddress: snapshotOfAddress(billing),
    sellToAddress: sellTo && snapshotOfAddress(sellTo),
    shippingMethod: method,
  };
}

/**
 * The same for a request for a quote, as far as it is known. Missing parts are decided when the offer is accepted.
 * @throws InvalidInputError UNKNOWN for ids that are not the customer's
 */
export async function requestedDestination(
  db: Prisma.TransactionClient,
  cart: CartParts,
  request: RequestedDestination,
): Promise<QuoteDestination> {
  const { shipping, billing, sellTo, method, unknown } = await foundDestination(db, cart, request);
  if (unknown.size > 0) throw new InvalidInputError(inputIssues(unknown, []));
  return {
    shippingAddress: shipping && snapshotOfAddress(shipping),
    billingAddress: billing && snapshotOfAddress(billing),
    sellToAddress: sellTo && snapshotOfAddress(sellTo),
    shippingMethodId: method?.id ?? null,
  };
}

/** The known parts of a destination, and the unknown ids. */
async function foundDestination(
  db: Prisma.TransactionClient,
  cart: CartParts,
  request: RequestedDestination,
) {
  const methodId =
    request.fastTouchShippingMethodId ??
    request.shippingMethodId ??
    cart.shippingMethodId ??
    cart.customer.defaultShippingMethodId;
  const { addresses } = cart.customer;
  const method = methodId === null ? null : await activeMethod(db, cart.shippingMethod, methodId);
  const spelledOut = await placed(db, request);
  const unknown = new Set<string>();
  const pick = (
    name: keyof SpelledOut,
    isDefault: (address: AddressWithPlace) => boolean,
  ): PlacedAddress | null => {
    const own = spelledOut[name];
    if (own) return own;
    const field = `${name}Id` as const;
    const requestedId = request[field] ?? null;
    const found = addresses.find(({ id }) => id === (requestedId ?? cart[field]));
    if (!found && requestedId !== null) unknown.add(field);
    return found ?? (requestedId === null ? (addresses.find(isDefault) ?? null) : null);
  };
  const shipping = pick('shippingAddress', (address) => address.isDefaultShipping);
  const billing = pick('billingAddress', (address) => address.isDefaultBilling);
  const sellTo = pick('sellToAddress', () => false);
  if (!method && request.shippingMethodId != null) unknown.add('shippingMethodId');
  return { shipping, billing, sellTo, method, unknown };
}

/** The cart's method was read with it; another one is looked up. */
async function activeMethod(
  db: Prisma.TransactionClient,
  ofCart: ShippingMethod | null,
  id: number,
): Promise<ShippingMethod | null> {
  const method = ofCart?.id === id ? ofCart : await db.shippingMethod.findUnique({ where: { id } });
  return method?.active ? method : null;
}

const NAMES = ['shippingAddress', 'billingAddress', 'sellToAddress'] as const;

/** The requested destination of an order; a fast-touch method takes precedence. */
type RequestedDestination = Destination & SpelledOut & { fastTouchShippingMethodId?: number | null };

/** Addresses for this order only. */
type SpelledOut = { [Name in (typeof NAMES)[number]]?: PostalFields | null };

/** The given addresses with their state and country. */
async function placed(db: Prisma.TransactionClient, request: SpelledOut) {
  const found: { [Name in keyof SpelledOut]?: PlacedAddress } = {};
  for (const name of NAMES) {
    const address = request[name];
    if (!address) continue;
    const place = await checkPlace(db, address, `${name}.`);
    found[name] = { ...address, phone: address.phone ?? null, ...place };
  }
  return found;
}

const OBSTACLE_ISSUES: Readonly<Record<Exclude<DestinationObstacle, 'ATTRIBUTES_REQUIRED'>, InputIssue>> = {
  SHIPPING_ADDRESS_REQUIRED: {
    path: 'shippingAddressId',
    code: 'REQUIRED',
    message: 'Choose an address.',
  },
  BILLING_ADDRESS_REQUIRED: { path: 'billingAddressId', code: 'REQUIRED', message: 'Choose an address.' },
  SHIPPING_METHOD_REQUIRED: {
    path: 'shippingMethodId',
    code: 'REQUIRED',
    message: 'Choose a shipping method.',
  },
  SHIPPING_METHOD_NOT_AVAILABLE: {
    path: 'shippingMethodId',
    code: 'NOT_AVAILABLE',
    message: 'This method does not go there.',
  },
};

const FIELDS = ['shippingAddressId', 'billingAddressId', 'sellToAddressId', 'shippingMethodId'] as const;

/** One issue per field, in the order of the fields; an unknown id is not also reported as missing. */
function inputIssues(unknown: ReadonlySet<string>, obstacles: readonly DestinationObstacle[]): InputIssue[] {
  const missing = obstacles.flatMap((obstacle) =>
    obstacle === 'ATTRIBUTES_REQUIRED' ? [] : [OBSTACLE_ISSUES[obstacle]],
  );
  return FIELDS.flatMap((path) => {
    if (!unknown.has(path)) return missing.filter((issue) => issue.path === path);
    const message = path === 'shippingMethodId' ? 'No such shipping method.' : 'No such address.';
    return [{ path, code: 'UNKNOWN', message }];
  });
}

/** The method in the fast-touch field must be a fast-touch method. */
function fastTouchIssues(
  { fastTouchShippingMethodId: id }: RequestedDestination,
  method: ShippingMethod | null,
): InputIssue[] {
  if (id == null || (method?.id === id && method.fastTouch)) return [];
  return [
    { path: 'fastTouchShippingMethodId', code: 'NOT_FAST_TOUCH', message: 'No such fast-touch method.' },
  ];
}
