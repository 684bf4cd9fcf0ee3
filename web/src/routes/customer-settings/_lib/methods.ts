/** Ways of shipping that there are. */
export type Methods = readonly { readonly databaseId: number; readonly name: string }[];
