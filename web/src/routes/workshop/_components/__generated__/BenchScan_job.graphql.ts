/**
 * @generated SignedSource<<64941b89a3e531cd95b260eda638dbbe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BenchMoveKind = "FINISH" | "START" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BenchScan_job$data = {
  readonly benchMove: {
    readonly kind: BenchMoveKind;
  } | null | undefined;
  readonly imageUrl: string;
  readonly isOnBench: boolean;
  readonly number: string;
  readonly promisedOn: string | null | undefined;
  readonly quantity: number;
  readonly reworkReason: string | null | undefined;
  readonly stage: {
    readonly isActive: boolean;
    readonly name: string;
  } | null | undefined;
  readonly status: {
    readonly colour: string;
    readonly name: string;
  };
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"BenchMoveForm_job" | "MoveMenu_job" | "PromiseMark_job">;
  readonly " $fragmentType": "BenchScan_job";
};
export type BenchScan_job$key = {
  readonly " $data"?: BenchScan_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"BenchScan_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BenchScan_job",
  "selections": [
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
      "name": "quantity",
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
      "name": "promisedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnBench",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reworkReason",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "colour",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobStage",
      "kind": "LinkedField",
      "name": "stage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isActive",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BenchMove",
      "kind": "LinkedField",
      "name": "benchMove",
      "plural": false,
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "PromiseMark_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BenchMoveForm_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MoveMenu_job"
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};
})();

(node as any).hash = "c73d85674080d552dfac510fbb0c9a3a";

export default node;
