/** A template as the tree is laid out by. */
type TreeTemplate = {
  readonly databaseId: number;
  readonly parentDatabaseId: number | null | undefined;
  readonly name: string;
  readonly isActive: boolean;
};

/** Templates by the one that they stand below, null: roots; each group in its order. */
export function templatesBelow<Template extends TreeTemplate>(
  templates: readonly Template[],
): ReadonlyMap<number | null, readonly Template[]> {
  return Map.groupBy(templates, ({ parentDatabaseId }) => parentDatabaseId ?? null);
}

/** A place that a template may be put below. */
type TemplatePlace = {
  readonly databaseId: number;
  /** Names from the root on. */
  readonly path: string;
  /** It is the template itself, or stands below it. */
  readonly isOwn: boolean;
};

/** All places of the tree in its order, with those marked that a template cannot be put below; null: it is new. */
export function templatePlaces(
  templates: readonly TreeTemplate[],
  templateId: number | null,
): readonly TemplatePlace[] {
  const below = templatesBelow(templates);
  const walk = (parentId: number | null, above: readonly string[], isOwnAbove: boolean): TemplatePlace[] =>
    (below.get(parentId) ?? []).flatMap(({ databaseId, name }) => {
      const names = [...above, name];
      const isOwn = isOwnAbove || databaseId === templateId;
      return [{ databaseId, path: names.join(' › '), isOwn }, ...walk(databaseId, names, isOwn)];
    });
  return walk(null, [], false);
}

/** Ids of what stands above a template, the nearest first. */
export function idsAbove(templates: readonly TreeTemplate[], templateId: number | null): readonly number[] {
  const parents = new Map(templates.map((each) => [each.databaseId, each.parentDatabaseId ?? null]));
  const ids: number[] = [];
  for (let id = parents.get(templateId ?? 0) ?? null; id !== null; id = parents.get(id) ?? null) ids.push(id);
  return ids;
}

/** The nearest one above a template that is not active, which closes it as well. */
export function closedAbove<Template extends TreeTemplate>(
  templates: readonly Template[],
  templateId: number,
): Template | null {
  const byId = new Map(templates.map((each) => [each.databaseId, each]));
  const above = idsAbove(templates, templateId).map((id) => byId.get(id));
  return above.find((each) => each && !each.isActive) ?? null;
}
