import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { countViewScript, speculationRules } from "@/lib/page-scripts"
import { scriptPolicy } from "@/lib/script-policy"

const nonce = "bm9uY2U="
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`
const setup = { providers: [], hasStripeKey: true, isDeveloping: false, nonce, analyticsUrl: undefined }

test.each([
  [["manual"], true, ""],
  [["manual", "paypal"], true, ""],
  [["stripe-ideal"], true, " https://js.stripe.com https://*.js.stripe.com"],
  [["stripe"], false, ""],
  [["klarna", "manual"], true, " https://*.klarna.com https://*.klarnacdn.net"],
  [
    undefined,
    true,
    " https://js.stripe.com https://*.js.stripe.com https://*.klarna.com https://*.klarnacdn.net",
  ],
  [undefined, false, " https://*.klarna.com https://*.klarnacdn.net"],
])(
  "with the providers %j and a key of Stripe: %s, pages run scripts of%s",
  (providers, hasStripeKey, hosts) => {
    expect(scriptPolicy({ ...setup, providers, hasStripeKey })).toBe(
      `script-src 'self' 'nonce-bm9uY2U=' ${hashOf(speculationRules)}${hosts}; object-src 'none'; base-uri 'self'`,
    )
  },
)

test("the script that counts views runs if the address for them is set, and no other inline script", () => {
  const url = "https://views.example/store"
  const policy = scriptPolicy({ ...setup, analyticsUrl: url })
  expect(policy).toContain(hashOf(countViewScript(url)))
  expect(policy).not.toContain("unsafe-inline")
  expect(scriptPolicy(setup)).not.toContain(hashOf(countViewScript(url)))
})
