import fs from "node:fs"
import path from "node:path"
import { execFile } from "node:child_process"
import { promisify } from "node:util"
import sharp from "sharp"
import { expect, vi } from "vitest"
import { startSegment } from "../analytics-segment/testing/segment-stand-in.ts"
import { startIdentityProvider } from "../auth-openid/testing/identity-provider.ts"
import {
  accessToken,
  secret as contentfulSecret,
  startContentful,
} from "../cms-contentful/testing/contentful-stand-in.ts"
import { apiToken, secret as strapiSecret, startStrapi } from "../cms-strapi/testing/strapi-stand-in.ts"
import { app as brightpearlApp, startBrightpearl } from "../erp-brightpearl/testing/brightpearl-stand-in.ts"
import { startS3 } from "../file-s3/testing/s3-stand-in.ts"
import { startWebshipper } from "../fulfillment-webshipper/testing/webshipper-service.ts"
import { startIpstack } from "../ip-lookup/testing/ipstack.ts"
import {
  apiKey as sendGridKey,
  from,
  startSendGrid,
} from "../notification-sendgrid/testing/sendgrid-stand-in.ts"
import { startRedis } from "../redis/testing/redis-server.ts"
import { startKlarna } from "../payment-klarna/testing/klarna-service.ts"
import { startPayPal } from "../payment-paypal/testing/paypal-service.ts"
import { startStripe } from "../payment-stripe/testing/stripe-service.ts"
import { adminApiKey, applicationId, startAlgolia } from "../search-algolia/testing/algolia-stand-in.ts"
import { masterKey, startMeilisearch } from "../search-meilisearch/testing/meilisearch-stand-in.ts"
import { testProduct } from "../source-shopify/testing/catalog.ts"
import { accessToken as shopifyToken, startShopify } from "../source-shopify/testing/shopify-stand-in.ts"
import { emptyCatalog, testProduct as wooProduct } from "../source-woocommerce/testing/catalog.ts"
import { credentials, startWooCommerce } from "../source-woocommerce/testing/woocommerce-stand-in.ts"
import type { ReadyCart } from "./payment-shop.ts"
import type { ReaderShop } from "./reader-shop.ts"
import { startStandIn } from "./stand-in.ts"

/** The reader of a page, whose store has started. */
export interface Place {
  /** the folder of the project */
  readonly project: string
  readonly shop: ReaderShop
  /** follows the commands of "Place a test order" */
  order(): Promise<void>
}

/** What the reader has and does beside the page. */
export interface Preparation {
  /** the values of the variables that `.env` gets, instead of those that the page shows */
  readonly keys?: Readonly<Record<string, string>>
  /** documented options that lead to the stand-in */
  readonly options?: Readonly<Record<string, string | readonly string[]>>
  /** documented environment variables that lead to the stand-in */
  readonly env?: Readonly<Record<string, string>>
  /** files that the reader has in the folder of the project */
  readonly files?: Readonly<Record<string, Uint8Array>>
  /** sections of other pages that the page sends its reader to first */
  readonly first?: readonly (readonly [page: string, sections: readonly string[]])[]
  /** the sections that the reader follows, in their order, where others are alternatives; the whole page by default */
  readonly sections?: readonly string[]
  /** the section at which the reader stops, because it is an alternative */
  readonly until?: string
  /** what the page asks for in the dashboard, a storefront or on the command line, by headings */
  readonly actions?: Readonly<Record<string, (place: Place) => Promise<void>>>
  /** commands that need the service's own program, or another project */
  readonly skips?: readonly string[]
  /** checks what the page promises at its end */
  readonly check?: (place: Place) => Promise<void>
  readonly close?: () => Promise<unknown>
}

const run = promisify(execFile)
const soon = { timeout: 30_000, interval: 100 }
const orders = { "Check that it works": ({ order }: Place) => order() }

/** An image, as a reader has one. */
const picture = async () => ({
  "rain-coat.png": await sharp({ create: { width: 900, height: 600, channels: 3, background: "#357" } })
    .png()
    .toBuffer(),
})

