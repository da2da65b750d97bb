import { execFile } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { stock, type PaymentShop } from "../testing/payment-shop.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { startStripe, type StripeService } from "./testing/stripe-service.ts"

const samples = path.join(import.meta.dirname, "../../samples/plugins/payment-stripe")
const keys = { apiKey: "sk_test_right", webhookSecret: "whsec_right" }
let stripe: StripeService
let shop: PaymentShop
beforeAll(async () => {
  stripe = await startStripe(keys)
  stubSampleEnv("payment-stripe", { STRIPE_API_KEY: keys.apiKey, STRIPE_WEBHOOK_SECRET: keys.webhookSecret })
  vi.stubEnv("STRIPE_API_URL", stripe.url)
  shop = await stock(await startSampleShop("payment-stripe", { ADMIN_PASSWORD: "supersecret" }), ["manual"])
})
afterAll(async () => {
  await shop?.stop()
  await stripe?.close()
  vi.unstubAllEnvs()
})

test("the commands that the documentation shows add Stripe to a region, where customers pay with it", async () => {
  const text = fs.readFileSync(path.join(samples, "commands.sh"), "utf8")
  const [, commands = ""] = /# region add-to-region\n([^]*?)# endregion/.exec(text) ?? []
  const script = commands
    .replaceAll("http://localhost:9000", shop.url)
    .replace("source .env", "ADMIN_EMAIL=admin@example.com ADMIN_PASSWORD=supersecret")
  const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script])
  const { region } = JSON.parse(stdout) as { region: { payment_providers: { id: string }[] } }
  expect(region.payment_providers.map(({ id }) => id)).toContain("stripe")
  const cart = await shop.readyCart("stripe")
  stripe.confirm(cart.payment_session.data.id)
  const { body } = await shop.guest("POST", `/store/carts/${cart.id}/complete`)
  expect(body).toMatchObject({ type: "order", data: { payment_status: "awaiting" } })
})

test("the documentation lists the events that the plugin handles", () => {
  const page = path.join(import.meta.dirname, "../../apps/docs/content/plugins/payment/stripe.mdx")
  const shown = fs.readFileSync(page, "utf8").match(/`(payment_intent|refund|charge)\.[\w.]+`/g) ?? []
  const source = fs.readFileSync(path.join(import.meta.dirname, "src/services/stripe-events.ts"), "utf8")
  const handled = source.match(/"(payment_intent|refund|charge)\.[\w.]+\w"/g) ?? []
  const names = (texts: readonly string[]) => [...new Set(texts.map((each) => each.slice(1, -1)))].toSorted()
  expect(names(shown)).toEqual(names(handled))
})
