import { describe, expect, it } from "vitest"
import { DiagramError, layOut } from "./lay-out-diagram.ts"

describe("layOut", () => {
  it("places boxes on a grid, the rows as high as their highest box", () => {
    const { boxes, width, height } = layOut(["*A@0,0: a note", "B@1,0", "C@1,1"], [], 100)
    expect(boxes.map(({ name, x, y, height: high }) => [name, x, y, high])).toEqual([
      ["A", 2, 2, 52],
      ["B", 278, 9, 38],
      ["C", 278, 102, 38],
    ])
    expect([boxes[0]!.isMain, boxes[1]!.isMain, width, height]).toEqual([true, false, 456, 142])
  })

  it("draws lines between the sides that face each other", () => {
    const { lines } = layOut(["A@0,0", "B@1,0", "C@1,1"], ["A -> B: has", "B --> C", "C -> A"], 100)
    expect(lines.map((line) => line.path)).toEqual([
      "M178 21C228 21 228 21 278 21",
      "M366 40C366 64 366 64 366 88",
      "M278 107C228 107 228 21 178 21",
    ])
    expect(lines[0]).toMatchObject({ label: "has", isDashed: false, labelX: 228, labelY: 21 })
    expect(lines[1]).toMatchObject({ label: "", isDashed: true })
  })

  it("wraps notes to the width of a box", () => {
    const [box] = layOut(["A@0,0: what customers look at before they buy it"], [], 100).boxes
    expect(box!.note).toEqual(["what customers look at", "before they buy it"])
  })

  it.each([
    [["A"], []],
    [["A@0,0"], ["A to A"]],
    [["A@0,0"], ["A -> B"]],
  ])("refuses %j with %j", (boxes, lines) => {
    expect(() => layOut(boxes, lines, 100)).toThrow(DiagramError)
  })
})