/** Pays with a provider. @returns the order */
async function pay(
  shop: ReaderShop,
  provider: string,
  confirm: (cart: ReadyCart) => unknown,
): Promise<{ id: string }> {
  const cart = await shop.readyCart(provider)
  await confirm(cart)
  const { type, data } = await shop.guest(`/store/carts/${cart.id}/complete`, {})
  expect([type, data.payment_status]).toEqual(["order", "awaiting"])
  const { order } = await shop.merchant(`/admin/orders/${data.id}/capture`, {})
  expect(order.payment_status).toBe("captured")
  return data
}

/** Searches until a product is indexed. */
const finds =
  (product: string) =>
  ({ shop }: Place) =>
    vi.waitFor(async () => {
      const { hits } = await shop.guest("/store/products/search", { q: product.toLowerCase() })
      expect(hits).toMatchObject([{ title: product }])
    }, soon)

async function bucketPage(
  name: string,
  keys: Readonly<Record<string, string>>,
  settings: {
    readonly open: string
    readonly key: string
    readonly secret: string
    readonly region?: string
  },
): Promise<Preparation> {
  const { open, key, secret, region } = settings
  // Amazon S3 has ACLs, which are off; others ignore them.
  const acl = name === "S3_URL" ? ("off" as const) : ("ignored" as const)
  const buckets = Object.fromEntries([open, "private-files"].map((each) => [each, { acl }]))
  const s3 = await startS3({ keys: { [key]: secret }, buckets, ...(region && { region }) })
  return {
    keys: { ...keys, [name]: s3.url },
    ...(name === "S3_URL" && { env: { AWS_ENDPOINT_URL_S3: s3.url } }),
    files: await picture(),
    until: "Cloudflare R2",
    check: async () =>
      expect(
        [...s3.objects.keys()],
        s3.requests.map(({ method, path: at }) => `${method} ${at}`).join(),
      ).toEqual([expect.stringContaining("rain-coat")]),
    close: () => s3.close(),
  }
}

/** The page that a key of `pluginPages` stands for, as a path of the documentation. */
export function routeOf(page: string): string {
  if (page === "file-service/r2") return "plugins/file-service/s3"
  return page.startsWith("development/") ? page : `plugins/${page}`
}

