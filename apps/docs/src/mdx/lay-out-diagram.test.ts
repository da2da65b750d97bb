import { describe, expect, it } from "vitest"
import { DiagramError, layOut } from "./lay-out-diagram.ts"

describe("layOut", () => {
  it("places boxes on a grid, the rows as high as their highest box", () => {
    const { boxes, width, height } = layOut(["*A@0,0: a note", "B@1,0", "C@1,1"], [], 100)
    expect(boxes.map(({ name, x, y, height: high }) => [name, x, y, high])).toEqual([
      ["A", 2, 2, 52],
      ["B", 270, 9, 38],
      ["C", 270, 102, 38],
    ])
    expect([boxes[0]!.isMain, boxes[1]!.isMain, width, height]).toEqual([true, false, 440, 142])
  })

  it("draws lines between the sides that face each other", () => {
    const { lines } = layOut(["A@0,0", "B@1,0", "C@1,1"], ["A -> B: has", "B --> C", "C -> A"], 100)
    expect(lines.map((line) => line.path)).toEqual([
      "M170 21C220 21 220 21 270 21",
      "M354 40C354 64 354 64 354 88",
      "M270 107C220 107 220 21 170 21",
    ])
    expect(lines[0]).toMatchObject({ label: "has", isDashed: false, labelX: 220, labelY: 21 })
    expect(lines[1]).toMatchObject({ label: "", isDashed: true })
  })

  it("turns for a phone what has two columns", () => {
    const boxes = ["A@0,0", "B@1,0"]
    expect(layOut(boxes, ["A -> B"], 100).width).toBe(440)
    const { width, height } = layOut(boxes, ["A -> B"], 100, 1)
    expect([width, height]).toEqual([172, 128])
  })

  it("turns what is too wide to be read", () => {
    const { boxes, lines, width } = layOut(["A@0,0", "B@1,0", "C@2,0", "D@3,1"], ["A -> B", "C -> D"], 100)
    expect(boxes.map(({ name, x, y }) => [name, x, y])).toEqual([
      ["A", 2, 2],
      ["B", 2, 88],
      ["C", 2, 174],
      ["D", 206, 260],
    ])
    expect(lines.map((line) => line.path)).toEqual([
      "M86 40C86 64 86 64 86 88",
      "M86 212C86 236 290 236 290 260",
    ])
    expect(width).toBe(376)
  })

  it("makes boxes wide enough for their names", () => {
    const [box] = layOut(["A name that is longer than others@0,0"], [], 100).boxes
    expect(box!.width).toBe(261)
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
