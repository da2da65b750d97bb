import fs from "node:fs"
import path from "node:path"

/** The project that the server of the tests serves. */
export interface StoreProject {
  /** the folder of the project */
  readonly directory: string
  /** the URL of a stand-in of Stripe that the store charges; null when the plugin cannot be loaded */
  readonly stripe: string | null
  /** the URL of a stand-in of Klarna, under the same condition */
  readonly klarna: string | null
  /** the file that gets a line for each order that somebody asks for: its email address and the token */
  readonly tokens: string
  readonly close: () => Promise<void>
}

/**
 * Prepares a project with the subscriber that renews the storefront's pages, and with the plugins for search and for payments if
 * their packages are installed.
 * @param repository the folder of the repository, which has the plugin
 * @param storefront the address to which PayPal returns customers
 */
export async function openStoreProject(repository: string, storefront: string): Promise<StoreProject> {
  const plugins = path.join(repository, "plugins")
  const cache = path.join(plugins, ".cache")
  fs.mkdirSync(cache, { recursive: true })
  const directory = fs.mkdtempSync(path.join(cache, "storefront-"))
  const payments = await startPayments(plugins, storefront)
  const config = { plugins: payments ? ["@stheno/search-postgres", ...payments.plugins] : [] }
  fs.writeFileSync(path.join(directory, "package.json"), '{ "type": "module" }\n')
  fs.writeFileSync(path.join(directory, "medusa-config.js"), `export default ${JSON.stringify(config)}\n`)
  const subscribers = path.join(directory, "src/subscribers")
  fs.mkdirSync(subscribers, { recursive: true })
  const renewal = "revalidate-storefront.ts"
  fs.copyFileSync(path.join(repository, "starters/nextjs/server", renewal), path.join(subscribers, renewal))
  const tokens = path.join(directory, "tokens.txt")
  writeTokenSubscriber(subscribers, tokens)
  writePaymentProviders(path.join(directory, "src/providers"))
  return {
    directory,
    stripe: payments?.stripe ?? null,
    klarna: payments?.klarna ?? null,
    tokens,
    close: async () => {
      await payments?.close()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** A stand-in of a service. */
interface Service {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Starts stand-ins of Stripe, PayPal and Klarna, and returns the plugins that use them. */
async function startPayments(plugins: string, storefront: string) {
  if (!fs.existsSync(path.join(plugins, "node_modules/stripe"))) {
    console.log(
      "The tests of payments with Stripe, PayPal and Klarna are skipped: run npm run plugins:install in the repository.",
    )
    return undefined
  }
  const keys = { apiKey: "sk_test_storefront", webhookSecret: "whsec_storefront" }
  const app = { clientId: "client_storefront", clientSecret: "secret_storefront", webhookId: "WEBHOOK1" }
  const account = { user: "user_storefront", password: "password_storefront" }
  // Variables, because the packages of the storefront are installed without those of the plugins.
  const start = async (file: string, name: string, given: object) => {
    const service = (await import(path.join(plugins, file))) as Record<
      string,
      (given: object) => Promise<Service>
    >
    return service[name]!(given)
  }
  const stripe = await start("payment-stripe/testing/stripe-service.ts", "startStripe", keys)
  const paypal = await start("payment-paypal/testing/paypal-service.ts", "startPayPal", app)
  const klarna = await start("payment-klarna/testing/klarna-service.ts", "startKlarna", account)
  const options = {
    stripe: { api_key: keys.apiKey, webhook_secret: keys.webhookSecret, api_url: stripe.url },
    paypal: {
      ...{ client_id: app.clientId, client_secret: app.clientSecret, api_url: paypal.url },
      return_url: `${storefront}/api/checkout/return`,
    },
    klarna: { ...account, url: klarna.url },
  }
  return {
    stripe: stripe.url,
    klarna: klarna.url,
    plugins: Object.entries(options).map(([name, given]) => ({
      resolve: `@stheno/payment-${name}`,
      options: given,
    })),
    close: async () => {
      await Promise.all([stripe.close(), paypal.close(), klarna.close()])
    },
  }
}

/** Two providers that the storefront does not know: an invoice, and a wallet whose payments need a widget of its own. */
function writePaymentProviders(folder: string): void {
  fs.mkdirSync(folder, { recursive: true })
  const data = { invoice: '{ number: "I-1" }', wallet: '{ client_token: "token_1" }' }
  const status = { invoice: "authorized", wallet: "requires_more" }
  for (const id of ["invoice", "wallet"] as const)
    fs.writeFileSync(
      path.join(folder, `${id}.js`),
      `import { provider } from "@stheno/core"
export default provider("payment", () => ({
  id: "${id}",
  initiate: async () => ({ data: ${data[id]} }),
  update: async (data) => data,
  authorize: async (data) => ({ status: "${status[id]}", data }),
  status: async () => "pending",
  remove: async () => ({}),
  capture: async (data) => data,
  refund: async (data) => data,
  cancel: async (data) => data,
}))
`,
    )
}

/** The server sends no email with the link that moves an order to an account: merchants subscribe to the event. */
function writeTokenSubscriber(folder: string, file: string): void {
  fs.writeFileSync(
    path.join(folder, "order-token.js"),
    `import fs from "node:fs"
export default ({ data }) => fs.appendFileSync(${JSON.stringify(file)}, data.old_email + " " + data.token + "\\n")
export const config = { event: "order-update-token.created" }
`,
  )
}
