import fs from "node:fs"
import path from "node:path"

/** A project with the plugin for Stripe, and a stand-in of Stripe that it charges. */
export interface StripeStore {
  /** the folder of the project */
  readonly directory: string
  /** the URL of the stand-in */
  readonly url: string
  /** the file that gets a line for each order that somebody asks for: its email address and the token */
  readonly tokens: string
  readonly close: () => Promise<void>
}

/**
 * Prepares a project with the plugin for Stripe.
 * @param repository the folder of the repository, which has the plugin
 * @returns undefined when the packages of the plugins are not installed
 */
export async function openStripeStore(repository: string): Promise<StripeStore | undefined> {
  const plugins = path.join(repository, "plugins")
  if (!fs.existsSync(path.join(plugins, "node_modules/stripe"))) {
    console.log(
      "The tests of payments with Stripe are skipped: run npm run plugins:install in the repository.",
    )
    return undefined
  }
  const keys = { apiKey: "sk_test_storefront", webhookSecret: "whsec_storefront" }
  const file = path.join(plugins, "payment-stripe/testing/stripe-service.ts")
  // A variable, because the packages of the storefront are installed without those of the plugins.
  const { startStripe } = (await import(file)) as {
    startStripe: (
      given: typeof keys,
    ) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>
  }
  const stripe = await startStripe(keys)
  const cache = path.join(plugins, ".cache")
  fs.mkdirSync(cache, { recursive: true })
  const directory = fs.mkdtempSync(path.join(cache, "storefront-"))
  const options = { api_key: keys.apiKey, webhook_secret: keys.webhookSecret, api_url: stripe.url }
  const config = { plugins: [{ resolve: "@stheno/payment-stripe", options }] }
  fs.writeFileSync(path.join(directory, "package.json"), '{ "type": "module" }\n')
  fs.writeFileSync(path.join(directory, "medusa-config.js"), `export default ${JSON.stringify(config)}\n`)
  const tokens = path.join(directory, "tokens.txt")
  writeTokenSubscriber(directory, tokens)
  return {
    directory,
    url: stripe.url,
    tokens,
    close: async () => {
      await stripe.close()
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The server sends no email with the link that moves an order to an account: merchants subscribe to the event. */
function writeTokenSubscriber(directory: string, file: string): void {
  const folder = path.join(directory, "src/subscribers")
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(
    path.join(folder, "order-token.js"),
    `import fs from "node:fs"
export default ({ data }) => fs.appendFileSync(${JSON.stringify(file)}, data.old_email + " " + data.token + "\\n")
export const config = { event: "order-update-token.created" }
`,
  )
}
