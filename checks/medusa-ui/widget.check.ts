import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import {
  desktop,
  openDashboard,
  phone,
  untilCompiled,
  type Dashboard,
} from "@stheno/admin/internal/app/tasks/testing.ts"
import { takePicture } from "../../samples/take-picture.ts"
import { writeFiles } from "@stheno/testing/project-folder.ts"

const sample = path.join(import.meta.dirname, "../../samples/admin/medusa-ui.jsx")

/** A widget of v1 with components that open a layer, and with Tailwind's class names. */
const drawer = `
  import { PencilSquare } from "@medusajs/icons"
  import { Button, Drawer, Select, Switch } from "@medusajs/ui"
  import { useState } from "react"
  export const config = { zone: "order.details.after" }
  export default function Packing() {
    const [isGift, setGift] = useState(false)
    const [box, setBox] = useState("small")
    return (
      <Drawer>
        <Drawer.Trigger asChild>
          <Button variant="secondary" className="mt-4"><PencilSquare /> Packing</Button>
        </Drawer.Trigger>
        <Drawer.Content>
          <Drawer.Header><Drawer.Title>Packing of the order</Drawer.Title></Drawer.Header>
          <Drawer.Body>
            <Switch aria-label="Gift" checked={isGift} onCheckedChange={setGift} />
            <Select value={box} onValueChange={setBox}>
              <Select.Trigger aria-label="Box"><Select.Value /></Select.Trigger>
              <Select.Content>
                <Select.Item value="small">Small box</Select.Item>
                <Select.Item value="large">Large box</Select.Item>
              </Select.Content>
            </Select>
            <p>{isGift ? "A gift" : "No gift"} in a {box} box</p>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer>
    )
  }`

let shop: Dashboard
let project: string

beforeAll(async () => {
  project = writeFiles({
    "stheno.config.js": "export default {}",
    "src/admin/widgets/payment-note.jsx": fs.readFileSync(sample, "utf8"),
    "src/admin/widgets/packing.jsx": drawer,
  })
  fs.symlinkSync(path.join(import.meta.dirname, "node_modules"), path.join(project, "node_modules"))
  shop = await openDashboard({ cwd: project })
  await untilCompiled(shop.page, 2)
})
afterAll(async () => {
  await shop?.close()
  fs.rmSync(project, { recursive: true, force: true })
})

it("shows the widget of the guide, with components and icons of Medusa UI in the look of the dashboard", async () => {
  const { page, read } = shop
  const { orders } = await read("/admin/orders?limit=1&fields=id,display_id,email,payment_status")
  const order = orders[0]
  await shop.open(`orders/${order.id}`, new RegExp(`#${order.display_id}`))
  const card = page.locator(".items-center.gap-x-2").filter({ hasText: order.email })
  await card.getByRole("heading", { level: 2, name: "Payment", exact: true }).waitFor()
  await card.getByText(order.payment_status, { exact: true }).waitFor()
  const look = await card.evaluate((element) => {
    const { display, columnGap, borderRadius } = getComputedStyle(element)
    const icon = element.querySelector("svg")?.getBoundingClientRect()
    return { display, columnGap, isRound: borderRadius !== "0px", icon: [icon?.width, icon?.height] }
  })
  expect(look).toEqual({ display: "flex", columnGap: "8px", isRound: true, icon: [20, 20] })
  expect(await shop.flaws(), "in both themes, on a desktop and on a phone").toEqual([])
  await page.setViewportSize(phone)
  const box = await card.boundingBox()
  expect(box!.x + box!.width, "the widget fits the phone").toBeLessThanOrEqual(phone.width)
  await page.setViewportSize(desktop)
  await showToReaders(page.url())
})

/** Takes the picture of the guide in a window that is as large and as sharp as those of the other guides. */
async function showToReaders(url: string): Promise<void> {
  const context = await shop.page
    .context()
    .browser()!
    .newContext({
      viewport: { width: 1100, height: 720 },
      deviceScaleFactor: 1.5,
      reducedMotion: "reduce",
      storageState: await shop.page.context().storageState(),
    })
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole("button", { name: "Packing" }).scrollIntoViewIfNeeded()
  await page.waitForLoadState("networkidle")
  await takePicture(page, "extensions/medusa-ui")
  await context.close()
}

it("opens a drawer with a switch and a select", async () => {
  const { page, button, dialog } = shop
  await button("Packing").click()
  await dialog().getByRole("heading", { name: "Packing of the order" }).waitFor()
  await dialog().getByRole("switch", { name: "Gift" }).click()
  await dialog().getByRole("combobox", { name: "Box" }).click()
  await page.getByRole("option", { name: "Large box" }).click()
  await dialog().getByText("A gift in a large box").waitFor()
  // The button of Medusa UI that closes a drawer has no name.
  const flaws = (await shop.flaws()).filter((flaw) => !/button-name: <button[^>]*transition-fg/.test(flaw))
  expect(flaws, "in both themes, on a desktop and on a phone").toEqual([])
  await page.keyboard.press("Escape")
  await dialog().waitFor({ state: "detached" })
  // The guide names this message: the style only hides a scrollbar.
  const others = shop.complaints.filter((message) => !/inline style.*Content Security Policy/s.test(message))
  expect(others).toEqual([])
})
