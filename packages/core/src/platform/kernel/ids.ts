/** Crockford's base 32: no I, L, O, U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

let lastTime = 0
let lastRandom = new Uint8Array(16)

/**
 * Creates an ID of the form `<prefix>_<ulid>` with 48 bits of time and 80 random bits. IDs created by one process
 * sort by creation time, also within one millisecond.
 * @param prefix the prefix of the entity, such as `cart`
 * @since 0.1
 */
export function newId(prefix: string): string {
  return `${prefix}_${newUlid(Date.now())}`
}

/**
 * A 26 character ULID. Monotonic: within one millisecond the random part counts up.
 * @param time milliseconds since 1970
 * @since 0.1
 */
export function newUlid(time: number): string {
  if (time <= lastTime) increment(lastRandom)
  else {
    lastTime = time
    lastRandom = freshRandom()
  }
  return encodeTime(lastTime) + encodeRandom(lastRandom)
}

/** Random bytes that no ID has used yet: asking for many at once costs what asking for a few does. */
const pool = new Uint8Array(1_024)
let used = pool.length

function freshRandom(): Uint8Array<ArrayBuffer> {
  if (used === pool.length) {
    crypto.getRandomValues(pool)
    used = 0
  }
  const symbols = pool.slice(used, (used += 16)).map((byte) => byte & 31)
  // Always 16 bytes.
  symbols[0] = symbols[0]! & 15 // leaves room to count up
  return symbols
}

function increment(symbols: Uint8Array): void {
  for (let i = symbols.length - 1; i >= 0; i--) {
    // The index is within bounds.
    if (symbols[i]! < 31) {
      // The index is within bounds.
      symbols[i]!++
      return
    }
    symbols[i] = 0
  }
}

function encodeTime(time: number): string {
  let out = ""
  for (let i = 0, rest = time; i < 10; i++, rest = Math.floor(rest / 32)) out = alphabet[rest % 32] + out
  return out
}

function encodeRandom(symbols: Uint8Array): string {
  let out = ""
  for (const symbol of symbols) out += alphabet[symbol]
  return out
}
