import type { Messages } from "@/lib/messages"

/** The texts of the cart, for client components. */
export type CartTexts = Messages["cart"] & { readonly close: string }
