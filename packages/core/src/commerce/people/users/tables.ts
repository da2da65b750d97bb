import { entity } from "../../../platform/query/entity.ts"

/** A person who manages the shop through the dashboard or the Admin API. */
export const User = entity({
  name: "User",
  table: "user",
  idPrefix: "usr",
  softDelete: true,
  about: "A person who manages the shop through the dashboard or the Admin API.",
  columns: {
    email: "The email address in lower case; unique among users that are not deleted.",
    first_name: "The first name.",
    last_name: "The last name.",
    password_hash: "The hash of the password; null before one is set.",
    api_token:
      "A token that authenticates API requests as this user; null in responses to anyone except the user and the person who sets it.",
    role: "The user's role: `member`, `admin` or `developer`. It grants no permissions by itself.",
  },
  hidden: ["password_hash"],
  withheld: ["api_token"],
})
