import type { Browser } from "playwright-core"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { launch, newPage } from "./browser"
import { startSecondStorefront, type SecondStorefront } from "./second-storefront"
import { inStore } from "./store"

const email = `google-${Date.now()}@example.com`
const password = "correct horse"
let browser: Browser
let store: SecondStorefront

beforeAll(async () => {
  await inStore("/store/customers", { first_name: "Ida", last_name: "Lund", email, password })
  browser = await launch()
  store = await startSecondStorefront("start", { SIGN_IN_PROVIDERS: "google,openid/keycloak" })
})

afterAll(async () => {
  await browser?.close()
  await store?.stop()
})

/** The parts of the plugin that browsers call: the sign-in returns at once, and the session is exchanged for a token. */
async function openPage(isSignedIn: boolean) {
  const page = await newPage(browser, { baseURL: store.url })
  const api = inject("api")
  const deleted: string[] = []
  await page.route(`${api}/store/auth/google?*`, (route) => {
    const { pathname, search } = new URL(new URL(route.request().url()).searchParams.get("redirectTo") ?? "")
    return route.fulfill({ status: 302, headers: { location: `${store.url}${pathname}${search}` } })
  })
  const headers = { "access-control-allow-origin": store.url, "access-control-allow-credentials": "true" }
  await page.route(`${api}/store/auth/openid/token`, async (route) => {
    if (!isSignedIn) return route.fulfill({ status: 401, headers, json: { type: "unauthorized" } })
    const { access_token } = await tokenOf()
    return route.fulfill({ headers, json: { access_token } })
  })
  await page.route(`${api}/store/auth`, (route) => {
    const method = route.request().method()
    deleted.push(method)
    return route.fulfill({ headers: { ...headers, "access-control-allow-methods": "DELETE" }, json: {} })
  })
  return { page, deleted }
}

async function tokenOf() {
  const response = await fetch(`${inject("api")}/store/auth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  })
  return (await response.json()) as { access_token: string }
}

test("a customer signs in with a provider, and continues where they were", async () => {
  const { page, deleted } = await openPage(true)
  await page.goto("/de-en/account/addresses")
  expect(await page.getByRole("link", { name: "Continue with Keycloak" }).getAttribute("href")).toContain(
    "/store/auth/openid/keycloak?redirectTo=",
  )
  await page.getByRole("link", { name: "Continue with Google" }).click()
  await page.waitForURL("**/de-en/account/addresses")
  await page.goto("/de-en/account")
  await page.getByRole("heading", { name: "Hello, Ida" }).waitFor()
  expect(deleted).toContain("DELETE")
  await page.context().close()
})

test("a sign-in that failed says why, and what to do", async () => {
  const { page } = await openPage(false)
  await page.goto("/de-en/account/sign-in/complete")
  await page.getByText("Signing in did not work").waitFor()
  await page.goto("/de-en/account/sign-in?error=account_exists")
  await page.getByText("There is an account with this email address").waitFor()
  await page.context().close()
})
