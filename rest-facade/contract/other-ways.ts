import type { Ask, Seed } from './case.ts';

type OtherWays = Readonly<Record<string, (seed: Seed) => readonly Ask[]>>;

/** What the cases leave unsaid: the other ways in which a call may be told something. */
export const OTHER_WAYS: OtherWays = {
  'GET /ProductCategories/RetailProducts': () => [
    { path: '/ProductCategories/RetailProducts?sortBy=name&sortDesc=true' },
  ],
  'GET /JobOrders/job-orders': () => [{ path: '/JobOrders/job-orders?sortBy=number&sortDesc=true' }],
  'POST /ShoppingCart/addToCart': choices,
  'POST /products/cp/calculatePrice': choices,
  'POST /products/getChildItemByMasterItemTypeAttributes': choices,
  'POST /shoppingCart/submitOrder': ({ address }) => {
    const { id, ...spelledOut } = address;
    const elsewhere = { ...spelledOut, line1: '1 Elsewhere Street', phone: '555-0100' };
    return [
      { body: { billingAddress: elsewhere, sellToAddress: elsewhere, shippingAddress: elsewhere } },
      { body: { billingAddress: spelledOut, sellToAddress: spelledOut, shippingAddress: spelledOut } },
      { body: { billingAddressId: id, sellToAddressId: id, shippingAddressId: id } },
    ];
  },
  'POST /shoppingCart/clear-cart': () => [{ body: { sessionId: 'other' } }],
  'POST /ShippingMethods/shippingMethodsForCheckout': ({ country }) => [
    { body: { destinationAddress: { countryId: country.id } } },
    { body: { countryId: country.id } },
  ],
  'POST /ShippingMethods/shipping-methods-with-size-and-weight': ({ country }) => [
    { body: { destinationAddress: { countryId: country.id }, shippingMethod: { id: 1 } } },
  ],
  'POST /User/GeneralInfo': () => [{ body: { startupModule: { id: 1 } } }],
  'POST /User/UpdateShippingAddress': ({ address }) => [{ as: 'owner', body: { address, isDefault: true } }],
};

/** A text instead of an option, under both names of the list and of the metal. */
function choices({ product }: Seed): Ask[] {
  const told = [{ id: product.attributes[0].id, text: 'A & M' }];
  const piece = { itemTypeID: product.id, alloyId: product.metals[0].id };
  return [{ body: { ...piece, attributes: told } }, { body: { ...piece, customAttributes: told } }];
}
