import "@stheno/medusa-react/internal/testing/page.ts"
import { MedusaProvider, useAdminCustomQuery } from "@stheno/medusa-react"
import { useQuery, type QueryKey } from "@tanstack/react-query"
import { createElement as h, type FunctionComponent } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { CompatibleQueryClient } from "./query-four.ts"

const { act, cleanup, render, screen, waitFor } = await import("@testing-library/react")

/** A request whose responses the test decides. */
function requests() {
  const waiting: { resolve(value: unknown): void; reject(error: Error): void }[] = []
  const send = () => new Promise<unknown>((resolve, reject) => waiting.push({ resolve, reject }))
  const next = async () => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    return waiting.shift()!
  }
  const answer = async (value: unknown) => {
    const { resolve } = await next()
    await act(async () => resolve(value))
  }
  const fail = async (message: string) => {
    const { reject } = await next()
    await act(async () => reject(new Error(message)))
  }
  return { send, answer, fail }
}

const newClient = () => new CompatibleQueryClient({ defaultOptions: { queries: { retry: false } } })

function show(queries: CompatibleQueryClient, widgets: readonly FunctionComponent[], get = async () => ({})) {
  const medusaClient = { admin: { custom: { get } } } as never
  const children = widgets.map((Widget, key) => h(Widget, { key }))
  return render(h(MedusaProvider, { medusaClient, queryClientProviderProps: { client: queries }, children }))
}

/** Options as an extension of v1 passes them, which version 5 does not have. */
const four = (options: object) => options

afterEach(cleanup)

describe("callbacks of queries", () => {
  it("are called once for each response, in every component that reads the query", async () => {
    const queries = newClient()
    const { send, answer, fail } = requests()
    const calls: unknown[][] = []
    const reader = (name: string, options: object) => () => {
      useQuery({
        queryKey: ["notes"],
        queryFn: send,
        ...options,
        ...four({
          onSuccess: (data: unknown) => calls.push([name, "success", data]),
          onError: (error: Error) => calls.push([name, "error", error.message]),
          onSettled: (data: unknown, error: Error | null) =>
            calls.push([name, "settled", data, error?.message]),
        }),
      })
      return null
    }
    const length = { select: (notes: unknown) => (notes as string[]).length }
    show(queries, [reader("list", {}), reader("count", length)])
    await answer(["first"])
    expect(calls.splice(0)).toEqual([
      ["list", "success", ["first"]],
      ["list", "settled", ["first"], undefined],
      ["count", "success", 1],
      ["count", "settled", 1, undefined],
    ])

    // An equal response is a result too, but data that the page sets is not.
    act(() => void queries.invalidateQueries({ queryKey: ["notes"] }))
    await answer(["first"])
    expect(calls.splice(0).map(([name]) => name)).toEqual(["list", "list", "count", "count"])
    await act(async () => queries.setQueryData(["notes"], ["first", "second"]))
    expect(calls).toEqual([])

    cleanup()
    show(queries, [reader("list", {})])
    await fail("offline")
    expect(calls).toEqual([
      ["list", "error", "offline"],
      ["list", "settled", undefined, "offline"],
    ])
  })

  it("are not called for a request that is canceled", async () => {
    const queries = newClient()
    const { send } = requests()
    const calls: unknown[] = []
    const note = (...given: unknown[]) => calls.push(given)
    show(queries, [
      () => {
        useQuery({
          queryKey: ["notes"],
          queryFn: send,
          ...four({ onSuccess: note, onError: note, onSettled: note }),
        })
        return null
      },
    ])
    await act(() => queries.cancelQueries({ queryKey: ["notes"] }))
    expect(queries.getQueryState(["notes"])?.fetchStatus).toBe("idle")
    expect(calls).toEqual([])
  })

  it("do not disturb the query when they throw", async () => {
    const queries = newClient()
    const { send, answer } = requests()
    const uncaught: unknown[] = []
    const onUncaught = (error: unknown) => uncaught.push(error)
    const listeners = process.listeners("uncaughtException")
    process.removeAllListeners("uncaughtException").on("uncaughtException", onUncaught)
    const settled: unknown[] = []
    show(queries, [
      () => {
        const onSuccess = () => {
          throw new Error("of the extension")
        }
        useQuery({
          queryKey: ["notes"],
          queryFn: send,
          ...four({ onSuccess, onSettled: (data: unknown) => settled.push(data) }),
        })
        return null
      },
    ])
    await answer("data")
    await waitFor(() => expect(uncaught).toEqual([new Error("of the extension")]))
    process.removeAllListeners("uncaughtException")
    for (const listener of listeners) process.on("uncaughtException", listener)
    expect(settled).toEqual(["data"])
    expect(queries.getQueryState(["notes"])).toMatchObject({ status: "success", data: "data" })
  })

  it("are called by the hooks of the API", async () => {
    const calls: unknown[] = []
    const options = four({ onSuccess: ({ brand }: { brand: string }) => calls.push(brand) })
    const Brand = () => {
      const { brand } = useAdminCustomQuery<object, { brand: string }>(
        "/brands",
        ["brands"],
        undefined,
        options,
      )
      return h("p", {}, brand)
    }
    show(newClient(), [Brand], async () => ({ brand: "Halcyon" }))
    await screen.findByText("Halcyon")
    expect(calls).toEqual(["Halcyon"])
  })
})

it("keeps the data of the previous key with keepPreviousData, and no others", async () => {
  const queries = newClient()
  const { send, answer } = requests()
  const shown = (queryKey: QueryKey, options: object) => () => {
    const { data, isPlaceholderData } = useQuery({ queryKey, queryFn: send, ...four(options) })
    return h("p", {}, `${String(data)} ${isPlaceholderData ? "(previous)" : ""}`.trim())
  }
  for (const [options, text] of [
    [{ keepPreviousData: true }, "one (previous)"],
    [{ keepPreviousData: false }, "undefined"],
  ] as const) {
    let page = 1
    const Page: FunctionComponent = () => shown(["pages", options, page], options)()
    const { rerender } = show(queries, [Page])
    await answer("one")
    await screen.findByText("one")
    page = 2
    rerender(
      h(MedusaProvider, {
        medusaClient: {} as never,
        queryClientProviderProps: { client: queries },
        children: [h(Page, { key: 0 })],
      }),
    )
    await screen.findByText(text)
    await answer("two")
    await screen.findByText("two")
    cleanup()
  }
})

it("knows gcTime under the name cacheTime", async () => {
  const queries = newClient()
  const queryFn = () => Promise.resolve(1)
  await queries.fetchQuery({ queryKey: ["old"], queryFn, ...four({ cacheTime: 17 }) })
  await queries.fetchQuery({ queryKey: ["new"], queryFn, gcTime: 18 })
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ options }) => options.gcTime),
  ).toEqual([17, 18])
})
