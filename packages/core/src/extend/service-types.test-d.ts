import { expectTypeOf } from "vitest"
import { subscriber, type Shop } from "./index.ts"
import type { ProviderName } from "./provider-names.ts"

/** Never runs: the compiler checks it. */
export async function serviceTypes({ call, services }: Shop): Promise<void> {
  const { cartService, inviteService, orderService, productService } = services
  const product = await productService.create({ title: "Shirt", tags: [{ value: "summer" }] as const })
  expectTypeOf(product.title).toEqualTypeOf<string>()
  expectTypeOf(product.status).toEqualTypeOf<"draft" | "proposed" | "published" | "rejected">()
  // @ts-expect-error the property is `title`
  await productService.create({ titel: "Shirt" })
  await productService.update(product.id, { subtitle: "Red" })
  // @ts-expect-error an update has no such property
  await productService.update(product.id, { subtitel: "Red" })
  // @ts-expect-error an ID is missing
  await cartService.updateLineItem("cart_1", { quantity: 1 })
  const cart = await cartService.updateLineItem("cart_1", "item_1", { quantity: 1 })
  expectTypeOf(cart.total).toEqualTypeOf<number | undefined>()
  expectTypeOf((await cartService.retrieveWithTotals("cart_1")).total).toEqualTypeOf<number>()
  expectTypeOf((await orderService.retrieveWithTotals("order_1")).total).toEqualTypeOf<number>()
  const order = await orderService.retrieve("order_1", { select: ["id", "total"], relations: ["items"] })
  expectTypeOf(order.items?.[0]?.quantity).toEqualTypeOf<number | undefined>()
  expectTypeOf(await inviteService.resend("invite_1")).toEqualTypeOf<void>()
  expectTypeOf(services).not.toHaveProperty("prodctService")

  const { region } = await call("admin.GetRegionsRegion", { params: { id: "reg_1" } })
  expectTypeOf(region.currency_code).toEqualTypeOf<string>()
  const { products, count } = await call("admin.GetProducts")
  expectTypeOf([products[0]?.handle, count]).toEqualTypeOf<(string | number | null | undefined)[]>()
  // @ts-expect-error the operation needs an ID
  await call("admin.GetRegionsRegion")
  // @ts-expect-error there is no such operation
  await call("admin.GetRegion", { params: { id: "reg_1" } })
}

/** Never runs: the compiler checks it. */
export async function eventTypes({ emit }: Shop): Promise<void> {
  const handler = () => {}
  subscriber({ event: "order.placed", handler: ({ data }) => void expectTypeOf(data.id).not.toBeUndefined() })
  subscriber({ event: ["order.placed", "brand.created", "*"], handler })
  subscriber({ event: "oauth.token_generated.shipping", handler })
  subscriber<string>({ event: "order.placd", handler })
  // @ts-expect-error the event is `order.placed`
  subscriber({ event: "order.placd", handler })
  // @ts-expect-error the event is `order.placed`
  subscriber({ event: ["brand.created", "order.placd"], handler })
  await emit("brand.created", { id: "acme" })
  await emit("region.created", { id: "reg_1" })
  // @ts-expect-error the event is `region.created`
  await emit("region.craeted", { id: "reg_1" })
  // @ts-expect-error the payload has no ID
  await emit("region.created", {})
}

/** Never runs: the compiler checks it. A project lists its providers for its whole program, so this list is separate. */
export function providerTypes(): void {
  interface Names {
    payment: "manual" | "stripe"
  }
  expectTypeOf<ProviderName<"payment", Names>>().toEqualTypeOf<"manual" | "stripe">()
  expectTypeOf<ProviderName<"tax", Names>>().toEqualTypeOf<string>()
  expectTypeOf<ProviderName<"payment">>().toEqualTypeOf<string>()
}
