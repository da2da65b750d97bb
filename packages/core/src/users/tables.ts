import { entity } from "../query/entity.ts"

/** Somebody who runs the shop and signs in to the admin. */
export const User = entity({
  name: "User",
  table: "user",
  idPrefix: "usr",
  softDelete: true,
  about: "Somebody who runs the shop and signs in to the admin.",
  columns: {
    email: "The e-mail address, in lower case; unique among users that are not deleted.",
    first_name: "The first name.",
    last_name: "The last name.",
    password_hash: "The hash of the password; null before one is set.",
    api_token:
      "A token that signs requests of this user's programs in; null in answers to anybody but the user, and to whoever sets it.",
    role: "Member, admin or developer; it gives no rights of its own.",
  },
  hidden: ["password_hash"],
  withheld: ["api_token"],
})
