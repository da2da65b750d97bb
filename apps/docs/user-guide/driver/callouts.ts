import type { Locator, Page } from "playwright-core"

const id = "user-guide-callouts"

/** Where a picture begins, in pixels of the window. */
interface Corner {
  readonly left: number
  readonly top: number
}

/**
 * Draws a ring with a number around each element, above dialogs too.
 * The drawing takes no clicks and is not part of what screen readers read.
 * @param corner of the picture: the numbers stay inside
 */
export async function showCallouts(page: Page, targets: readonly Locator[], corner: Corner): Promise<void> {
  if (targets.length === 0) return
  const boxes = []
  for (const target of targets) boxes.push(await target.boundingBox())
  const rings = boxes.flatMap((box, index) =>
    box === null ? [] : [ringHtml(ringOf(box), index + 1, corner)],
  )
  await page.evaluate(
    ([name, html]) => {
      const layer = document.createElement("div")
      layer.id = name!
      layer.setAttribute("aria-hidden", "true")
      layer.popover = "manual"
      layer.style.cssText =
        "position:fixed;inset:0;width:100vw;height:100vh;margin:0;padding:0;border:0;background:none;overflow:visible;pointer-events:none"
      layer.innerHTML = html!
      document.body.append(layer)
      layer.showPopover()
    },
    [id, rings.join("")],
  )
}

/** Takes the rings away. */
export async function hideCallouts(page: Page): Promise<void> {
  await page.evaluate((name) => document.getElementById(name)?.remove(), id)
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const ringOf = ({ x, y, width, height }: Box): Box => ({
  x: x - 4,
  y: y - 4,
  width: width + 8,
  height: height + 8,
})

function ringHtml({ x, y, width, height }: Box, number: number, { left, top }: Corner): string {
  const ring = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;border:2.5px solid #d9480f;border-radius:9px`
  // Outside of the ring, where it covers no text; its white edge is two pixels wide.
  const place = `left:${Math.max(-18, left + 2 - x)}px;top:${Math.max(-16, top + 2 - y)}px`
  const badge = `${place};width:22px;height:22px;border-radius:50%;background:#d9480f;color:#fff`
  const text = "font:600 13px/22px sans-serif;text-align:center;box-shadow:0 0 0 2px #fff"
  return `<div style="position:absolute;box-sizing:border-box;${ring}"><span style="position:absolute;${badge};${text}">${number}</span></div>`
}
