/**
 * @generated SignedSource<<59ad4f6cdfb9067dacaf3da9dd08237a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SalesOrderOfGroup_order$data = {
  readonly code: string;
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
    }
  ],
  "type": "OrderGroup",
  "abstractKey": null
};

(node as any).hash = "fd1f826e759629195d5b3d03ca93970a";

export default node;
