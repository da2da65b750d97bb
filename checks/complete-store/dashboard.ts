import type { Page } from "playwright-core"
import type { Store } from "./create.ts"

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

/** Signs in with the admin user that create-medusa-app has made. */
export async function signIn(page: Page, { api, email, password }: Store): Promise<void> {
  await page.goto(`${api}/app/a/products`)
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password").fill(password)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
  await page.getByRole("heading", { level: 1, name: "Products" }).waitFor()
}

/** Adds a picture to a product, and makes it the thumbnail. */
export async function addPicture(page: Page, { api }: Store, title: string): Promise<void> {
  const picture = await drawPicture(page)
  await page.goto(`${api}/app/a/products`)
  await page.getByRole("link", { name: title, exact: true }).first().click()
  await page.getByRole("heading", { level: 1, name: title }).waitFor()
  const media = section(page, "Media")
  await media.locator("input[type=file]").setInputFiles({
    name: "notebook.png",
    mimeType: "image/png",
    buffer: picture,
  })
  await page.getByText("Images added").first().waitFor()
}

async function drawPicture(page: Page): Promise<Buffer> {
  const canvas = await page.context().newPage()
  await canvas.setViewportSize({ width: 900, height: 1200 })
  await canvas.setContent('<body style="margin:0;background:linear-gradient(160deg,#d7cbb8,#5f6f5c)"></body>')
  const picture = await canvas.screenshot()
  await canvas.close()
  return picture
}

/** Captures the payment of an order, fulfills it and marks it as shipped. */
export async function payAndShip(page: Page, { api }: Store, number: string): Promise<void> {
  await page.goto(`${api}/app/a/orders`)
  await page
    .getByRole("link", { name: new RegExp(`#${number}\\b`) })
    .first()
    .click()
  await page.getByRole("heading", { level: 1, name: `Order #${number}` }).waitFor()
  const inDialog = (name: string) =>
    page.getByRole("dialog").getByRole("button", { name, exact: true }).click()
  const press = (part: string, name: string) =>
    section(page, part).getByRole("button", { name, exact: true }).click()
  const closed = () => page.getByRole("dialog").waitFor({ state: "detached" })
  await press("Payment", "Capture payment")
  await inDialog("Capture payment")
  await closed()
  await section(page, "Payment").getByText("Captured", { exact: true }).waitFor()
  await press("Fulfillment", "Create fulfillment")
  await inDialog("Create fulfillment")
  await closed()
  await press("Fulfillment", "Mark as shipped")
  await inDialog("Mark as shipped")
  await closed()
  await page.locator(".page-head").getByText("Shipped", { exact: true }).waitFor()
}
