/**
 * @generated SignedSource<<14544d270981060437f35f33a513af0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SalesOrderOfGroup_order$data = {
  readonly code: string;
  readonly invoices: ReadonlyArray<{
    readonly number: string;
  }>;
  readonly salesOrderNumber: string | null | undefined;
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
      "name": "code",
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

(node as any).hash = "54ae276d577b91661f56d600e2a3168b";

export default node;
