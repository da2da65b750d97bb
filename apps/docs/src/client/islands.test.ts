// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest"

const opened: string[] = []
const loaded: string[] = []
vi.mock("../islands/keys.tsx", () => {
  loaded.push("keys")
  return { open: (trigger: HTMLElement) => opened.push(trigger.id) }
})
const { openIsland, startIslands } = await import("./islands.ts")

beforeEach(() => {
  document.body.innerHTML = `<button id="a" data-island="keys"><span>Keys</span></button><a id="b" href="#x">B</a>`
  opened.length = 0
})

describe("islands", () => {
  startIslands()

  it("load nothing until somebody reaches for one, and open when it is pressed", async () => {
    expect(loaded).toEqual([])
    document.getElementById("b")!.click()
    expect(loaded).toEqual([])
    document.querySelector("span")!.dispatchEvent(new Event("pointerover", { bubbles: true }))
    await vi.waitFor(() => expect(loaded).toEqual(["keys"]))
    expect(opened).toEqual([])
    document.querySelector("span")!.click()
    await vi.waitFor(() => expect(opened).toEqual(["a"]))
    expect(loaded).toEqual(["keys"])
  })

  it("open once however fast they are pressed, and leave a press with a modifier to the browser", async () => {
    const button = document.getElementById("a")!
    button.click()
    button.click()
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, ctrlKey: true }))
    await vi.waitFor(() => expect(opened).toEqual(["a"]))
    expect(button.ariaBusy).toBeNull()
  })

  it("open for a keyboard shortcut, too", async () => {
    document.body.id = "page"
    await openIsland("keys", document.body)
    expect(opened).toEqual(["page"])
  })
})
