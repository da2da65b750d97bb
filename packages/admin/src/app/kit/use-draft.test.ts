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
