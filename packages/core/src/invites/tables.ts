import { entity } from "../query/entity.ts"

/** Asks somebody to become a user. */
export const Invite = entity({
  name: "Invite",
  table: "invite",
  idPrefix: "invite",
  softDelete: true,
  about: "Asks somebody to become a user.",
  columns: {
    user_email: "The address that is invited; unique among invites that are not deleted.",
    role: "The role the user will have.",
    accepted: "Whether it was accepted.",
    token: "The secret that accepts it.",
    expires_at: "When it stops being accepted.",
  },
})
