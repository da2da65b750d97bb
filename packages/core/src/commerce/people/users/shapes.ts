import {
  choice,
  dateRange,
  email,
  inOrder,
  list,
  listQuery,
  oneOrMany,
  optional,
  orOne,
  record,
  searchText,
  shape,
  text,
  times,
} from "../../../platform/http/shape.ts"

export const userRoles = ["admin", "member", "developer"] as const

const listedRoles = ["member", "admin", "developer"] as const

export const listUsersQuery = shape(
  inOrder(
    [
      "id",
      "q",
      "order",
      "updated_at",
      "created_at",
      "deleted_at",
      "email",
      "first_name",
      "last_name",
      "role",
      "fields",
    ],
    {
      id: optional(oneOrMany()).describe("IDs of users; only these are listed."),
      q: optional(searchText()).describe(
        "Searches the email address, the first or the last name, ignoring case. Replaces the filters `email`, `first_name` and `last_name`.",
      ),
      updated_at: times.updated_at,
      created_at: times.created_at,
      deleted_at: optional(dateRange()).describe(
        "Only users who were deleted in this period. Without it, deleted ones are left out.",
      ),
      email: optional(text()).describe("Only the user with exactly this email address."),
      first_name: optional(text()).describe("Only users with exactly this first name."),
      last_name: optional(text()).describe("Only users with exactly this last name."),
      role: optional(
        orOne(list(choice(listedRoles, { each: { oneOf: listedRoles } }), { each: { oneOf: listedRoles } })),
      ).describe("Only users of these roles; a list, `role[]=admin`."),
      ...listQuery(50),
    },
  ),
)

export const createUserBody = shape({
  email: email().describe(
    "Email address for signing in; it is stored in lower case and must be unique among users.",
  ),
  first_name: optional(text()).describe("First name."),
  last_name: optional(text()).describe("Last name."),
  role: optional(choice(userRoles))
    .describe("The role of the user; `member` by default. It does not change permissions.")
    .meta({ default: "member" }),
  password: text().describe("The password, 8 to 128 characters."),
})

export const updateUserBody = shape({
  first_name: optional(text()).describe("First name; null clears it."),
  last_name: optional(text()).describe("Last name; null clears it."),
  role: optional(choice(userRoles)).describe(
    "The role of the user. It does not change the user's permissions.",
  ),
  api_token: optional(text()).describe(
    "API token that authenticates the user in the header `x-medusa-access-token`; null removes it.",
  ),
  metadata: optional(record()).describe(
    "Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key.",
  ),
})

export const requestUserResetBody = shape({
  email: email().describe("Email address of the user that the token is for."),
})

export const resetUserPasswordBody = shape({
  email: optional(email()).describe("Email address of the user; the address in the token by default."),
  token: text().describe("Token from the email to the user; it works once, within 15 minutes."),
  password: text().describe("The new password, 8 to 128 characters."),
})
