import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource, resources } from "../../../platform/http/response.ts"
import { fetchRows } from "../../../platform/query/fetch.ts"
import { authorizeApp } from "./authorize-app.ts"
import { authorizeAppBody } from "./shapes.ts"

const tag = "Apps Oauth"

export const appAdminOperations: readonly Operation[] = [
  operation({
    id: "GetApps",
    method: "GET",
    path: "/admin/apps",
    tag,
    summary: "List the applications that the store can connect with.",
    about:
      "A project adds an application as a row of the table `oauth`, for example in a loader. Without such rows, the list is empty.",
    access: "admin",
    response: answers({ apps: resources("Oauth") }),
    handler: async (_, { db }) => ({
      apps: await fetchRows(db, { entity: "Oauth", order: "application_name" }),
    }),
  }),
  operation({
    id: "PostApps",
    method: "POST",
    path: "/admin/apps/authorizations",
    answers404: true,
    tag,
    summary: "Connect the store with an application.",
    access: "admin",
    body: authorizeAppBody,
    response: answers({ apps: resource("Oauth") }),
    ownsTransactions: true,
    underKey: "never",
    handler: async ({ body }, context) => ({ apps: await authorizeApp(context, body) }),
  }),
]
