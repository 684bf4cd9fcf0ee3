/**
 * @generated SignedSource<<a80a834609d87b097d14bf3eb2be52ee>>
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
  readonly shipmentNumbers: ReadonlyArray<string>;
  readonly takesCreditRelease: boolean;
  readonly takesSalesOrder: boolean;
  readonly " $fragmentType": "SalesOrderOfGroup_order";
};
export type SalesOrderOfGroup_order$key = {
  readonly " $data"?: SalesOrderOfGroup_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"SalesOrderOfGroup_order">;
};

const node: ReaderFragment = {
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salesOrderNumber",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "shipmentNumbers",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderGroup",
  "abstractKey": null
};

(node as any).hash = "b6b6d14907d0ad801d366441d207d166";

export default node;
