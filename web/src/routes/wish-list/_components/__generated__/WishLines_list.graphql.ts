/**
 * @generated SignedSource<<059ed7a1f71b8258b095a25858ed4afd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WishLines_list$data = {
  readonly currency: string;
  readonly isOwn: boolean;
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"WishLine_item">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"wishListState_list">;
  readonly " $fragmentType": "WishLines_list";
};
export type WishLines_list$key = {
  readonly " $data"?: WishLines_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishLines_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishLines_list",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "wishListState_list"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WishListItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WishLine_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WishList",
  "abstractKey": null
};

(node as any).hash = "abddc33f389163581c623b1c9348ee1d";

export default node;
