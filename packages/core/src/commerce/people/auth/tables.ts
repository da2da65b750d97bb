import { entity } from "../../../platform/query/entity.ts"

/** A third-party application that is registered with the shop and can be connected through OAuth. */
export const Oauth = entity({
  name: "Oauth",
  table: "oauth",
  idPrefix: "oauth",
  about: "A third-party application that is registered with the shop and can be connected through OAuth.",
  columns: {
    display_name: "The name shown to users.",
    application_name: "The name that requests use for the application; unique.",
    install_url: "The URL at which a user connects the application.",
    uninstall_url: "The URL at which a user disconnects the application.",
    data: "Credentials of the connection, such as access tokens.",
  },
})

/** A session of a user or customer who signed in with a cookie. */
export const AuthSession = entity({
  name: "AuthSession",
  table: "auth_session",
  about: "A session of a user or customer who signed in with a cookie.",
  columns: {
    id: "Identifies the session.",
    sid: "The hash of the cookie's value, which identifies the session.",
    kind: "Whether the session belongs to the Admin API or to the Store API.",
    subject_id: "The ID of the user or customer who signed in.",
    data: "Data stored with the session.",
    expires_at: "The time at which the session expires.",
  },
  hidden: ["sid", "data"],
})
