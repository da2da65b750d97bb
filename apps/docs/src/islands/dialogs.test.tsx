// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { KeysDialog } from "./keys.tsx"
import { PictureDialog } from "./picture.tsx"

afterEach(cleanup)

describe("dialogs", () => {
  it("list the keyboard shortcuts, and close", () => {
    const onOpenChange = vi.fn()
    render(<KeysDialog open onOpenChange={onOpenChange} />)
    expect(screen.getByRole("dialog", { name: "Keys" }).textContent).toContain("Ctrl KSearch")
    fireEvent.click(screen.getByRole("button", { name: "Close" }))
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it("show a picture in full size, and close with a press on it", () => {
    const onOpenChange = vi.fn()
    const picture = { src: "/pictures/a.webp", alt: "The list of orders", width: 1500, height: 900 }
    render(<PictureDialog open onOpenChange={onOpenChange} picture={picture} />)
    expect(screen.getByRole("dialog", { name: "The list of orders" })).toBeTruthy()
    expect(screen.getByRole("img").getAttribute("width")).toBe("1500")
    fireEvent.click(screen.getByRole("button", { name: "Close the picture" }))
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })
})
