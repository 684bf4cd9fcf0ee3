/** The destination and billing place of an order. */
export type TaxedDestination<Place> = {
  /** Null: no shipping address. */
  readonly shipping: Place | null;
  readonly billing: Place | null;
  /** The customer collects the order, so nothing is shipped. */
  readonly isPickup: boolean;
};

/**
 * The place whose sales tax applies to an order: the shipping address, whatever its tax. The billing address applies
 * only if nothing is shipped, because the order is collected or has no shipping address.
 */
export function placeOfTaxation<Place>({
  shipping,
  billing,
  isPickup,
}: TaxedDestination<Place>): Place | null {
  return isPickup ? (billing ?? shipping) : (shipping ?? billing);
}
