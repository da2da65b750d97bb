import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"

/** Operations that the page's shop must reject, and why. */
export const refusedHere: Readonly<Record<string, string>> = {
  "admin.DeletePaymentCollectionsPaymentCollection":
    "The response is an error: the store's only payment collections belong to order edits and cannot be deleted.",
}

const session =
  "The page keeps no cookies. It signs in with a token instead, so the session that a browser would get, or lose, is not seen."
const mail =
  "No mail leaves the page. The event carries what a mail would, and the page's own notification provider keeps a row of it."
const money =
  "Nobody pays: the manual payment provider says yes to everything. The page never calls Stripe or PayPal; only a server does."
const files =
  "Files live in the memory of this page and are gone when you leave it; their addresses lead nowhere."

/** What differs from a server, by the operations it differs for. */
const differences: readonly (readonly [
  test: (key: string, operation: Pick<Operation, "path">) => boolean,
  text: string,
])[] = [
  [(_, { path }) => /\/auth$/.test(path), session],
  [(key) => /PasswordToken|Invites$|InviteResend|CustomerOrderClaim$|NotificationResend/.test(key), mail],
  [
    (_, { path }) =>
      /\/(complete|complete-cart|capture|refund|authorize|payment-sessions?|process-payment|pay)(\/|$)/.test(
        path,
      ),
    money,
  ],
  [(_, { path }) => path.startsWith("/admin/uploads"), files],
  [
    (key) => /BatchJobs?$|BatchJobs?(Confirm|Cancel)/.test(key),
    `The job runs in the page right after the answer, so a moment later it stands further. ${files}`,
  ],
  [
    (_, { path }) => path === "/store/products/search",
    "The page has no search engine, so nothing is found here. Lists of products search in the database: see `q`.",
  ],
  [
    (key) => key === "admin.PostApps",
    "The application is one of the page's own that trusts every code. No other host is asked.",
  ],
  [
    (_, { path }) => /\/(fulfillment|fulfillments|shipment|shipments)(\/|$)/.test(path),
    "Nothing is shipped: the manual fulfillment provider only stores the data.",
  ],
]

/**
 * What to expect of an operation that is run in the page, where it is not what a server would do.
 * @since 0.1
 */
export function expectationsOf(operation: Pick<Operation, "id" | "area" | "path">): string[] {
  const key = `${operation.area}.${operation.id}`
  const own = differences.filter(([test]) => test(key, operation)).map(([, text]) => text)
  return refusedHere[key] ? [...own, refusedHere[key]] : own
}
