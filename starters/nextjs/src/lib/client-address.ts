/**
 * The address of the browser, as far as it can be believed: each proxy in front of the storefront appends the address that
 * it saw, so with n proxies the n-th entry from the right is genuine.
 * @param forwarded the value of `X-Forwarded-For`
 * @param trustedProxies how many proxies stand in front of the storefront
 * @returns undefined if there is no such entry
 */
export function clientAddress(forwarded: string | null, trustedProxies: number): string | undefined {
  const entries = (forwarded ?? "").split(",").map((entry) => entry.trim())
  // Without a proxy, Next.js itself writes the address of the connection.
  const entry = entries.at(-Math.max(trustedProxies, 1)) ?? entries[0]
  return entry || undefined
}
