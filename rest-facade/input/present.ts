/**
 * A GraphQL input field, left out when the client did not send it: what is absent stays as it is, null would clear it.
 */
export function present<Name extends string, T>(
  name: Name,
  value: T | null | undefined,
): { [Key in Name]?: T } {
  // One key of the right name and type, which the compiler cannot derive from a computed key.
  return (value === undefined || value === null ? {} : { [name]: value }) as { [Key in Name]?: T };
}
