import { describe, expect, test } from "vitest"
import { assertActive, assertCovers, isLeftToDo } from "./rules.ts"

const at = "2026-01-01T00:00:00.000Z"
const created = {}
const requested = { requested_at: at }
const confirmed = { requested_at: at, confirmed_at: at }
const declined = { requested_at: at, declined_at: at }
const canceled = { canceled_at: at }

describe("what can be done with an edit", () => {
  test.each([
    ["request", [true, true, false, false, false]],
    ["confirm", [true, true, false, "declined", "canceled"]],
    ["complete", ["created", true, false, "declined", "canceled"]],
    ["decline", ["created.", true, "confirmed.", false, "canceled."]],
    ["cancel", [true, true, "confirmed", "declined", false]],
    ["delete", [true, "requested", "confirmed", "declined", "canceled"]],
  ] as const)("%s", (action, expected) => {
    const seen = [created, requested, confirmed, declined, canceled].map((edit) => {
      try {
        return isLeftToDo(action, edit)
      } catch (error) {
        return (error as Error).message.split(" ").at(-1)
      }
    })
    expect(seen).toEqual(expected)
  })

  test("items change while nothing has ended", () => {
    expect(() => assertActive("add", requested)).not.toThrow()
    expect(() => assertActive("add", confirmed)).toThrow(
      "Can not add an item to the edit with status confirmed",
    )
    expect(() => assertActive("remove", declined)).toThrow("status declined")
  })

  test("what was packed or came back cannot be taken away", () => {
    const line = { title: "Shirt", fulfilled_quantity: 2, returned_quantity: 1 }
    expect(() => assertCovers(2, line)).not.toThrow()
    expect(() => assertCovers(1, line)).toThrow("2 units of Shirt were packed already")
    expect(() => assertCovers(0, { title: "Mug" })).not.toThrow()
  })
})
