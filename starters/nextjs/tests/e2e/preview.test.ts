import type { Browser, Page, Response } from "playwright-core"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { launch, newPage } from "./browser"
import { asAdmin } from "./store"

let browser: Browser
let draft: Draft
let other: Draft

interface Draft {
  readonly id: string
  readonly handle: string
  readonly title: string
}

// Only a Stheno server signs preview tokens.
describe.skipIf(!inject("isStheno"))("the preview of a draft", () => {
  beforeAll(async () => {
    browser = await launch()
    draft = await newDraft("Jug")
    other = await newDraft("Bowl")
  })
  afterAll(async () => {
    await browser.close()
    for (const { id } of [draft, other]) await asAdmin("DELETE", `/admin/products/${id}`)
  })

  test("opens from a link on another site, and ends", async () => {
    const page = await newPage(browser)
    await openFromCms(page, await previewLink(draft.id))
    expect(new URL(page.url()).pathname).toBe(`/us/products/${draft.handle}`)
    await page.getByRole("heading", { level: 1, name: draft.title }).waitFor()
    await page.getByText("Preview of a draft").waitFor()
    await page.getByText("$50.00").first().waitFor()
    expect(await bagButton(page)).toEqual(["Not published", true])
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === "stheno_preview")).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
    })

    await page.getByRole("link", { name: "End preview" }).click()
    await page.waitForURL("**/us")
    expect(await page.getByText("Preview of a draft").count()).toBe(0)
    expect((await page.goto(`/us/products/${draft.handle}`))?.status()).toBe(404)
    await page.context().close()
  })

  test("shows a change at once, and to nobody else", async () => {
    const page = await newPage(browser)
    await page.goto(await previewLink(draft.id))
    for (const title of [`${draft.title} Blue`, `${draft.title} Red`]) {
      await asAdmin("POST", `/admin/products/${draft.id}`, { title })
      expect((await page.reload())?.status()).toBe(200)
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title)
    }
    expect((await fetch(`${inject("storefront")}/us/products/${draft.handle}`)).status).toBe(404)
    expect(await (await fetch(`${inject("storefront")}/us/products`)).text()).not.toContain(draft.title)
    await page.context().close()
  })

  test("is in the language and for the country of the browser", async () => {
    const page = await newPage(browser, { locale: "de-DE" })
    await page.goto(await previewLink(draft.id))
    expect(new URL(page.url()).pathname).toBe(`/de/products/${draft.handle}`)
    await page.getByText("Vorschau eines Entwurfs").waitFor()
    await page.context().close()
  })

  test("shows no other draft, and the rest of the store as it is", async () => {
    const page = await newPage(browser)
    expect((await page.goto(await previewLink(draft.id)))?.status()).toBe(200)
    for (const path of [
      `products/${other.handle}`,
      "collections/none",
      "categories/none",
      "legal/none",
      "some/page",
    ])
      await expectMissing(page, await page.goto(`/us/${path}`))
    await page.goto("/us/products/mug-ink")
    expect(await bagButton(page)).toEqual(["Add to bag", false])
    await page.context().close()
  })

  test("of a published product lets customers buy it", async () => {
    const { products } = await asAdmin("GET", "/admin/products?handle=mug-ink")
    const page = await newPage(browser)
    await page.goto(await previewLink((products as readonly Draft[])[0]!.id))
    expect(new URL(page.url()).pathname).toBe("/us/products/mug-ink")
    expect(await bagButton(page)).toEqual(["Add to bag", false])
    await page.context().close()
  })

  test("does not start with a token that the API rejects", async () => {
    const start = async (token: string) => {
      const response = await fetch(`${inject("storefront")}/api/preview?token=${token}`, {
        redirect: "manual",
      })
      return [response.status, response.headers.getSetCookie().map((cookie) => cookie.split("=")[0])]
    }
    const token = new URL(await previewLink(draft.id)).searchParams.get("token")!
    const [head, , signature] = token.split(".")
    const claims = Buffer.from(JSON.stringify({ aud: "preview", product_id: other.id })).toString("base64url")
    const customer = await customerToken()
    for (const wrong of ["", "nonsense", `${head}.${claims}.${signature}`, customer])
      expect(await start(wrong)).toEqual([401, []])
    const cookies = expect.arrayContaining(["__prerender_bypass", "stheno_preview"])
    expect(await start(token)).toEqual([303, cookies])
  })

  test("shows nothing with a cookie that the API rejects", async () => {
    const page = await newPage(browser)
    await page.goto(await previewLink(draft.id))
    const context = page.context()
    const [cookie] = (await context.cookies()).filter(({ name }) => name === "stheno_preview")
    await context.addCookies([{ ...cookie!, value: "nonsense" }])
    await expectMissing(page, await page.reload())
    await page.goto("/us/products/mug-ink")
    expect(await bagButton(page)).toEqual(["Add to bag", false])
    await context.addCookies([cookie!])
    await page.goto(`/us/products/${draft.handle}`)
    expect(await bagButton(page)).toEqual(["Not published", true])
    await context.close()
  })
})

async function newDraft(name: string): Promise<Draft> {
  const title = `${name} ${Date.now()}`
  const { product } = await asAdmin("POST", "/admin/products", {
    title,
    handle: title.toLowerCase().replace(" ", "-"),
    status: "draft",
    options: [{ title: "Size" }],
    variants: [
      {
        title: "One",
        options: [{ value: "One" }],
        manage_inventory: false,
        prices: [
          { currency_code: "usd", amount: 5000 },
          { currency_code: "eur", amount: 5000 },
        ],
      },
    ],
  })
  return product as Draft
}

async function previewLink(id: string): Promise<string> {
  const { preview } = await asAdmin("POST", `/admin/products/${id}/preview`)
  return (preview as { url: string }).url
}

async function customerToken(): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(inject("api") + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  const account = { email: `preview-${Date.now()}@example.com`, password: "supersecret" }
  await post("/store/customers", { ...account, first_name: "Ada", last_name: "B" })
  const response = await post("/store/auth/token", account)
  const { access_token } = (await response.json()) as { access_token: string }
  return access_token
}

/** Follows a link on a page of another site. */
async function openFromCms(page: Page, link: string): Promise<void> {
  const cms = "http://cms.example.com/"
  await page.route(cms, (route) =>
    route.fulfill({ contentType: "text/html", body: `<a href="${link}">Open preview</a>` }),
  )
  await page.goto(cms)
  await page.getByRole("link", { name: "Open preview" }).click()
  await page.waitForURL("**/products/*")
}

/** A page of a preview is rendered for the request, so the browser renders the text of a missing one. */
async function expectMissing(page: Page, response: Response | null): Promise<void> {
  expect(response?.status()).toBe(404)
  await page.getByRole("heading", { name: "We could not find that page" }).waitFor()
}

/** The text of the button that adds the product to the bag, and whether it is disabled. */
async function bagButton(page: Page): Promise<readonly [string | null, boolean]> {
  const button = page.locator("main form button[type=submit], main form button:not([type])").first()
  return [await button.textContent(), await button.isDisabled()]
}
