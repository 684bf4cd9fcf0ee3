/**
 * @generated SignedSource<<1207b02ab21eea41060df2d51265e7d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApplyPaymentDialog_payment$data = {
  readonly available: string;
  readonly currency: string;
  readonly customer: {
    readonly databaseId: number;
  };
  readonly id: string;
  readonly number: string;
  readonly salesOrderNumber: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "ApplyPaymentDialog_payment";
};
export type ApplyPaymentDialog_payment$key = {
  readonly " $data"?: ApplyPaymentDialog_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplyPaymentDialog_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplyPaymentDialog_payment",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "available",
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
      "name": "salesOrderNumber",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "f7238fc2d5c0d81405a4bf5cb8d75795";

export default node;
