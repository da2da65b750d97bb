/** A key derivation function with the signature of scrypt. */
export type Scrypt = (
  password: string,
  salt: Uint8Array,
  options: { readonly N: number; readonly r: number; readonly p: number; readonly length: number },
) => Promise<Uint8Array>

/** Hashes and verifies passwords in the `scrypt-kdf` format, which v1 reads and writes. */
export interface PasswordHasher {
  /** @returns 96 bytes in base64, for the column `password_hash` */
  hash(password: string): Promise<string>
  /**
   * @returns whether the password matches, and whether the stored hash is weaker than a new one or cannot be read
   */
  verify(stored: string, password: string): Promise<{ readonly isValid: boolean; readonly isWeak: boolean }>
}

/** Cost of new hashes. v1 wrote logN 1, which is worthless; such hashes are replaced at the next sign-in. */
export const passwordCost = { logN: 15, r: 8, p: 1 }

/**
 * Creates a password hasher that uses a scrypt function.
 * @param scrypt the scrypt of `node:crypto` on a server, or a portable one in a browser
 * @param cost the cost of new hashes
 * @since 0.1
 */
export function createPasswordHasher(scrypt: Scrypt, cost = passwordCost): PasswordHasher {
  return {
    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(32))
      return toBase64(await encode(scrypt, password, salt, cost))
    },
    async verify(stored, password) {
      const bytes = fromBase64(stored)
      const parameters = bytes && readParameters(bytes)
      if (!bytes || !parameters) return { isValid: false, isWeak: true }
      const again = await encode(scrypt, password, bytes.slice(16, 48), parameters)
      return { isValid: equal(again, bytes), isWeak: parameters.logN < cost.logN || parameters.r < cost.r }
    },
  }
}

interface Cost {
  readonly logN: number
  readonly r: number
  readonly p: number
}

/** Layout: "scrypt" 0, logN, r (4), p (4), salt (32), checksum (16), HMAC (32). */
async function encode(scrypt: Scrypt, password: string, salt: Uint8Array, cost: Cost): Promise<Uint8Array> {
  const key = await scrypt(password, salt, { N: 2 ** cost.logN, r: cost.r, p: cost.p, length: 64 })
  const bytes = new Uint8Array(96)
  bytes.set(new TextEncoder().encode("scrypt"), 0)
  bytes[7] = cost.logN
  const view = new DataView(bytes.buffer)
  view.setUint32(8, cost.r)
  view.setUint32(12, cost.p)
  bytes.set(salt, 16)
  const checksum = await crypto.subtle.digest("SHA-256", bytes.slice(0, 48))
  bytes.set(new Uint8Array(checksum).slice(0, 16), 48)
  const hmacKey = await crypto.subtle.importKey(
    "raw",
    Uint8Array.from(key.slice(32)),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  )
  bytes.set(new Uint8Array(await crypto.subtle.sign("HMAC", hmacKey, bytes.slice(0, 64))), 64)
  return bytes
}

function readParameters(bytes: Uint8Array): Cost | undefined {
  if (bytes.length !== 96 || new TextDecoder().decode(bytes.slice(0, 6)) !== "scrypt") return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  // 96 bytes, as checked above.
  const cost = { logN: bytes[7]!, r: view.getUint32(8), p: view.getUint32(12) }
  const isBounded =
    cost.logN >= 1 && cost.logN <= 18 && cost.r >= 1 && cost.r <= 16 && cost.p >= 1 && cost.p <= 4
  return isBounded ? cost : undefined
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  // Beyond the shorter one, undefined counts as 0.
  for (let i = 0; i < a.length; i++) difference |= a[i]! ^ b[i]!
  return difference === 0
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  } catch {
    return undefined
  }
}
