import {
  column,
  defineConfig,
  endpoint,
  model,
  provider,
  subscriber,
  taxCalculationStrategy,
  z,
  type TableOf,
} from "@stheno/core"
import { startHost } from "@stheno/server"
import { contractOf } from "@stheno/server/contracts"

/** Fails to compile where a type is any. */
type Known<T> = 0 extends 1 & T ? never : T
const known = <T>(value: Known<T>): T => value

export const config = defineConfig({ projectConfig: { store_cors: "http://localhost:8000" } })

export const Brand = model({
  name: "Brand",
  table: "brand",
  idPrefix: "brand",
  columns: { name: column.text() },
})
declare module "@stheno/core" {
  interface Database {
    brand: TableOf<typeof Brand>
  }
  interface ProviderNames {
    payment: "manual" | "stripe"
  }
}

export const POST = endpoint({
  access: "store",
  summary: "Make a brand.",
  body: z.object({ name: z.string() }),
  handler: async ({ body }, { call, db, services }) => {
    const made = await services.productService.create({ title: body.name })
    // @ts-expect-error a product has a `title`
    await services.productService.create({ titel: body.name })
    const { region } = await call("admin.GetRegionsRegion", { params: { id: "reg_1" } })
    const id = region.id
    await services.regionService.update(id, { payment_providers: ["stripe"], fulfillment_providers: ["ups"] })
    // @ts-expect-error the payment provider is `stripe`
    await services.regionService.update(id, { payment_providers: ["strpe"] })
    await call("store.PostCartsCartPaymentSession", { params: { id }, body: { provider_id: "manual" } })
    // @ts-expect-error the payment provider is `manual`
    await call("store.PostCartsCartPaymentSession", { params: { id }, body: { provider_id: "manul" } })
    // @ts-expect-error the operation has a parameter
    await call("admin.GetRegionsRegion")
    known(made.variants?.[0]?.title ?? region.currency_code)
    const [brand] = await db.selectFrom("brand").selectAll().where("name", "=", body.name).execute()
    // @ts-expect-error a brand has no such column
    brand?.founder
    return { brand, product: await services.productService.retrieve(known(body.name)) }
  },
})

export const onBrand = subscriber({
  event: "brand.created",
  handler: async ({ data, log }) => log.info({ brand: data.id }, "A brand was made"),
})

export const taxes = taxCalculationStrategy(({ place, usual }) =>
  known(place.currency_code) === "chf" ? Math.round(known(usual) / 5) * 5 : usual,
)
// @ts-expect-error a tax is a number
taxCalculationStrategy(() => "5")

export const flat = provider("tax", () => ({
  id: "flat",
  taxLines: async (lines) =>
    lines.map(({ id, kind }) => ({ id, kind, rate: 20, name: "Flat", code: "flat" })),
}))
for (const { name } of contractOf("tax").checks) known(name)
export const start: (...words: never[]) => Promise<unknown> = startHost
