// Creates a store with one command and buys in it: npm run complete-store [-- FOLDER OF PACKAGES]
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import type { Browser } from "playwright-core"
import { startS3 } from "../../plugins/file-s3/testing/s3-stand-in.ts"
import { startStripe } from "../../plugins/payment-stripe/testing/stripe-service.ts"
import { launchChromium } from "../../scripts/chromium.mjs"
import { recordSteps } from "../steps.ts"
import { createStore, type Store } from "./create.ts"
import { addPicture, payAndShip, signIn } from "./dashboard.ts"
import { digestOfSources } from "./sources.ts"
import { buy, seePicture } from "./storefront.ts"

const root = path.resolve(import.meta.dirname, "../..")
const access = { id: "AKIAIOSFODNN7EXAMPLE", secret: "only-for-the-check" }
const keys = { apiKey: "sk_test_check", webhookSecret: "whsec_check" }
const bucket = "shop-files"

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "complete-store-"))
const ends: (() => unknown)[] = [() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 })]
const { step, finish } = recordSteps(path.join(import.meta.dirname, "result.json"), {
  sources: digestOfSources(),
})

let browser: Browser | undefined
let store: Store | undefined

try {
  await check()
  finish("passed")
} catch (error) {
  console.error(error)
  await takePictures()
  finish("failed")
} finally {
  for (const end of ends.toReversed()) await end()
}

async function check(): Promise<void> {
  const packages = process.argv[2] ?? path.join(folder, "packages")
  if (!process.argv[2])
    await step("pack the packages", () =>
      execFileSync(process.execPath, ["scripts/pack/main.mjs", packages, "--no-docs"], { cwd: root }),
    )
  const s3 = await startS3({
    keys: { [access.id]: access.secret },
    buckets: { [bucket]: { acl: "ignored", isPublic: (key) => key.startsWith("file_") } },
  })
  const stripe = await startStripe(keys)
  ends.push(s3.close, stripe.close)
  const created = await step("create the store and start it, with one command", () =>
    createStore(folder, packages, {
      STRIPE_API_KEY: keys.apiKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_API_URL: stripe.url,
      NEXT_PUBLIC_STRIPE_KEY: "pk_test_check",
      S3_ENDPOINT: s3.url,
      S3_URL: `${s3.url}/${bucket}`,
      S3_BUCKET: bucket,
      S3_REGION: "eu-west-1",
      S3_ACCESS_KEY_ID: access.id,
      S3_SECRET_ACCESS_KEY: access.secret,
    }),
  )
  store = created
  const chromium = await launchChromium()
  browser = chromium
  ends.push(created.stop, () => chromium.close())
  const desktop = { width: 1440, height: 900 }
  const page = await (await chromium.newContext({ viewport: desktop })).newPage()
  page.setDefaultTimeout(60_000)
  await step("sign in to the dashboard", () => signIn(page, created))
  await step("add a picture to a product in the dashboard; it is stored in S3", async () => {
    await addPicture(page, created, "Notebook")
    const names = [...s3.objects.keys()]
    if (!names.some((name) => /^shop-files\/file_.*\.png$/.test(name)))
      throw new Error(`The bucket has no picture: ${names.join(", ")}`)
  })
  const customer = await chromium.newPage({ viewport: desktop, locale: "en-US" })
  customer.setDefaultTimeout(60_000)
  await step("see the picture in the storefront", () => seePicture(customer, created, "notebook"))
  const number = await step("buy the product with a card, as a guest", () =>
    buy(customer, created, stripe.url),
  )
  await step("capture the payment and ship the order in the dashboard", () =>
    payAndShip(page, created, number),
  )
  const [intent] = stripe.intents.values()
  await step("find the payment captured at Stripe", () => {
    if (intent?.status !== "succeeded") throw new Error(`The payment is ${intent?.status}`)
  })
}

/** Shows what the pages looked like when a step failed, and what the store printed. */
async function takePictures(): Promise<void> {
  const place = path.join(root, ".cache/complete-store")
  fs.mkdirSync(place, { recursive: true })
  fs.writeFileSync(path.join(place, "output.txt"), store?.output() ?? "")
  const pages = browser?.contexts().flatMap((context) => context.pages()) ?? []
  for (const [index, page] of pages.entries())
    await page.screenshot({ path: path.join(place, `page-${index + 1}.png`) })
  console.error(`Pictures and the output of the store are in ${place}`)
}
