import "@stheno/medusa-react/internal/testing/page.ts"
import { MedusaProvider } from "@stheno/medusa-react"
import { QueryClient } from "@tanstack/react-query"
import { createElement as h } from "react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { afterEach, expect, it, vi } from "vitest"

const key = "stheno:draft:supplier"
vi.stubGlobal("addEventListener", window.addEventListener.bind(window))
vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window))

afterEach(async () => {
  const { cleanup } = await import("@testing-library/react")
  cleanup()
  localStorage.clear()
})

/** Opens a form with one field. */
async function open(more: object = {}) {
  const { render, screen, waitFor } = await import("@testing-library/react")
  const { Kit } = await import("./kit.tsx")
  const { Form } = await import("./form.tsx")
  const form = h(Form, {
    fields: [{ name: "name", kind: "text", label: "Name" }],
    submit: "Save",
    draftKey: "supplier",
    cancel: () => undefined,
    send: async () => undefined,
    ...more,
  } as never)
  const { unmount } = render(
    h(Kit, {
      children: h(MedusaProvider, {
        medusaClient: {} as never,
        queryClientProviderProps: { client: new QueryClient() },
        children: h(RouterProvider, { router: createMemoryRouter([{ path: "/", element: form }]) }),
      }),
    }),
  )
  await waitFor(() => screen.getByRole("textbox"))
  return { unmount }
}

async function type(value: string) {
  const { act, fireEvent, screen } = await import("@testing-library/react")
  await act(async () => fireEvent.change(screen.getByRole("textbox"), { target: { value } }))
}

async function click(name: string) {
  const { act, fireEvent, screen } = await import("@testing-library/react")
  await act(async () => fireEvent.click(screen.getByRole("button", { name })))
}

async function shown() {
  const { screen } = await import("@testing-library/react")
  return screen.getByRole<HTMLInputElement>("textbox").value
}

it("a form that is left keeps its input, and one that is canceled keeps nothing", async () => {
  const first = await open()
  await type("Harbor Mills")
  first.unmount()
  expect(localStorage.getItem(key)).toContain("Harbor Mills")
  const second = await open()
  expect(await shown()).toBe("Harbor Mills")
  // The pause after which a draft is kept has not passed.
  await type("Harbor Mills Ltd")
  await click("Cancel")
  second.unmount()
  expect(localStorage.getItem(key)).toBeNull()
  await open()
  expect(await shown()).toBe("")
})

it("restores input only while what it depends on is the same", async () => {
  const first = await open({ draftOf: "5000" })
  await type("12.00")
  first.unmount()
  const same = await open({ draftOf: "5000" })
  expect(await shown()).toBe("12.00")
  same.unmount()
  const other = await open({ draftOf: "4000" })
  expect(await shown()).toBe("")
  other.unmount()
  expect(localStorage.getItem(key)).toBeNull()
})
