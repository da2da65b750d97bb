import { defineErrors } from "../kernel/errors.ts"

export const userErrors = defineErrors("users", {
  not_found: {
    type: "not_found",
    message: (id: string) => `User with id: ${id} was not found`,
    when: "No admin user has this id, or the user was deleted.",
    fix: "List the users and use the id of one of them.",
  },
  email_taken: {
    type: "invalid_data",
    message: () => "A user with the same email already exists.",
    when: "Another admin user has this e-mail address.",
    fix: "Use another address, or change the existing user.",
  },
  reset_token_invalid: {
    type: "unauthorized",
    message: () => "Invalid or expired password reset token",
    when: "A password is reset with a token that is not for this user, was used, or is older than 15 minutes.",
    fix: "Ask for a new token with `POST /admin/users/password-token`.",
  },
})
