import type { PlannedQuote } from './planned-quote.ts';
import { countered, note, offered, reoffered, revised, step } from './quote-steps.ts';

const SALES = 'sales@aurifex.test';
const BUYER = 'buyer@luna.test';
const WHOLESALER = 'buyer@orion.test';
const FRENCH = 'acheteuse@bellerose.test';

const RING = ['RS-101', 1, '6.5'] as const;
const BAND = ['BD-101', 2, '10'] as const;
const CHAINS = ['CH-101', 6, null] as const;
const STUDS = ['ES-101', 2, null] as const;

const VOLUME = 'A dozen a month: the price of a standing order.';
const TRUNK_SHOW = 'For the trunk show, as last year.';

/**
 * Quotes in every lasting status, and, if a second offer can reach it, also with several versions. A request has no
 * version; the first offer is version 1.
 */
export const QUOTES: readonly PlannedQuote[] = [
  // Drafts: a new one, one whose offer was withdrawn for revision, and a customer's own.
  { by: SALES, days: 1, as: 'OFFER', remarks: 'Autumn assortment', pieces: [BAND, CHAINS], steps: [] },
  {
    by: SALES,
    days: 9,
    as: 'OFFER',
    remarks: 'Stock for the holidays',
    pieces: [STUDS, CHAINS],
    steps: [
      step(8, 'SEND'),
      step(5, 'RECALL'),
      { kind: 'PRICE', days: 5, factor: 0.96, reason: 'Six pairs more were asked for on the telephone.' },
      step(4, 'RETURN'),
    ],
  },
  { by: BUYER, days: 2, as: 'TEMPORARY', pieces: [RING], steps: [] },
  // Requested.
  { by: BUYER, days: 1, poNumber: 'PO-7731', pieces: [RING, BAND], steps: [] },
  { by: FRENCH, days: 2, remarks: 'Pour la vitrine de Noël.', pieces: [CHAINS], steps: [] },
  { by: WHOLESALER, days: 1, poNumber: 'ORN-3391', remarks: 'Net 60, please.', pieces: [STUDS], steps: [] },
  // Under review.
  { by: BUYER, days: 3, remarks: 'Twelve for the trunk show?', pieces: [CHAINS], steps: [step(2, 'REVIEW')] },
  {
    by: WHOLESALER,
    days: 11,
    poNumber: 'ORN-3377',
    pieces: [['BD-102', 12, '9'], STUDS],
    steps: [
      ...offered(10),
      countered(7, 'We would take twice as many at this price.', 0.93),
      ...revised(2, 0.95, VOLUME),
      note(2, SALES, 'INTERNAL', 'Asked the workshop whether two dozen fit in before the fair.'),
    ],
  },
  // Below the margin floor: waits for approval.
  {
    by: BUYER,
    days: 3,
    remarks: 'Would you match the price of the other workshop?',
    pieces: [['BD-102', 6, '9']],
    steps: [
      step(2, 'REVIEW'),
      { kind: 'PRICE', days: 1.5, factor: 0.85, reason: 'The price of the other workshop.' },
      step(1, 'ASK_APPROVAL', { reason: 'They take six bands now, and twenty more in spring at our price.' }),
    ],
  },
  // Waits for an answer of the customer.
  {
    by: BUYER,
    days: 4,
    pieces: [RING],
    steps: [step(3, 'ASK_INFO', { reason: 'Which finish shall the shank have?' })],
  },
  {
    by: FRENCH,
    days: 13,
    reference: 'Fiançailles',
    pieces: [RING],
    steps: [
      ...offered(12),
      countered(9, 'La cliente préférerait un anneau plus fin. Est-ce moins cher ?', 0.94),
      ...revised(6, 0.96, 'Lighter shank.'),
      step(5, 'ASK_INFO', { reason: 'Quelle épaisseur souhaitez-vous : 1,6 ou 1,8 mm ?' }),
    ],
  },
  // Open offers.
  { by: BUYER, days: 6, poNumber: 'PO-7702', pieces: [RING, BAND], steps: offered(4) },
  { by: FRENCH, days: 8, pieces: [RING], steps: offered(6) },
  {
    by: BUYER,
    days: 15,
    poNumber: 'PO-7696',
    reference: 'Trunk show',
    pieces: [CHAINS, STUDS],
    steps: [
      ...offered(13),
      note(12, BUYER, 'CUSTOMER', 'Can the chains come on cards, as last year?'),
      note(11, SALES, 'CUSTOMER', 'Yes, we add them free of charge.'),
      countered(9, 'Can you come down a little? The last show was at a better price.', 0.92),
      note(8, SALES, 'INTERNAL', 'They ordered 80 pieces after the last show. Worth four per cent.'),
      ...reoffered(7, 0.95, TRUNK_SHOW),
    ],
  },
  // The customer requested another price.
  {
    by: BUYER,
    days: 12,
    pieces: [CHAINS],
    steps: [...offered(10), countered(8, 'We take a dozen a month.', 0.95)],
  },
  {
    by: FRENCH,
    days: 18,
    reference: 'Alliances printemps',
    remarks: 'Réassort de nos alliances les plus demandées.',
    pieces: [BAND, ['BD-102', 3, '7']],
    steps: [
      ...offered(16),
      countered(13, 'Pouvez-vous nous faire un geste sur la quantité ?', 0.92),
      ...reoffered(11, 0.96, VOLUME),
      countered(4, 'Encore un petit effort, et nous commandons cette semaine.', 0.94),
    ],
  },
  // Accepted, and ordered.
  {
    by: BUYER,
    days: 30,
    poNumber: 'PO-7588',
    pieces: [BAND, CHAINS],
    steps: [
      ...offered(28),
      countered(26, 'Can you meet us half way?', 0.96),
      ...reoffered(25, 0.98, VOLUME),
      step(23, 'RECALL'),
      step(22, 'SEND'),
      step(20, 'ACCEPT'),
    ],
  },
  // Declined.
  {
    by: BUYER,
    days: 40,
    pieces: [RING],
    steps: [...offered(38), step(35, 'DECLINE', { reason: 'The client chose another stone.' })],
  },
  {
    by: FRENCH,
    days: 48,
    pieces: [STUDS, CHAINS],
    steps: [
      ...offered(46),
      countered(43, 'Notre budget est de dix pour cent inférieur.', 0.9),
      ...reoffered(42, 0.97, 'As far as we can go.'),
      step(39, 'DECLINE', { reason: 'Nous avons trouvé un modèle qui nous convient mieux.' }),
    ],
  },
  // Expired.
  { by: FRENCH, days: 45, pieces: [BAND], steps: offered(43) },
  {
    by: BUYER,
    days: 52,
    poNumber: 'PO-7544',
    pieces: [BAND],
    steps: [
      ...offered(50),
      countered(47, 'Two pairs instead of one: what would they be?', 0.96),
      ...reoffered(45, 0.98, 'Two pairs.'),
    ],
  },
  // Withdrawn.
  { by: BUYER, days: 50, pieces: [CHAINS], steps: [step(49, 'WITHDRAW')] },
  {
    by: BUYER,
    days: 58,
    pieces: [RING],
    steps: [
      ...offered(57),
      countered(55, 'The client has a stone of her own. What would the mounting alone be?'),
      step(54, 'REVISE'),
      step(53, 'ASK_INFO', { reason: 'How large is her stone? A picture beside a ruler will do.' }),
      step(51, 'WITHDRAW'),
    ],
  },
  // Replaced by another quote.
  { by: BUYER, days: 55, pieces: [RING], steps: [...offered(53), step(50, 'REPLACE')] },
  {
    by: FRENCH,
    days: 56,
    pieces: [CHAINS],
    steps: [
      ...offered(54),
      countered(52, 'Et avec une livraison en dix jours ?'),
      ...reoffered(51, 1.05, 'Done in ten days.'),
      step(49, 'REPLACE'),
    ],
  },
  {
    by: BUYER,
    days: 60,
    source: 'VLORA',
    pieces: [BAND],
    steps: [...offered(58), step(55, 'ACCEPT')],
  },
];
