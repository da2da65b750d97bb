import type { PaymentProvider } from "../../../../platform/kernel/payment-provider.ts"

/** A payment provider that keeps books, takes its time, and fails when told to. */
export interface Bank {
  readonly provider: PaymentProvider
  /** what was done, one entry per id: repetitions do not count */
  readonly done: Map<string, { readonly kind: string; readonly amount: number }>
  /** ids as they came in, repetitions included */
  readonly asked: string[]
  /** what the next calls do before they are carried out; a throw is a refusal */
  before: (kind: string) => Promise<unknown>
}

/** A bank of its own for a test file, to be passed to the test app. */
export function openBank(id = "bank"): Bank {
  const book = async (kind: string, amount: number, call?: { readonly id: string }) => {
    bank.asked.push(call!.id)
    await bank.before(kind)
    if (!bank.done.has(call!.id)) bank.done.set(call!.id, { kind, amount })
  }
  const bank: Bank = {
    done: new Map(),
    asked: [],
    before: async () => {},
    provider: {
      id,
      initiate: async () => ({ data: {} }),
      update: async (data) => data,
      authorize: async () => ({ status: "authorized", data: {} }),
      status: async () => "authorized",
      remove: async () => ({}),
      capture: async (_, call) => (await book("capture", call?.amount ?? 0, call), { status: "captured" }),
      refund: async (data, amount, call) => (await book("refund", amount, call), data),
      cancel: async (_, call) => (await book("cancel", 0, call), { status: "canceled" }),
    },
  }
  return bank
}
