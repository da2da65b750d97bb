const day = 24 * 60 * 60

/**
 * Cookies of the storefront. All of these are httpOnly: scripts in the browser never see the cart's ID or the customer's session.
 * Server actions read them and call the API, so a script that was injected into a page cannot take a session away.
 */
export const cookieNames = {
  /** the ID of the cart */
  cart: "stheno_cart",
  /** the customer's bearer token */
  session: "stheno_session",
  /** the locale segment that the customer chose, such as `de-en` */
  locale: "stheno_locale",
  /** the token of the draft that an editor looks at */
  preview: "stheno_preview",
} as const

/**
 * How many items the cart has. Pages are static and the same for everybody, so the header reads this number in the
 * browser; scripts can read it, and it contains no other information.
 */
export const cartCountCookie = "stheno_cart_count"

/**
 * The page on which the customer began a payment on the page of a provider, and the amount. Each payment has a cookie, so that
 * customers can pay in several tabs. The browser sends it only when the provider returns the customer.
 * @param secret what the provider adds to the address on the way back
 */
export function paymentCookie(secret: string): string {
  return `stheno_payment_${secret.replace(/\W/g, "_")}`
}

/** Options of this cookie; `maxAge` in seconds. */
export const paymentCookieOptions = { path: "/api/checkout/return", maxAge: day, sameSite: "lax" } as const

/** Options for `cookies().set`; `maxAge` in seconds. */
export function cookieOptions(maxAge = 30 * day) {
  return {
    httpOnly: true,
    sameSite: "lax",
    secure: process.env.NODE_ENV === "production" && process.env.STOREFRONT_INSECURE_COOKIES !== "1",
    path: "/",
    maxAge,
  } as const
}
