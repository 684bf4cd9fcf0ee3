/** Largest id of the database. */
const MAX_ID = 2_147_483_647;

/** An integer id of the address; 0, which no row has, for anything else. */
export function databaseIdOf(text: string | undefined): number {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : 0;
}
