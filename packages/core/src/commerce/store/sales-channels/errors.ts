import { defineErrors } from "../../../platform/kernel/errors.ts"

export const salesChannelErrors = defineErrors("sales-channels", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Sales channel with id: ${id} was not found`,
    when: "No sales channel has this ID, or it was deleted.",
    fix: "List the sales channels and use the ID of one of them.",
  },
  unknown_for_products: {
    type: "not_found",
    message: (id: string) => `Sales_channel with sales_channel_id ${id} does not exist.`,
    when: "Products are added to a sales channel that does not exist.",
    fix: "List the sales channels and use the ID of one of them.",
  },
  default_is_kept: {
    type: "not_allowed",
    message: () => "You cannot delete the default sales channel",
    when: "The store's default sales channel cannot be deleted.",
    fix: "Disable the sales channel instead.",
  },
  no_default: {
    type: "not_found",
    message: () => "Default Sales channel was not found",
    when: "The store has no default sales channel.",
    fix: "Restart the server: it creates the default sales channel.",
  },
  location_not_found: {
    type: "not_found",
    message: (id: string) => `StockLocation with id ${id} was not found`,
    when: "No stock location has this ID, or it was deleted.",
    fix: "List the stock locations and use the ID of one of them.",
  },
})
