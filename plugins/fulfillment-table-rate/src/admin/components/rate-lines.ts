/** A rate, as the API has it. */
export interface Rate {
  readonly country_code: string | null
  readonly min_value: number
  readonly max_value: number | null
  readonly price: number
}

/** A rate as it was entered, which can lack a number. */
type Entered = { readonly [K in keyof Rate]: Rate[K] | null }

/** One line per rate, as in a spreadsheet: country, from, to, price. */
export const textOf = (rates: readonly Rate[]): string =>
  rates
    .map((rate) => [rate.country_code ?? "*", rate.min_value, rate.max_value ?? "", rate.price].join(", "))
    .join("\n")

const numberOf = (text = ""): number | null => (text.trim() === "" ? null : Number(text))

/** Rates as they were entered; the API checks them. */
export const ratesOf = (text: string): Entered[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [country = "*", min, max, price] = line.split(",")
      return {
        country_code: country.trim() === "*" ? null : country.trim(),
        min_value: numberOf(min),
        max_value: numberOf(max),
        price: numberOf(price),
      }
    })
