import { cached, currencyDecimals, type Cache, type Log } from "@stheno/core"
import type { Settings } from "./options.ts"

/** Seconds for which an exchange rate is used. */
const rateLifetime = 12 * 60 * 60

/** Milliseconds that the service of exchange rates may take. */
const rateTimeout = 5000

/** Converts an amount of the engine, in the smallest unit, to the decimal number that analytics services expect. */
export function decimalOf(amount: number, currency: string): number {
  return amount / 10 ** currencyDecimals(currency)
}

/** Converts amounts to the reporting currency. @returns undefined when there is no rate */
export type Convert = (decimal: number) => number | undefined

/** Creates the conversion for amounts in a currency. A rate that cannot be retrieved leaves the converted values out. */
export async function conversionFrom(
  currency: string,
  { reportingCurrency, exchangeRates }: Settings,
  { cache, log }: { readonly cache: Cache; readonly log: Log },
): Promise<Convert> {
  const from = currency.toLowerCase()
  if (from === reportingCurrency) return rounded
  if (!exchangeRates) return () => undefined
  try {
    const rate = await cached(cache, `segment:rate:${from}:${reportingCurrency}`, {
      seconds: rateLifetime,
      compute: () => loadRate(from, reportingCurrency, exchangeRates),
    })
    return (decimal) => rounded(decimal / rate)
  } catch (error) {
    log.warn(
      { error: String(error), currency: from },
      "Cannot retrieve an exchange rate; sending the event to Segment without values in the reporting currency",
    )
    return () => undefined
  }
}

async function loadRate(
  from: string,
  to: string,
  { url, key }: NonNullable<Settings["exchangeRates"]>,
): Promise<number> {
  const address = new URL("/latest", url)
  const symbol = from.toUpperCase()
  address.search = String(new URLSearchParams({ symbols: symbol, base: to.toUpperCase(), access_key: key }))
  const response = await fetch(address, { signal: AbortSignal.timeout(rateTimeout) })
  // The address contains the key: an error must not.
  if (!response.ok) throw new Error(`The service of exchange rates responded with ${response.status}`)
  const { rates } = (await response.json()) as { rates?: Record<string, unknown> }
  const rate = rates?.[symbol]
  if (typeof rate !== "number" || !(rate > 0)) throw new Error(`There is no exchange rate for ${symbol}`)
  return rate
}

function rounded(decimal: number): number {
  return Math.round(decimal * 100) / 100
}
