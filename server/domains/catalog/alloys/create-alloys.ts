import type { Prisma } from '../../../database/generated/client.ts';

/** An alloy with its composition; decimals as text. */
export type NewAlloy = {
  code: string;
  nameEn: string;
  nameFr: string;
  /** YELLOW, WHITE, ROSE, PLATINUM, PALLADIUM or SILVER. */
  colour: string;
  /** The hallmark on the piece: '14K', 'Pt950'. */
  mark: string;
  fineness: string;
  premiumPercent: string;
  /** g/cm³. */
  density: string;
  rank: number;
  shownInCatalog?: boolean;
  /** Fractions of the weight by metal code. */
  components: readonly { metalCode: string; fraction: string }[];
};

/** Adds alloys; their metals must exist. */
export async function createAlloys(db: Prisma.TransactionClient, alloys: readonly NewAlloy[]): Promise<void> {
  const created = await db.alloy.createManyAndReturn({
    data: alloys.map(({ components: _components, ...alloy }) => alloy),
    select: { id: true, code: true },
  });
  const ids = new Map(created.map(({ id, code }) => [code, id]));
  const metals = new Map((await db.metal.findMany()).map(({ id, code }) => [code, id]));
  await db.alloyComponent.createMany({
    data: alloys.flatMap(({ code, components }) =>
      components.map(({ metalCode, fraction }) => ({
        alloyId: known(ids, code),
        metalId: known(metals, metalCode),
        fraction,
      })),
    ),
  });
}

function known(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new Error(`There is no metal or alloy ${code}.`);
  return id;
}
