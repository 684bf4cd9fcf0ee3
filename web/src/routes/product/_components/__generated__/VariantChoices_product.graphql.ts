/**
 * @generated SignedSource<<bdb3f39be9874545c0d2d5910db6c76e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariantChoices_product$data = {
  readonly currency: string;
  readonly variants: ReadonlyArray<{
    readonly alloy: {
      readonly code: string;
    };
    readonly code: string;
    readonly name: string;
    readonly options: ReadonlyArray<{
      readonly databaseId: number;
    }>;
    readonly price: string | null | undefined;
    readonly size: string | null | undefined;
  }>;
  readonly " $fragmentType": "VariantChoices_product";
};
export type VariantChoices_product$key = {
  readonly " $data"?: VariantChoices_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantChoices_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VariantChoices_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ItemVariant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Alloy",
          "kind": "LinkedField",
          "name": "alloy",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttributeOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ItemType",
  "abstractKey": null
};
})();

(node as any).hash = "590ffc6fe000403947fd0d14bb27ada5";

export default node;
