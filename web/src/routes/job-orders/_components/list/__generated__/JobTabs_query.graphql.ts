/**
 * @generated SignedSource<<67e8e52ad0af435d5a0a481525aeee0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderTab = "ALL" | "CLOSED" | "NEW" | "PROCESSING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobTabs_query$data = {
  readonly jobOrderTabCounts: ReadonlyArray<{
    readonly atLeast: boolean;
    readonly count: number;
    readonly tab: OrderTab;
  }>;
  readonly " $fragmentType": "JobTabs_query";
};
export type JobTabs_query$key = {
  readonly " $data"?: JobTabs_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobTabs_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobTabs_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "TabCount",
      "kind": "LinkedField",
      "name": "jobOrderTabCounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tab",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "atLeast",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4d686f3268231c8e644e0587471dbc25";

export default node;
