import { business } from './demo-customer.ts';

/** Customers in Canada. */
export const canadianCustomers = [
  business(
    'ATLA-001',
    'Atlantic Gold Works',
    'RETAILER',
    'CA',
    ['1741 Barrington Street', 'Halifax', 'B3J 2A4', 'NS'],
    'Fiona MacLeod',
    '+1 902 555 0133',
  ),
  business(
    'BOUL-001',
    'Bijouterie du Boulevard',
    'RETAILER',
    'CA',
    ['880, boulevard René-Lévesque', 'Québec', 'G1R 2B4', 'QC'],
    'Luc Gagnon',
    '+1 418 555 0120',
    { language: 'fr' },
  ),
  business(
    'MAPL-001',
    'Maple & Main Jewellers',
    'RETAILER',
    'CA',
    ['261 Queen Street West', 'Toronto', 'M5V 1Z4', 'ON'],
    'Devon Clarke',
    '+1 416 555 0147',
  ),
  business(
    'PACI-001',
    'Pacific Rim Goldsmiths',
    'DESIGNER',
    'CA',
    ['1056 Mainland Street', 'Vancouver', 'V6B 2T4', 'BC'],
    'Wei Chan',
    '+1 604 555 0175',
    { adjustmentPercent: '-4' },
  ),
  business(
    'PRAI-001',
    'Prairie Rose Funeral Home',
    'FUNERAL_HOME',
    'CA',
    ['9820 104 Street NW', 'Edmonton', 'T5K 0Z1', 'AB'],
    'Carol Demchuk',
    '+1 780 555 0161',
    { approvalRequired: true },
  ),
];
