import Medusa from "@stheno/js-client"

const serverUrl = import.meta.env.VITE_SERVER_URL as string | undefined
const baseUrl = serverUrl ?? "http://localhost:9000"
export const medusa = new Medusa({ baseUrl })

const { regions } = await medusa.regions.list()
export const region = regions[0]

const format = new Intl.NumberFormat("en", {
  style: "currency",
  currency: region.currency_code,
})

/** Amounts of the API are integers in the smallest unit of the currency. */
export const price = (amount: number | null | undefined) =>
  format.format((amount ?? 0) / 100)
