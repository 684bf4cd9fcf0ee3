/**
 * @generated SignedSource<<165c2e802123fabf9b677684064063b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useChargeRows_order$data = {
  readonly charges: ReadonlyArray<{
    readonly amount: string | null | undefined;
    readonly id: string;
    readonly jobNumber: string | null | undefined;
    readonly name: string;
    readonly salesTax: string | null | undefined;
  }>;
  readonly current: {
    readonly grandTotal: string;
  } | null | undefined;
  readonly grandTotal: string | null | undefined;
  readonly " $fragmentType": "useChargeRows_order";
};
export type useChargeRows_order$key = {
  readonly " $data"?: useChargeRows_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChargeRows_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "grandTotal",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useChargeRows_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderAmounts",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderCharge",
      "kind": "LinkedField",
      "name": "charges",
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
          "name": "jobNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salesTax",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderGroup",
  "abstractKey": null
};
})();

(node as any).hash = "a0ef17a9e53b57e77a4e4a00c5fd2123";

export default node;
