import type { Page, Route } from "playwright-core"
import type { Actions } from "../driver/actions.ts"
import { guide } from "../driver/guide.ts"

export default guide("/user-guide/products/export", async (actions) => {
  const { page, open, click, see, shot, dialog, closed } = actions
  await cancelExport(actions)

  // Export products
  await open("products?q=Mug", "Products")
  const file = page.waitForEvent("download")
  await click("Export")
  await file
  await see("Download file")
  await shot("ready", dialog())
  await page.keyboard.press("Escape")
  await closed()

  // Find it again
  await click(page.getByRole("button", { name: /^Activity/ }))
  const latest = dialog().getByRole("article").first()
  await see(latest.getByRole("button", { name: "Download" }))
  await shot("activity", latest, { margin: 8 })
  await page.keyboard.press("Escape")
  await closed()

  // Delete the file
  await click("Export")
  await see("Download file")
  await click("Delete file", { in: dialog() })
  await closed()
})

/** Cancels an export that is still running. Exports of the demo store finish immediately, so the end is hidden from the page. */
async function cancelExport({ page, open, click, see, dialog, closed }: Actions) {
  await open("products?q=Mug", "Products")
  const release = await keepRunning(page)
  await click("Export")
  await see("Cancel export")
  await page.keyboard.press("Escape")
  await closed()
  await click(page.getByRole("button", { name: /^Activity/ }))
  await see("Cancel job")
  await page.keyboard.press("Escape")
  await closed()
  await click("Export")
  await click("Cancel export", { in: dialog() })
  await see("Export again")
  await release()
}

interface Job {
  readonly type: string
}

/** Shows every export as running until it is canceled. */
async function keepRunning(page: Page): Promise<() => Promise<void>> {
  const jobs = /\/admin\/batch-jobs/
  let status = "processing"
  const answer = async (route: Route) => {
    if (route.request().method() === "POST" && route.request().url().endsWith("/cancel")) {
      status = "canceled"
      return route.fulfill({ json: { batch_job: { status, result: null } } })
    }
    const response = await route.fetch()
    const body = (await response.json()) as { batch_job?: Job; batch_jobs?: Job[] }
    const { batch_job: job, batch_jobs: list, ...rest } = body
    const shown = (each: Job) => (each.type === "product-export" ? { ...each, status } : each)
    const json = {
      ...rest,
      ...(job && { batch_job: shown(job) }),
      ...(list && { batch_jobs: list.map(shown) }),
    }
    return route.fulfill({ response, json })
  }
  await page.route(jobs, answer)
  return () => page.unroute(jobs, answer)
}
