/**
 * @generated SignedSource<<c7ef807df3bbc5773e7d16e4e3466596>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusFilter_query$data = {
  readonly statuses: ReadonlyArray<{
    readonly code: string;
    readonly colour: string;
    readonly name: string;
    readonly tab: string | null | undefined;
  }>;
  readonly " $fragmentType": "StatusFilter_query";
};
export type StatusFilter_query$key = {
  readonly " $data"?: StatusFilter_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusFilter_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatusFilter_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "entityType",
          "value": "JOB_ORDER"
        }
      ],
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "statuses",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "colour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tab",
          "storageKey": null
        }
      ],
      "storageKey": "statuses(entityType:\"JOB_ORDER\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "dd91c852dfbd60203497c329ed4973c8";

export default node;
