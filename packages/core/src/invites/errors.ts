import { defineErrors } from "../kernel/errors.ts"

export const inviteErrors = defineErrors("invites", {
  has_account: {
    type: "invalid_data",
    message: () => "Can't invite a user with an existing account",
    when: "The invited e-mail address belongs to an admin user.",
    fix: "The user can log in, or reset the password.",
  },
  not_found: {
    type: "invalid_data",
    message: () => "Invite doesn't exist",
    when: "No invite has this id; it was accepted, or revoked.",
    fix: "Invite the address again.",
  },
  token_not_valid: {
    type: "invalid_data",
    message: () => "Token is not valid",
    when: "An invite is accepted with something that is not the token of an invite of this server.",
    fix: "Use the token of the event `invite.created`.",
  },
  invalid: {
    type: "invalid_data",
    message: () => "Invalid invite",
    when: "The invite was accepted, revoked, or sent again with a newer token.",
    fix: "Use the token that was sent last, or ask for a new invite.",
  },
  expired: {
    type: "invalid_data",
    message: () => "Invite expired",
    when: "An invite is accepted more than seven days after it was sent.",
    fix: "Ask for the invite to be sent again.",
  },
  already_joined: {
    type: "invalid_data",
    message: () => "User already joined",
    when: "The invited address has become an admin user in another way.",
    fix: "Log in, or reset the password.",
  },
})
