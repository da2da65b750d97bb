/** A new UUID, also where there is no `crypto.randomUUID`: pages without TLS, React Native. */
export function newIdempotencyKey(): string {
  const crypto: Partial<Crypto> | undefined = globalThis.crypto
  if (crypto?.randomUUID) return crypto.randomUUID()
  const bytes = new Uint8Array(16)
  // The key keeps two requests apart and protects nothing, so that chance is good enough where nothing better is.
  for (let index = 0; index < 16; index++) bytes[index] = Math.random() * 256
  crypto?.getRandomValues?.(bytes)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
