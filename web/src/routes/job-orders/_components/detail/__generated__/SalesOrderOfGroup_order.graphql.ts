/**
 * @generated SignedSource<<501d0700caca14cbe77a19f8fcd018bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SalesOrderOfGroup_order$data = {
  readonly code: string;
  readonly creditReleaseReason: string | null | undefined;
  readonly id: string;
  readonly invoices: ReadonlyArray<{
    readonly number: string;
  }>;
  readonly salesOrderNumber: string | null | undefined;
  readonly shipments: ReadonlyArray<{
    readonly number: string;
    readonly salesOrderNumber: string;
  }>;
  readonly takesCreditRelease: boolean;
  readonly takesSalesOrder: boolean;
  readonly " $fragmentType": "SalesOrderOfGroup_order";
};
export type SalesOrderOfGroup_order$key = {
  readonly " $data"?: SalesOrderOfGroup_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"SalesOrderOfGroup_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "salesOrderNumber",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SalesOrderOfGroup_order",
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
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesCreditRelease",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditReleaseReason",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesSalesOrder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Shipment",
      "kind": "LinkedField",
      "name": "shipments",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "invoices",
      "plural": true,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "OrderGroup",
  "abstractKey": null
};
})();

(node as any).hash = "11a2bb96812b43403cae93c78cfd2a57";

export default node;
