/** What a price is explained of, as the address says it. */
export type AddressedSubject = {
  jobNumber: string | null;
  quoteNumber: string | null;
  lineKey: number | null;
  cartItemId: string | null;
  pieceCode: string | null;
  accountNumber: string | null;
  quantity: number | null;
};

/** Reads the address; null: nothing is asked about yet. Of several things the first counts. */
export function subjectOf(search: URLSearchParams): AddressedSubject | null {
  const text = (name: string) => search.get(name)?.trim() || null;
  const whole = (name: string) =>
    /^\d{1,3}$/.test(search.get(name) ?? '') ? Number(search.get(name)) : null;
  const nothing: AddressedSubject = {
    jobNumber: null,
    quoteNumber: null,
    lineKey: null,
    cartItemId: null,
    pieceCode: null,
    accountNumber: null,
    quantity: null,
  };
  const [job, quote, cartLine, piece] = ['job', 'quote', 'cartLine', 'piece'].map(text);
  if (job) return { ...nothing, jobNumber: job };
  if (quote) return { ...nothing, quoteNumber: quote, lineKey: whole('line') };
  if (cartLine) return { ...nothing, cartItemId: cartLine };
  if (!piece) return null;
  return {
    ...nothing,
    pieceCode: piece,
    accountNumber: text('customer'),
    quantity: whole('quantity') || null,
  };
}
