/** Maximum database id. */
const MAX_ID = 2_147_483_647;

/** An integer id from the URL; 0, which no row has, if it is invalid. */
export function databaseIdOf(text: string | undefined): number {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : 0;
}
