import "@stheno/medusa-react/internal/testing/page.ts"
import { MedusaProvider, useAdminOrder } from "@stheno/medusa-react"
import { QueryClient } from "@tanstack/react-query"
import { createElement as h } from "react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { expect, it } from "vitest"

it("says when a row was changed, unless only what it belongs to was", async () => {
  const { versionOfParts } = await import("./changed-elsewhere.tsx")
  const shown = { name: "Mug", groups: ["one"], updated_at: "2026-01-01T00:00:00.000Z" }
  let now = { ...shown, groups: ["one", "two"] }
  const { read } = versionOfParts(
    shown,
    ({ name, groups }) => [name, groups],
    async () => now,
  )
  expect(await read({} as never)).toEqual({ version: '["Mug",["one","two"]]', at: "" })
  now = { ...shown, name: "Cup", updated_at: "2026-01-02T00:00:00.000Z" }
  expect(await read({} as never)).toEqual({ version: '["Cup",["one"]]', at: now.updated_at })
})

it("a form that stays open does not take its own change for one of somebody else", async () => {
  const { act, cleanup, fireEvent, render, screen, waitFor } = await import("@testing-library/react")
  const { Kit } = await import("./kit.tsx")
  const { Form } = await import("./form.tsx")
  const { versionOfParts } = await import("./changed-elsewhere.tsx")
  let row = { name: "First", color: "red", updated_at: "2026-01-01T00:00:00.000Z" }
  const saved: string[] = []
  const page = h(Form, {
    fields: [{ name: "name", kind: "text", label: "Name", required: true }],
    initial: { name: row.name },
    version: {
      ...versionOfParts(
        row,
        ({ name }) => name,
        async () => row,
      ),
      staysOpen: true,
    },
    submit: "Save",
    send: async (_client: unknown, { name }: { name: string }) => {
      row = { ...row, name, updated_at: `2026-01-0${saved.push(name) + 1}T00:00:00.000Z` }
    },
  } as never)
  render(
    h(Kit, {
      children: h(MedusaProvider, {
        medusaClient: {} as never,
        queryClientProviderProps: { client: new QueryClient() },
        children: h(RouterProvider, { router: createMemoryRouter([{ path: "/", element: page }]) }),
      }),
    }),
  )
  const save = async (name: string) => {
    await act(async () => fireEvent.change(screen.getByRole("textbox"), { target: { value: name } }))
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })))
  }
  await waitFor(() => screen.getByRole("textbox"))
  await save("Second")
  await waitFor(() => expect(saved).toEqual(["Second"]))
  await save("Third")
  await waitFor(() => expect(saved).toEqual(["Second", "Third"]))
  row = { ...row, color: "blue", updated_at: "2026-02-01T00:00:00.000Z" }
  await save("Fourth")
  await waitFor(() => expect(saved).toEqual(["Second", "Third", "Fourth"]))
  row = { ...row, name: "Theirs", updated_at: "2026-03-01T00:00:00.000Z" }
  await save("Fifth")
  await waitFor(() => screen.getByText("Someone else changed this"))
  expect(saved).toHaveLength(3)
  cleanup()
})

it("a form says that somebody else changed its row, and reloads it or overwrites it", async () => {
  const { act, fireEvent, render, screen, waitFor } = await import("@testing-library/react")
  const { Kit } = await import("./kit.tsx")
  const { Form } = await import("./form.tsx")
  const { versionOf } = await import("../orders/shown-order.ts")
  let row = { id: "order_1", email: "first@example.com", updated_at: "2026-01-01T00:00:00.000Z" }
  const saved: string[] = []
  const client = { admin: { orders: { retrieve: async () => ({ order: { ...row }, response: {} }) } } }
  function Page() {
    const { order } = useAdminOrder("order_1")
    if (!order) return null
    return h(Form, {
      fields: [{ name: "email", kind: "email", label: "Email", required: true }],
      initial: { email: order.email },
      version: versionOf(order),
      submit: "Save",
      send: async (_client: unknown, values: { email: string }) => {
        saved.push(values.email)
      },
    } as never)
  }
  const router = createMemoryRouter([{ path: "/", element: h(Page) }])
  const queries = new QueryClient()
  render(
    h(Kit, {
      children: h(MedusaProvider, {
        medusaClient: client as never,
        queryClientProviderProps: { client: queries },
        children: h(RouterProvider, { router }),
      }),
    }),
  )
  const input = () => screen.getByRole<HTMLInputElement>("textbox")
  await waitFor(() => expect(input().value).toBe("first@example.com"))
  row = { ...row, email: "colleague@example.com", updated_at: "2026-01-02T00:00:00.000Z" }
  await act(async () => fireEvent.change(input(), { target: { value: "mine@example.com" } }))
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })))
  await waitFor(() => screen.getByText("Someone else changed this"))
  expect(saved).toEqual([])
  expect(input().value).toBe("mine@example.com")
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Reload" })))
  await waitFor(() => expect(input().value).toBe("colleague@example.com"))
  expect(screen.queryByText("Someone else changed this")).toBeNull()
  await act(async () => fireEvent.change(input(), { target: { value: "second@example.com" } }))
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })))
  await waitFor(() => expect(saved).toEqual(["second@example.com"]))
  row = { ...row, updated_at: "2026-01-03T00:00:00.000Z" }
  await act(async () => fireEvent.change(input(), { target: { value: "third@example.com" } }))
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })))
  await waitFor(() => screen.getByText("Someone else changed this"))
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Overwrite" })))
  await waitFor(() => expect(saved).toEqual(["second@example.com", "third@example.com"]))
})
