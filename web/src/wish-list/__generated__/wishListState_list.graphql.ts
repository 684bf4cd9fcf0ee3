/**
 * @generated SignedSource<<2f813e9bb314fb337d1a1b8e39783e8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type wishListState_list$data = {
  readonly id: string;
  readonly itemCount: number;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly itemType: {
      readonly id: string;
    };
  }>;
  readonly " $fragmentType": "wishListState_list";
};
export type wishListState_list$key = {
  readonly " $data"?: wishListState_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"wishListState_list">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "wishListState_list",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "itemCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WishListItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ItemType",
          "kind": "LinkedField",
          "name": "itemType",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WishList",
  "abstractKey": null
};
})();

(node as any).hash = "5b54fa9b2b74fb3af6c8829607c24037";

export default node;
