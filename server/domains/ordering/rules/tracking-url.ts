/** A carrier with the format of its tracking numbers, without spaces and in upper case. */
type Carrier = { name: string; numbers: RegExp; page: (number: string) => string };

/** The first matching carrier is used. */
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
    name: 'FedEx',
    numbers: /^(\d{12}|\d{15}|96\d{20})$/,
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
    numbers: /^[A-Z]{3}\d{9}$/,
    page: (number) => `https://www.purolator.com/en/shipping/tracker?pin=${number}`,
  },
  {
    name: 'DHL',
    numbers: /^(\d{10}|JJ?D\d{16,20})$/,
    page: (number) => `https://www.dhl.com/en/express/tracking.html?AWB=${number}`,
  },
];

/** Tracking page of the carrier, by the format of the number; null if no carrier matches. */
export function trackingUrl(trackingNumber: string | null | undefined): string | null {
  const number = (trackingNumber ?? '').replace(/[\s.-]/g, '').toUpperCase();
  return CARRIERS.find(({ numbers }) => numbers.test(number))?.page(number) ?? null;
}
