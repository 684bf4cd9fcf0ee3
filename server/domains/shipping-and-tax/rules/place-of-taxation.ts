/** Where an order goes and who is billed for it. */
export type TaxedDestination<Place> = {
  /** Null: no shipping address was given. */
  readonly shipping: Place | null;
  readonly billing: Place | null;
  /** The customer collects the order: nothing is shipped. */
  readonly isPickup: boolean;
};

/**
 * The place whose sales tax an order pays. The shipping address decides, whatever is levied there. The billing address
 * decides only where nothing is shipped: the order is collected, or has no shipping address.
 */
export function placeOfTaxation<Place>({
  shipping,
  billing,
  isPickup,
}: TaxedDestination<Place>): Place | null {
  return isPickup ? (billing ?? shipping) : (shipping ?? billing);
}
