/**
 * @generated SignedSource<<817d5d7c2c0521ba13861699a649bbe4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConsignmentInvoices_consignment$data = {
  readonly invoices: ReadonlyArray<{
    readonly currency: string;
    readonly id: string;
    readonly number: string;
    readonly status: {
      readonly colour: string;
      readonly name: string;
    };
    readonly total: string;
  }>;
  readonly " $fragmentType": "ConsignmentInvoices_consignment";
};
export type ConsignmentInvoices_consignment$key = {
  readonly " $data"?: ConsignmentInvoices_consignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsignmentInvoices_consignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsignmentInvoices_consignment",
  "selections": [
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
          "name": "total",
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
              "name": "colour",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Consignment",
  "abstractKey": null
};

(node as any).hash = "c4b9a6087ccc537da881977ed8ef4d5f";

export default node;
