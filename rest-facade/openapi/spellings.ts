/** Calls that the specifications spell in two ways; legacy clients use either. */
const SECOND_SPELLINGS: Readonly<Record<string, string>> = {
  '/usersetting/:key': '/UserSetting/:key',
  '/productCategories/:id': '/ProductCategories/:id',
};

/** Every documented spelling of a path, the route table's first. */
export function spellingsOf(path: string): string[] {
  const second = SECOND_SPELLINGS[path];
  return second === undefined ? [path] : [path, second];
}
