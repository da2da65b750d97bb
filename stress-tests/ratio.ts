/** A fraction of whole numbers; `over` is greater than zero. Nothing is ever rounded but by `nearest`. */
export interface Ratio {
  readonly of: bigint
  readonly over: bigint
}

export const zero: Ratio = { of: 0n, over: 1n }

/** A whole number, or a binary fraction to its last bit: 0.1 is 3602879701896397 / 2^55. */
export function exactly(value: number): Ratio {
  let scaled = value
  let over = 1n
  while (!Number.isInteger(scaled)) {
    scaled *= 2
    over *= 2n
  }
  return { of: BigInt(scaled), over }
}

/** A number as a person wrote it: 8.1 is 81 / 10. */
export function asWritten(value: number): Ratio {
  const [whole = "0", decimals = ""] = value.toFixed(6).split(".")
  return { of: BigInt(whole + decimals), over: 10n ** BigInt(decimals.length) }
}

export function plus(...ratios: readonly Ratio[]): Ratio {
  return ratios.reduce((a, b) => shorten(a.of * b.over + b.of * a.over, a.over * b.over), zero)
}

export function minus(a: Ratio, b: Ratio): Ratio {
  return plus(a, { of: -b.of, over: b.over })
}

export function times(a: Ratio, b: Ratio): Ratio {
  return shorten(a.of * b.of, a.over * b.over)
}

export function by(a: Ratio, b: Ratio): Ratio {
  const sign = b.of < 0n ? -1n : 1n
  return shorten(a.of * b.over * sign, a.over * b.of * sign)
}

export function isLess(a: Ratio, b: Ratio): boolean {
  return a.of * b.over < b.of * a.over
}

export function lesser(a: Ratio, b: Ratio): Ratio {
  return isLess(b, a) ? b : a
}

/** The nearest whole number; a half goes up, also below zero. */
export function nearest({ of, over }: Ratio): Ratio {
  const doubled = 2n * of + over
  const rest = ((doubled % (2n * over)) + 2n * over) % (2n * over)
  return { of: (doubled - rest) / (2n * over), over: 1n }
}

function shorten(of: bigint, over: bigint): Ratio {
  if (over === 1n) return { of, over }
  let a = of < 0n ? -of : of
  let b = over
  while (b > 0n) [a, b] = [b, a % b]
  return { of: of / a, over: over / a }
}
