import type { AppAuthorizer, NotificationProvider } from "@stheno/core"

/** Keeps what a mail provider would send: nothing leaves the page. */
export const pageMessages: NotificationProvider = {
  id: "page",
  events: [
    "order.placed",
    "customer.created",
    "customer.password_reset",
    "user.password_reset",
    "invite.created",
  ],
  send: async ({ name, data }) => ({
    to: String(data["email"] ?? data["user_email"] ?? "nobody@example.com"),
    data: { subject: name },
  }),
  resend: async ({ subject }, to) => ({ to: to ?? "nobody@example.com", data: { subject } }),
}

/** An application that trusts every code. */
export const pageApps: AppAuthorizer = {
  id: "page-app",
  authorize: async (code) => ({ connected_by: code }),
}
