import { entity } from "../../../platform/query/entity.ts"

/** An invitation to become a user of the dashboard. */
export const Invite = entity({
  name: "Invite",
  table: "invite",
  idPrefix: "invite",
  softDelete: true,
  about: "An invitation to become a user of the dashboard.",
  columns: {
    user_email: "The invited email address; unique among invites that are not deleted.",
    role: "The role the new user receives.",
    accepted: "Whether the invite was accepted.",
    token: "The secret token with which the invite is accepted.",
    expires_at: "The time at which the invite expires.",
  },
})
