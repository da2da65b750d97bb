import "@stheno/medusa-react/internal/testing/page.ts"
import { expect, it } from "vitest"
import { useDraft } from "./use-draft.ts"

it("keeps what is typed while an upload is running", async () => {
  const { act, renderHook } = await import("@testing-library/react")
  const empty: { readonly note: string; readonly pictures: readonly string[] } = { note: "", pictures: [] }
  const { result, unmount } = renderHook(() => useDraft("claim:order_1", empty))
  const atFirst = result.current.change
  act(() => result.current.change({ note: "Torn", pictures: ["one"] }))
  act(() => atFirst(({ pictures }) => ({ pictures: [...pictures, "two"] })))
  expect(result.current.values).toEqual({ note: "Torn", pictures: ["one", "two"] })
  unmount()
  const { result: again } = renderHook(() => useDraft("claim:order_1", empty))
  expect(again.current.values).toEqual({ note: "Torn", pictures: ["one", "two"] })
  act(() => again.current.discard())
  expect(again.current).toMatchObject({ values: empty, isChanged: false })
})

it("ignores what was kept in another format", async () => {
  const { renderHook } = await import("@testing-library/react")
  const none: { readonly added: readonly string[] } = { added: [] }
  const at = (kept: string) => {
    localStorage.setItem("stheno:page-draft:products", kept)
    const { result, unmount } = renderHook(() => useDraft("products", none))
    const { values } = result.current
    unmount()
    return values
  }
  const now = Date.now()
  expect(at(`{"values":{"added":["one"],"gone":1},"savedAt":${now}}`)).toEqual({ added: ["one"] })
  const others = [
    '{"added":["one"]}',
    '{"values":{"added":["one"]}}',
    `{"values":{"added":["one"]},"savedAt":${now},"of":"another version"}`,
    `{"values":{"added":{"id":"one"}},"savedAt":${now}}`,
    '{"values":null}',
    "null",
    "7",
    "{",
  ]
  for (const kept of others) expect(at(kept), kept).toEqual(none)
  // Forms keep theirs under another name.
  localStorage.setItem("stheno:draft:products", '{"added":["two"]}')
  localStorage.removeItem("stheno:page-draft:products")
  expect(renderHook(() => useDraft("products", none)).result.current.values).toEqual(none)
})

it("counts 30 days from the last change, not from the last view", async () => {
  const { act, renderHook } = await import("@testing-library/react")
  const none: { readonly added: readonly string[] } = { added: [] }
  const day = 24 * 60 * 60 * 1000
  const keep = (days: number) => {
    const savedAt = Date.now() - days * day
    localStorage.setItem("stheno:page-draft:month", JSON.stringify({ values: { added: ["one"] }, savedAt }))
    return savedAt
  }
  const open = () => renderHook(() => useDraft("month", none))
  const savedAt = () =>
    (JSON.parse(localStorage.getItem("stheno:page-draft:month") ?? "{}") as { savedAt?: number }).savedAt
  const before = keep(29)
  const { result, unmount } = open()
  expect(result.current.values).toEqual({ added: ["one"] })
  expect(savedAt()).toBe(before)
  act(() => result.current.change({ added: ["one", "two"] }))
  expect(savedAt()).toBeGreaterThan(before + 28 * day)
  unmount()
  keep(31)
  expect(open().result.current.values).toEqual(none)
})
