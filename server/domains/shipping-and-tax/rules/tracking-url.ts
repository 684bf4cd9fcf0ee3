/** A carrier with the format of its tracking numbers, without spaces and in upper case. */
type Carrier = { name: string; numbers: RegExp; page: (number: string) => string };

/** Of the entries of a carrier, the first matching one is used. */
const CARRIERS: readonly Carrier[] = [
  {
    name: 'UPS',
    numbers: /^1Z[0-9A-Z]{16}$/,
    page: (number) => `https://www.ups.com/track?tracknum=${number}`,
  },
  {
    // The barcode of a label begins with the ZIP code of the recipient.
    name: 'USPS',
    numbers: /^420\d{5}(\d{4})?9[1-5]\d{20}$/,
    page: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number.slice(-22)}`,
  },
  {
    name: 'USPS',
    numbers: /^(9[1-5]\d{18,20}|[A-Z]{2}\d{9}US)$/,
    page: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  },
  {
    name: 'Canada Post',
    numbers: /^(\d{16}|[A-Z]{2}\d{9}CA)$/,
    page: (number) => `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`,
  },
  {
    // Of 20 digits, those of USPS and Deutsche Post begin with their own.
    name: 'FedEx',
    numbers: /^(\d{12}|\d{15}|(?!9[1-5]|0034)\d{20}|96\d{20})$/,
    page: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
  {
    name: 'La Poste',
    numbers: /^([A-Z]{2}\d{9}FR|\d[A-Z]\d{11})$/,
    page: (number) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${number}`,
  },
  {
    name: 'Royal Mail',
    numbers: /^[A-Z]{2}\d{9}GB$/,
    page: (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  },
  {
    name: 'Deutsche Post DHL',
    numbers: /^([A-Z]{2}\d{9}DE|0034\d{16}|JVGL\d{10,20})$/,
    page: (number) => `https://www.dhl.de/en/privatkunden.html?piececode=${number}`,
  },
  {
    name: 'Swiss Post',
    numbers: /^([A-Z]{2}\d{9}CH|99\d{16})$/,
    page: (number) => `https://service.post.ch/ekp-web/ui/entry/search/${number}`,
  },
  {
    name: 'Japan Post',
    numbers: /^[A-Z]{2}\d{9}JP$/,
    page: (number) =>
      `https://trackings.post.japanpost.jp/services/srv/search/?requestNo1=${number}&locale=en`,
  },
  {
    name: 'Australia Post',
    numbers: /^[A-Z]{2}\d{9}AU$/,
    page: (number) => `https://auspost.com.au/mypost/track/details/${number}`,
  },
  {
    name: 'Purolator',
    numbers: /^(\d{12}|[A-Z]{3}\d{9})$/,
    page: (number) => `https://www.purolator.com/en/shipping/tracker?pin=${number}`,
  },
  {
    name: 'DHL',
    numbers: /^(\d{10}|JJ?D\d{16,20})$/,
    page: (number) => `https://www.dhl.com/en/express/tracking.html?AWB=${number}`,
  },
];

/** Names of a shipping method in both languages. */
export type MethodNames = { nameEn: string; nameFr: string };

/** What a parcel went by: the method of the shipment, then that of the order; null or absent if none is known. */
export type ParcelMethods = readonly (MethodNames | null | undefined)[];

/**
 * Tracking page of the carrier, by the format of the number. Several carriers have numbers of the same format: then the
 * first shipping method that names a carrier decides. Null if no carrier matches, or several and no method names one.
 */
export function trackingUrl(
  trackingNumber: string | null | undefined,
  methods: ParcelMethods = [],
): string | null {
  const number = (trackingNumber ?? '').replace(/[\s.-]/g, '').toUpperCase();
  const matching = CARRIERS.filter(({ numbers }) => numbers.test(number));
  const named = methods
    .map((method) => (method ? matching.filter((carrier) => isNamed(carrier, method)) : []))
    .find((carriers) => carriers.length > 0);
  const candidates = named ?? matching;
  const isOne = new Set(candidates.map(({ name }) => name)).size === 1;
  return isOne ? (candidates[0]?.page(number) ?? null) : null;
}

/** Whether a shipping method is named after a carrier. */
function isNamed({ name }: Carrier, { nameEn, nameFr }: MethodNames): boolean {
  const words = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return [nameEn, nameFr].some((text) => words(text).includes(words(name)));
}
