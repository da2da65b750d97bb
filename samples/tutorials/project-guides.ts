import { expect, vi } from "vitest"
import { ownBody } from "@stheno/testing/reply.ts"
import type { Send } from "@stheno/testing/test-app.ts"
import type { projectPages } from "./pages.ts"
import type { RunGuide } from "./run-guide.ts"

/** A message to the service of the reader that sends emails, or an event for another system. */
export interface Message {
  readonly to?: string
  readonly template?: string
  readonly name?: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The store in which a reader tries what a page made. */
export interface RunningStore {
  readonly send: Send
  /** a call by the admin user */
  readonly admin: Send
  /** the message of a template, or the event with a name, once the service has it */
  message(name: string): Promise<Message>
  /** places the order to practice with, the first time with its store */
  placeOrder(): Promise<RunGuide["returned"]>
}

/** A guide that adds files to a project. */
export interface ProjectGuide {
  /** sections with files, where others show blocks of guides that other tests follow */
  readonly sections?: readonly string[]
  /** what the page asks for before its steps */
  readonly before?: (store: RunningStore) => Promise<void>
  /** does what the page says about trying it */
  readonly check: (store: RunningStore) => Promise<void>
}

type ProjectPage = (typeof projectPages)[number]

const person = { first_name: "Ada", last_name: "Byron" }
const password = "a-long-passphrase"
const soon = { timeout: 60_000, interval: 100 }

/** How the reader tries what each page made. */
export const projectGuides: Readonly<Record<ProjectPage, ProjectGuide>> = {
  "modules/customers/backend/send-confirmation": {
    async check({ send, message }) {
      const account = { ...person, email: "grace@example.com", password }
      await send("POST", "/store/customers", account)
      expect(await message("welcome")).toEqual({
        to: "grace@example.com",
        template: "welcome",
        data: { name: "Ada" },
      })
    },
  },
  "modules/orders/backend/send-order-confirmation": {
    async check({ placeOrder, message }) {
      await placeOrder()
      expect(await message("order-placed")).toMatchObject({
        to: "ada@example.com",
        data: { items: [{ title: "Rain coat", quantity: 2 }] },
      })
    },
  },
  "modules/orders/backend/handle-order-claim-event": {
    sections: ["Subscribe"],
    async check({ send, placeOrder, message }) {
      const { order } = await placeOrder()
      const account = { email: "alan@example.com", password }
      await send("POST", "/store/customers", { ...person, ...account })
      const { access_token } = (await send("POST", "/store/auth/token", account))
        .body
      await send(
        "POST",
        "/store/orders/batch/customer/token",
        { order_ids: [order] },
        { authorization: `Bearer ${access_token}` },
      )
      const { to, data } = await message("claim-orders")
      expect(to).toBe("ada@example.com")
      expect(data["link"]).toMatch(/^http:\/\/localhost:8000\/claim-orders\?token=/)
    },
  },
  "modules/users/backend/send-invite": {
    sections: ["Send invites another way"],
    async check({ send, admin, message }) {
      const invited = { user: "edsger@example.com", role: "member" }
      await admin("POST", "/admin/invites", invited)
      const { token } = (await message("invite")).data
      const { status } = await send("POST", "/admin/invites/accept", {
        token,
        user: { ...person, password },
      })
      expect(status).toBe(200)
    },
  },
  "modules/gift-cards/backend/send-gift-card-to-customer": {
    sections: ["Subscribe to the event"],
    async check({ admin, placeOrder, message }) {
      const { region } = await placeOrder()
      const { gift_card } = (
        await admin("POST", "/admin/gift-cards", {
          region_id: region,
          value: 5000,
          metadata: { to: "grace@example.com" },
        })
      ).body
      expect(await message("gift-card")).toMatchObject({
        to: "grace@example.com",
        data: { code: gift_card.code, value: 5000 },
      })
    },
  },
  "modules/carts-and-checkout/backend/add-fulfillment-provider": {
    async check({ admin, send, placeOrder }) {
      const { region, variant } = await placeOrder()
      const at = `/admin/regions/${region}` as const
      await admin("POST", `${at}/fulfillment-providers`, { provider_id: "bike" })
      const { fulfillment_options } = (
        await admin("GET", `${at}/fulfillment-options`)
      ).body
      expect(fulfillment_options).toContainEqual(
        expect.objectContaining({ provider_id: "bike" }),
      )
      await admin("POST", "/admin/shipping-options", {
        name: "By bike",
        region_id: region,
        profile_id: await profileOf(admin),
        provider_id: "bike",
        data: { id: "bike-today" },
        price_type: "calculated",
      })
      const items = [{ variant_id: variant, quantity: 1 }]
      const { cart } = (
        await send("POST", "/store/carts", { region_id: region, items })
      ).body
      const { shipping_options } = (
        await send("GET", `/store/shipping-options/${cart.id}`)
      ).body
      expect(shipping_options).toContainEqual(
        expect.objectContaining({ name: "By bike", amount: 350 }),
      )
    },
  },
  "modules/carts-and-checkout/backend/add-payment-provider": {
    async check(store) {
      const { orders } = (await store.admin("GET", "/admin/orders")).body
      expect(orders[0].payment_status).toBe("captured")
      const { region } = await store.placeOrder()
      await store.admin("POST", `/admin/regions/${region}/payment-providers`, {
        provider_id: "invoice",
      })
      const { body } = await completeCart(store, {
        email: "ada@example.com",
        provider: "invoice",
      })
      expect(body.type).toBe("order")
    },
  },
  "modules/taxes/backend/create-tax-provider": {
    async check({ admin, send, placeOrder }) {
      const { region, variant } = await placeOrder()
      await admin("POST", `/admin/regions/${region}`, { tax_provider_id: "vat" })
      const account = { email: "barbara@example.com", password }
      await send("POST", "/store/customers", { ...person, ...account })
      const { access_token } = (await send("POST", "/store/auth/token", account))
        .body
      const authorization = `Bearer ${access_token}`
      const metadata = { vat_id: "SE556677889901" }
      await send("POST", "/store/customers/me", { metadata }, { authorization })
      const codesIn = async (country_code: string) => {
        const items = [{ variant_id: variant, quantity: 1 }]
        const body = { region_id: region, country_code, items }
        const { cart } = (
          await send("POST", "/store/carts", body, { authorization })
        ).body
        return cart.items[0].tax_lines.map(({ name, rate }) => [name, rate])
      }
      expect(await codesIn("se")).toEqual([["Reverse charge", 0]])
      expect(await codesIn("dk")).toEqual([["default", 25]])
      await admin("POST", `/admin/regions/${region}`, { tax_provider_id: null })
    },
  },
  "modules/multiwarehouse/backend/create-inventory-service": {
    async check({ admin, placeOrder }) {
      const { variant: variant_id } = await placeOrder()
      const refused = await admin("POST", "/admin/inventory-items", { variant_id })
      expect([refused.status, refused.body.message]).toEqual([
        400,
        "Every item needs a sku.",
      ])
    },
  },
  "modules/multiwarehouse/backend/create-stock-location-service": {
    async check({ admin }) {
      const add = async (name: string) =>
        (await admin("POST", "/admin/stock-locations", { name })).body
          .stock_location.id
      const main = await add("Main depot")
      const refused = await admin("DELETE", `/admin/stock-locations/${main}`)
      expect([refused.status, refused.body.message]).toEqual([
        400,
        "The main depot stays.",
      ])
      const { status } = await admin(
        "DELETE",
        `/admin/stock-locations/${await add("Pop-up")}`,
      )
      expect(status).toBe(200)
    },
  },
  "development/entities/extend-repository": {
    async check({ admin, placeOrder }) {
      await placeOrder()
      const { body } = await admin("GET", "/admin/regulars")
      expect(body).toEqual({
        regulars: [{ email: "ada@example.com", orders: 3 }],
      })
    },
  },
  "development/cache/create": {
    async check({ send }) {
      const first = await send("GET", "/store/weather")
      expect(first.body).toMatchObject({ sky: "clear" })
      expect((await send("GET", "/store/weather")).body).toEqual(first.body)
    },
  },
  "development/batch-jobs/create": {
    async check({ admin }) {
      const { collection } = (
        await admin("POST", "/admin/collections", { title: "Autumn" })
      ).body
      const draft = { title: "Wool hat", collection_id: collection.id }
      await admin("POST", "/admin/products", draft)
      const type = "publish-products"
      const refused = await admin("POST", "/admin/batch-jobs", {
        type,
        context: {},
      })
      expect([refused.status, refused.body.message]).toEqual([
        400,
        "context.collection_id must be a string",
      ])
      const { batch_job } = (
        await admin("POST", "/admin/batch-jobs", {
          type,
          context: { collection_id: collection.id },
        })
      ).body
      await vi.waitFor(async () => {
        const at = `/admin/batch-jobs/${batch_job.id}` as const
        const { status, result } = (await admin("GET", at)).body.batch_job
        expect([status, result]).toEqual([
          "completed",
          { count: 1, advancement_count: 1 },
        ])
      }, soon)
    },
  },
  "development/strategies/override-strategy": {
    async check(store) {
      const complete = (email: string) =>
        completeCart(store, { email, provider: "manual" })
      const refused = await complete("ada@example.org")
      expect([refused.status, refused.body.message]).toEqual([
        400,
        "We do not deliver there.",
      ])
      expect((await complete("ada@example.com")).body.type).toBe("order")
    },
  },
  "development/batch-jobs/customize-import": {
    async check({ admin, placeOrder }) {
      await placeOrder()
      const articles = [{ article: "T-100", name: "Green tea", price: 1250 }]
      const { body } = await admin("POST", "/admin/supplier-imports", { articles })
      const { batch_job } = ownBody<{ batch_job: { id: string } }>({ body })
      await vi.waitFor(async () => {
        const at = `/admin/batch-jobs/${batch_job.id}` as const
        expect((await admin("GET", at)).body.batch_job.status).toBe("completed")
      }, soon)
      const { products } = (await admin("GET", "/admin/products?q=green")).body
      expect(products).toMatchObject([{ title: "Green tea", status: "draft" }])
    },
  },
  "development/events/create-module": {
    async check({ admin, message }) {
      const { product } = (await admin("POST", "/admin/products", { title: "Cup" }))
        .body
      expect(await message("product.created")).toMatchObject({
        name: "product.created",
        data: { id: product.id },
      })
    },
  },
  "development/fundamentals/dependency-injection": {
    async check({ send }) {
      const account = { email: "dorothy@example.com", password }
      await send("POST", "/store/customers", { ...person, ...account })
      const { access_token } = (await send("POST", "/store/auth/token", account))
        .body
      const { body } = await send("GET", "/store/whoami", undefined, {
        authorization: `Bearer ${access_token}`,
      })
      expect(body).toEqual({ greeting: "Hello Ada", sales_channels: "all" })
    },
  },
  "modules/users/backend/rbac": {
    async before({ admin }) {
      const { user } = (await admin("GET", "/admin/auth")).body
      await admin("POST", `/admin/users/${user.id}`, { role: "admin" })
    },
    async check({ admin, send }) {
      const member = { email: "margaret@example.com", password }
      await admin("POST", "/admin/users", { ...person, ...member, role: "member" })
      const { access_token } = (await send("POST", "/admin/auth/token", member))
        .body
      const authorization = `Bearer ${access_token}`
      const { products } = (
        await send("GET", "/admin/products", undefined, { authorization })
      ).body
      const at = `/admin/products/${products[0].id}` as const
      const update = { title: "Rain jacket" }
      const refused = await send("POST", at, update, { authorization })
      expect([refused.status, refused.body.message]).toEqual([
        403,
        "Members may not do that.",
      ])
      expect((await admin("POST", at, update)).status).toBe(200)
    },
  },
}

/** Completes a cart with a coat, which the customer pays with a provider. */
export async function completeCart(
  { send, placeOrder }: RunningStore,
  { email, provider }: { readonly email: string; readonly provider: string },
) {
  const { region, variant, option } = await placeOrder()
  const items = [{ variant_id: variant, quantity: 1 }]
  const { cart } = (
    await send("POST", "/store/carts", { region_id: region, items })
  ).body
  const at = `/store/carts/${cart.id}` as const
  await send("POST", at, { email, shipping_address: { country_code: "dk" } })
  await send("POST", `${at}/shipping-methods`, { option_id: option })
  await send("POST", `${at}/payment-sessions`)
  await send("POST", `${at}/payment-session`, { provider_id: provider })
  return send("POST", `${at}/complete`)
}

async function profileOf(admin: Send): Promise<string> {
  const { shipping_profiles } = (await admin("GET", "/admin/shipping-profiles"))
    .body
  return shipping_profiles.find(({ type }) => type === "default").id
}
