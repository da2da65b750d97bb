import { choice, email, optional, shape, text } from "../http/shape.ts"

export const createInviteBody = shape({
  user: email(),
  role: choice(["admin", "member", "developer"]),
})

export const acceptInviteBody = shape({
  token: text("isNotEmpty", "isString"),
  user: shape({ first_name: optional(text()), last_name: optional(text()), password: text() }, "isNotEmpty"),
})
