/** A JSON object with a provider's own data. */
export type ProviderData = Readonly<Record<string, unknown>>
