import type { Messages } from "@/lib/messages"

/** The texts of the checkout, for client components. */
export type CheckoutTexts = Messages["checkout"]
