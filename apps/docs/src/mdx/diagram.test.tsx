import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { Diagram } from "./diagram.tsx"

const lane = (name: string, row: number) => [0, 1, 2].map((column) => `${name}${column}@${column},${row}`)

it("gives a phone the same drawing where it fits", () => {
  expect(draw(["A@0,0: a note", "B@0,1"], ["A -> B"])).toEqual({ drawings: 1, items: [] })
})

it("turns a single lane for a phone", () => {
  expect(draw(lane("A", 0), ["A0 -> A1"])).toEqual({ drawings: 2, items: [] })
})

it("lists boxes with their lines where several lanes would be cut", () => {
  const boxes = [...lane("A", 0), ...lane("B", 1), "*C@1,2: the last one"]
  expect(draw(boxes, ["A0 -> A1: becomes", "A0 -> B0", "C -> A2"])).toEqual({
    drawings: 1,
    items: ["A0|becomes: A1|B0", "B0", "A1", "B1", "C|the last one|A2", "A2", "B2"],
  })
})

function draw(boxes: string[], lines: string[]) {
  const html = renderToStaticMarkup(<Diagram title="Lanes" boxes={boxes} lines={lines} />)
  const items = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item]) =>
    item!
      .replaceAll(/<[^>]+>/g, "|")
      .replaceAll(/\|+/g, "|")
      .replaceAll(/^\||\|$/g, ""),
  )
  return { drawings: html.split("<svg").length - 1, items }
}
