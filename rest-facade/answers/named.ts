/** What GraphQL tells about a row that has a code and a name. */
interface Coded {
  readonly databaseId: number;
  readonly code: string;
  readonly name: string;
}

/** [id, name, code]: how REST lists statuses, countries, types. */
export function named({ databaseId, name, code }: Coded) {
  return { id: databaseId, name, code };
}
