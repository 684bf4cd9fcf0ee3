import { deFrench } from '../../lib/elision.ts';

/** Labels of a consignment's packing slip. */
export const CONSIGNMENT_WORDS = {
  en: {
    title: 'Consignment packing slip',
    contact: 'Contact',
    packed: 'Packed',
    sent: 'Sent',
    due: 'Sell or return by',
    term: 'Term',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    pieces: 'Pieces on memo',
    toFollow: 'To follow',
    memoPrice: 'Memo price',
    amount: 'Amount',
    total: 'Memo value',
    overdue: 'Overdue',
    terms: 'Terms',
    conditions: (company: string) =>
      `These pieces remain the property of ${company}. Pieces sold or lost are billed at their memo price. Return unsold pieces by the due date.`,
  },
  fr: {
    title: 'Bordereau de consignation',
    contact: 'Responsable',
    packed: 'Emballée le',
    sent: 'Envoyée le',
    due: 'À vendre ou à retourner au plus tard le',
    term: 'Durée',
    days: (days: number) => (days === 1 ? '1 jour' : `${days} jours`),
    pieces: 'Pièces en consignation',
    toFollow: 'À suivre',
    memoPrice: 'Prix convenu',
    amount: 'Montant',
    total: 'Valeur en consignation',
    overdue: 'En retard',
    terms: 'Conditions',
    conditions: (company: string) =>
      `Ces pièces restent la propriété ${deFrench(company)}. Les pièces vendues ou perdues sont facturées au prix convenu. Les pièces non vendues doivent être retournées au plus tard à l’échéance.`,
  },
} as const;
