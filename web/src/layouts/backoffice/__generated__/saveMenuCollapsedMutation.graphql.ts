/**
 * @generated SignedSource<<15454ef418998419cec561944440eaf2>>
 * @relayHash 20adaa24c009595ede786bf8832fe547
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5800f04aafbcad5a42d539a72f72c9cb1b7e962fdc0f30f1ed9607246b9edf89

import type { ConcreteRequest } from 'relay-runtime';
export type SaveUserSettingInput = {
  key: string;
  value?: unknown | null | undefined;
};
export type saveMenuCollapsedMutation$variables = {
  input: SaveUserSettingInput;
};
export type saveMenuCollapsedMutation$data = {
  readonly result: {
    readonly __typename: "SaveUserSettingSuccess";
    readonly key: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type saveMenuCollapsedMutation = {
  response: saveMenuCollapsedMutation$data;
  variables: saveMenuCollapsedMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "saveUserSetting",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          }
        ],
        "type": "SaveUserSettingSuccess",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "saveMenuCollapsedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "saveMenuCollapsedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5800f04aafbcad5a42d539a72f72c9cb1b7e962fdc0f30f1ed9607246b9edf89",
    "metadata": {},
    "name": "saveMenuCollapsedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1dc8f44c594096b38090780d8ce0dc0c";

export default node;
