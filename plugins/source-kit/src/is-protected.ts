/**
 * Whether credentials may be sent to an address: over an encrypted connection, or to a server on the same machine.
 * @since 0.1
 */
export function isProtected(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return (
    protocol === "https:" || (protocol === "http:" && ["127.0.0.1", "localhost", "[::1]"].includes(hostname))
  )
}
