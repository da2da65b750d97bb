import { z } from "@stheno/core"

const currency = z.string().regex(/^[A-Za-z]{3}$/, "It must be a currency code of three letters")

const shape = z.strictObject({
  write_key: z.string().min(1),
  reporting_currency: currency.optional(),
  exchange_rates_api_key: z.string().min(1).optional(),
  exchange_rates_url: z.url().optional(),
  /** v1 described this option and did not read it. */
  use_ga_id: z.boolean().optional(),
  host: z.url().optional(),
  identify_customers: z.boolean().optional(),
  request_timeout: z.int().positive().optional(),
  max_retries: z.int().min(0).max(10).optional(),
  enableUI: z.boolean().optional(),
})

/** The settings of the plugin. */
export interface Settings {
  readonly writeKey: string
  readonly host: string
  /** lower case */
  readonly reportingCurrency: string
  readonly exchangeRates: { readonly url: string; readonly key: string } | undefined
  /** whether new customers are sent with their names and email addresses */
  readonly identifiesCustomers: boolean
  readonly requestTimeout: number
  readonly maxRetries: number
}

/**
 * Reads the options of the plugin. `write_key`, `reporting_currency` and `exchange_rates_api_key` are those of v1's.
 * @throws ZodError with the names of wrong options
 */
export function readOptions(pluginOptions: Readonly<Record<string, unknown>>): Settings {
  const options = shape.parse(pluginOptions)
  const key = options.exchange_rates_api_key
  return {
    writeKey: options.write_key,
    host: options.host ?? "https://api.segment.io",
    reportingCurrency: (options.reporting_currency ?? "eur").toLowerCase(),
    exchangeRates: key
      ? { key, url: options.exchange_rates_url ?? "https://api.exchangeratesapi.io" }
      : undefined,
    identifiesCustomers: options.identify_customers ?? true,
    requestTimeout: options.request_timeout ?? 10_000,
    maxRetries: options.max_retries ?? 3,
  }
}
