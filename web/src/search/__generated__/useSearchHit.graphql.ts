/**
 * @generated SignedSource<<b10f751109bbb202830e379dfea9c954>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SearchKind = "CONSIGNMENT" | "CUSTOMER" | "CUSTOMER_CREDIT" | "ESTIMATE" | "INVOICE" | "JOB_ORDER" | "PAYMENT" | "PRICE_QUOTE" | "PRODUCT" | "SALES_ORDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useSearchHit$data = {
  readonly customer: string | null | undefined;
  readonly databaseId: number;
  readonly kind: SearchKind;
  readonly matched: ReadonlyArray<string>;
  readonly nodeId: string;
  readonly number: string;
  readonly status: {
    readonly colour: string;
    readonly name: string;
  } | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "useSearchHit";
};
export type useSearchHit$key = {
  readonly " $data"?: useSearchHit$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSearchHit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSearchHit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nodeId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
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
      "name": "customer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "matched",
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
  "type": "SearchHit",
  "abstractKey": null
};

(node as any).hash = "03008f5934a361494433f2a458b37f24";

export default node;
