// region show
/** Writes an amount of the API in the customer's language: 1250 euro cents are €12.50. */
export function showPrice(amount: number, currency: string, language = "en") {
  const format = new Intl.NumberFormat(language, { style: "currency", currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}
// endregion
