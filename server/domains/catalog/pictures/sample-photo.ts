import type { SampleActor, SampleWorld } from '../../../schema/sample.ts';

/** A photo of the sample piece, for calls that change it. */
export async function samplePhoto<Actor extends SampleActor>({
  db,
  admin,
  configuration: { itemTypeId },
  file,
}: SampleWorld<Actor>): Promise<{ id: number; itemTypeId: number }> {
  const photo = await db.itemTypePhoto.create({ data: { itemTypeId, fileId: await file(admin) } });
  return { id: photo.id, itemTypeId };
}
