/**
 * @generated SignedSource<<c732ab4d765808703dc8e879b23666e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConsignmentLineState = "INVOICED" | "LOST" | "OUT" | "PACKED" | "RETURNED" | "RETURN_REQUESTED" | "SOLD" | "%future added value";
export type MemoAge = "DAYS_0_30" | "DAYS_31_60" | "DAYS_61_90" | "DAYS_OVER_90" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConsignmentSums_consignment$data = {
  readonly ageing: ReadonlyArray<{
    readonly age: MemoAge;
    readonly quantity: number;
    readonly value: string | null | undefined;
  }>;
  readonly currency: string;
  readonly pieces: ReadonlyArray<{
    readonly quantity: number;
    readonly state: ConsignmentLineState;
    readonly value: string | null | undefined;
  }>;
  readonly " $fragmentType": "ConsignmentSums_consignment";
};
export type ConsignmentSums_consignment$key = {
  readonly " $data"?: ConsignmentSums_consignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsignmentSums_consignment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsignmentSums_consignment",
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
      "concreteType": "ConsignmentStateSum",
      "kind": "LinkedField",
      "name": "pieces",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgedMemoPieces",
      "kind": "LinkedField",
      "name": "ageing",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "age",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Consignment",
  "abstractKey": null
};
})();

(node as any).hash = "a375cb1569a03dc03b060c44e95875af";

export default node;
