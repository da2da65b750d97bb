// region provider
import { newId, provider } from "@stheno/core"

/** Takes cards that the storefront names. A bank, here a map, captures each payment once. */
export default provider("payment", () => {
  const bank = new Map<unknown, number>()
  return {
    id: "cards",
    initiate: async ({ amount }) => ({
      data: { id: newId("card"), amount, status: "pending" },
    }),
    update: async (data, { amount }) => ({ ...data, amount }),
    // The storefront sends the card that the customer has chosen.
    amend: async (data, { card }) =>
      typeof card === "string" ? { ...data, card } : data,
    authorize: async (data) => {
      const status = data["card"] ? "authorized" : "requires_more"
      return { status, data: { ...data, status } }
    },
    status: async ({ status }) =>
      status === "authorized" || status === "requires_more" ? status : "pending",
    remove: async () => ({}),
    capturesPart: true,
    capture: async (data, call) => {
      const captured =
        bank.get(data["id"]) ?? call?.amount ?? Number(data["amount"])
      bank.set(data["id"], captured)
      return { ...data, captured }
    },
    // Undefined if the whole payment was captured.
    capturedAmount: ({ amount, captured }) =>
      captured === amount ? undefined : Number(captured),
    refund: async (data, amount, call) => ({
      ...data,
      refunds: { ...(data["refunds"] as object), [call?.id ?? "now"]: amount },
    }),
    cancel: async (data) => ({ ...data, isCanceled: true }),
    // The cards that are stored with the customer.
    savedMethods: async ({ metadata }) => {
      const cards = (metadata as { cards?: string[] } | null)?.cards ?? []
      return cards.map((card) => ({ id: card, type: "card" }))
    },
  }
})
// endregion
