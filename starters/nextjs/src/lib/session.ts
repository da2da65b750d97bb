import "server-only"
import { cookies } from "next/headers"
import { redirect } from "next/navigation"
import { cache } from "react"
import type { Customer, StoreClient } from "@stheno/js-client/store"
import { storeClient } from "./client"
import { cartCountCookie, cookieNames, cookieOptions } from "./cookies"
import { localePath, type Locale } from "./locale"
import { isSignedOut } from "./problem"

/** The customer's bearer token; undefined for guests. */
export async function sessionToken(): Promise<string | undefined> {
  return (await cookies()).get(cookieNames.session)?.value
}

/** A client that makes requests as the signed-in customer, or as a guest. */
export async function customerClient(): Promise<StoreClient> {
  return storeClient({ token: await sessionToken() })
}

/**
 * The signed-in customer with their addresses; null for guests and when the session has expired.
 * The result is shared by everything that one page renders.
 */
export const currentCustomer = cache(async (): Promise<Customer | null> => {
  const token = await sessionToken()
  if (!token) return null
  try {
    return (await storeClient({ token }).customers.retrieve()).customer
  } catch (error) {
    if (isSignedOut(error)) return null
    throw error
  }
})

/** The signed-in customer; guests are sent to the sign-in page and come back to `path` afterwards. */
export async function requireCustomer(locale: Locale, path: string): Promise<Customer> {
  const customer = await currentCustomer()
  if (!customer) redirect(`${localePath(locale, "/account/sign-in")}?next=${encodeURIComponent(path)}`)
  return customer
}

/**
 * Stores the customer's token. It stays on the storefront's own origin in an httpOnly cookie, and server actions send it
 * to the API: a script in the browser can neither read it nor use it from another site.
 */
export async function startSession(token: string): Promise<void> {
  const jar = await cookies()
  jar.set(cookieNames.session, token, cookieOptions())
}

/** Forgets the customer and their cart, which belongs to the account. */
export async function endSession(): Promise<void> {
  const jar = await cookies()
  for (const name of [cookieNames.session, cookieNames.cart, cartCountCookie]) jar.delete(name)
}
