import { provider } from "@stheno/core"

export default provider("payment", () => ({
  id: "transfer",
  initiate: async ({ amount, resourceId }) => ({
    data: { id: `HC-${resourceId.slice(-8)}`, amount, status: "pending" },
  }),
  update: async (data, { amount }) => ({ ...data, amount }),
  authorize: async (data) => ({
    status: "authorized",
    data: { ...data, status: "authorized" },
  }),
  status: async ({ status }) =>
    status === "authorized" ? "authorized" : "pending",
  remove: async () => ({}),
  capture: async (data) => ({ ...data, status: "paid" }),
  refund: async (data, amount, call) => ({
    ...data,
    refunds: { ...(data.refunds as object), [call?.id ?? "now"]: amount },
  }),
  cancel: async (data) => ({ ...data, status: "canceled" }),
}))
