import type { Page } from "playwright-core"
import fs from "node:fs"
import { expect } from "vitest"

const folder = new URL("../apps/docs/public/pictures/", import.meta.url)

/**
 * Takes a picture of the upper part of a page, light and dark, with UPDATE_PICTURES=1. Otherwise expects that there is
 * one.
 * @param name of the files in `apps/docs/public/pictures`, e.g. `build-a-store/cart`
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    const file = new URL(`${name}.${scheme}.webp`, folder)
    if (process.env.UPDATE_PICTURES) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.waitForTimeout(300)
      const session = await page.context().newCDPSession(page)
      const shot = { format: "webp", quality: 80 } as const
      const { data } = await session.send("Page.captureScreenshot", shot)
      await session.detach()
      fs.mkdirSync(new URL(".", file), { recursive: true })
      fs.writeFileSync(file, Buffer.from(data, "base64"))
    }
    expect(fs.existsSync(file), `The picture ${name}.${scheme} is missing`).toBe(
      true,
    )
  }
  await page.emulateMedia({ colorScheme: "light" })
}
