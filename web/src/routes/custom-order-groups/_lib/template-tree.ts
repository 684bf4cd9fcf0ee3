/** Template data for the layout of the tree. */
type TreeTemplate = {
  readonly databaseId: number;
  readonly parentDatabaseId: number | null | undefined;
  readonly name: string;
  readonly isActive: boolean;
};

/** Templates by parent, null for roots. Siblings are in order. */
export function templatesBelow<Template extends TreeTemplate>(
  templates: readonly Template[],
): ReadonlyMap<number | null, readonly Template[]> {
  return Map.groupBy(templates, ({ parentDatabaseId }) => parentDatabaseId ?? null);
}

/** A possible parent of a template. */
type TemplatePlace = {
  readonly databaseId: number;
  /** Names from the root. */
  readonly path: string;
  /** It is the template itself or its descendant. */
  readonly isOwn: boolean;
};

/** All possible parents in tree order. Those a template cannot be moved to are marked; null: a new template. */
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

/** Ids of a template’s ancestors, nearest first. */
export function idsAbove(templates: readonly TreeTemplate[], templateId: number | null): readonly number[] {
  const parents = new Map(templates.map((each) => [each.databaseId, each.parentDatabaseId ?? null]));
  const ids: number[] = [];
  for (let id = parents.get(templateId ?? 0) ?? null; id !== null; id = parents.get(id) ?? null) ids.push(id);
  return ids;
}

/** The nearest inactive ancestor, which hides the template as well. */
export function closedAbove<Template extends TreeTemplate>(
  templates: readonly Template[],
  templateId: number,
): Template | null {
  const byId = new Map(templates.map((each) => [each.databaseId, each]));
  const above = idsAbove(templates, templateId).map((id) => byId.get(id));
  return above.find((each) => each && !each.isActive) ?? null;
}
