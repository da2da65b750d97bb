import { entity } from "../query/entity.ts"

/** Another application that the shop is connected to. */
export const Oauth = entity({
  name: "Oauth",
  table: "oauth",
  idPrefix: "oauth",
  about: "Another application that the shop is connected to.",
  columns: {
    display_name: "The name people see.",
    application_name: "The name of the application; unique.",
    install_url: "Where the connection is made.",
    uninstall_url: "Where the connection is ended.",
    data: "What the connection needs, e.g. tokens.",
  },
})

/** A signed-in browser. */
export const AuthSession = entity({
  name: "AuthSession",
  table: "auth_session",
  about: "A signed-in browser.",
  columns: {
    id: "Identifies the session.",
    sid: "The hash of the cookie's value.",
    kind: "Whether it is of the admin or of a storefront.",
    subject_id: "The user or customer who signed in.",
    data: "What the session remembers.",
    expires_at: "When it ends.",
  },
  hidden: ["sid", "data"],
})
