import { defineErrors } from "../../../platform/kernel/errors.ts"

export const userErrors = defineErrors("users", {
  not_found: {
    type: "not_found",
    message: (id: string) => `User with id: ${id} was not found`,
    when: "No user has this ID, or the user was deleted.",
    fix: "List the users and use the ID of one of them.",
  },
  email_taken: {
    type: "invalid_data",
    message: () => "A user with the same email already exists.",
    when: "Another user has this email address already.",
    fix: "Use another address, or update the existing user.",
  },
  token_of_other_user: {
    type: "not_allowed",
    message: () => "Only the user can set their own API token",
    when: "The request sets the API token of a user other than the one who is signed in.",
    fix: "Sign in as that user, or send `null` to remove the token.",
  },
  reset_token_malformed: {
    type: "invalid_data",
    message: () => "invalid token",
    when: "The text is not a token at all, for example because it was cut off.",
    fix: "Send the whole token of the email, or request a new one with `POST /admin/users/password-token`.",
  },
  reset_token_invalid: {
    type: "unauthorized",
    message: () => "Invalid or expired password reset token",
    when: "The token belongs to another user, has been used, or is older than 15 minutes.",
    fix: "Request a new token with `POST /admin/users/password-token`.",
  },
})
