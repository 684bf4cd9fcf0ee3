/**
 * @generated SignedSource<<9d8b0c8f4fcb9538a9b4e300ec6dcd25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceRows_query$data = {
  readonly payableInvoices: ReadonlyArray<{
    readonly balance: string;
    readonly currency: string;
    readonly dueOn: string | null | undefined;
    readonly id: string;
    readonly isOverdue: boolean;
    readonly number: string;
  }>;
  readonly " $fragmentType": "InvoiceRows_query";
};
export type InvoiceRows_query$key = {
  readonly " $data"?: InvoiceRows_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceRows_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceRows_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "payableInvoices",
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
          "name": "number",
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
          "name": "balance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f5edde7c52f2b6af7174759efc0cf516";

export default node;
