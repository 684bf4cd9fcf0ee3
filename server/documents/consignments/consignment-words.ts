/** Labels of a consignment's packing slip. */
export const CONSIGNMENT_WORDS = {
  en: {
    title: 'Consignment packing slip',
    contact: 'Contact',
    packed: 'Packed',
    sent: 'Sent',
    due: 'To be sold or returned by',
    term: 'Term',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    pieces: 'Pieces on memo',
    toFollow: 'To follow',
    memoPrice: 'Memo price',
    amount: 'Amount',
    total: 'Memo value',
    terms: 'Terms',
    conditions: (company: string) =>
      `These pieces stay the property of ${company}. What is sold or lost is billed at its memo price; what is not sold is sent back by the last day.`,
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
    memoPrice: 'Prix de consignation',
    amount: 'Montant',
    total: 'Valeur en consignation',
    terms: 'Conditions',
    conditions: (company: string) =>
      `Ces pièces restent la propriété de ${company}. Ce qui est vendu ou perdu est facturé au prix de consignation\u00A0; ce qui n’est pas vendu est retourné au plus tard le dernier jour.`,
  },
} as const;
