"use server"

import { customerClient, sessionToken } from "./session"

/**
 * Opens a session of Stripe in which the payment form shows the saved cards of the signed-in customer. The plugin for Stripe
 * checks that the payment is the customer's.
 * @param clientSecret the client secret of the payment
 * @returns the session's client secret; null for guests, and on servers that have no saved cards
 */
export async function openSavedCards(clientSecret: string): Promise<string | null> {
  if (!(await sessionToken())) return null
  const [payment_intent] = clientSecret.split("_secret")
  try {
    const { client } = await customerClient()
    const path = "/store/customers/me/stripe/customer-session"
    const answer: unknown = await client.request("POST", path, { payment_intent })
    if (typeof answer !== "object" || answer === null || !("client_secret" in answer)) return null
    return typeof answer.client_secret === "string" ? answer.client_secret : null
  } catch {
    // Customers can pay without them.
    return null
  }
}
