import { defineErrors } from "../../../platform/kernel/errors.ts"

export const inviteErrors = defineErrors("invites", {
  has_account: {
    type: "invalid_data",
    message: () => "Can't invite a user with an existing account",
    when: "The invited email address belongs to an existing user.",
    fix: "Let the user sign in or reset the password.",
  },
  not_found: {
    type: "invalid_data",
    message: () => "Invite doesn't exist",
    when: "No invite has this ID; it may have been accepted or deleted.",
    fix: "Create a new invite for the address.",
  },
  token_not_valid: {
    type: "invalid_data",
    message: () => "Token is not valid",
    when: "The token is not the token of an invite of this server.",
    fix: "Use the token in the link of the email, which the payload of the event `invite.created` contains, too.",
  },
  invalid: {
    type: "invalid_data",
    message: () => "Invalid invite",
    when: "The invite was accepted or deleted, or it was resent with a newer token.",
    fix: "Use the token that was sent last, or create a new invite.",
  },
  expired: {
    type: "invalid_data",
    message: () => "Invite expired",
    when: "The invite has expired: it was sent more than seven days ago.",
    fix: "Resend the invite.",
  },
  already_joined: {
    type: "invalid_data",
    message: () => "User already joined",
    when: "A user with the invited email address was created in the meantime.",
    fix: "Sign in with the existing account, or reset its password.",
  },
})
