/** A decimal of the server, such as `12.5`, in cents. */
export const cents = (amount: string) => Math.round(Number(amount) * 100);