/** How the reader prepares for each page about a plugin: below `/plugins`, unless `routeOf` says another one. */
export const pluginPages: Readonly<Record<string, () => Promise<Preparation>>> = {
  async "payment/stripe"() {
    const keys = { apiKey: "sk_test_right", webhookSecret: "whsec_right" }
    const stripe = await startStripe(keys)
    return {
      keys: { STRIPE_API_KEY: keys.apiKey, STRIPE_WEBHOOK_SECRET: keys.webhookSecret },
      env: { STRIPE_API_URL: stripe.url },
      // It is Stripe's own program.
      skips: ["plugins/payment-stripe/commands.sh#listen"],
      async check({ shop }) {
        await pay(shop, "stripe", ({ payment_session: { data } }) => stripe.confirm(data.id))
        expect([...stripe.intents.values()].map(({ status }) => status)).toContain("succeeded")
      },
      close: () => stripe.close(),
    }
  },
  async "payment/paypal"() {
    const account = { clientId: "client_1", clientSecret: "secret_1", webhookId: "WEBHOOK1" }
    const paypal = await startPayPal(account)
    return {
      keys: {
        PAYPAL_SANDBOX: "true",
        PAYPAL_CLIENT_ID: account.clientId,
        PAYPAL_CLIENT_SECRET: account.clientSecret,
        PAYPAL_AUTH_WEBHOOK_ID: account.webhookId,
        STOREFRONT_URL: "https://shop.example.com",
      },
      env: { PAYPAL_API_URL: paypal.url },
      async check({ shop }) {
        await pay(shop, "paypal", ({ payment_session: { data } }) => paypal.approve(data.id))
      },
      close: () => paypal.close(),
    }
  },
  async "payment/klarna"() {
    const account = { user: "user_1", password: "password_1" }
    const klarna = await startKlarna(account)
    return {
      keys: {
        KLARNA_URL: klarna.url,
        KLARNA_USER: account.user,
        KLARNA_PASSWORD: account.password,
        KLARNA_BACKEND_URL: "https://api.example.com",
      },
      async check({ shop }) {
        await pay(shop, "klarna", ({ id, payment_session: { data } }) =>
          shop.guest(`/store/carts/${id}/payment-sessions/klarna`, {
            data: { authorization_token: klarna.approve(data.session_id) },
          }),
        )
      },
      close: () => klarna.close(),
    }
  },
  async "notifications/slack"() {
    const slack = await startStandIn(() => ({ body: "ok" }))
    return {
      keys: {
        SLACK_WEBHOOK_URL: `${slack.url}/services/T1/B1/secret`,
        SLACK_ADMIN_ORDERS_URL: "https://shop.example.com/app/a/orders",
      },
      actions: orders,
      check: () => vi.waitFor(() => expect(slack.requests.at(-1)?.text).toContain("grace@example.com"), soon),
      close: () => slack.close(),
    }
  },
  async "notifications/sendgrid"() {
    const service = await startSendGrid()
    return {
      keys: {
        SENDGRID_API_KEY: sendGridKey,
        SENDGRID_FROM: `"${from}"`,
        SENDGRID_ORDER_PLACED_ID: "d-00000000000000000000000000000001",
        SENDGRID_ORDER_PLACED_ID_DE: "d-00000000000000000000000000000002",
      },
      options: { api_url: service.url },
      actions: orders,
      check: () =>
        vi.waitFor(() => expect(service.requests.at(-1)?.text).toContain("grace@example.com"), soon),
      close: () => service.close(),
    }
  },
  async "notifications/twilio-sms"() {
    const service = await startStandIn(() => ({ status: 201, body: { sid: "SM1", status: "queued" } }))
    return {
      keys: {
        TWILIO_SMS_ACCOUNT_SID: `AC${"0".repeat(32)}`,
        TWILIO_SMS_AUTH_TOKEN: "a-token",
        TWILIO_SMS_FROM_NUMBER: "+15005550006",
      },
      options: { api_url: service.url },
      async check({ shop }) {
        const { id } = await shop.readyCart("manual")
        await shop.guest(`/store/carts/${id}/complete`, {})
        await vi.waitFor(() => expect(service.requests.at(-1)?.text).toContain("To=%2B4512345678"), soon)
      },
      close: () => service.close(),
    }
  },
  async "notifications/mailchimp"() {
    const service = await startStandIn(() => ({ body: { id: "1", status: "subscribed" } }))
    return {
      keys: { MAILCHIMP_API_KEY: "a-key-us7", MAILCHIMP_NEWSLETTER_LIST_ID: "a1b2c3d4e5" },
      options: { api_url: service.url },
      check: async () => expect(service.requests.at(-1)?.text).toContain("ida@example.com"),
      close: () => service.close(),
    }
  },
  async "analytics/segment"() {
    const key = "the-right-key"
    const segment = await startSegment(key)
    return {
      keys: { SEGMENT_WRITE_KEY: key, SEGMENT_HOST: segment.url },
      actions: orders,
      check: () =>
        vi.waitFor(
          () => expect(segment.requests.map(({ text }) => text).join()).toContain("Order Completed"),
          soon,
        ),
      close: () => segment.close(),
    }
  },
  async "analytics/events"() {
    return {
      keys: { ANALYTICS_HASH_SECRET: "a-secret-of-this-reader" },
      actions: {
        async "Check that it works"({ order }) {
          await order()
          // The events of the order are recorded within seconds.
          await new Promise((resolve) => setTimeout(resolve, 3_000))
        },
      },
      async check({ shop }) {
        const to = new Date().toISOString().slice(0, 10)
        const { totals } = (await shop.merchant(
          `/admin/analytics-events/daily?from=${to}&to=${to}&timezone=UTC`,
        )) as { totals: object[] }
        expect(totals).toContainEqual(expect.objectContaining({ name: "order.placed" }))
      },
    }
  },
  "search/postgres": async () => ({ check: finds("Pencil") }),
  async "search/algolia"() {
    const service = await startAlgolia()
    return {
      keys: { ALGOLIA_APP_ID: applicationId, ALGOLIA_ADMIN_API_KEY: adminApiKey },
      options: { hosts: [service.url] },
      check: finds("Pencil"),
      close: () => service.close(),
    }
  },
  async "search/meilisearch"() {
    const service = await startMeilisearch()
    return {
      keys: { MEILISEARCH_HOST: service.url, MEILISEARCH_API_KEY: masterKey },
      check: finds("Pencil"),
      close: () => service.close(),
    }
  },
  "file-service/s3": () =>
    bucketPage(
      "S3_URL",
      {
        S3_BUCKET: "my-store-files",
        S3_REGION: "eu-west-1",
        S3_ACCESS_KEY_ID: "AKIAIOSFODNN7EXAMPLE",
        S3_SECRET_ACCESS_KEY: "the-secret-of-the-key",
      },
      {
        open: "my-store-files",
        key: "AKIAIOSFODNN7EXAMPLE",
        secret: "the-secret-of-the-key",
        region: "eu-west-1",
      },
    ),
  "file-service/r2": async () => ({
    ...(await bucketPage(
      "R2_ENDPOINT",
      {
        R2_PUBLIC_URL: "https://files.example.com",
        R2_BUCKET: "public-files",
        R2_PRIVATE_BUCKET: "private-files",
        R2_ACCESS_KEY_ID: "0123456789abcdef",
        R2_SECRET_ACCESS_KEY: "the-secret-of-the-key",
      },
      { open: "public-files", key: "0123456789abcdef", secret: "the-secret-of-the-key", region: "us-east-1" },
    )),
    until: "Move from v1",
    sections: ["Install the plugin", "Cloudflare R2", "Check that it works"],
  }),
  "development/cache/modules/redis": async () => {
    const redis = await startRedis()
    return {
      keys: { REDIS_URL: redis.url },
      async check() {
        const { stdout } = await run("redis-cli", ["-u", redis.url, "--scan", "--pattern", "medusa:*"])
        expect(stdout).toContain("medusa:events")
      },
      close: () => redis.stop(),
    }
  },
  "development/events/modules/redis": async () => {
    const redis = await startRedis({ isDurable: true })
    const warehouse = await startStandIn(() => ({ body: {} }))
    return {
      first: [["development/cache/modules/redis", ["Install the plugin", "Configure the plugin"]]],
      keys: { REDIS_URL: redis.url, WAREHOUSE_URL: warehouse.url },
      // It starts the server in another way.
      until: "Performance",
      check: () =>
        vi.waitFor(() => expect(warehouse.requests.at(-1)?.text).toContain("product.updated"), soon),
      async close() {
        await warehouse.close()
        await redis.stop()
      },
    }
  },
  "file-service/minio": () =>
    bucketPage(
      "MINIO_ENDPOINT",
      {
        MINIO_BUCKET: "public-files",
        MINIO_PRIVATE_BUCKET: "private-files",
        MINIO_ACCESS_KEY: "store",
        MINIO_SECRET_KEY: "the-secret-of-the-key",
      },
      { open: "public-files", key: "store", secret: "the-secret-of-the-key", region: "us-east-1" },
    ),
  "file-service/spaces": () =>
    bucketPage(
      "SPACE_ENDPOINT",
      {
        SPACE_URL: "https://my-store-files.fra1.digitaloceanspaces.com",
        SPACE_BUCKET: "my-store-files",
        SPACE_ACCESS_KEY_ID: "DO00EXAMPLE",
        SPACE_SECRET_ACCESS_KEY: "the-secret-of-the-key",
      },
      { open: "my-store-files", key: "DO00EXAMPLE", secret: "the-secret-of-the-key", region: "us-east-1" },
    ),
  "file-service/local": async () => ({
    files: await picture(),
    check: async ({ project }) =>
      expect(fs.readdirSync(path.join(project, ".stheno/uploads"))).toContainEqual(
        expect.stringContaining("rain-coat"),
      ),
  }),
  async "file-service/image-variants"() {
    return {
      files: await picture(),
      actions: {
        async "Check that it works"(place) {
          const image = fs.readFileSync(path.join(place.project, "rain-coat.png"))
          const form = new FormData()
          form.append("files", new File([image], "rain-coat.png", { type: "image/png" }))
          const token = place.shop.token
          const response = await fetch(new URL("/admin/uploads", place.shop.url), {
            method: "POST",
            headers: { authorization: `Bearer ${token}` },
            body: form,
          })
          const { uploads } = (await response.json()) as { uploads: { url: string }[] }
          const { url } = uploads[0]!
          await place.shop.merchant("/admin/products", {
            title: "Rain coat",
            status: "published",
            images: [url],
            thumbnail: url,
          })
        },
      },
      check: ({ shop }) =>
        vi.waitFor(async () => {
          const { products } = await shop.guest("/store/products?title=Rain coat&expand=images")
          const { thumbnail_variants: variants } = products[0] as { thumbnail_variants?: object[] }
          expect(variants).toContainEqual(expect.objectContaining({ format: "webp" }))
        }, soon),
    }
  },
  async "cms/contentful"() {
    const contentful = await startContentful()
    return {
      keys: {
        CONTENTFUL_SPACE_ID: "space-1",
        CONTENTFUL_ACCESS_TOKEN: accessToken,
        CONTENTFUL_ENV: "master",
        CONTENTFUL_WEBHOOK_SECRET: contentfulSecret,
        CONTENTFUL_PREVIEW_URL: "https://store.example.com/products/{handle}?preview=1",
      },
      options: { host: contentful.url },
      check: () =>
        vi.waitFor(
          () => expect(JSON.stringify([...contentful.space.entries.values()])).toContain("Pencil"),
          soon,
        ),
      close: () => contentful.close(),
    }
  },
  async "cms/strapi"() {
    const strapi = await startStrapi()
    return {
      keys: {
        STRAPI_PROTOCOL: "http",
        STRAPI_SERVER_HOSTNAME: "127.0.0.1",
        STRAPI_PORT: String(strapi.port),
        STRAPI_API_TOKEN: apiToken,
        STRAPI_SECRET: strapiSecret,
        STRAPI_PREVIEW_URL: "https://store.example.com/products/{handle}?preview=1",
      },
      // It is for Strapi's project; store.test.ts runs it.
      skips: ["plugins/cms-strapi/commands.sh#content-types"],
      check: () =>
        vi.waitFor(
          () => expect(strapi.requests.map(({ text }) => text).join()).toContain('"title":"Pencil"'),
          soon,
        ),
      close: () => strapi.close(),
    }
  },
  async "erp/brightpearl"() {
    const brightpearl = await startBrightpearl()
    return {
      keys: {
        BRIGHTPEARL_ACCOUNT: brightpearlApp.account,
        BRIGHTPEARL_CHANNEL_ID: "3",
        BRIGHTPEARL_BACKEND_URL: "https://api.example.com",
        BRIGHTPEARL_EVENT_OWNER: "4",
        BRIGHTPEARL_WAREHOUSE: "2",
        BRIGHTPEARL_CLIENT_ID: brightpearlApp.client_id,
        BRIGHTPEARL_CLIENT_SECRET: brightpearlApp.client_secret,
        BRIGHTPEARL_DEVELOPER_REFERENCE: brightpearlApp.developer_reference,
        BRIGHTPEARL_WEBHOOK_SECRET: brightpearlApp.webhook_secret,
      },
      options: { api_url: brightpearl.url, oauth_url: brightpearl.url },
      async check({ shop }) {
        const { url } = (await shop.merchant("/admin/brightpearl/authorize", {})) as { url: string }
        const state = new URL(url).searchParams.get("state")!
        expect((await shop.fetch(`/brightpearl/oauth?code=the-code&state=${state}`)).status).toBe(200)
        await vi.waitFor(() => expect(brightpearl.data.webhooks).toHaveLength(3), soon)
      },
      close: () => brightpearl.close(),
    }
  },
  async "source/shopify"() {
    const shopify = await startShopify({
      currency: "EUR",
      products: [testProduct(1, "Rain coat")],
      customers: [],
      orders: [],
    })
    return {
      keys: { SHOPIFY_DOMAIN: "my-store", SHOPIFY_ACCESS_TOKEN: shopifyToken },
      options: { api_url: shopify.url },
      check: ({ shop }) => sells(shop, "Rain coat"),
      close: () => shopify.close(),
    }
  },
  async "source/woocommerce"() {
    const woo = await startWooCommerce({ ...emptyCatalog(), products: [wooProduct(1, "Rain coat")] })
    return {
      keys: {
        WOOCOMMERCE_URL: woo.url,
        WOOCOMMERCE_CONSUMER_KEY: credentials.key,
        WOOCOMMERCE_CONSUMER_SECRET: credentials.secret,
      },
      check: ({ shop }) => sells(shop, "Rain coat"),
      close: () => woo.close(),
    }
  },
  async "other/openid"() {
    const backend = "https://api.example.com"
    const client = { id: "client_1", secret: "a secret of the client" }
    const provider = await startIdentityProvider({
      ...client,
      callbacks: [`${backend}/store/auth/openid/company/cb`],
    })
    return {
      keys: {
        BACKEND_URL: backend,
        STOREFRONT_URL: "https://shop.example.com",
        GOOGLE_CLIENT_ID: "id",
        GOOGLE_CLIENT_SECRET: "secret",
        GITHUB_CLIENT_ID: "id",
        GITHUB_CLIENT_SECRET: "secret",
        COMPANY_ISSUER: provider.url,
        COMPANY_CLIENT_ID: client.id,
        COMPANY_CLIENT_SECRET: `"${client.secret}"`,
      },
      async check({ shop }) {
        const response = await fetch(new URL("/store/auth/openid/company", shop.url), { redirect: "manual" })
        const location = new URL(response.headers.get("location")!)
        expect([location.origin, location.searchParams.get("client_id")]).toEqual([provider.url, client.id])
      },
      close: () => provider.close(),
    }
  },
  async "other/ip-lookup"() {
    const key = "the-access-key"
    const ipstack = await startIpstack(key)
    return {
      keys: { IPSTACK_ACCESS_KEY: key },
      options: { url: ipstack.url },
      async check({ shop }) {
        const headers = { "x-forwarded-for": "88.198.1.1" }
        const response = await shop.fetch("/store/regions/ip", { headers })
        expect(await response.json()).toMatchObject({ country_code: "de", region: { name: "Europe" } })
      },
      close: () => ipstack.close(),
    }
  },
  "other/discount-generator": async () => ({
    async check({ shop }) {
      const { discounts } = await shop.merchant("/admin/discounts?expand=parent_discount")
      const codes = discounts.map(({ code, parent_discount: template }) => [code, template?.code])
      expect(codes).toContainEqual([expect.stringMatching(/^[A-Z0-9]{10}$/), "WELCOME"])
    },
  }),
  "other/product-reviews": async () => ({}),
  "other/wishlist": async () => ({}),
  "other/restock-notifications": async () => ({}),
  async "fulfillment/table-rate"() {
    return {
      actions: {
        async "Create a shipping option"({ shop }) {
          const { regions } = await shop.merchant("/admin/regions")
          const region = regions.find(({ currency_code }) => currency_code === "eur")
          await shop.merchant(`/admin/regions/${region.id}/fulfillment-providers`, {
            provider_id: "table-rate",
          })
          const rates = [{ country_code: null, min_value: 0, max_value: null, price: 700 }]
          const body = { name: "By weight", basis: "weight", currency_code: "eur", rates }
          await shop.merchant("/admin/table-rates", body)
          const offered = await shop.merchant(`/admin/regions/${region.id}/fulfillment-options`)
          const { options } = offered.fulfillment_options.find(
            ({ provider_id }) => provider_id === "table-rate",
          )
          const { shipping_profiles } = await shop.merchant("/admin/shipping-profiles")
          await shop.merchant("/admin/shipping-options", {
            name: "Table",
            region_id: region.id,
            profile_id: shipping_profiles.find(({ type }) => type === "default").id,
            provider_id: "table-rate",
            data: options.find((each: { is_return?: boolean }) => !each.is_return),
            price_type: "calculated",
          })
        },
      },
      async check({ shop }) {
        const { id } = await shop.readyCart("manual")
        const { shipping_options } = await shop.guest(`/store/shipping-options/${id}`)
        expect(shipping_options).toContainEqual(expect.objectContaining({ name: "Table", amount: 700 }))
      },
    }
  },
  async "fulfillment/webshipper"() {
    const account = { token: "token_1", channelId: "5", secret: "secret_1" }
    const webshipper = await startWebshipper(account)
    const invoices = await startStandIn(({ path: at }) => ({ body: `pdf of ${at}` }))
    return {
      keys: {
        WEBSHIPPER_ACCOUNT: "halcyon",
        WEBSHIPPER_API_TOKEN: account.token,
        WEBSHIPPER_ORDER_CHANNEL_ID: account.channelId,
        WEBSHIPPER_WEBHOOK_SECRET: account.secret,
      },
      env: { WEBSHIPPER_API_URL: webshipper.url, INVOICE_SERVICE_URL: invoices.url },
      async check({ shop }) {
        const { regions } = await shop.merchant("/admin/regions")
        const region = regions.find(({ currency_code }) => currency_code === "eur")
        await shop.merchant(`/admin/regions/${region.id}/fulfillment-providers`, {
          provider_id: "webshipper",
        })
        const offered = await shop.merchant(`/admin/regions/${region.id}/fulfillment-options`)
        const { options } = offered.fulfillment_options.find(
          ({ provider_id }) => provider_id === "webshipper",
        )
        const { shipping_profiles } = await shop.merchant("/admin/shipping-profiles")
        const { shipping_option } = await shop.merchant("/admin/shipping-options", {
          name: "Home delivery",
          region_id: region.id,
          profile_id: shipping_profiles.find(({ type }) => type === "default").id,
          provider_id: "webshipper",
          data: options.find(({ name }) => name === "Home delivery"),
          price_type: "flat_rate",
          amount: 500,
        })
        const { id } = await shop.readyCart("manual")
        await shop.guest(`/store/carts/${id}/shipping-methods`, { option_id: shipping_option.id })
        await shop.guest(`/store/carts/${id}/payment-sessions`, {})
        const { data } = await shop.guest(`/store/carts/${id}/complete`, {})
        const items = [{ item_id: data.items[0].id, quantity: 2 }]
        await shop.merchant(`/admin/orders/${data.id}/capture`, {})
        await shop.merchant(`/admin/orders/${data.id}/fulfillment`, { items })
        await vi.waitFor(() => expect(webshipper.all("orders")).toHaveLength(1), soon)
      },
      close: () => Promise.all([webshipper.close(), invoices.close()]),
    }
  },
}

async function sells(shop: ReaderShop, title: string): Promise<void> {
  await vi.waitFor(async () => {
    const { products } = await shop.merchant(`/admin/products?q=${encodeURIComponent(title)}`)
    expect(products).toMatchObject([{ title }])
  }, soon)
}
