import "@stheno/medusa-react/internal/testing/page.ts"
import { createElement as h } from "react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { expect, it, vi } from "vitest"

vi.stubGlobal("addEventListener", window.addEventListener.bind(window))
vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window))

it("holds an entry that is added, with its key and value, until it is discarded", async () => {
  const { act, fireEvent, render, screen, waitFor } = await import("@testing-library/react")
  const { MetadataField, useZodForm, z } = await import("@stheno/ui/forms")
  const { Kit } = await import("./kit.tsx")
  const schema = z.object({ metadata: z.record(z.string(), z.unknown()) })
  type Values = ReturnType<typeof schema.parse>
  let held: () => unknown = () => undefined
  let discard = () => {}
  function Page() {
    const form = useZodForm({ schema, defaultValues: { metadata: { shelf: "4" } } })
    held = () => form.api.getValues("metadata")
    discard = form.discard
    return h(MetadataField<Values, Values>, {
      form,
      name: "metadata",
      label: "Metadata",
    })
  }
  const router = createMemoryRouter([{ path: "/", element: h(Page) }])
  render(h(Kit, { children: h(RouterProvider, { router }) }))
  const type = (name: string, value: string) =>
    act(async () => fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } }))
  const click = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })))
  await waitFor(() => screen.getByRole("button", { name: "Add entry" }))
  await click("Remove shelf")
  await click("Add entry")
  await type("Key", "warehouse_code")
  await type("Value: warehouse_code", "EXP-1")
  expect(held()).toEqual({ shelf: "", warehouse_code: "EXP-1" })
  await act(async () => discard())
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Value: shelf" }).value).toBe("4")
  expect(held()).toEqual({ shelf: "4" })
})
