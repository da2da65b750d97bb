import { defineErrors } from "../../../platform/kernel/errors.ts"

export const stockLocationErrors = defineErrors("stock-locations", {
  not_found: {
    type: "not_found",
    message: (id: string) => `StockLocation with id ${id} was not found`,
    when: "No stock location has this ID, or it was deleted.",
    fix: "Use the ID of a stock location that exists.",
  },
  address_not_found: {
    type: "not_found",
    message: (id: string) => `StockLocationAddress with id ${id} was not found`,
    when: "The address of the stock location does not exist.",
    fix: "Use the ID of an existing stock location address, or send the address itself.",
  },
})
