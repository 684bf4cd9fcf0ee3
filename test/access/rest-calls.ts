import { nameOf, type RestRoute } from '../../rest-facade/route.ts';
import { routes } from '../../rest-facade/routes/index.ts';
import { nothing, type SampleRows, sampleAddress } from '../../rest-facade/sample.ts';
import { type Actor, tokenOf } from '../../server/test/actors.ts';
import { workedExample } from '../../server/test/shop.ts';
import { picture } from '../world/picture.ts';
import type { Ask } from './ask.ts';
import { ownCredentials, type RestIds } from './rest-ids.ts';
import type { World } from './world.ts';

/** A call about some rows, as somebody makes it. */
type RestCall = (ids: RestIds, actor: Actor) => Ask;

const VERSION = { method: 'get', path: '/__version', sample: nothing } as const;

/** A good call of every route of the facade, by its method and path: each asks for what Luna's buyer holds. */
export function restCalls(world: World): Record<string, RestCall> {
  const named = [VERSION, ...routes].map((route) => [nameOf(route), callOf(route, world)] as const);
  return Object.fromEntries(named);
}

function callOf({ path, sample }: Pick<RestRoute, 'path' | 'sample'>, world: World): RestCall {
  return (ids, actor) => {
    const request = sample(rowsOf(world, ids, actor));
    const { body, form } = request;
    return {
      path: sampleAddress(path, request),
      ...(body === undefined ? {} : { body }),
      ...(form === undefined ? {} : { form: formOf(form) }),
    };
  };
}

function rowsOf({ shop, luna }: World, ids: RestIds, actor: Actor): SampleRows {
  const { itemTypeId, size, priorityId } = workedExample(shop);
  const { label, contactName, line1, city, zip, countryId, stateId } = luna.address;
  return {
    ...ids,
    postal: { label, contactName, line1, city, zip, countryId, stateId },
    piece: { itemTypeID: itemTypeId, size, priorityId },
    product: { id: shop.pieceId('BAND-1'), code: 'BAND-1' },
    category: { id: 1, code: 'CLASSIC_BANDS' },
    itemGroupCode: 'BANDS',
    caller: {
      ...ownCredentials(actor),
      token: actor.claims ? tokenOf(actor) : 'none',
      refreshToken: actor.refreshToken ?? 'none',
      uniqueId: 'nothing',
    },
    picture: picture(),
  };
}

function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
