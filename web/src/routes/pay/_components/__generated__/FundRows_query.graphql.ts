/**
 * @generated SignedSource<<7b88bf3bc192774f6eb467f28b48c053>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FundRows_query$data = {
  readonly usableCredits: ReadonlyArray<{
    readonly available: string;
    readonly currency: string;
    readonly id: string;
    readonly number: string;
  }>;
  readonly usablePrepayments: ReadonlyArray<{
    readonly available: string;
    readonly currency: string;
    readonly id: string;
    readonly number: string;
    readonly salesOrderNumber: string | null | undefined;
  }>;
  readonly " $fragmentType": "FundRows_query";
};
export type FundRows_query$key = {
  readonly " $data"?: FundRows_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FundRows_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "available",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FundRows_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerCredit",
      "kind": "LinkedField",
      "name": "usableCredits",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "usablePrepayments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salesOrderNumber",
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

(node as any).hash = "1ca3a4e10e321fa6951321a8bef395cb";

export default node;
