/**
 * @generated SignedSource<<c570669249cddf3b3ba3f006b520595d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConsignmentLineState = "INVOICED" | "LOST" | "OUT" | "PACKED" | "RETURNED" | "RETURN_REQUESTED" | "SOLD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ConsignmentLines_consignment$data = {
  readonly currency: string;
  readonly lines: ReadonlyArray<{
    readonly billedFrom: ConsignmentLineState | null | undefined;
    readonly daysOut: number | null | undefined;
    readonly id: string;
    readonly imageUrl: string;
    readonly invoiceNumber: string | null | undefined;
    readonly itemTypeCode: string;
    readonly memoPrice: string | null | undefined;
    readonly quantity: number;
    readonly sentOn: string | null | undefined;
    readonly state: ConsignmentLineState;
    readonly stateSince: string;
    readonly title: string;
    readonly value: string | null | undefined;
  }>;
  readonly " $fragmentType": "ConsignmentLines_consignment";
};
export type ConsignmentLines_consignment$key = {
  readonly " $data"?: ConsignmentLines_consignment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConsignmentLines_consignment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConsignmentLines_consignment",
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
      "concreteType": "ConsignmentLine",
      "kind": "LinkedField",
      "name": "lines",
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemTypeCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memoPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "billedFrom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateSince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "daysOut",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Consignment",
  "abstractKey": null
};

(node as any).hash = "5f9fb2246ab994a24581f33eeba6a6fa";

export default node;
