/**
 * @generated SignedSource<<d14a62c4f32986f19173b960ca54f268>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SheetItem_item$data = {
  readonly alloy: {
    readonly mark: string;
    readonly name: string;
  } | null | undefined;
  readonly attributes: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly size: {
    readonly " $fragmentSpreads": FragmentRefs<"RingSizeText_size">;
  } | null | undefined;
  readonly weight: string | null | undefined;
  readonly " $fragmentType": "SheetItem_item";
};
export type SheetItem_item$key = {
  readonly " $data"?: SheetItem_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"SheetItem_item">;
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
  "name": "SheetItem_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobItem",
  "abstractKey": null
};
})();

(node as any).hash = "b422dd354f333d02dbdad8af5cb0addc";

export default node;
