import { expect, test } from '@jest/globals';
import { type ParcelMethods, trackingUrl } from './tracking-url.ts';

test.each`
  number                                     | page
  ${'1Z 999 AA1 01 2345 6784'}               | ${'https://www.ups.com/track?tracknum=1Z999AA10123456784'}
  ${'1z999aa10123456784'}                    | ${'https://www.ups.com/track?tracknum=1Z999AA10123456784'}
  ${'9400 1118 9922 3197 4282 10'}           | ${'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111899223197428210'}
  ${'EA123456789US'}                         | ${'https://tools.usps.com/go/TrackConfirmAction?tLabels=EA123456789US'}
  ${'7310 2284 9915 0066'}                   | ${'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=7310228499150066'}
  ${'LM-123456789-CA'}                       | ${'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=LM123456789CA'}
  ${'771234567890123'}                       | ${'https://www.fedex.com/fedextrack/?trknbr=771234567890123'}
  ${'961234567890123456789012'.slice(0, 22)} | ${'https://www.fedex.com/fedextrack/?trknbr=9612345678901234567890'}
  ${'6129 9995 6692 4671 0000'}              | ${'https://www.fedex.com/fedextrack/?trknbr=61299995669246710000'}
  ${'02931508310012345678'}                  | ${'https://www.fedex.com/fedextrack/?trknbr=02931508310012345678'}
  ${'91123456789012345678'}                  | ${'https://tools.usps.com/go/TrackConfirmAction?tLabels=91123456789012345678'}
  ${'6A12345678901'}                         | ${'https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901'}
  ${'RR123456785FR'}                         | ${'https://www.laposte.fr/outils/suivre-vos-envois?code=RR123456785FR'}
  ${'RM123456785GB'}                         | ${'https://www.royalmail.com/track-your-item#/tracking-results/RM123456785GB'}
  ${'420100019400111899223197428210'}        | ${'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111899223197428210'}
  ${'4201000112349400111899223197428210'}    | ${'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111899223197428210'}
  ${'RR473124829DE'}                         | ${'https://www.dhl.de/en/privatkunden.html?piececode=RR473124829DE'}
  ${'00340434292135100186'}                  | ${'https://www.dhl.de/en/privatkunden.html?piececode=00340434292135100186'}
  ${'99.12.345678.12345678'}                 | ${'https://service.post.ch/ekp-web/ui/entry/search/991234567812345678'}
  ${'EE123456789JP'}                         | ${'https://trackings.post.japanpost.jp/services/srv/search/?requestNo1=EE123456789JP&locale=en'}
  ${'AB123456789AU'}                         | ${'https://auspost.com.au/mypost/track/details/AB123456789AU'}
  ${'ABC123456789'}                          | ${'https://www.purolator.com/en/shipping/tracker?pin=ABC123456789'}
  ${'1234567890'}                            | ${'https://www.dhl.com/en/express/tracking.html?AWB=1234567890'}
  ${'JD014600006281230701'}                  | ${'https://www.dhl.com/en/express/tracking.html?AWB=JD014600006281230701'}
  ${'1Z 42'}                                 | ${null}
  ${'by hand, to Anna'}                      | ${null}
  ${'javascript:alert(1)'}                   | ${null}
  ${'1Z999AA10123456784&x=1'}                | ${null}
  ${''}                                      | ${null}
  ${null}                                    | ${null}
`('$number leads to $page', ({ number, page }) => {
  expect(trackingUrl(number)).toBe(page);
});

const FEDEX = 'https://www.fedex.com/fedextrack/?trknbr=335258857722';
const PUROLATOR = 'https://www.purolator.com/en/shipping/tracker?pin=335258857722';
const UPS = 'https://www.ups.com/track?tracknum=1Z999AA10123456784';
const method = (nameEn: string, nameFr = nameEn) => ({ nameEn, nameFr });

test.each<[what: string, number: string, methods: ParcelMethods, page: string | null]>([
  ['two carriers and no method', '3352 5885 7722', [], null],
  ['a method without a name of a carrier', '335258857722', [method('Insured ground', 'Terrestre')], null],
  ['the method of the shipment', '335258857722', [method('Purolator Express')], PUROLATOR],
  ['its name in the other language', '335258857722', [method('Express', 'Express FedEx')], FEDEX],
  ['the shipment before the order', '335258857722', [method('FedEx 2Day'), method('Purolator')], FEDEX],
  ['the order, if the shipment names none', '335258857722', [null, method('PUROLATOR GROUND')], PUROLATOR],
  ['a method of which the number is not', '335258857722', [method('UPS Standard')], null],
  ['a number of one carrier alone', '1Z999AA10123456784', [method('Purolator Express')], UPS],
  ['a carrier within another word', '335258857722', [method('Fedexpress')], null],
  ['two carriers in one name', '335258857722', [method('FedEx or Purolator')], null],
])('the page of a parcel: %s', (_what, number, methods, page) => {
  expect(trackingUrl(number, methods)).toBe(page);
});
