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
  expect(at('{"values":{"added":["one"],"gone":1},"savedAt":1}')).toEqual({ added: ["one"] })
  const others = [
    '{"added":["one"]}',
    '{"values":{"added":{"id":"one"}}}',
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
