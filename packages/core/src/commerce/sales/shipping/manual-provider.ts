import type { FulfillmentProvider } from "../../../platform/kernel/providers.ts"

/**
 * Manual shipping: offers one option to ship and one to return, and never calculates a price.
 * @since 0.1
 */
export const manualFulfillmentProvider: FulfillmentProvider = {
  id: "manual",
  ignoresCart: true,
  options: async () => [{ id: "manual-fulfillment" }, { id: "manual-fulfillment-return", is_return: true }],
  validateOption: async () => true,
  validateData: async (_option, data) => data,
  canCalculate: async () => false,
  calculatePrice: async () => 0,
  createFulfillment: async () => ({}),
  cancelFulfillment: async () => ({}),
  createReturn: async () => ({}),
}
