import type { AdminGetProductsProductSelection, AdminProductsRes, Answer } from "@stheno/js-client"

/** A product as its page reads it. */
export type ShownProduct = Answer<AdminProductsRes, "product", AdminGetProductsProductSelection>["product"]

/** A variant of it. */
export type ShownVariant = ShownProduct["variants"][number]
