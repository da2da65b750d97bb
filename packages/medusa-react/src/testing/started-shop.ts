import { Stheno, type Admin } from "@stheno/js-client"
import { serveEngine } from "@stheno/testing/serve-engine.ts"
import { createTestApp } from "@stheno/testing/test-app.ts"

/** A started server with a region, a shipping option and a product of one variant. */
export interface StartedShop {
  readonly baseUrl: string
  /** a client that an admin user is logged in with */
  readonly client: Stheno
  readonly known: { readonly region: string; readonly option: string; readonly variant: string }
  close(): Promise<void>
}

/** Starts a shop on 127.0.0.1. */
export async function startShop(): Promise<StartedShop> {
  const shop = await createTestApp()
  const server = await serveEngine(shop.engine)
  const { baseUrl } = server
  const client = new Stheno({ baseUrl, auth: "jwt" })
  await client.admin.auth.getToken({ email: "admin@example.com", password: "supersecret" })
  return {
    baseUrl,
    client,
    known: await fill(client.admin),
    close: async () => {
      await server.close()
      await shop.close()
    },
  }
}

async function fill(admin: Admin): Promise<StartedShop["known"]> {
  const { region } = await admin.regions.create({
    name: "Europe",
    currency_code: "usd",
    tax_rate: 20,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["de"],
  })
  const { shipping_profiles } = await admin.shippingProfiles.list()
  const { shipping_option } = await admin.shippingOptions.create({
    name: "Parcel",
    region_id: region.id,
    profile_id: shipping_profiles.find(({ type }) => type === "default")!.id,
    provider_id: "manual",
    price_type: "flat_rate",
    amount: 500,
    data: { id: "manual-fulfillment" },
  })
  const { product } = await admin.products.create({
    title: "Mug",
    status: "published",
    options: [{ title: "Size" }],
    variants: [
      {
        title: "Small",
        manage_inventory: false,
        options: [{ value: "Small" }],
        prices: [{ currency_code: "usd", amount: 1000 }],
      },
    ],
  })
  return { region: region.id, option: shipping_option.id, variant: product.variants[0]!.id }
}
