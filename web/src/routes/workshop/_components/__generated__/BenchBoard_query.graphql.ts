/**
 * @generated SignedSource<<83eefe41e797fb944772d123d410a07b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BenchBoard_query$data = {
  readonly benchBoard: ReadonlyArray<{
    readonly stage: {
      readonly code: number;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BenchColumn_column">;
  }>;
  readonly " $fragmentType": "BenchBoard_query";
};
export type BenchBoard_query$key = {
  readonly " $data"?: BenchBoard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BenchBoard_query">;
};

import BenchBoardRefetchQuery_graphql from './BenchBoardRefetchQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [],
      "operation": BenchBoardRefetchQuery_graphql
    }
  },
  "name": "BenchBoard_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BenchColumn",
      "kind": "LinkedField",
      "name": "benchBoard",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "JobStage",
          "kind": "LinkedField",
          "name": "stage",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BenchColumn_column"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "99f4d7bf37197becfab0eea0885e6cc8";

export default node;
