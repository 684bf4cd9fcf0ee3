/**
 * @generated SignedSource<<2e3087926125bd2504efcc3c664d5fc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobItem_item$data = {
  readonly alloy: {
    readonly mark: string;
    readonly name: string;
  } | null | undefined;
  readonly attributes: ReadonlyArray<{
    readonly fileUrl: string | null | undefined;
    readonly name: string;
    readonly value: string;
  }>;
  readonly code: string;
  readonly imageUrl: string;
  readonly name: string;
  readonly quantity: number;
  readonly size: {
    readonly " $fragmentSpreads": FragmentRefs<"RingSizeText_size">;
  } | null | undefined;
  readonly variantCode: string | null | undefined;
  readonly weight: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ItemNotes_item">;
  readonly " $fragmentType": "JobItem_item";
};
export type JobItem_item$key = {
  readonly " $data"?: JobItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobItem_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobItem_item",
  "selections": [
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
      "name": "variantCode",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mark",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RingSize",
      "kind": "LinkedField",
      "name": "size",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RingSizeText_size"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobItemAttribute",
      "kind": "LinkedField",
      "name": "attributes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ItemNotes_item"
    }
  ],
  "type": "JobItem",
  "abstractKey": null
};
})();

(node as any).hash = "a351fa9df5ed5ed2e6c7af7eb3dc2622";

export default node;
