// region provider
import { provider } from "@stheno/core"

export default provider("fulfillment", () => ({
  id: "bike",
  options: async () => [
    { id: "bike-today", name: "By bike, today" },
    { id: "bike-return", name: "Fetched by bike", is_return: true },
  ],
  validateOption: async ({ id }) => id === "bike-today" || id === "bike-return",
  validateData: async (option, data) => ({ ...data, option: option.id }),
  canCalculate: async () => true,
  calculatePrice: async (_option, _data, { items }) =>
    300 + 50 * ((items as unknown[] | undefined)?.length ?? 0),
  createFulfillment: async (data, items, order, fulfillment) => ({
    ...data,
    ride: `${String(order.display_id)}-${String(fulfillment.id)}`,
    pieces: items.length,
  }),
  cancelFulfillment: async (data) => ({ ...data, isCanceled: true }),
  createReturn: async ({ id }) => ({ ride: `back-${String(id)}` }),
}))
// endregion
