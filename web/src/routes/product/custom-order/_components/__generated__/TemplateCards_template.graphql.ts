/**
 * @generated SignedSource<<5bcb27d074098b151dcdd03968dcfc2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TemplateCards_template$data = ReadonlyArray<{
  readonly databaseId: number;
  readonly id: string;
  readonly images: ReadonlyArray<{
    readonly url: string;
  }>;
  readonly itemTypeId: number | null | undefined;
  readonly name: string;
  readonly subItems: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "TemplateCards_template";
}>;
export type TemplateCards_template$key = ReadonlyArray<{
  readonly " $data"?: TemplateCards_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateCards_template">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "TemplateCards_template",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "name": "itemTypeId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductImage",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomOrderTemplate",
      "kind": "LinkedField",
      "name": "subItems",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CustomOrderTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "65d61d9a4b53de7a6ea94bb92bd14e13";

export default node;
