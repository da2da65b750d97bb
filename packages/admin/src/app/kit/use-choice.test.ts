import "@stheno/medusa-react/internal/testing/page.ts"
import { afterEach, expect, it, vi } from "vitest"
import { discardChoice, useChoice, type ChoiceKey } from "./use-choice.ts"

interface Row {
  readonly id: string
  readonly label: string
}

const none: readonly string[] = []
const products: ChoiceKey = { title: "Add condition", of: "products" }
const groups: ChoiceKey = { title: "Add condition", of: "customer_groups" }
const mug: Row = { id: "prod_1", label: "Mug" }

vi.stubGlobal("location", window.location)

afterEach(() => localStorage.clear())

async function open(key: ChoiceKey) {
  const { renderHook } = await import("@testing-library/react")
  return renderHook(() => useChoice<Row>(key, none))
}

/** Chooses a mug, and leaves the page as a reload does. */
async function chooseMug(key: ChoiceKey) {
  const { act } = await import("@testing-library/react")
  const { result, unmount } = await open(key)
  act(() => result.current.choose([mug.id], [mug]))
  unmount()
}

it("restores a choice only for what was chosen for", async () => {
  await chooseMug(products)
  expect((await open(groups)).result.current).toMatchObject({ chosen: [], seen: [], restoredAt: undefined })
  expect((await open({ title: products.title })).result.current.chosen).toEqual([])
  expect((await open(products)).result.current).toMatchObject({ chosen: [mug.id], seen: [mug] })
})

it("restores nothing once the choice is discarded from outside", async () => {
  await chooseMug(products)
  discardChoice(groups)
  expect((await open(products)).result.current.chosen).toEqual([mug.id])
  discardChoice(products)
  expect((await open(products)).result.current.chosen).toEqual([])
})

it("says what was restored and when, until that is discarded", async () => {
  const { act } = await import("@testing-library/react")
  const before = Date.now()
  await chooseMug(products)
  const { result } = await open(products)
  expect(result.current.restored).toEqual([mug])
  expect(result.current.restoredAt).toBeGreaterThanOrEqual(before)
  act(() => result.current.choose([], []))
  expect(result.current.restored).toEqual([mug])
  act(() => result.current.discard())
  expect(result.current).toMatchObject({ chosen: [], seen: [], restored: [], restoredAt: undefined })
})
