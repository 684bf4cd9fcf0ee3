/**
 * @generated SignedSource<<8b0f9640e34c4e75c3e9dc45b873cc32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationPieces_order$data = {
  readonly currency: string;
  readonly jobOrders: ReadonlyArray<{
    readonly charges: ReadonlyArray<{
      readonly kind: string;
    }>;
    readonly choices: ReadonlyArray<{
      readonly attributeName: string;
      readonly value: string;
    }>;
    readonly endCustomer: string | null | undefined;
    readonly id: string;
    readonly imageUrl: string;
    readonly isWithdrawn: boolean;
    readonly lineTotal: string | null | undefined;
    readonly note: string | null | undefined;
    readonly number: string;
    readonly pricingNote: string | null | undefined;
    readonly promisedOn: string | null | undefined;
    readonly quantity: number;
    readonly reference: string | null | undefined;
    readonly status: {
      readonly name: string;
    };
    readonly title: string;
    readonly unitPrice: string | null | undefined;
  }>;
  readonly " $fragmentType": "ConfirmationPieces_order";
};
export type ConfirmationPieces_order$key = {
  readonly " $data"?: ConfirmationPieces_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationPieces_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmationPieces_order",
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
      "concreteType": "JobOrder",
      "kind": "LinkedField",
      "name": "jobOrders",
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isWithdrawn",
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
            }
          ],
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
          "name": "unitPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderCharge",
          "kind": "LinkedField",
          "name": "charges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "promisedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pricingNote",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCustomer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
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
          "concreteType": "Choice",
          "kind": "LinkedField",
          "name": "choices",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attributeName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrderGroup",
  "abstractKey": null
};

(node as any).hash = "ae8989277c5484e84a4afa1c8d2a5189";

export default node;
