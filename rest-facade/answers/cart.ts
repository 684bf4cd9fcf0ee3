import { amount } from '../amounts.ts';
import type {
  RestAddToCartMutation,
  RestCartItemFragment,
  RestIncomingOrderAttributesQuery,
} from '../gql/graphql.ts';
import { type Language, messageText } from '../messages.ts';
import type { ReadCart } from '../read-cart.ts';
import { addressAnswer } from './address.ts';
import { named } from './named.ts';
import { priceRows } from './price.ts';

/** A line of the cart: `price` is the price of one piece, `linePrice` of all. */
export function cartItemAnswer(item: RestCartItemFragment) {
  const unitPrice = amount(item.unitPrice);
  return {
    id: item.databaseId,
    price: unitPrice,
    unitPrice,
    linePrice: amount(item.linePrice),
    quantity: item.quantity,
    itemTypeID: item.itemType.databaseId,
    code: item.itemType.code,
    name: item.itemType.name,
    itemTypeData: {
      id: item.itemType.databaseId,
      code: item.itemType.code,
      name: item.itemType.name,
      price: unitPrice,
      itemGroup: named(item.itemType.itemGroup),
    },
    metalId: item.alloy.databaseId,
    metal: { ...named(item.alloy), colour: item.alloy.colour },
    priorityId: item.priority.databaseId,
    priority: named(item.priority),
    size: amount(item.size?.us),
    ringSize: item.size,
    attributes: item.choices.map((choice) => ({
      id: choice.attributeId,
      code: choice.attributeCode,
      name: choice.attributeName,
      optionId: choice.optionId,
      value: choice.value,
    })),
    wantedBy: item.wantedBy,
    reference: item.reference,
    endCustomer: item.endCustomer,
    note: item.note,
    drawing: item.drawing
      ? { id: item.drawing.databaseId, name: item.drawing.name, fileUrl: item.drawing.url }
      : null,
    estimatedWeight: amount(item.estimatedWeight),
    summary: priceRows(item.summary),
    marketAsOf: item.marketAsOf,
    validUntil: item.validUntil,
    promisedDate: item.promisedOn,
    imageUrl: item.imageUrl,
    version: item.version,
  };
}

/** A cart under the names of the ordering spec section 3. */
export function cartAnswer(cart: ReadCart) {
  const { totals } = cart;
  const items = cart.items.map(cartItemAnswer);
  return {
    id: cart.databaseId,
    sessionId: cart.sessionId,
    customerID: cart.customer.databaseId,
    customerName: cart.customer.name,
    items,
    cartItemCount: cart.itemCount,
    currency: totals.currency,
    subTotal: amount(totals.subTotal),
    ...discountAnswer(cart),
    shippingPrice: amount(totals.shippingPrice),
    salesTax: salesTaxAnswer(cart),
    salesTaxPercent: amount(totals.salesTaxPercent),
    salesTaxValue: amount(totals.salesTaxValue),
    grandTotal: amount(totals.grandTotal),
    shoppingCartExtraInfo: {
      poNumber: cart.poNumber,
      customerWoNumber: cart.customerWoNumber,
      notes: cart.notes,
    },
    shippingAddress: cart.shippingAddress ? addressAnswer(cart.shippingAddress) : null,
    billingAddress: cart.billingAddress ? addressAnswer(cart.billingAddress) : null,
    sellToAddress: cart.sellToAddress ? addressAnswer(cart.sellToAddress) : null,
    shippingMethodID: cart.shippingMethod?.databaseId ?? null,
    shippingMethod: cart.shippingMethod
      ? { ...named(cart.shippingMethod), price: amount(cart.shippingMethod.price) }
      : null,
    version: cart.version,
  };
}

/** Whether tax is added, and at what percent. */
export function salesTaxAnswer({ totals }: ReadCart) {
  return { enabled: totals.salesTaxEnabled, percent: amount(totals.salesTaxPercent) };
}

/** The discount. There are no coupons, so what only a coupon fills is null (product rules 11). */
export function discountAnswer({ totals }: ReadCart) {
  return {
    discountValue: amount(totals.discountValue),
    couponCode: null,
    freeItemCodes: null,
    itemsToAddToCart: null,
    discountedShippingItems: null,
  };
}

type Added = Extract<RestAddToCartMutation['result'], { __typename: 'AddToCartSuccess' }>;

/** POST /ShoppingCart/addToCart: the line, with what the client shows about its cart. */
export function addedItemAnswer({ cart, cartItem, warnings }: Added, language: Language) {
  return {
    ...cartItemAnswer(cartItem),
    sessionId: cart.sessionId,
    cartItemCount: cart.itemCount,
    warnings: warnings.map((key) => ({ key, value: messageText(key, language) })),
  };
}

/** What an order may be asked about each of its pieces. */
export function incomingAttributeAnswer(
  attribute: RestIncomingOrderAttributesQuery['incomingOrderAttributes'][number],
) {
  return {
    ...named(attribute),
    kind: attribute.kind,
    maxLength: attribute.maxLength,
    showInProductCatalog: attribute.showInProductCatalog,
  };
}
