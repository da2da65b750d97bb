// region provider
import { provider } from "@stheno/core"

export default provider("payment", ({ env }) => {
  const limit = Number(env.INVOICE_LIMIT ?? 50_000)
  return {
    id: "invoice",
    initiate: async ({ amount }) => ({ data: { amount, status: "pending" } }),
    update: async (data, { amount }) => ({ ...data, amount }),
    authorize: async (data) => {
      const status = Number(data.amount) <= limit ? "authorized" : "requires_more"
      return { status, data: { ...data, status } }
    },
    status: async ({ status }) =>
      status === "authorized" || status === "requires_more" ? status : "pending",
    remove: async () => ({}),
    capture: async (data, call) => ({ ...data, capture: call?.id ?? "now" }),
    refund: async (data, amount, call) => ({
      ...data,
      refunds: { ...(data.refunds as object), [call?.id ?? "now"]: amount },
    }),
    cancel: async (data) => ({ ...data, isCanceled: true }),
  }
})
// endregion
