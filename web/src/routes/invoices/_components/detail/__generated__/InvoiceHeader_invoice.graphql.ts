/**
 * @generated SignedSource<<ae8834dac9717da87c2d3a24d05d219e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitedFor = "CUSTOMER" | "MANUFACTURER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceHeader_invoice$data = {
  readonly balance: string;
  readonly closeReason: string | null | undefined;
  readonly currency: string;
  readonly customer: {
    readonly name: string;
  };
  readonly dueOn: string | null | undefined;
  readonly id: string;
  readonly isOverdue: boolean;
  readonly issuedOn: string | null | undefined;
  readonly number: string;
  readonly poNumber: string | null | undefined;
  readonly status: {
    readonly colour: string;
    readonly name: string;
  };
  readonly total: string;
  readonly waitingFor: {
    readonly who: WaitedFor;
    readonly " $fragmentSpreads": FragmentRefs<"WaitingOn_for">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceActions_invoice">;
  readonly " $fragmentType": "InvoiceHeader_invoice";
};
export type InvoiceHeader_invoice$key = {
  readonly " $data"?: InvoiceHeader_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceHeader_invoice">;
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
  "name": "InvoiceHeader_invoice",
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
      "name": "number",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "poNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverdue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "issuedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closeReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "colour",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingFor",
      "kind": "LinkedField",
      "name": "waitingFor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "who",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WaitingOn_for"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceActions_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};
})();

(node as any).hash = "a5d87409d29a09ffc08d7a2446970613";

export default node;
