import { sign } from "@/lib/signature"

/** Sends an event of the store to a storefront, signed with a secret. */
export function sendEvent(storefront: string, body: string, secret: string): Promise<Response> {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = sign(secret, timestamp, body)
  return fetch(`${storefront}/api/revalidate`, {
    method: "POST",
    headers: { "x-stheno-timestamp": timestamp, "x-stheno-signature": signature },
    body,
  })
}
