import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Locator, Page } from "playwright-core"
import { pictureFolder, snapshotFolder } from "./folders.ts"
import { neutral } from "./neutral.ts"
import { hideCallouts, showCallouts } from "./callouts.ts"

/** How a picture is taken. */
export interface ShotOptions {
  /** elements that get a ring with a number, in this order */
  readonly callouts?: readonly Locator[]
  /** pixels around the elements; 16 by default, none around a dialog */
  readonly margin?: number
  /** shows no more than this many pixels from the top */
  readonly height?: number
}

/** Takes or checks the pictures of one page of the guide. */
export interface Studio {
  readonly shot: (
    page: Page,
    name: string,
    targets: readonly Locator[],
    options: ShotOptions,
  ) => Promise<void>
}

/** A picture shows something else than the one that the guide has. */
export class ChangedPictureError extends Error {}

/** Bytes that a picture may have. */
export const largestPicture = 60_000

/** Pixels of a picture per pixel of the page. */
export const density = 1.5

const qualities = [86, 78, 70, 62, 54]

/**
 * Compares what the pictures would show with the snapshots.
 * @param guideName e.g. `orders/returns`
 */
export function checkingStudio(guideName: string): Studio {
  return {
    shot: async (_page, name, targets) => {
      const file = snapshotFile(guideName, name)
      const wanted = existsSync(file) ? readFileSync(file, "utf8") : ""
      const given = await snapshotUntil(targets, wanted)
      if (given === wanted) return
      throw new ChangedPictureError(
        `The picture ${guideName}/${name} is out of date. Run npm run user-guide -w @stheno/docs -- ${guideName}\n` +
          differenceOf(wanted, given),
      )
    },
  }
}

/**
 * Takes pictures, light and dark, where the page shows something else than the last one did.
 * @param all takes them in any case
 * @param taken hears of each picture
 */
export function takingStudio(guideName: string, all: boolean, taken: (name: string) => void): Studio {
  return {
    shot: async (page, name, targets, options) => {
      await page.waitForLoadState("networkidle")
      const text = await settledSnapshotOf(targets)
      const file = snapshotFile(guideName, name)
      const pictures = {
        light: pictureFile(guideName, name, "light"),
        dark: pictureFile(guideName, name, "dark"),
      }
      const isSame = existsSync(file) && readFileSync(file, "utf8") === text
      if (isSame && !all && existsSync(pictures.light) && existsSync(pictures.dark)) return
      for (const folder of [file, pictures.light].map((each) => dirname(each)))
        mkdirSync(folder, { recursive: true })
      for (const scheme of ["light", "dark"] as const)
        writeFileSync(pictures[scheme], await take(page, targets, scheme, options))
      await page.emulateMedia({ colorScheme: "light" })
      writeFileSync(file, text)
      taken(`${guideName}/${name}`)
    },
  }
}

/** Takes no picture, for pages that only prepare a later page. */
export const passingStudio: Studio = { shot: () => Promise.resolve() }

function snapshotFile(guideName: string, name: string): string {
  return join(snapshotFolder, pictureName(guideName, name)) + ".yml"
}

function pictureFile(guideName: string, name: string, scheme: "light" | "dark"): string {
  return join(pictureFolder, pictureName(guideName, name)) + `.${scheme}.webp`
}

/** The pictures of an index page lie in the folder of its area. */
function pictureName(guideName: string, name: string): string {
  return join(guideName.replace(/(^|\/)index$/, ""), name)
}

async function snapshotOf(targets: readonly Locator[]): Promise<string> {
  const parts: string[] = []
  for (const target of targets) parts.push(await target.ariaSnapshot())
  return neutral(parts.join("\n"))
}

/** What the page shows once it has shown the same for a second: a list may still be on its way. */
async function settledSnapshotOf(targets: readonly Locator[]): Promise<string> {
  let text = await snapshotOf(targets)
  for (let equal = 0; equal < 5; equal++) {
    await targets[0]!.page().waitForTimeout(200)
    const next = await snapshotOf(targets)
    if (next !== text) equal = -1
    text = next
  }
  return text
}

/** The page may still be loading: what it shows at last counts. */
async function snapshotUntil(targets: readonly Locator[], wanted: string): Promise<string> {
  const end = Date.now() + 6000
  for (;;) {
    const given = await snapshotOf(targets)
    if (given === wanted || Date.now() > end) return given
    await targets[0]!.page().waitForTimeout(100)
  }
}

/** Takes a picture of elements in a color scheme, and leaves the page as it was but for the scheme. */
export async function take(
  page: Page,
  targets: readonly Locator[],
  scheme: "light" | "dark",
  { callouts = [], height: most = Infinity, ...options }: ShotOptions,
): Promise<Buffer> {
  const isDialog = (await targets[0]!.getAttribute("role")) === "dialog"
  const margin = options.margin ?? (isDialog ? 0 : 16)
  const before = page.viewportSize()!
  await page.emulateMedia({ colorScheme: scheme })
  await targets[0]!.scrollIntoViewIfNeeded()
  const needed = Math.ceil(Math.min(most, (await boxOf(targets)).height) + 2 * margin + 120)
  if (needed > before.height) await page.setViewportSize({ ...before, height: needed })
  await targets[0]!.scrollIntoViewIfNeeded()
  const show = await ready(page)
  const { x, y, width, height } = await boxOf(targets)
  const left = Math.max(0, Math.floor(x - margin))
  const top = Math.max(0, Math.floor(y - margin))
  const right = Math.min(before.width, Math.ceil(x + width + margin))
  const bottom = Math.min(page.viewportSize()!.height, Math.ceil(y + Math.min(most, height) + margin))
  await showCallouts(page, callouts, { left, top })
  const picture = await capture(page, { x: left, y: top, width: right - left, height: bottom - top })
  await hideCallouts(page)
  await show()
  await page.setViewportSize(before)
  return picture
}

/**
 * Fonts and pictures are there, no field blinks, and no toast lies over the page.
 * @returns shows toasts again: the script may click in one later
 */
async function ready(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content: "* { caret-color: transparent !important } [data-sonner-toaster] { display: none !important }",
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  return () => style.evaluate((element) => (element as HTMLStyleElement).remove())
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What surrounds all of the elements, seen from the window. */
async function boxOf(targets: readonly Locator[]): Promise<Box> {
  const boxes: Box[] = []
  for (const target of targets) {
    const box = await target.boundingBox()
    if (!box) throw new Error(`nothing to take a picture of: ${String(target)}`)
    boxes.push(box)
  }
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** A part of the window as WebP, in the best quality that is small enough. */
export async function capture(page: Page, clip: Box): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  try {
    const scroll = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }))
    const place = { ...clip, x: clip.x + scroll.x, y: clip.y + scroll.y, scale: 1 }
    for (const quality of qualities) {
      const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality, clip: place })
      const picture = Buffer.from(data, "base64")
      if (picture.length <= largestPicture) return picture
    }
    throw new Error(`The picture is larger than ${largestPicture} bytes: choose a smaller part of the page.`)
  } finally {
    await session.detach()
  }
}

/** The first lines that differ. */
function differenceOf(wanted: string, given: string): string {
  const before = wanted.split("\n")
  const now = given.split("\n")
  const gone = before.filter((line) => !now.includes(line)).map((line) => `- ${line}`)
  const added = now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`)
  return [...gone.slice(0, 12), ...added.slice(0, 12)].join("\n") || "The order of the lines changed."
}
