import type { PaymentProvider } from "../../../platform/kernel/payment-provider.ts"

/**
 * Takes payment by hand: everything is authorized, money changes hands outside.
 * @since 0.1
 */
export const manualPaymentProvider: PaymentProvider = {
  id: "manual",
  capturesPart: true,
  initiate: async () => ({ data: { status: "pending" } }),
  update: async (data) => data,
  authorize: async () => ({ status: "authorized", data: { status: "authorized" } }),
  status: async (data) => (data.status === "authorized" ? "authorized" : "pending"),
  remove: async () => ({}),
  capture: async () => ({ status: "captured" }),
  refund: async (data) => data,
  cancel: async () => ({ status: "canceled" }),
}

/** Pays for draft orders that an admin user marks as paid. */
export const systemPaymentProvider: PaymentProvider = {
  id: "system",
  capturesPart: true,
  initiate: async () => ({ data: {} }),
  update: async (data) => data,
  authorize: async () => ({ status: "authorized", data: {} }),
  status: async () => "authorized",
  remove: async () => ({}),
  capture: async (data) => data,
  refund: async (data) => data,
  cancel: async (data) => data,
}
