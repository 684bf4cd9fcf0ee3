/**
 * @generated SignedSource<<b2eeb53657082e8d75d0df1c16e25bfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryTicks_query$data = {
  readonly allProductCategories: ReadonlyArray<{
    readonly code: string;
    readonly databaseId: number;
    readonly isShown: boolean;
    readonly name: string;
    readonly parent: {
      readonly databaseId: number;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "CategoryTicks_query";
};
export type CategoryTicks_query$key = {
  readonly " $data"?: CategoryTicks_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTicks_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategoryTicks_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductCategory",
      "kind": "LinkedField",
      "name": "allProductCategories",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShown",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductCategory",
          "kind": "LinkedField",
          "name": "parent",
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
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "87a8c9cc10168f0360ccb86a8ac73b3f";

export default node;
