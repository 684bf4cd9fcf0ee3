/** A decimal string of GraphQL as the JSON number that legacy clients expect; unknown stays null, never 0. */
export function amount(value: string): number;
export function amount(value: string | null | undefined): number | null;
export function amount(value: string | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}
