/**
 * @generated SignedSource<<7071ab3537bb05e3c8a4666553ba9e1b>>
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

(node as any).hash = "a0000b517a55191db2568e65b7e07293";

export default node;
