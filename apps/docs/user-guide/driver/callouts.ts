import type { Locator, Page } from "playwright-core"

const id = "user-guide-callouts"

/**
 * Draws a ring with a number around each element, above dialogs too.
 * The drawing takes no clicks and is not part of what screen readers read.
 */
export async function showCallouts(page: Page, targets: readonly Locator[]): Promise<void> {
  if (targets.length === 0) return
  const boxes = []
  for (const target of targets) boxes.push(await target.boundingBox())
  const rings = boxes.flatMap((box, index) =>
    box === null ? [] : [ringHtml(box.x - 4, box.y - 4, box.width + 8, box.height + 8, index + 1)],
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

function ringHtml(x: number, y: number, width: number, height: number, number: number): string {
  const ring = `left:${x}px;top:${y}px;width:${width}px;height:${height}px;border:2.5px solid #d9480f;border-radius:9px`
  const badge = "left:-12px;top:-12px;width:22px;height:22px;border-radius:50%;background:#d9480f;color:#fff"
  const text = "font:600 13px/22px sans-serif;text-align:center;box-shadow:0 0 0 2px #fff"
  return `<div style="position:absolute;box-sizing:border-box;${ring}"><span style="position:absolute;${badge};${text}">${number}</span></div>`
}
