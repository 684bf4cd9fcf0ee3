/** Calls with two spellings in the specifications. Legacy clients use both. */
const SECOND_SPELLINGS: Readonly<Record<string, string>> = {
  '/usersetting/:key': '/UserSetting/:key',
  '/productCategories/:id': '/ProductCategories/:id',
};

/** Every documented spelling of a path, with that of the route table first. */
export function spellingsOf(path: string): string[] {
  const second = SECOND_SPELLINGS[path];
  return second === undefined ? [path] : [path, second];
}
