interface MoneyFormat {
  readonly locale: string
  readonly currencyDigits: (currency: string) => number
}

/** To create a format takes longer than to use one, and a list shows many amounts of one currency. */
const formats = new Map<string, Intl.NumberFormat>()
const isoDigits = new Map<string, number>()

/** Digits behind the point of a currency by ISO 4217, as the browser knows them. */
export function isoCurrencyDigits(currency: string): number {
  const digits = isoDigits.get(currency) ?? knownDigits(currency)
  isoDigits.set(currency, digits)
  return digits
}

function knownDigits(currency: string): number {
  try {
    const format = new Intl.NumberFormat("en", { style: "currency", currency })
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/**
 * An amount as people read it.
 * @param amount in the currency's smallest unit
 */
export function formatMoney(
  amount: number,
  currency: string,
  { locale, currencyDigits }: MoneyFormat,
): string {
  const digits = currencyDigits(currency)
  // A decimal text keeps every digit; a division could round.
  const value = moneyText(amount, digits) as Intl.StringNumericLiteral
  const name = `${locale} ${currency} ${digits}`
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  formats.set(name, format)
  return format.format(value)
}

/**
 * An amount as a field shows it.
 * @param amount in the currency's smallest unit
 * @param digits behind the point
 * @returns e.g. `12.50`
 */
export function moneyText(amount: number, digits: number): string {
  const figures = String(Math.abs(amount)).padStart(digits + 1, "0")
  const sign = amount < 0 ? "-" : ""
  const whole = figures.slice(0, figures.length - digits)
  return digits === 0 ? sign + whole : `${sign}${whole}.${figures.slice(-digits)}`
}

/**
 * What was typed for an amount. A comma is a point, and spaces do not count.
 * @returns the amount in the smallest unit; undefined where the text is not an amount, or has too many digits
 */
export function parseMoney(text: string, digits: number): number | undefined {
  const [, sign = "", whole, part = ""] =
    /^(-?)(\d{1,12})(?:[.,](\d*))?$/.exec(text.replace(/[\s\u00a0\u202f]/g, "")) ?? []
  if (whole === undefined || part.length > digits) return undefined
  const amount = Number(whole + part.padEnd(digits, "0"))
  return sign === "-" && amount !== 0 ? -amount : amount
}

/** A number that was typed, with a point or a comma; undefined where the text is not a number. */
export function parseNumber(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".")
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
