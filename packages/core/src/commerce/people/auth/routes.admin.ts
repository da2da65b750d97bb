import * as z from "zod"
import { operation, TextReply, type Operation } from "../../../platform/http/operation.ts"
import { answers, answersText, plain, resource } from "../../../platform/http/response.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { answerLogin } from "./answer-login.ts"
import { changePassword } from "./change-password.ts"
import { endSession, startSession } from "./sessions.ts"
import { changePasswordBody, loginBody } from "./shapes.ts"
import { signLoginToken } from "./tokens.ts"

export const authAdminOperations: readonly Operation[] = [
  operation({
    id: "GetAuth",
    method: "GET",
    path: "/admin/auth",
    tag: "Auth",
    summary: "Get the signed-in admin user.",
    access: "admin",
    response: answers({ user: resource("User") }),
    // Only signed-in users get here.
    handler: async (_, { db, userId }) => ({ user: await fetchById(db, "User", userId!) }),
  }),
  operation({
    id: "PostAuth",
    method: "POST",
    path: "/admin/auth",
    tag: "Auth",
    summary: "Sign in an admin user with a session cookie.",
    access: "public",
    body: loginBody,
    refusals: [401, 429],
    response: answers({ user: resource("User") }),
    ownsTransactions: true,
    underKey: "never",
    handler: ({ body }, context) =>
      answerLogin(context, "admin", body, async (id) => {
        await startSession(context, "admin", id)
        return { user: await fetchById(context.db, "User", id) }
      }),
  }),
  operation({
    id: "DeleteAuth",
    method: "DELETE",
    path: "/admin/auth",
    tag: "Auth",
    summary: "Sign the admin user out.",
    about:
      "Ends the session of this browser. With a bearer token in the `Authorization` header, ends that token instead of waiting for it to expire.",
    access: "admin",
    response: answersText,
    handler: async (_, context) => {
      await endSession(context, "admin")
      return new TextReply("OK")
    },
  }),
  operation({
    id: "PostToken",
    method: "POST",
    path: "/admin/auth/token",
    tag: "Auth",
    summary: "Get a JWT for an admin user.",
    about: "Send the token as `Authorization: Bearer …`. It is valid for 24 hours.",
    access: "public",
    body: loginBody,
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
      answerLogin(context, "admin", body, async (id) => ({
        access_token: await signLoginToken(context.engine.config.jwtSecret, "admin", id),
      })),
  }),
  operation({
    id: "PostAuthPassword",
    method: "POST",
    path: "/admin/auth/password",
    tag: "Auth",
    summary: "Change the password of the signed-in admin user.",
    about:
      "All other sessions and tokens of the user end; the session or token of this request stays. " +
      "Attempts count like attempts to sign in.",
    access: "admin",
    body: changePasswordBody,
    refusals: [429],
    response: answers({ user: resource("User") }),
    ownsTransactions: true,
    underKey: "never",
    handler: async ({ body }, context) => {
      await changePassword(context, body)
      // Only signed-in users get here.
      return { user: await fetchById(context.db, "User", context.userId!) }
    },
  }),
]
