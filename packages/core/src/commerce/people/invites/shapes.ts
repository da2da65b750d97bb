import { choice, email, optional, shape, text } from "../../../platform/http/shape.ts"

export const createInviteBody = shape({
  user: email().describe(
    "Email address to invite. It must not belong to a user. Inviting it again replaces the invite.",
  ),
  role: choice(["admin", "member", "developer"]).describe(
    "Role of the user. It does not change permissions.",
  ),
})

export const acceptInviteBody = shape({
  token: text("isNotEmpty", "isString").describe("Token of the invite; it works once, within 7 days."),
  user: shape(
    {
      first_name: optional(text()).describe("First name."),
      last_name: optional(text()).describe("Last name."),
      password: text().describe("The password, 8 to 128 characters."),
    },
    "isNotEmpty",
  ).describe("The person who accepts."),
})
