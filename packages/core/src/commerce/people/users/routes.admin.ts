import { isToken, requestUserReset, resetPassword } from "../auth/index.ts"
import { hashOf } from "../../../platform/http/hash-beforehand.ts"
import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, answersNothing, resource } from "../../../platform/http/response.ts"
import { answersDeleted, answersPage, deleted, page } from "../../../platform/http/results.ts"
import { fetchPage } from "../../../platform/query/fetch.ts"
import { filtersBeside, filtersOrNone, textMatches } from "../../../platform/query/filter.ts"
import { deleteUser } from "./delete-user.ts"
import { userErrors } from "./errors.ts"
import { insertUser } from "./insert-user.ts"
import { retrieveUser, withToken } from "./retrieve-user.ts"
import { userListSelection } from "./selections.ts"
import {
  createUserBody,
  listUsersQuery,
  requestUserResetBody,
  resetUserPasswordBody,
  updateUserBody,
} from "./shapes.ts"
import { updateUser } from "./update-user.ts"

const answersUser = answers({ user: resource("User") })

export const userAdminOperations: readonly Operation[] = [
  operation({
    id: "GetUsers",
    method: "GET",
    path: "/admin/users",
    tag: "Users",
    summary: "List admin users.",
    access: "admin",
    query: listUsersQuery,
    select: userListSelection,
    response: answersPage("users", "User"),
    handler: async ({ query, selection }, { db }) => {
      const { q, order, limit, offset, fields, expand, ...filters } = query
      void [fields, expand]
      const found = await fetchPage(db, {
        entity: "User",
        selection,
        filters: filtersBeside(q, ["email", "first_name", "last_name"], filtersOrNone(filters)),
        where: q ? [textMatches(["root.email", "root.first_name", "root.last_name"], q)] : [],
        withDeleted: filters.deleted_at != null,
        order,
        limit,
        offset,
      })
      return page("users", found, query)
    },
  }),
  operation({
    id: "PostUsers",
    service: "userService.create",
    method: "POST",
    path: "/admin/users",
    tag: "Users",
    summary: "Create an admin user.",
    access: "admin",
    body: createUserBody,
    refusals: [429],
    response: answersUser,
    setsPassword: true,
    handler: async ({ body: { password, ...input } }, context) => {
      const user = await insertUser(context.db, { ...input, passwordHash: await hashOf(context, password) })
      await context.emit("user.created", { id: user.id })
      return { user }
    },
  }),
  operation({
    id: "PostUsersUserPasswordToken",
    method: "POST",
    path: "/admin/users/password-token",
    tag: "Users",
    summary: "Request a password reset.",
    about:
      "The event `user.password_reset` contains a token. If a mail server is set up, the server emails a link with it; " +
      "otherwise, a custom subscriber has to send it. " +
      "The response is the same whether or not a user has the address.",
    access: "public",
    body: requestUserResetBody,
    limit: { key: "reset:admin", times: 5 },
    response: answersNothing,
    status: 204,
    underKey: "never",
    ownsTransactions: true,
    handler: ({ body }, context) => requestUserReset(context, body.email),
  }),
  operation({
    id: "PostUsersUserPassword",
    method: "POST",
    path: "/admin/users/reset-password",
    answers404: true,
    tag: "Users",
    summary: "Set a new password with a reset token.",
    about: "A token works once, within 15 minutes. All sessions of the user end.",
    access: "public",
    body: resetUserPasswordBody,
    refusals: [401, 429],
    response: answersUser,
    ownsTransactions: true,
    underKey: "never",
    handler: async ({ body }, context) => {
      const id = await resetPassword(context, "admin", body)
      if (id === undefined)
        throw isToken(body.token) ? userErrors.reset_token_invalid() : userErrors.reset_token_malformed()
      return { user: await retrieveUser(context.db, id) }
    },
  }),
  operation({
    id: "GetUsersUser",
    method: "GET",
    path: "/admin/users/{id}",
    tag: "Users",
    summary: "Get an admin user.",
    access: "admin",
    response: answersUser,
    handler: async ({ params }, { db, userId }) => {
      const user = await retrieveUser(db, params.id)
      return { user: user.id === userId ? await withToken(db, user) : user }
    },
  }),
  operation({
    id: "PostUsersUser",
    service: "userService.update",
    method: "POST",
    path: "/admin/users/{id}",
    tag: "Users",
    summary: "Update an admin user.",
    access: "admin",
    body: updateUserBody,
    response: answersUser,
    about: "Users can set only their own API token; any user can remove one by sending `null`.",
    handler: async ({ params, body }, context) => {
      if (body.api_token && params.id !== context.userId) throw userErrors.token_of_other_user()
      return { user: await updateUser(context, params.id, body) }
    },
  }),
  operation({
    id: "DeleteUsersUser",
    service: "userService.delete",
    method: "DELETE",
    path: "/admin/users/{id}",
    answers404: false,
    tag: "Users",
    summary: "Delete an admin user.",
    about: "The sessions of the user end at once. Succeeds even if the user does not exist.",
    access: "admin",
    response: answersDeleted("user"),
    handler: async ({ params }, context) => {
      await deleteUser(context, params.id)
      return deleted(params.id, "user")
    },
  }),
]
