import * as z from "zod"
import { operation, TextReply, type Operation } from "../../../platform/http/operation.ts"
import { answers, answersText, plain, resource } from "../../../platform/http/response.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { findAccount } from "./accounts.ts"
import { answerLogin } from "./answer-login.ts"
import { endSession, startSession } from "./sessions.ts"
import { storeLoginBody } from "./shapes.ts"
import { signLoginToken } from "./tokens.ts"

const answersCustomer = answers({ customer: resource("Customer") })

/** What a sign-in returns of the customer. */
const customerSelection = {
  ...withRelations("orders", "orders.items", "shipping_addresses"),
  isRequested: true as const,
}

export const authStoreOperations: readonly Operation[] = [
  operation({
    id: "GetAuth",
    method: "GET",
    path: "/store/auth",
    tag: "Auth",
    summary: "Get the signed-in customer.",
    access: "customer",
    response: answersCustomer,
    handler: async (_, { db, customerId }) => ({
      // Only signed-in customers get here.
      customer: await fetchById(db, "Customer", customerId!, customerSelection),
    }),
  }),
  operation({
    id: "PostAuth",
    method: "POST",
    path: "/store/auth",
    tag: "Auth",
    summary: "Sign in a customer with a session cookie.",
    access: "store",
    body: storeLoginBody,
    refusals: [401, 429],
    response: answersCustomer,
    ownsTransactions: true,
    underKey: "never",
    handler: ({ body }, context) =>
      answerLogin(context, "store", body, async (id) => {
        await startSession(context, "store", id)
        return { customer: await fetchById(context.db, "Customer", id, customerSelection) }
      }),
  }),
  operation({
    id: "DeleteAuth",
    method: "DELETE",
    path: "/store/auth",
    tag: "Auth",
    summary: "Sign the customer out.",
    about:
      "Ends the session of this browser. With a bearer token in the `Authorization` header, ends that token instead of waiting for it to expire.",
    access: "store",
    response: answersText,
    handler: async (_, context) => {
      await endSession(context, "store")
      return new TextReply("OK")
    },
  }),
  operation({
    id: "PostToken",
    method: "POST",
    path: "/store/auth/token",
    tag: "Auth",
    summary: "Get a JWT for a customer.",
    about: "Send the token as `Authorization: Bearer …`. It is valid for 30 days.",
    access: "store",
    body: storeLoginBody,
    refusals: [401, 429],
    response: answers({
      access_token: plain(
        z
          .string()
          .describe("The token that authenticates further requests in the header `Authorization: Bearer …`."),
      ),
    }),
    ownsTransactions: true,
    underKey: "never",
    handler: ({ body }, context) =>
      answerLogin(context, "store", body, async (id) => ({
        access_token: await signLoginToken(context.engine.config.jwtSecret, "store", id),
      })),
  }),
  operation({
    id: "GetAuthEmail",
    method: "GET",
    path: "/store/auth/{email}",
    answers404: false,
    tag: "Auth",
    summary: "Check whether an email address has an account.",
    about: "Limited to five times as many requests per minute from one address as sign-in.",
    access: "store",
    limit: { key: "account-exists", times: 5 },
    response: answers({
      exists: plain(z.boolean().describe("Whether a customer has an account with this email address.")),
    }),
    handler: async ({ params }, { db }) => ({
      exists: (await findAccount(db, "store", params.email)) !== undefined,
    }),
  }),
]
