/** A GraphQL input field, omitted if the client did not send it: an absent field is unchanged, null would clear it. */
export function present<Name extends string, T>(
  name: Name,
  value: T | null | undefined,
): { [Key in Name]?: T } {
  // A key of the right name and type, which the compiler cannot derive from a computed key.
  return (value === undefined || value === null ? {} : { [name]: value }) as { [Key in Name]?: T };
}
