/**
 * @generated SignedSource<<27e923986b6dd63813c496f3936df2e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PromotionTargets_query$data = {
  readonly customerTypes: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly itemGroups: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "PromotionTargets_query";
};
export type PromotionTargets_query$key = {
  readonly " $data"?: PromotionTargets_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PromotionTargets_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PromotionTargets_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerType",
      "kind": "LinkedField",
      "name": "customerTypes",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ItemGroup",
      "kind": "LinkedField",
      "name": "itemGroups",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0730c7d85fd63cb0f374c11359e08f0b";

export default node;
