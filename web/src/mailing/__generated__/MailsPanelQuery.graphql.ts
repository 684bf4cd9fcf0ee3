/**
 * @generated SignedSource<<6fc7a20d8b532aa338113d1478ec9936>>
 * @relayHash c63c339c5dfcf30abc3cb19d9ea6731d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b850ea11261c5ba46c7e78fb1477071a8a8a37016bb1f8cb4fe38ccb9aac5030

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentMailState = "FAILED" | "SENT" | "WAITING" | "%future added value";
export type MailedDocumentKind = "CREDIT_MEMO" | "INVOICE" | "RECEIPT" | "STATEMENT" | "%future added value";
export type MailsPanelQuery$variables = {
  kind: MailedDocumentKind;
  number: string;
};
export type MailsPanelQuery$data = {
  readonly documentMailing: {
    readonly mails: ReadonlyArray<{
      readonly askedAt: string;
      readonly email: string;
      readonly name: string | null | undefined;
      readonly sentAt: string | null | undefined;
      readonly sentBy: string;
      readonly state: DocumentMailState;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"MailDialog_mailing">;
  } | null | undefined;
};
export type MailsPanelQuery = {
  response: MailsPanelQuery$data;
  variables: MailsPanelQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kind"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "kind",
    "variableName": "kind"
  },
  {
    "kind": "Variable",
    "name": "number",
    "variableName": "number"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "DocumentMail",
  "kind": "LinkedField",
  "name": "mails",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MailsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DocumentMailing",
        "kind": "LinkedField",
        "name": "documentMailing",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MailDialog_mailing"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailsPanelQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DocumentMailing",
        "kind": "LinkedField",
        "name": "documentMailing",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DocumentContact",
            "kind": "LinkedField",
            "name": "contacts",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isUsual",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b850ea11261c5ba46c7e78fb1477071a8a8a37016bb1f8cb4fe38ccb9aac5030",
    "metadata": {},
    "name": "MailsPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ca6b28b7f5bae6aa9fe228bd9369be96";

export default node;
